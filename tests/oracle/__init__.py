"""A plain second implementation of the rules, and the engine held against it."""
