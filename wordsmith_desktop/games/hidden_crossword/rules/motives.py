"""Why a computer player of the Hidden Crossword decided so, with the figures of its reason."""

from __future__ import annotations

from enum import Enum, unique

from wordsmith_desktop.bots.bot import Motive


@unique
class MotiveKind(Enum):
    """What a decision was about."""

    TURNED_UP = "turned_up"
    """No anchor was seen in the letters that lie there."""
    ENOUGH = "enough"
    """There is an anchor, and only the other letters are wanted."""
    CALLED = "called"
    """The anchor: the first word that was seen."""
    DREW_AFRESH = "drew_afresh"
    """The letters hold no anchor."""
    BUILT = "built"
    """The own puzzle: how many words it has, and how many of them are as long as another."""
    PROBED = "probed"
    """A length that was not asked for yet; how many letters are not known to lie anywhere."""
    NARROWED = "narrowed"
    """So many words fit one that is looked for; so many would be left."""
    TOLD_APART = "told_apart"
    """So many whole puzzles are possible; so many would be left."""
    CHECKED = "checked"
    """The only word that fits, to be sure of it."""
    TRIED = "tried"
    """Nothing else is known to ask."""
    CHOSE = "chose"
    """Which word is asked about: so many words fit it."""
    SUBMITTED = "submitted"
    """So many whole puzzles are possible, and one of them is laid."""
    AGREED = "agreed"
    """On the clue type that was proposed."""
    GAVE_UP = "gave_up"
    """Nothing is left to be asked."""


class Thought(Motive, kw_only=True):
    """The reason for a decision; figures that it has nothing to do with are 0."""

    reason: MotiveKind
    length: int = 0
    """Letters of the word that is looked for."""
    place: int = 0
    """Which one of that length it is by the alphabet, from 0."""
    of: int = 0
    """How many there are of that length."""
    count: int = 0
    """Words or puzzles that fit."""
    left: int = 0
    """How many of them the answer leaves on average."""
    is_more: bool = False
    """Whether there are more than `count`."""
    alike: int = 0
    """Words of an own puzzle that are as long as another."""
