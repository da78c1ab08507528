"""Why an action is not open: typed reasons, given all at once."""

from __future__ import annotations

from enum import Enum, unique

from .value import Value

Detail = str | int


@unique
class Gate(Enum):
    """The reasons that every game shares, asked before its own."""

    OVER = "over"
    """The match has ended."""
    NOT_YOUR_TURN = "not_your_turn"
    """Another seat, or chance, or the referee is to act."""
    UNKNOWN_ACTION = "unknown_action"
    """The game has no such action, or not in this phase."""


class Rejection(Value):
    """One reason against an action; the user interface turns it into a sentence."""

    code: Enum
    """The reason; each game has an enumeration of its own."""
    rule: str = ""
    """The rule's number in the game's ledger, such as "R20"; empty where none applies."""
    details: tuple[tuple[str, Detail], ...] = ()
    """Named values for the sentence, such as a word, a letter or a count."""

    @classmethod
    def of(cls, code: Enum, rule: str = "", **details: Detail) -> Rejection:
        """A rejection with its details as keywords."""
        return cls(code, rule, tuple(details.items()))


class WordsmithError(Exception):
    """What goes wrong in a way the program expects and can explain."""


class IllegalActionError(WordsmithError):
    """An action was played that is not open; `rejections` holds every reason."""

    def __init__(self, action: object, rejections: tuple[Rejection, ...]) -> None:
        super().__init__(f"{action}: {', '.join(str(r.code.value) for r in rejections)}")
        self.action = action
        self.rejections = rejections
