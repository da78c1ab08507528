"""The two decks: their cards, what they offer, and how the German one was chosen.

The decks are printed material: they stay as they are when the word list changes. What they offer
with the words of today is held within limits that the names below state.
"""

from __future__ import annotations

import hashlib
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tests.games.rewordable import rw
from tests.helpers.effort import EFFORT
from tests.packaging.environments import load
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.rewordable.rules import cards
from wordsmith_desktop.games.rewordable.rules import deck_choice as choice
from wordsmith_desktop.lexicon.folding import LETTERS
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon

ROOT = Path(__file__).resolve().parents[4]
DICTIONARIES = ROOT / "resources" / "dictionaries"
EDITION = re.compile(r"\(\d+ words,\n# SHA-256 [0-9a-f]{64}\)")
STARTS = [
    "FAHR",
    "GEH",
    "STEH",
    "LAUF",
    "SING",
    "RED",
    "LACH",
    "WOHN",
    "BAU",
    "FRAG",
    "SCHREIB",
    "LEB",
    "HOFF",
    "TANZ",
    "KOCH",
]
ENDS = ["EN", "T", "TE", "TEN", "END", "ER", "ERIN", "UNG", "BAR", "LICH"]
GERMAN_FILE = Path(cards.__file__).parent / "decks" / "de.toml"
PRINTED = {
    "en": "ee142d49eaec0547763cd6e22c94f4d583c2bd2c077fd7ae2dbb12f99d94d4e4",
    "de": "67d8aaff3c8cc50fce75caa6adbc52eab4ac45cbee4fe5f38a078b4cef6031c5",
}
"""The SHA-256 of the editions that ship."""
MANY_MORE = 1.7
"""How many times the words that the file tells of a draw may have today, among all words: the
lists have grown, mostly by rare words. Common ones are about as many as they were."""
HARDLY = 1.01
"""How many times as much as the printed deck one may be worth with another card in it."""
BETTER = 1.05
"""The same for the deck that the script would choose today."""
draws = load("data.rewordable_draws")

ENGLISH_BLUE = "A2 B2 C2 D3 E2 F2 G2 H2 I2 K1 L3 M2 N2 O2 P2 R3 T2 U1 V1 W2 Y2"
ENGLISH_PINK = """
    AD AL AN AR AS AT CH CK CO DE EA ED EL EN ER ES ET IE IN IT LA LE LI LY MA ME NE NG ON OR OW
    QU RA RE RS RT SE SH SI ST TA TE TH TI TO TS UN VE
"""
ENGLISH_YELLOW = """
    BLE DED DER ELL ENT ERS EST IES INE ING ION IST IVE LED LES LIN NCE NED NES NTS OUS PER RES
    SED SES TED TER TES VER ING
"""


@pytest.fixture(scope="module")
def german() -> Lexicon:
    return open_lexicon("de", DICTIONARIES)


@pytest.fixture(scope="module")
def english() -> Lexicon:
    return open_lexicon("en", DICTIONARIES)


def texts(language: str, *colours: rw.Colour) -> list[str]:
    return [card.text for card in rw.deck(language) if card.colour in (colours or rw.Colour)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_C1_a_box_holds_42_blue_48_pink_and_30_yellow_cards(language: str) -> None:
    colours = Counter(card.colour for card in rw.deck(language))
    assert {rw.Colour.BLUE: 42, rw.Colour.PINK: 48, rw.Colour.YELLOW: 30} == colours
    assert list(range(120)) == [card.id for card in rw.deck(language)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_C1_a_card_carries_as_many_letters_as_its_colour_says(language: str) -> None:
    assert all(card.colour.letters == len(card.text) for card in rw.deck(language))
    assert set("".join(texts(language))) <= set(LETTERS)


def test_C2_the_english_deck_is_the_one_of_the_rule_ledger() -> None:
    blue = Counter({entry[0]: int(entry[1:]) for entry in ENGLISH_BLUE.split()})
    assert blue == Counter(texts("en", rw.Colour.BLUE))
    assert Counter(ENGLISH_PINK.split()) == Counter(texts("en", rw.Colour.PINK))
    assert Counter(ENGLISH_YELLOW.split()) == Counter(texts("en", rw.Colour.YELLOW))


def test_the_german_deck_has_every_letter_but_x_and_y() -> None:
    blue = Counter(texts("de", rw.Colour.BLUE))
    assert set(LETTERS) - set("QXY") == blue.keys()
    assert 3 == max(blue.values())
    assert {"AE", "OE", "UE", "QU"} <= set(texts("de", rw.Colour.PINK))


def test_no_long_german_card_is_there_twice_or_off_a_number_plate() -> None:
    longer = Counter(texts("de", rw.Colour.PINK, rw.Colour.YELLOW))
    assert 1 == max(longer.values())
    assert set() == longer.keys() & {"SS", "SA", "NS", "KZ", "HJ"}


def test_C2_a_language_without_a_deck_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="xx"):
        rw.deck("xx")


def test_the_search_finds_what_laying_out_the_cards_in_every_order_finds(german: Lexicon) -> None:
    speller = draws.Speller(german.index)
    for draw in draws.draws(texts("de"), 6, seed=3):
        hand, pool = draw[:3], draw[5:]
        assert laid_out(german.index, hand, pool) == set(speller.places(hand, pool))


def laid_out(index: WordIndex, hand: tuple[str, ...], pool: tuple[str, ...]) -> set[int]:
    """The places of all words from a hand and a pool, by trying every row of cards."""
    rows = rows_of(len(hand) + len(pool), len(hand))
    held = hand + pool
    found = {index.position("".join(held[place] for place in row)) for row in rows}
    return {place for place in found if place is not None}


def rows_of(number: int, hand: int) -> Iterator[tuple[int, ...]]:
    """Every row of two or more of so many cards, one at least of the first ones."""
    for size in range(2, number + 1):
        yield from (row for row in permutations(range(number), size) if min(row) < hand)


def test_two_cards_of_the_pool_alone_are_no_word(english: Lexicon) -> None:
    speller = draws.Speller(english.index)
    assert [] == speller.places(["VE"], ["AN", "D"])
    found = [english.index.position(word) for word in ("AND", "DAN")]
    assert found == speller.places(["AN"], ["D", "VE"])


def test_both_decks_offer_about_what_the_german_file_says(
    german: Lexicon, english: Lexicon
) -> None:
    for lexicon, name in ((english, "English"), (german, "German")):
        measured = draws.measure(lexicon.index, texts(lexicon.tag), 300, seed=77)
        for found, kind in zip(measured, ("all", "common"), strict=True):
            median, mean, letters, longest, dead = noted(f"{kind} words, {name}")
            most = MANY_MORE if kind == "all" else 1.15
            assert median - 1 <= found.median <= most * median + 1
            assert 0.85 * mean <= found.mean <= most * mean
            assert letters == pytest.approx(found.length, abs=0.2)
            assert longest == pytest.approx(found.longest, abs=0.4)
            assert 100 * found.dead <= dead + 2


def noted(name: str) -> list[float]:
    """The figures on one line of the German file's head."""
    start = f"# {name} "
    lines = GERMAN_FILE.read_text("utf-8").splitlines()
    line = next(line for line in lines if line.startswith(start))
    return [float(figure.rstrip("%")) for figure in line.removeprefix(start).split()]


@pytest.mark.parametrize("kind", ["all", "common"])
def test_the_german_deck_offers_no_fewer_words_than_the_english(kind: str) -> None:
    german, english = (noted(f"{kind} words, {name}") for name in ("German", "English"))
    assert german[0] >= english[0]
    assert german[1] >= english[1]
    assert german[4] <= english[4]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_printed_deck_stays_as_it_is(language: str) -> None:
    content = GERMAN_FILE.with_stem(language).read_bytes()
    assert PRINTED[language] == hashlib.sha256(content).hexdigest()


def test_the_german_file_names_the_word_list_it_was_chosen_by() -> None:
    assert EDITION.search(GERMAN_FILE.read_text("utf-8"))


@pytest.mark.slow
def test_hardly_an_exchange_of_a_german_card_pays(german: Lexicon) -> None:
    words = choice.common_words(german.index)
    candidates = choice.frequent(words, rw.GERMAN)
    counts = choice.counts_of(texts("de"))
    most = HARDLY * choice.worth(words, counts)
    free = [
        text for text in texts("de", rw.Colour.PINK, rw.Colour.YELLOW) if text not in rw.GERMAN.kept
    ]
    for text in Rng(8).shuffled(free)[: 10 * EFFORT]:
        others = [n for n in candidates[colour_of(text)] if not counts[n]]
        after = choice.exchanged(words, counts, choice.number_of(text), others)
        assert choice.worth(words, after) <= most


def test_no_exchange_in_a_chosen_deck_of_few_words_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    quotas = {rw.Colour.BLUE: 24, rw.Colour.PINK: 8, rw.Colour.YELLOW: 4}
    monkeypatch.setattr(choice, "QUOTAS", quotas)
    listed = sorted({f"{start}{end}" for start in STARTS for end in ENDS})
    index = WordIndex(
        words=np.array(listed, "S15"),
        commonness=np.full(len(listed), 40, np.uint8),
        vulgar=np.zeros(len(listed), np.bool_),
    )
    words = choice.common_words(index)
    counts = choice.counts_of(
        [card for part in choice.chosen_cards(index, rw.GERMAN).values() for card in part]
    )
    for colour, ranked in choice.frequent(words, rw.GERMAN).items():
        assert quotas[colour] == len(choice.cards_of(counts)[colour])
        for number in ranked:
            if counts[number] > (choice.fragment_of(number) in rw.GERMAN.kept):
                others = [n for n in ranked if counts[n] < choice.MOST[colour]]
                after = choice.exchanged(words, counts, number, others)
                assert choice.cards_of(counts) == choice.cards_of(after)


def colour_of(text: str) -> rw.Colour:
    return next(card.colour for card in rw.deck("de") if card.text == text)


def test_a_poor_card_gives_way_to_the_one_that_was_taken_out(german: Lexicon) -> None:
    words = choice.common_words(german.index)
    spoiled = [card if card != "SCH" else "ZEN" for card in texts("de")]
    counts = choice.counts_of(spoiled)
    others = [choice.number_of(card) for card in ("SCH", "OSS", "IGT")]
    after = choice.exchanged(words, counts, choice.number_of("ZEN"), others)
    assert sorted(texts("de", rw.Colour.YELLOW)) == choice.cards_of(after)[rw.Colour.YELLOW]
    assert choice.worth(words, after) > choice.worth(words, counts)


def test_the_script_writes_the_printed_cards_as_the_file_has_them(
    german: Lexicon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script, written = the_script(tmp_path, monkeypatch)
    listed = {colour: sorted(texts("de", colour)) for colour in rw.Colour}
    monkeypatch.setattr(script, "chosen_cards", lambda _index, _habits: listed)
    monkeypatch.setattr(script, "measure", as_noted)

    script.main()

    today = f"({len(german.index)} words,\n# SHA-256 {german.identity[1]})"
    assert EDITION.sub(today, GERMAN_FILE.read_text("utf-8")) == written.read_text("utf-8")


def test_the_script_never_writes_over_an_edition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script, written = the_script(tmp_path, monkeypatch)
    written.write_text("printed")
    with pytest.raises(SystemExit, match="an edition that stays"):
        script.main()
    assert "printed" == written.read_text()


@pytest.mark.nightly
def test_what_the_script_would_choose_today_is_hardly_better_than_what_is_printed(
    german: Lexicon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script, written = the_script(tmp_path, monkeypatch)

    script.main()

    words = choice.common_words(german.index)
    listed = tomllib.loads(written.read_text("utf-8"))
    today = choice.counts_of([card for cards in listed.values() for card in cards.split()])
    printed = choice.worth(words, choice.counts_of(texts("de")))
    assert printed <= choice.worth(words, today) <= BETTER * printed


def the_script(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[ModuleType, Path]:
    """The script, and the file in the folder that it will write."""
    written = folder / "de.toml"
    monkeypatch.setattr(sys, "argv", ["build", "--to", str(written)])
    return load("data.build_rewordable_deck"), written


def as_noted(_index: WordIndex, deck: list[str], _draws: int) -> tuple[Any, Any]:
    """The figures that the file gives of that deck."""
    name = "German" if sorted(deck) == sorted(texts("de")) else "English"

    def figures(kind: str) -> Any:
        median, mean, letters, longest, dead = noted(f"{kind} words, {name}")
        return draws.Figures(median, mean, letters, longest, dead / 100)

    return figures("all"), figures("common")
