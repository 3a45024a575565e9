"""The one error of the build: something outside our code is missing or wrong, and a person can mend it."""

from __future__ import annotations


class BuildError(Exception):
    """A build that cannot go on.

    `message` says which thing is wrong, `hint` what to do about it; both are one line for a person, never a traceback.
    """

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.message}\n  {self.hint}" if self.hint else self.message
