"""The crossword as far as it is known, on the page of the guesses and beside the solution."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.grid_desk import wear
from tests.games.hidden_crossword.table.play_deal import ANCHOR, DOWN
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import chord, tap
from wordsmith_desktop.games.hidden_crossword.table.sheet.known_puzzle import (
    KnownPuzzle,
    KnownTiles,
    crossing_of,
    placed,
)

NEAR = hc.KnownWord("NEAR", placement=hc.Placement.ANCHOR)
END = hc.KnownWord("EDD", 0, 1, hc.Placement.CROSSBEAM)


@pytest.fixture
def puzzle(qtbot: QtBot, dressed: QApplication) -> KnownPuzzle:
    """Nothing known yet."""
    assert dressed
    wear()
    made = KnownPuzzle()
    qtbot.addWidget(made)
    return made


def _letters(strip: KnownTiles) -> str:
    return "".join(strip.cells.values())


def test_the_anchor_is_there_from_the_start(puzzle: KnownPuzzle) -> None:
    puzzle.show_words((NEAR,), "NEAR")
    assert ["NEAR"] == [_letters(one) for one in puzzle.strips]


def test_a_word_whose_lay_is_unknown_lies_as_a_strip_with_its_letters(puzzle: KnownPuzzle) -> None:
    words = (NEAR, hc.KnownWord("R?T", 0, 2, hc.Placement.GIRDER), hc.KnownWord("???", 1, 2))
    puzzle.show_words(words, "NEAR")
    assert ["NEAR", "R?T", "???"] == [_letters(one) for one in puzzle.strips]
    assert ["3 letters, 1st of 2 · girder · R?T", "3 letters, 2nd of 2"] == [
        one.accessibleName() for one in puzzle.strips[1:]
    ]


@pytest.mark.parametrize("placement", [hc.Placement.CROSSBEAM, hc.Placement.POST])
def test_upright_words_stand_upright(puzzle: KnownPuzzle, placement: hc.Placement) -> None:
    puzzle.show_words((NEAR, hc.KnownWord("D?", 0, 1, placement)), "NEAR")
    assert [hc.Cell(0, 0), hc.Cell(1, 0)] == list(puzzle.strips[1].cells)


def test_w14_a_found_crossbeam_hangs_on_the_anchor_only_where_that_is_certain() -> None:
    """DEED shares but one letter with NEAR, but has it twice; EDD has it once."""
    assert (None, 1, None) == (
        crossing_of("DEED", "NEAR"),
        crossing_of("EDD", "NEAR"),
        crossing_of("END", "NEAR"),
    )
    cells = {tile.cell: tile.letter for tile in placed((NEAR, END), "NEAR")}
    assert {hc.Cell(1, 1): "D", hc.Cell(2, 1): "D"}.items() <= cells.items()
    half = hc.KnownWord("E?D", 0, 1, hc.Placement.CROSSBEAM)
    assert 4 == len(placed((NEAR, half), "NEAR"))


def test_a_girder_never_hangs_on_the_anchor() -> None:
    girder = hc.KnownWord("EDD", 0, 1, hc.Placement.GIRDER)
    assert 4 == len(placed((NEAR, girder), "NEAR"))


def test_nothing_is_left_where_nobody_looks(puzzle: KnownPuzzle) -> None:
    puzzle.show_words((NEAR, END), "NEAR")
    puzzle.show_words((), "")
    assert [] == puzzle.strips == puzzle.parts


# On the page


@pytest.fixture
def guessing(play: Play) -> Play:
    """Ana looks for NEAR, END and REST."""
    play.sit_to_guess()
    play.lift()
    return play


def _shown(play: Play) -> list[str]:
    return [_letters(one) for one in play.parts.sheet.told.puzzle.strips]


def test_the_crossword_grows_as_one_learns(guessing: Play) -> None:
    assert [ANCHOR] == _shown(guessing)
    guessing.guess("and")
    assert hc.GuessStage.ANSWERED is guessing.stage
    assert "?ND" in _shown(guessing)


def test_what_is_still_to_find_stays_beside_the_grid(guessing: Play) -> None:
    guessing.guess("and")
    chord("L")
    clues = guessing.parts.clues
    assert clues.isVisible()
    guessing.qtbot.waitUntil(lambda: "fit" in clues.lines[0].text())
    assert (
        clues.lines[0]
        .text()
        .replace("\u2060", "")
        .startswith("3 letters, the only one · crossbeam · ?ND")
    )
    assert not any(ANCHOR in one.text() for one in clues.lines)


def test_beside_the_grid_it_is_said_what_submitting_means(guessing: Play) -> None:
    assert guessing.message
    chord("L")
    assert "" == guessing.message
    assert guessing.parts.banner.facts.startswith("You only learn whether it is right.")


def test_words_of_which_no_letter_is_known_are_still_to_find_too(guessing: Play) -> None:
    guessing.guess("rest")
    tap(Qt.Key.Key_1, text="1")
    chord("L")
    assert any("4 letters" in one.text() for one in guessing.parts.clues.lines)


def test_a_found_word_is_done_with_once_it_lies_on_the_grid(guessing: Play) -> None:
    guessing.guess("end")
    chord("L")
    clues = guessing.parts.clues
    assert ["3 letters, the only one · crossbeam · END · not laid yet"] == [
        one.text() for one in clues.lines
    ]
    guessing.write_word("END", 0, 1, DOWN)
    assert [] == clues.lines
    assert not clues.title.isVisible()


def test_while_one_builds_there_is_nothing_to_find(play: Play) -> None:
    play.sit_to_build()
    play.lift()
    assert not play.parts.clues.isVisible()


def test_a_wrong_solution_is_kept_with_its_words(guessing: Play) -> None:
    chord("L")
    guessing.write_word("END", 0, 1, DOWN)
    guessing.hand_in()
    record = guessing.state.players[0].records[-1]
    assert False is getattr(record, "is_right")  # noqa: B009
    lines = guessing.parts.sheet.by_word.attempts.lines
    said = " ".join(one.text() for line in lines for one in line.findChildren(type(line.round)))
    assert "not right: END and NEAR are not exactly the words" in said


def test_behind_the_curtain_nothing_of_it_is_left(guessing: Play) -> None:
    guessing.guess("end")
    guessing.go_on()
    assert guessing.curtain is not None
    assert [] == _shown(guessing)
    assert [] == guessing.parts.clues.lines


def test_the_tiles_of_a_found_word_can_be_told_apart_wherever_it_lies(puzzle: KnownPuzzle) -> None:
    strip = hc.KnownWord("RAT", 0, 2, hc.Placement.GIRDER)
    puzzle.resize(600, 400)
    puzzle.show_words((NEAR, END, strip, hc.KnownWord("?O?", 1, 2, hc.Placement.GIRDER)), "NEAR")
    puzzle.show()
    QApplication.processEvents()
    lying = puzzle.lying()
    assert {(word, place) for word in ("EDD", "RAT") for place in range(3)} == {
        key[1:] for key in lying if isinstance(key, tuple)
    }
    hung = [lying["found", "EDD", place].area for place in range(3)]
    assert [hung[0].x()] * 3 == [box.x() for box in hung], "it hangs on the anchor"
    assert hung[0].y() < hung[1].y() < hung[2].y()


def test_a_tile_on_its_way_leaves_its_place_free(puzzle: KnownPuzzle) -> None:
    strip = hc.KnownWord("RAT", 0, 2, hc.Placement.GIRDER)
    puzzle.show_words((NEAR, strip), "NEAR")
    tiles = puzzle.strips[-1]
    before = tiles.grab().toImage()
    puzzle.leave_out(frozenset({("found", "RAT", 1)}))
    during = tiles.grab().toImage()
    puzzle.leave_out(frozenset())
    assert before != during
    assert before == tiles.grab().toImage()
