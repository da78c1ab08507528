"""How a match stands, in a few words that give no secret away."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.games.letter_pieces.ruleset import Mode, TableMode
from wordsmith_desktop.games.letter_pieces.state import Phase
from wordsmith_desktop.ui.games.letter_pieces.table import texts
from wordsmith_desktop.ui.kit.table_texts import MATCH_OVER
from wordsmith_desktop.ui.kit.texts import Text, say


def describe(seen: Observation, names: Sequence[str]) -> str:
    """Such as "Ana’s turn, challenge 2"; `seen` is what anyone may know."""
    number = seen.challenge + 1
    if seen.phase is Phase.MATCH_OVER:
        return say(MATCH_OVER)
    special = _SPECIAL.get(seen.phase)
    if special is not None:
        return say(special, name=names[seen.starter], number=number)
    if seen.bench is None:
        is_race = seen.ruleset.table is TableMode.BUZZER
        return say(texts.STATE_RACE if is_race else texts.STATE_DEALING, number=number)
    return say(texts.TURN_OF, name=names[seen.bench], number=number)


_SPECIAL: dict[Phase, Text] = {
    Phase.LETTERS: texts.STATE_LETTERS,
    Phase.CHECKING: texts.STATE_CHECKING,
    Phase.CHALLENGE_OVER: texts.STATE_BETWEEN,
}


def pass_text(seen: Observation) -> Text:
    """What passing means now (R22, R44)."""
    rules = seen.ruleset
    if rules.mode is Mode.WORD_BY_WORD:
        return texts.PASS_ROW
    if rules.mode is Mode.WARM_UP:
        return texts.END_WARM_UP
    if rules.table is TableMode.BUZZER:
        return texts.STEP_BACK
    is_last = seen.phase is Phase.LAST_WORDS or len(seen.players) == 1
    if is_last:
        return texts.NO_MORE_WORDS
    waiting = [view for seat, view in enumerate(seen.players) if seat != seen.bench]
    is_ending = all(view.has_passed for view in waiting)
    return texts.PASS_ENDS if is_ending else texts.PASS_TURN


def row_text(seen: Observation, row: int | None) -> str:
    """Where the word would be written: "row 2, at A"."""
    if row is None or seen.ruleset.mode is Mode.WARM_UP:
        return ""
    text = say(texts.IN_ROW, number=row + 1)
    if not seen.required:
        return text
    return f"{text}, {say(texts.AT_LETTER, letter=seen.required[row])}"
