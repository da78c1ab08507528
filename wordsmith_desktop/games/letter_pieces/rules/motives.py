"""Why a computer player does something, in the figures that it went by."""

from __future__ import annotations

from enum import Enum, unique

from wordsmith_desktop.bots.bot import Motive

from .pieces import Shape


@unique
class MotiveKind(Enum):
    """What a player does, which says why."""

    WORD = "word"
    """The best word that it sees."""
    LAST = "last"
    """Any word now: it is the last of its sheet, or of the challenge."""
    ROLL = "roll"
    """Nothing seen that is good enough."""
    BEHIND = "behind"
    """A word that is good enough would end the match with others ahead."""
    CHOICE = "choice"
    """The piece with which most can be done."""
    CIRCLE = "circle"
    """A circle becomes the piece that a word lacks."""
    PASS = "pass"
    """It knows no word, and more pieces help nobody."""
    TIRED = "tired"
    """It would look too long for the next word of a warm-up."""
    LETTERS = "letters"
    """A word for the rows."""


class LetterMotive(Motive, kw_only=True):
    """Why a player decided so."""

    reason: MotiveKind
    left: int = 0
    """Pieces left over, circles included."""
    boxes: int = 0
    """Points lost by blue boxes."""
    asked: int = 0
    """The letters that a word was to have."""
    kind: Shape | None = None
    rival: str = ""
    """A word that it saw too and did not take; empty where there was none."""
    rival_left: int = 0
    """Pieces that it would have left over."""
    rival_boxes: int = 0
    """Points that it would have lost by blue boxes."""
    count: int = 0
    """Words that it sees with the piece, or pieces that it has; points that it is behind."""
    seconds: int = 0
    """How long it would look for the next word."""
