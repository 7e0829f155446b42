"""What can be wrong with a hand, a choice or a table of Fantasy Realms. The sentences are in ``words.messages``."""

from __future__ import annotations

from royaume.core.errors import RoyaumeError
from royaume.realms.words.messages import MESSAGES


class RealmsError(RoyaumeError):
    """A mistake in what was asked of Fantasy Realms."""

    words = MESSAGES


class OptionError(RealmsError):
    """A module or option that does not exist, or does not go with another; a number of players out of range."""


class UnknownName(RealmsError):
    """A name that no card bears, or that several begin with."""


class HandError(RealmsError):
    """Cards that cannot make the hand: twice the same, not in play, too many."""


class ChoiceError(RealmsError):
    """A choice that the rules do not allow."""


class NotationError(RealmsError):
    """A text that cannot be read."""


class ArrayError(RealmsError):
    """An array that holds no hands."""


class PictureError(RealmsError):
    """A picture that cannot be written."""


class LineError(RealmsError):
    """A line of a batch that asks for nothing that can be scored."""
