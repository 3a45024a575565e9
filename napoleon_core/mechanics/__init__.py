"""What trick-taking games have in common, as pure functions on small values that know no game."""
