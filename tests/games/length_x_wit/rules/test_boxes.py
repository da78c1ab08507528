"""The two boxes: their tiles, dice and values, how far turns get, and how they were chosen.

The boxes are printed material: they stay as they are when the word list changes. What they offer
with the words of today is held within limits that the names below state.
"""

from __future__ import annotations

import hashlib
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.games.length_x_wit import lw
from tests.packaging.environments import load
from wordsmith_desktop.games.length_x_wit.rules import material
from wordsmith_desktop.games.length_x_wit.rules import material_choice as choice
from wordsmith_desktop.games.length_x_wit.rules import material_turns as turns
from wordsmith_desktop.lexicon.anagrams import letter_sum
from wordsmith_desktop.lexicon.folding import LETTERS
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon

ROOT = Path(__file__).resolve().parents[4]
DICTIONARIES = ROOT / "resources" / "dictionaries"
FOLDER = Path(material.__file__).parent / "boxes"
TEXTS = {*LETTERS.replace("Q", ""), "QU"}
LANGUAGES = ("en", "de")
GOAL = (0.99, 0.95, 0.80, 0.50, 0.20)
PRINTED = {
    "en": "d4ef1a95c55f8a1fa8f36616aaf28b619b48f66e89ae6a13480ccf249ca07651",
    "de": "a42818a4dbf2b30f79fc53042244d4a47907da4fa95cb613238211a1a36ead79",
}
"""The SHA-256 of the tables of the editions that ship; their heads tell figures."""
AS_FAR = 0.04
"""Share of all turns by which a small sample of turns may have come further or less far than the
file says."""
FURTHER = 0.20
"""The same for a box that is chosen today, which is to come no further than the goal."""

both = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def lexicons() -> dict[str, Lexicon]:
    return {language: open_lexicon(language, DICTIONARIES) for language in LANGUAGES}


@pytest.fixture(scope="module")
def word_sums(lexicons: dict[str, Lexicon]) -> dict[str, Any]:
    return {language: turns.WordSums(lexicons[language].index) for language in LANGUAGES}


def tile_counts(language: str) -> Counter[str]:
    return Counter(tile.text for tile in lw.material_of(language).tiles)


def index_of(*words: str) -> WordIndex:
    return WordIndex(
        words=np.array(sorted(words), "S15"),
        commonness=np.zeros(len(words), np.uint8),
        vulgar=np.zeros(len(words), np.bool_),
    )


@both
def test_a_box_holds_100_tiles_and_12_dice_of_six_faces(language: str) -> None:
    held = lw.material_of(language)
    assert list(range(100)) == [tile.id for tile in held.tiles]
    assert [6] * 12 == [len(faces) for faces in held.dice]


@both
def test_every_letter_has_a_tile_and_q_comes_only_with_its_u(language: str) -> None:
    assert TEXTS == set(tile_counts(language))
    assert TEXTS == set(lw.material_of(language).values)
    assert TEXTS >= {face for faces in lw.material_of(language).dice for face in faces}


@both
def test_every_die_has_a_vowel_and_no_two_are_alike(language: str) -> None:
    dice = lw.material_of(language).dice
    assert all(lw.VOWELS & set(faces) for faces in dice)
    assert 12 == len({tuple(sorted(faces)) for faces in dice})
    assert 2 >= max(max(Counter(faces).values()) for faces in dice)


@both
def test_a_letter_worth_6_has_one_tile_and_at_most_one_face(language: str) -> None:
    held = lw.material_of(language)
    faces = Counter(face for faces in held.dice for face in faces)
    dearest = [text for text, value in held.values.items() if value == 6]
    assert [1] * len(dearest) == [tile_counts(language)[text] for text in dearest]
    assert all(faces[text] <= 1 for text in dearest)


@both
def test_values_go_from_1_to_6_and_rarer_letters_are_never_cheaper(
    language: str, lexicons: dict[str, Lexicon]
) -> None:
    values = lw.material_of(language).values
    shares = choice.text_shares(lexicons[language].index)
    in_order = [values[text] for text in sorted(shares, key=lambda text: -shares[text])]
    assert set(range(1, 7)) == set(in_order)
    assert sorted(in_order) == in_order


@both
def test_letters_with_fewer_tiles_are_never_cheaper(language: str) -> None:
    values = lw.material_of(language).values
    for (text, count), (rarer, fewer) in combinations(tile_counts(language).most_common(), 2):
        assert values[text] <= values[rarer] or count == fewer


@both
def test_tiles_have_the_letters_as_often_as_the_words(
    language: str, lexicons: dict[str, Lexicon]
) -> None:
    shares = choice.text_shares(lexicons[language].index)
    assert 1 == pytest.approx(sum(shares.values()))
    for text, count in tile_counts(language).items():
        assert count == pytest.approx(max(1, 100 * shares[text]), abs=1)


def test_a_language_without_a_box_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="xx"):
        lw.material_of("xx")


@both
def test_the_file_says_that_turns_get_as_far_as_they_should(language: str) -> None:
    noted = curve_of(language, "when it was chosen")
    assert all(share >= floor for share, floor in zip(noted[:3], GOAL[:3], strict=True))
    assert list(GOAL[3:]) == pytest.approx(noted[3:5], abs=0.03)


@both
def test_turns_still_get_as_far_as_they_should(language: str, word_sums: dict[str, Any]) -> None:
    found = turns.measure(lw.material_of(language), word_sums[language], 1000, seed=77).of_all
    noted = curve_of(language, "all words, of all turns")
    assert all(share >= floor for share, floor in zip(found, GOAL[:3], strict=False))
    assert noted == pytest.approx(found, abs=AS_FAR)


@pytest.mark.slow
@both
def test_scoring_at_the_best_time_gives_about_the_points_that_the_file_says(
    language: str, word_sums: dict[str, Any]
) -> None:
    found = turns.measure(lw.material_of(language), word_sums[language], 2000, seed=77)
    assert max(numbers_of(language, "points")) == pytest.approx(max(found.points), rel=0.25)


@pytest.mark.slow
@both
def test_common_words_get_turns_as_far_as_the_file_says(
    language: str, lexicons: dict[str, Lexicon]
) -> None:
    common = turns.WordSums(lexicons[language].index, 35)
    found = turns.measure(lw.material_of(language), common, 2000, seed=77)
    noted = curve_of(language, "common words, of all turns")
    assert noted == pytest.approx(found.of_all, abs=AS_FAR)


def curve_of(language: str, name: str) -> list[float]:
    """The shares on one line of a file's head."""
    return [share / 100 for share in numbers_of(language, name)]


def numbers_of(language: str, name: str) -> list[float]:
    lines = (FOLDER / f"{language}.toml").read_text("utf-8").splitlines()
    line = next(line for line in lines if line.startswith(f"# {name} "))
    return [float(cell.rstrip("%")) for cell in line.removeprefix(f"# {name} ").split()]


@both
def test_a_printed_box_stays_as_it_is(language: str) -> None:
    content = (FOLDER / f"{language}.toml").read_bytes()
    tables = content[content.index(b"\ndice = [") :]
    assert PRINTED[language] == hashlib.sha256(tables).hexdigest()


@both
def test_the_file_names_the_word_list_it_was_chosen_by(language: str) -> None:
    content = (FOLDER / f"{language}.toml").read_text("utf-8")
    assert re.search(rf"{language}/words\.npz \(\d+ words,\n# SHA-256 [0-9a-f]{{64}}\)", content)


@both
def test_the_figures_in_the_file_are_those_of_the_words_of_today(
    language: str, lexicons: dict[str, Lexicon]
) -> None:
    content = (FOLDER / f"{language}.toml").read_text("utf-8")
    told = re.search(r"words\.npz with (\d+) words,\n# SHA-256 ([0-9a-f]{64})\.", content)
    held = lexicons[language]
    assert told is not None
    assert (str(len(held.index)), held.identity[1]) == told.groups(), (
        f"run: packaging/dev.py -m data.build_length_x_wit_box --measure {language}"
    )


@pytest.mark.slow
@both
def test_banking_all_the_points_there_are_scores_a_third_less(
    language: str, word_sums: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    sensible = turns.measure(lw.material_of(language), word_sums[language], 1000, seed=5)
    monkeypatch.setattr(turns, "sensible", dearest)
    greedy = turns.measure(lw.material_of(language), word_sums[language], 1000, seed=5)
    assert max(greedy.points) < 0.7 * max(sensible.points)
    assert greedy.of_all[2] < 0.5


def dearest(fits: Any, values: Any) -> Any:
    return np.where(fits, values, -1).argmax(axis=1)


def test_the_fewest_tiles_are_banked_and_of_those_the_dearest() -> None:
    values = np.zeros((1, 512), np.int64)
    values[0, [0b11, 0b100, 0b1000]] = 12, 3, 5
    fits = values > 0
    assert [0b1000] == turns.sensible(fits, values).tolist()


def small_box() -> lw.Material:
    """Dice R, P and ten of Z; tiles A, T, O, E and five of Z; values of the worked examples."""
    dice = ["R R R R R R", "P P P P P P", *["Z Z Z Z Z Z"] * 10]
    values = {"A": 1, "T": 1, "O": 1, "E": 1, "R": 1, "P": 3, "Z": 6}
    return lw.read_material(
        {"tiles": {"A": 1, "T": 1, "O": 1, "E": 1, "Z": 5}, "dice": dice, "values": values}
    )


def one_turn(*words: str) -> Any:
    """A turn of the small box that draws R, then P, then Z."""
    draws = turns.Draws(
        tiles=np.arange(9)[None],
        dice=np.arange(6)[None],
        faces=np.zeros((1, 6, 6), np.int64),
    )
    return turns.play(small_box(), turns.WordSums(index_of(*words)), draws)


def test_a_turn_scores_with_each_die_as_the_worked_examples_x1_and_x2() -> None:
    played = one_turn("RAT", "ROPE", "TAPER")
    assert [[True, True, False, False, False, False]] == played.found.tolist()
    assert [[3, 14, 4, 4, 4, 4]] == played.points.tolist()


def test_a_failed_turn_scores_what_is_banked_as_the_worked_example_x3() -> None:
    played = one_turn("RAT", "TAPER")
    assert [[True, False, False, False, False, False]] == played.found.tolist()
    assert [[3, 2, 2, 2, 2, 2]] == played.points.tolist()


def test_a_word_needs_every_die() -> None:
    assert not one_turn("RAT", "TOE", "PEA").found[0, 1]


@pytest.mark.parametrize(
    ("word", "fits"),
    [("QUA", True), ("BURQA", False), ("TALAQ", False), ("A-B", False), ("LAMPS", True)],
)
def test_only_words_of_letters_with_a_u_after_every_q_can_be_laid(word: str, fits: bool) -> None:
    held = turns.WordSums(index_of("QUA", "BURQA", "TALAQ", "A-B", "LAMPS"))
    assert [fits] == held.hold(np.array([letter_sum(word)])).tolist()


@pytest.mark.slow
@both
def test_a_turn_has_a_first_word_exactly_if_the_word_index_knows_one(
    language: str, lexicons: dict[str, Lexicon], word_sums: dict[str, Any]
) -> None:
    held, index = lw.material_of(language), lexicons[language].index
    # Poor tiles, so that some turns fail at once.
    poor = lw.Material(
        tuple(t for t in held.tiles if held.values[t.text] > 2), held.dice, held.values
    )
    draws = turns.draw(poor, 60, np.random.PCG64(3))
    played = turns.play(poor, word_sums[language], draws)
    expected = []
    for tiles, dice, faces in zip(*draws, strict=True):
        face = poor.dice[dice[0]][faces[0, 0]]
        expected.append(has_word(index, face, [poor.tiles[tile].text for tile in tiles]))
    assert {True, False} == set(expected)
    assert expected == played.found[:, 0].tolist()


def has_word(index: WordIndex, face: str, tiles: Sequence[str]) -> bool:
    """Whether some word takes the face and none, one or more of the tiles, each letter counted."""
    pieces = Counter([face, *tiles])
    for found in index.from_letters("".join(pieces.elements())):
        used = Counter(found.word.replace("QU", "q").replace("Q", "?"))
        used["QU"] = used.pop("q", 0)
        if used[face] and all(count <= pieces[text] for text, count in used.items()):
            return True
    return False


def test_tiles_short_of_vowels_or_consonants_are_swapped_once() -> None:
    listed = {"tiles": {"A": 50, "B": 50}, "dice": ["A"] * 12, "values": {"A": 1, "B": 1}}
    drawn = turns.draw(lw.read_material(listed), 4000, np.random.PCG64(1))
    vowels = (drawn.tiles < 50).sum(axis=1)
    # Four in a hundred would be poor without the swap; this is the square of it.
    assert 0 < ((vowels < 2) | (vowels > 7)).sum() < 16
    assert all(9 == len(set(tiles)) for tiles in drawn.tiles.tolist())
    assert all(6 == len(set(dice)) for dice in drawn.dice.tolist())


def test_the_misfit_grows_with_every_figure_that_is_off() -> None:
    ideal = (1.0, 0.97, 0.81, 0.50, 0.20, 0.05)
    assert 0 == choice.misfit(ideal)
    for place, step in ((0, -0.02), (1, -0.03), (2, -0.02), (3, 0.02), (3, -0.02), (4, 0.02)):
        off = [share + step * (number == place) for number, share in enumerate(ideal)]
        assert choice.misfit(off) > 0


@pytest.mark.parametrize(
    ("spoil", "is_sound"),
    [
        (lambda dice: dice, True),
        (lambda dice: [*dice[:-1], dice[0][::-1]], False),
        (lambda dice: [*dice[:-1], ["E", "E", "E", "B", "C", "D"]], False),
    ],
)
def test_dice_that_are_alike_or_have_a_letter_three_times_are_no_candidates(
    spoil: Callable[[list[list[str]]], list[list[str]]], is_sound: bool
) -> None:
    dice = [list(faces) for faces in lw.material_of("en").dice]
    assert is_sound == choice.are_sound(spoil(dice))


def test_frequent_letters_count_more_in_words_that_are_met_more_often() -> None:
    index = WordIndex(
        words=np.array(["AB", "AC", "QUA"], "S15"),
        commonness=np.array([30, 40, 20], np.uint8),
        vulgar=np.zeros(3, np.bool_),
    )
    shares = choice.text_shares(index)
    assert ["A", "C", "B"] == list(shares)[:3]
    assert [3 / 6, 2 / 6, 1 / 6] == pytest.approx(list(shares.values())[:3])


def test_tiles_are_given_out_one_to_each_and_then_by_the_shares() -> None:
    assert {"A": 6, "B": 3, "C": 1} == choice.apportioned({"A": 0.6, "B": 0.3, "C": 0.1}, 10)
    assert {"A": 8, "B": 1, "C": 1} == choice.apportioned({"A": 0.98, "B": 0.02, "C": 0.0}, 10)


def test_every_candidate_is_a_whole_box_with_the_same_tiles() -> None:
    shares = {text: 2.0 ** -(number / 4) for number, text in enumerate(sorted(TEXTS))}
    total = sum(shares.values())
    boxes = list(choice.candidates({text: share / total for text, share in shares.items()}))
    assert len(boxes) > 1
    assert 1 == len({held.tiles for held in boxes})
    assert len(boxes) == len({held.dice for held in boxes})
    assert {100} == {len(held.tiles) for held in boxes}


def test_the_box_that_comes_nearest_to_the_goal_is_chosen(
    lexicons: dict[str, Lexicon], monkeypatch: pytest.MonkeyPatch
) -> None:
    near, far = lw.material_of("en"), lw.material_of("de")
    curves = {id(near): (1.0, 0.97, 0.81, 0.50, 0.20), id(far): (1.0, 0.9, 0.6, 0.2, 0.0)}
    monkeypatch.setattr(choice, "candidates", lambda _shares: [far, near])
    monkeypatch.setattr(choice, "measure", lambda held, *_, **__: CurveOnly(curves[id(held)]))
    told: list[tuple[int, int]] = []
    found = choice.nearest_material(lexicons["en"].index, lambda *given: told.append(given))
    assert (near, [(0, 2), (1, 2)]) == (found, told)


class CurveOnly(NamedTuple):
    of_all: Sequence[float]


def test_the_script_never_writes_over_an_edition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = the_script("en", tmp_path, monkeypatch)
    (tmp_path / "en.toml").write_text("printed")
    with pytest.raises(SystemExit, match="an edition that stays"):
        script.main()
    assert "printed" == (tmp_path / "en.toml").read_text()


@pytest.mark.nightly
@both
def test_what_the_script_would_choose_today_is_much_like_what_is_printed(
    language: str, word_sums: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    the_script(language, tmp_path, monkeypatch).main()

    today = lw.read_material(tomllib.loads((tmp_path / f"{language}.toml").read_text("utf-8")))
    counts = Counter(tile.text for tile in today.tiles)
    for text, count in tile_counts(language).items():
        assert count == pytest.approx(counts[text], abs=1)
        assert lw.material_of(language).values[text] == pytest.approx(today.values[text], abs=1)
    held = [
        turns.measure(it, word_sums[language], 2000, seed=77)
        for it in (today, lw.material_of(language))
    ]
    assert held[0].of_all == pytest.approx(held[1].of_all, abs=FURTHER)


def the_script(language: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, as it is run to write into a folder."""
    monkeypatch.setattr(sys, "argv", ["build", language, "--to", str(folder)])
    return load("data.build_length_x_wit_box")
