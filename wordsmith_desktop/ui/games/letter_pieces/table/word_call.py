"""A called or silently written word on which the table is asked (R16, R29)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.games.letter_pieces.state import Call, Phase
from wordsmith_desktop.games.table import Stage
from wordsmith_desktop.ui.games.letter_pieces.table import texts
from wordsmith_desktop.ui.games.letter_pieces.table.claim_bar import Spelled
from wordsmith_desktop.ui.kit.call_bar import CallBar, hint_text
from wordsmith_desktop.ui.kit.texts import say


class WordCall(CallBar):
    """Spells the word and says who called it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        spelled = Spelled()
        super().__init__(spelled, parent)
        self.spelled = spelled

    def show_call(
        self, seen: Observation, names: Sequence[str], asked: Sequence[Seat], reason: str
    ) -> None:
        """Ask about the pending word; `reason` is what the dictionary said, for a vote."""
        call = seen.call
        if call is None:
            return
        self.spelled.show_word(call.word)
        hint = hint_text(call.stage, reason)
        if seen.phase is Phase.CHECKING and call.stage is Stage.OBJECTIONS and asked:
            hint = say(texts.NEIGHBOUR_HINT, name=names[asked[0]])
        title = _title(seen, call, names[call.seat])
        self.ask(title, hint, stage=call.stage, names=names, asked=asked)


def _title(seen: Observation, call: Call, name: str) -> str:
    if seen.phase is Phase.CHECKING:
        return say(texts.CHECK_TITLE, name=name, word=call.word)
    if seen.required:
        letter = seen.required[call.row]
        return say(texts.CALL_TITLE_AT, name=name, word=call.word, letter=letter)
    return say(texts.CALL_TITLE, name=name, word=call.word)
