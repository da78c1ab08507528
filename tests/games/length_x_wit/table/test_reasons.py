"""Why something is not open, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import pytest

from tests.games.length_x_wit import lw
from tests.helpers.length_x_wit import SMALL, Table, use_small_box
from wordsmith_desktop.core.rejections import Detail, Gate, Rejection
from wordsmith_desktop.games.common.table_rules import TableWhy
from wordsmith_desktop.games.length_x_wit.rules.actions import Swap
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Swap as SwapRule
from wordsmith_desktop.games.length_x_wit.words.event_sentences import reasons_text
from wordsmith_desktop.session.updates import SessionGate
from wordsmith_desktop.wording.texts import LANGUAGES, Language, set_language

NOBODYS = 999
"""The number of a tile that the box does not have."""
SAMPLES: dict[Enum, dict[str, Detail]] = {
    lw.Why.TOO_SHORT: {"word": "A"},
    lw.Why.DICE_LEFT: {"word": "ROE", "missing": "P"},
    lw.Why.LETTERS_MISSING: {"word": "ROPES", "missing": "S"},
    lw.Why.TILES_LEFT: {"word": "ROP", "extra": "E"},
    lw.Why.NOT_YOURS: {"tile": NOBODYS},
    lw.Why.TILE_BANKED: {"tile": 0},
    lw.Why.TILE_SPENT: {"tile": 0},
    lw.Why.TILE_TWICE: {"tile": 0},
    lw.Why.NO_VOWEL: {"letter": "Y"},
    lw.Why.VOWEL_LEFT: {"letters": "AE"},
    lw.Why.BALANCED: {"vowels": 3, "consonants": 6},
    TableWhy.OTHER_WORD: {"word": "ROPE"},
}
"""The details of those reasons that have any."""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    use_small_box(monkeypatch)
    set_language("en")
    yield
    set_language("en")


def against(table: Table, action: object) -> str:
    return reasons_text(table.rules.check(table.state, 0, action), table.state.material)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", [*lw.Why, *TableWhy, *Gate, *SessionGate])
def test_every_reason_has_a_sentence(code: Enum, language: Language) -> None:
    set_language(language)
    details = tuple(SAMPLES.get(code, {}).items())
    sentence = reasons_text((Rejection(code, details=details),), SMALL)
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_L7_a_die_that_is_left_out_is_named() -> None:
    table = Table("E O S", dice="R P")
    assert against(table, table.said(lw.Score, "ROSE", "O S E")) == (
        "ROSE leaves out P: every die has to be in the word."
    )


def test_L7_a_die_with_two_letters_is_named_as_one() -> None:
    table = Table("A T", dice="QU R")
    assert against(table, table.said(lw.Score, "AT", "A T")) == (
        "AT leaves out QU and R: every die has to be in the word."
    )


def test_L7_every_letter_that_lacks_a_tile_is_named_once() -> None:
    table = Table("A", dice="R P")
    assert against(table, table.said(lw.Score, "PARTEE", "A")) == (
        "PARTEE cannot be laid: there is no die and no free tile for T and E."
    )


def test_L7_a_tile_without_a_place_in_the_word_is_named() -> None:
    table = Table("A T", dice="R")
    assert against(table, table.said(lw.Score, "TAR", "A T")) == ""
    assert against(table, table.said(lw.Score, "AR", "A T")) == (
        "AR has no place for T: leave that out."
    )


def test_L7_tiles_are_told_by_their_letters() -> None:
    table = Table("A", dice="R", banked="T", spent="E")
    banked, spent = table.spend_of("T").tile, table.spend_of("E").tile
    assert against(table, lw.Score("TAR", (table.spend_of("A").tile, banked))) == (
        "T is banked and stays out until the turn is over."
    )
    assert against(table, lw.Spend(spent)) == "E is spent and stays out until the turn is over."


def test_L8_whoever_gives_up_too_early_is_told_the_vowels() -> None:
    table = Table("A E A T", dice="R")
    assert against(table, lw.GiveUp()) == (
        "You still have A and E: spend a vowel and roll again before you give up."
    )


def test_L5_a_set_that_may_not_be_swapped_is_counted() -> None:
    assert against(Table("A E I R S T N P O"), Swap()) == (
        "You have 4 vowels and 5 consonants: only with fewer than two of one kind may you swap."
    )
    never = Table("A R S T N P O", swap=SwapRule.NEVER)
    assert against(never, Swap()) == "Your house choices have no swapping: roll the first die."


def test_all_reasons_are_given_and_each_only_once() -> None:
    table = Table("A", dice="R P T A E")
    assert against(table, lw.Press("R", (NOBODYS, NOBODYS + 1))) == (
        "R is only one letter: a word needs at least two. "
        "One of these tiles is not yours: use tiles that lie before you. "
        "R leaves out P, T, A and E: every die has to be in the word. "
        "All dice are on the table: score the word."
    )


def test_the_reasons_are_told_in_german_too() -> None:
    set_language("de")
    assert against(Table("A E T", dice="R"), lw.GiveUp()) == (
        "Du hast noch A und E: Gib erst einen Vokal aus und würfle noch einmal, bevor du aufgibst."
    )
