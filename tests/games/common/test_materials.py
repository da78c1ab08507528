"""Material for languages that the program brings none for."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.games.rewordable import rw
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common import materials
from wordsmith_desktop.games.common.materials import (
    chosen_material,
    part_of,
    source_of,
    with_material,
)
from wordsmith_desktop.games.common.registry import game_of, rules_of
from wordsmith_desktop.games.length_x_wit.rules.material import Material, material_of, material_text
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.own.own_columns import columns_of
from wordsmith_desktop.lexicon.own.own_lists import ListUse, OwnList, OwnLists
from wordsmith_desktop.records.codec import decode, encode

LETTERS = "A:80 Y:20"
SYLLABLES = ["".join(pair) for pair in product("BCDLMNRSTY", "AEIOU")]
WORDS = ["".join(both) for both in product(SYLLABLES, repeat=2)]


FIELDS = ("own_box", "own_deck", "own_letters")
BAD = ("{", "{}", "A:x", "A|B", '{"dice":[],"tiles":{},"values":{}}', "Ä:1")


def own_materials() -> dict[str, str]:
    printed = rw.deck("en")
    cards = {
        colour: [card.text for card in printed if card.colour is colour] for colour in rw.Colour
    }
    return {
        "letter_pieces": LETTERS,
        "length_x_wit": material_text(material_of("de")),
        "rewordable": rw.own_deck(cards),
    }


@pytest.mark.parametrize("game", own_materials())
def test_a_match_in_another_language_is_played_with_its_material(game: str) -> None:
    rules, material = rules_of(game), own_materials()[game]
    ruleset = rules.ruleset_type(language="fr", dictionary="fr+Mots")
    equipped = game_of(game).equipped(ruleset, material)
    assert material == equipped.material
    assert rules.new(equipped, 2).ruleset == equipped
    assert equipped == decode(type(equipped), encode(equipped))


@pytest.mark.parametrize("game", own_materials())
def test_without_material_the_english_one_serves_and_saves_look_as_ever(game: str) -> None:
    ruleset = rules_of(game).ruleset_type(language="fr", dictionary="fr+Mots")
    assert "en" == ruleset.material
    rules_of(game).new(ruleset, 2)
    written: Any = encode(ruleset)
    assert not {*FIELDS} & {*written}


@pytest.mark.parametrize("game", own_materials())
@pytest.mark.parametrize(
    "bad", ["{", "{}", "A:x", "A|B", '{"dice":[],"tiles":{},"values":{}}', "Ä:1"]
)
def test_material_of_a_stranger_is_refused(game: str, bad: str) -> None:
    ruleset = rules_of(game).ruleset_type(language="fr")
    name = next(one for one in FIELDS if hasattr(ruleset, one))
    with pytest.raises(ValueError, match="not playable"):
        rules_of(game).new(replace(ruleset, **{name: bad}), 2)


def test_a_box_is_the_same_after_its_text() -> None:
    printed = material_of("en")
    assert (
        printed
        == material_of(material_text(printed))
        == Material(printed.tiles, printed.dice, printed.values)
    )


@pytest.fixture
def index() -> WordIndex:
    words = np.sort(np.array(WORDS, "S15"))
    alike = np.full(len(words), 35, np.uint8)
    return WordIndex(words, alike, np.zeros(len(words), np.bool_))


def test_a_deck_of_another_language_is_forced_to_nothing_of_german(index: WordIndex) -> None:
    habits = rw.habits_of(index)
    assert {*"ABCDEILMNORSTUY"} == habits.kept
    cards = rw.chosen_cards(index, habits)
    assert "Y" in cards[rw.Colour.BLUE]
    assert not {"AE", "OE", "UE", "QU"} & {*cards[rw.Colour.PINK]}
    assert rw.deck(rw.own_deck(cards))


def kept(folder: Path, words: list[str]) -> OwnLists:
    lists = OwnLists(folder)
    table = columns_of({word: word.lower() for word in words})
    for tag, mode, base in (("fr+Mots", ListUse.ONLY, ""), ("fr+Club", ListUse.WITHOUT, "fr+Mots")):
        own = OwnList(tag=tag, mode=mode, base=base, words=len(words), digest="", is_estimated=True)
        lists.keep(own, table)
    return lists


def test_material_is_chosen_once_and_serves_what_goes_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(materials, "LEAST_WORDS", 10)
    lists = kept(tmp_path, WORDS)
    found = chosen_material(
        lambda _done, _whole: None, "fr+Mots", tmp_path, tmp_path, ("letter_pieces",)
    )
    assert ["letter_pieces"] == list(found)
    lists.put_part("fr+Mots", part_of("letter_pieces"), found["letter_pieces"])
    assert "fr+Mots" == source_of("fr+Club", lists)
    ruleset = rules_of("letter_pieces").ruleset_type(language="fr")
    equipped = with_material("letter_pieces", ruleset, "fr+Club", lists)
    assert found["letter_pieces"] == equipped.own_letters
    assert ruleset == with_material("letter_pieces", ruleset, "de+Klub", lists)


def test_a_short_list_has_no_material_chosen(tmp_path: Path) -> None:
    kept(tmp_path, WORDS[:9])
    assert {} == chosen_material(lambda _done, _whole: None, "fr+Mots", tmp_path, tmp_path)
