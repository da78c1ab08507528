"""Exact settings in words: what is other than the printed rules is named, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

import pytest

from tests.games.hidden_crossword import hc
from tests.games.letter_pieces import lp
from wordsmith_desktop.core.value import field_names, replace
from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.games.hidden_crossword.rules.ruleset import Ruleset as Crossword
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset as Dice
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset as Pieces
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset as Cards
from wordsmith_desktop.window.kit.game_entry import find_entry
from wordsmith_desktop.wording.texts import LANGUAGES, Language, language, set_language

USUAL: dict[str, Any] = {
    "letter_pieces": Pieces(),
    "hidden_crossword": Crossword(),
    "rewordable": Cards(),
    "length_x_wit": Dice(),
}
SILENT = {"language", "dictionary", "name_letters"}
"""Told apart elsewhere, or no matter of comparing."""
ONLY_WITH: dict[str, dict[str, Any]] = {
    "turn_seconds": {"clock": Clock.HARD},
    "build_minutes": {"clock": Clock.HARD},
    "bench_seconds": {"table": lp.TableMode.BUZZER},
    "warm_up_seconds": {"mode": lp.Mode.WARM_UP, "clock": Clock.HARD},
    "match_seconds": {"clock": Clock.HARD},
}
"""Fields that mean something only beside another."""
ALONE = {"turns", "difficulty", "density"}
NO_OTHER_GAME = {("rewordable", "draws_lots")}
"""Who begins, of two with equally long names."""


@pytest.fixture(params=LANGUAGES, autouse=True)
def _in_language(request: pytest.FixtureRequest) -> Iterator[None]:
    before = language()
    wanted: Language = request.param
    set_language(wanted)
    yield
    set_language(before)


def said(game: str, ruleset: object, seats: int = 2) -> str:
    entry = find_entry(game)
    assert entry is not None
    return entry.words.setting_text(ruleset, seats)


def others(value: Any) -> list[Any]:
    """Values of a field other than the usual one."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, Enum):
        return [other for other in type(value) if other is not value]
    if isinstance(value, int):
        return [value - 1 if value else 1]
    return [(1, 0)] if value == () else []


def cases() -> list[tuple[str, str, Any]]:
    return [
        (game, name, value)
        for game, usual in USUAL.items()
        for name in field_names(usual)
        if name not in SILENT and (game, name) not in NO_OTHER_GAME
        for value in others(getattr(usual, name))
    ]


@pytest.mark.parametrize(("game", "field", "value"), cases())
def test_whatever_is_chosen_otherwise_is_named(game: str, field: str, value: Any) -> None:
    seats = 1 if field in ALONE else 2
    usual = replace(USUAL[game], **ONLY_WITH.get(field, {}))
    assert said(game, usual, seats) != said(game, replace(usual, **{field: value}), seats)


def test_a_setting_reads_like_a_sentence() -> None:
    rules = Pieces(
        mode=lp.Mode.WORD_BY_WORD,
        table=lp.TableMode.CURTAIN,
        challenges=1,
        clock=Clock.HARD,
        turn_seconds=90,
        min_word_length=3,
    )
    expected = {
        "en": "Word by Word, 1 round, clock of 90 s, words of 3 letters or more",
        "de": "Wort für Wort, 1 Runde, Uhr mit 90 s, Wörter ab 3 Buchstaben",
    }
    assert expected[language()] == said("letter_pieces", rules)


@pytest.mark.parametrize(
    ("game", "ruleset", "seats", "expected"),
    [
        ("letter_pieces", Pieces(), 1, "Standard"),
        ("letter_pieces", Pieces(mode=lp.Mode.WARM_UP, challenges=1), 1, "Warm-up, no clock"),
        ("hidden_crossword", Crossword(), 2, "By the printed rules"),
        ("hidden_crossword", Crossword(difficulty=hc.Difficulty.EASY), 1, "Easy"),
        ("hidden_crossword", Crossword(density=hc.Density.DENSE), 1, "Medium, dense puzzle"),
        ("rewordable", Cards(name_letters=(3, 4)), 2, "By the printed rules"),
        ("rewordable", Cards(cards=30, referee=Referee.VOTE), 2, "30 cards, the table votes"),
        ("rewordable", Cards(), 1, "The whole deck"),
        ("rewordable", Cards(turns=10, clock=Clock.HARD), 1, "10 turns, clock of 120 s"),
        (
            "rewordable",
            Cards(match_seconds=300, clock=Clock.HARD),
            1,
            "Clock of 300 s for the match",
        ),
        ("length_x_wit", Dice(turns=10, draws_lots=False), 1, "10 turns"),
        ("length_x_wit", Dice(goal=100), 3, "For 100 points"),
        (
            "length_x_wit",
            Dice(turns=6, clock=Clock.HARD, match_seconds=300),
            1,
            "6 turns, clock of 300 s for the match",
        ),
    ],
)
def test_the_printed_rules_need_few_words(
    game: str, ruleset: object, seats: int, expected: str
) -> None:
    set_language("en")
    assert expected == said(game, ruleset, seats)
