"""An exact setting of the Letter Piece Game in words."""

from __future__ import annotations

from collections.abc import Iterator

from wordsmith_desktop.games.letter_pieces.ruleset import TABLES, Mode, Ruleset, TableMode
from wordsmith_desktop.ui.games.letter_pieces import setting_texts as texts
from wordsmith_desktop.ui.games.letter_pieces.new_match.texts import MODES
from wordsmith_desktop.ui.kit.setting_words import clock_words, sentence, unusual
from wordsmith_desktop.ui.kit.texts import say


def setting_text(ruleset: Ruleset, seats: int) -> str:
    """The way to play, and what is other than printed."""
    return sentence(_phrases(ruleset, seats))


def _phrases(ruleset: Ruleset, seats: int) -> Iterator[str]:
    mode = ruleset.mode
    usual = Ruleset(
        mode=mode,
        table=TABLES[mode][0] if seats > 1 else TableMode.TURNS,
        challenges=1 if mode is Mode.WARM_UP else 3,
    )
    yield say(MODES[mode][0])
    yield from unusual(ruleset, usual, texts.MAIN)
    yield from _time(ruleset)
    if any(ruleset.handicaps):
        yield say(texts.HANDICAP, boxes="/".join(map(str, ruleset.handicaps)))
    if ruleset.given is not None:
        yield say(texts.GIVEN)
    yield from unusual(ruleset, usual, texts.HOUSE)


def _time(ruleset: Ruleset) -> Iterator[str]:
    if ruleset.mode is Mode.WARM_UP:
        yield say(texts.WARM_UPS[ruleset.clock], n=ruleset.warm_up_seconds)
    elif ruleset.table is TableMode.BUZZER:
        bench = texts.BENCH if ruleset.bench_seconds else texts.NO_BENCH
        yield say(bench, n=ruleset.bench_seconds)
    else:
        match_seconds = ruleset.match_seconds
        yield from clock_words(ruleset.clock, ruleset.turn_seconds, match_seconds=match_seconds)
