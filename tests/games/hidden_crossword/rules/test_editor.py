"""Gestures at the crossword editor, as tiles on a grid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.hidden_crossword import hc
from tests.helpers.effort import EFFORT
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.value import replace

ACROSS, DOWN = hc.Direction.ACROSS, hc.Direction.DOWN
POOL: Final = "TRAINTRAESGDMOES"
"""Sixteen letters, with TRAIN among them."""
Done = hc.Editor | Rejection


def blank(pool: str = POOL) -> hc.Editor:
    """Nothing laid, the caret at (0, 0), typing across."""
    return hc.Editor.over((), pool)


def anchored(anchor: str = "TRAIN", pool: str = POOL) -> hc.Editor:
    """The anchor set in from (0, 0) on."""
    return hc.Editor.over((), pool, anchor)


def laid(
    *words: tuple[str, int, int, hc.Direction], pool: str = POOL, anchor: str = ""
) -> hc.Editor:
    """Words from a row and a column on."""
    over = hc.Editor.over((), pool, anchor)
    for word, row, col, direction in words:
        over = done(over.typed_word(word, hc.Cell(row, col), direction))
    return over


def done(after: Done) -> hc.Editor:
    assert isinstance(after, hc.Editor), after
    return after


def why(after: Done) -> tuple[Any, dict[str, Any]]:
    """A refusal's reason and its details."""
    assert isinstance(after, Rejection)
    return after.code, dict(after.details)


def stopped(over: hc.Editor) -> tuple[Any, dict[str, Any]]:
    """Why a letter could not be laid, and the details."""
    assert over.stopped is not None
    return why(over.stopped.reason)


def typed(over: hc.Editor, letters: str) -> hc.Editor:
    for letter in letters:
        over = done(over.typed(letter))
    return over


def words(over: hc.Editor) -> tuple[str, ...]:
    return over.grid.words


def sketch(over: hc.Editor) -> str:
    """The rows of the figure, a dot for an empty cell."""
    box, letters = over.bounds, over.grid.letters
    return "/".join(
        "".join(letters.get(hc.Cell(row, col), ".") for col in range(box.left, box.right + 1))
        for row in range(box.top, box.bottom + 1)
    )


# Setting out


def test_the_anchor_is_set_in_and_the_caret_begins_a_word_down_from_it() -> None:
    over = anchored()
    assert ("TRAIN", "TRAESGDMOES") == (sketch(over), over.rack)
    assert frozenset(hc.Cell(0, col) for col in range(5)) == over.fixed
    assert (hc.Cell(1, 0), DOWN) == (over.caret, over.direction)


def test_without_an_anchor_the_grid_is_empty_and_typing_goes_across() -> None:
    over = blank()
    assert ((), hc.ORIGIN, ACROSS, POOL) == (over.layout, over.caret, over.direction, over.rack)


def test_a_layout_keeps_its_anchor_where_it_lies() -> None:
    layout = hc.layout_of([*hc.word_tiles("TRAIN", hc.Cell(3, 4), ACROSS)])
    over = hc.Editor.over(layout, POOL, "TRAIN")
    assert layout == over.layout
    assert hc.Cell(3, 4) in over.fixed


@pytest.mark.parametrize(
    ("word", "col", "expected"), [("TRAIN", 0, 0), ("STRAIN", -1, 0), ("TRAINS", 4, 4)]
)
def test_w8_the_anchor_is_found_even_where_it_is_extended(
    word: str, col: int, expected: int
) -> None:
    layout = hc.layout_of(hc.word_tiles(word, hc.Cell(0, col), ACROSS))
    assert expected == hc.anchor_cells(layout, "TRAIN")[0].col


def test_an_anchor_that_does_not_lie_there_has_no_cells() -> None:
    upright = hc.layout_of(hc.word_tiles("TRAIN", hc.ORIGIN, DOWN))
    assert () == hc.anchor_cells(upright, "TRAIN")
    assert () == hc.anchor_cells((), "")
    assert frozenset() == hc.Editor.over(upright, POOL, "TRAIN").fixed


def test_what_is_laid_already_is_not_set_in_anew() -> None:
    layout = hc.layout_of(hc.word_tiles("ROT", hc.ORIGIN, DOWN))
    assert layout == hc.set_in(layout, "TRAIN")


# The caret


def test_arrows_move_the_caret_and_leave_the_direction() -> None:
    over = blank().stepped(DOWN, 1).stepped(ACROSS, -2)
    assert (hc.Cell(1, -2), ACROSS) == (over.caret, over.direction)


def test_space_turns_the_direction_and_back() -> None:
    assert [DOWN, ACROSS] == [blank().turned().direction, blank().turned().turned().direction]


@pytest.mark.parametrize("direction", hc.Direction)
@pytest.mark.parametrize("step", [-1, 1])
def test_the_caret_goes_as_far_as_tiles_could_ever_reach(
    direction: hc.Direction, step: int
) -> None:
    over = blank("TEAS")
    for _ in range(20):
        over = over.stepped(direction, step)
    assert hc.ORIGIN.step(direction, 4 * step) == over.caret


# Typing


def test_letters_are_laid_one_after_the_other() -> None:
    over = typed(blank(), "tea")
    assert ("TEA", hc.Cell(0, 3)) == (sketch(over), over.caret)
    assert Counter(POOL) - Counter("TEA") == Counter(over.rack)


def test_letters_are_typed_downward_after_a_turn() -> None:
    over = typed(blank().turned(), "TEA")
    assert ("T/E/A", hc.Cell(3, 0)) == (sketch(over), over.caret)


def test_a_letter_that_lies_there_is_left_and_costs_no_tile() -> None:
    over = typed(laid(("TEA", 0, 0, ACROSS)).with_caret(hc.ORIGIN).turned(), "TOE")
    assert ("TEA/O../E..", 5) == (sketch(over), len(over.layout))


def test_another_letter_replaces_what_lies_there() -> None:
    over = typed(laid(("TEA", 0, 0, ACROSS)).with_caret(hc.Cell(0, 2)), "N")
    assert "TEN" == sketch(over)
    assert Counter(POOL) - Counter("TEN") == Counter(over.rack)


def test_a_letter_without_a_tile_is_refused() -> None:
    over = typed(blank(), "DO")
    assert (hc.EditorWhy.NO_TILE_LEFT, {"letters": "O"}) == stopped(over.typed("O"))
    assert (hc.EditorWhy.NO_TILE_LEFT, {"letters": "X"}) == stopped(over.typed("x"))


def test_the_last_tile_of_a_letter_can_be_typed_over_with_itself() -> None:
    assert "DO" == sketch(typed(typed(blank(), "DO").with_caret(hc.ORIGIN), "DO"))


@pytest.mark.parametrize("character", ["1", "-", " ", "", "?"])
def test_what_is_no_letter_changes_nothing(character: str) -> None:
    assert blank() == blank().typed(character)


@pytest.mark.parametrize(
    ("character", "pool", "expected"),
    [("ä", "AES", "AE"), ("Ü", "UE", "UE"), ("ß", "SST", "SS"), ("é", "E", "E")],
)
def test_an_umlaut_is_two_letters(character: str, pool: str, expected: str) -> None:
    over = typed(blank(pool), character)
    assert (expected, len(expected)) == (sketch(over), over.caret.col)


def test_an_umlaut_of_another_language_is_one_letter() -> None:
    over = typed(replace(blank("AES"), language="sv+Ord"), "ä")
    assert ("A", 1) == (sketch(over), over.caret.col)


def test_of_an_umlaut_both_letters_are_laid_or_none() -> None:
    over = blank("AST").typed("ä")
    assert (hc.EditorWhy.NO_TILE_LEFT, {"letters": "E"}) == stopped(over)
    assert ((), "AE") == (over.layout, over.stopped and over.stopped.letters)


def test_after_a_letter_that_cannot_be_laid_none_is_laid() -> None:
    over = blank().typed("T").typed("F").typed("R").typed("A")
    assert ("T", hc.Cell(0, 1)) == (sketch(over), over.caret)
    assert (hc.Cell(0, 1), hc.Cell(0, 2), hc.Cell(0, 3)) == over.stopped_cells
    back = over.backspaced().backspaced().backspaced()
    assert ("TR", None) == (sketch(back.typed("R")), back.stopped)


@pytest.mark.parametrize(
    "leave",
    [
        lambda over: over.with_caret(hc.Cell(2, 2)),
        lambda over: over.turned(),
        lambda over: over.let_go(),
        lambda over: over.moved_on(),
    ],
)
def test_going_elsewhere_forgets_what_was_typed_in_vain(
    leave: Callable[[hc.Editor], hc.Editor],
) -> None:
    assert leave(typed(blank(), "TF")).stopped is None


def test_w8_the_anchor_cannot_be_typed_over_but_typed_through() -> None:
    over = anchored().with_caret(hc.Cell(-1, 1))
    refused = typed(over, "A").typed("S")
    assert (hc.EditorWhy.ANCHOR_FIXED, {"letter": "R"}) == stopped(refused)
    assert "ART" in words(typed(over, "ART"))


# Backspace and Delete


def test_backspace_takes_back_what_was_typed() -> None:
    over = typed(blank(), "TEA").backspaced()
    assert ("TE", hc.Cell(0, 2)) == (sketch(over), over.caret)


def test_backspace_after_typing_spares_the_letter_at_the_caret() -> None:
    over = laid(("S", 0, 3, ACROSS))
    over = typed(over.with_caret(hc.ORIGIN), "TEA").backspaced()
    assert "TE.S" == sketch(over)


def test_backspace_spares_letters_that_were_only_typed_through() -> None:
    over = laid(("TEA", 0, 0, ACROSS)).with_caret(hc.Cell(-1, 1)).turned()
    over = typed(over, "SET").backspaced().backspaced()
    assert (".S./TEA", hc.Cell(0, 1)) == (sketch(over), over.caret)
    assert "TEA" == sketch(over.backspaced())


def test_backspace_clears_the_tile_at_the_caret_and_steps_back() -> None:
    over = laid(("TEA", 0, 0, ACROSS)).with_caret(hc.Cell(0, 1)).backspaced()
    assert ("T.A", hc.ORIGIN) == (sketch(over), over.caret)


def test_backspace_in_an_empty_cell_clears_the_one_before() -> None:
    over = laid(("TEA", 0, 0, ACROSS)).with_caret(hc.Cell(0, 3)).backspaced()
    assert ("TE", hc.Cell(0, 2)) == (sketch(over), over.caret)


def test_backspace_steps_over_the_anchor() -> None:
    over = anchored().with_caret(hc.Cell(0, 2)).turned().backspaced()
    assert ("TRAIN", hc.Cell(0, 1)) == (sketch(over), over.caret)


def test_delete_clears_the_tile_at_the_caret_and_stays() -> None:
    over = done(laid(("TEA", 0, 0, ACROSS)).with_caret(hc.Cell(0, 2)).deleted())
    assert ("TE", hc.Cell(0, 2)) == (sketch(over), over.caret)


def test_delete_says_where_no_tile_lies_and_that_the_anchor_stays() -> None:
    assert hc.EditorWhy.NOTHING_THERE is why(blank().deleted())[0]
    assert hc.EditorWhy.ANCHOR_FIXED is why(anchored().with_caret(hc.ORIGIN).deleted())[0]


def test_clearing_leaves_only_the_anchor() -> None:
    over = laid(("TEA", 0, 0, DOWN), ("DOG", 4, 4, ACROSS), anchor="TRAIN")
    assert "TRAIN" == sketch(over.cleared())
    assert () == laid(("TEA", 0, 0, ACROSS)).cleared().layout


# Single tiles


def test_a_tile_of_the_rack_is_placed_anywhere() -> None:
    over = done(blank().placed("M", hc.Cell(2, 3)))
    assert ("M", hc.Cell(2, 3)) == (sketch(over), over.layout[0].cell)


def test_a_placed_tile_sends_back_what_lies_there() -> None:
    over = done(laid(("TEA", 0, 0, ACROSS)).placed("M", hc.ORIGIN))
    assert "MEA" == sketch(over)
    assert over.rack.count("T") == POOL.count("T")


def test_a_tile_is_moved() -> None:
    over = done(laid(("TEA", 0, 0, ACROSS)).moved(hc.Cell(0, 2), hc.Cell(1, 0)))
    assert "TE/A." == sketch(over)


def test_two_tiles_change_places() -> None:
    assert "AET" == sketch(done(laid(("TEA", 0, 0, ACROSS)).moved(hc.Cell(0, 2), hc.ORIGIN)))


def test_a_tile_moved_nowhere_stays() -> None:
    over = laid(("TEA", 0, 0, ACROSS))
    assert over.layout == done(over.moved(hc.ORIGIN, hc.ORIGIN)).layout


def test_nothing_is_moved_from_an_empty_cell_or_from_the_anchor() -> None:
    over = laid(("EAR", 1, 0, DOWN), anchor="TRAIN")
    assert hc.EditorWhy.NOTHING_THERE is why(over.moved(hc.Cell(9, 9), hc.ORIGIN))[0]
    assert hc.EditorWhy.ANCHOR_FIXED is why(over.moved(hc.ORIGIN, hc.Cell(9, 9)))[0]
    assert hc.EditorWhy.ANCHOR_FIXED is why(over.moved(hc.Cell(1, 0), hc.ORIGIN))[0]


def test_tiles_are_taken_off_together() -> None:
    over = laid(("TEA", 0, 0, ACROSS))
    assert "E" == sketch(done(over.taken_off(hc.ORIGIN, hc.Cell(0, 2), hc.Cell(5, 5))))
    assert hc.EditorWhy.NOTHING_THERE is why(over.taken_off(hc.Cell(5, 5)))[0]


def test_taking_off_a_word_that_crosses_the_anchor_leaves_the_anchor() -> None:
    over = laid(("TEA", 0, 0, DOWN), anchor="TRAIN")
    cells = over.grid.runs_at(hc.Cell(1, 0))[0].cells
    assert "TRAIN" == sketch(done(over.taken_off(*cells)))


# Words


def test_a_word_is_laid_through_letters_that_lie_there() -> None:
    over = laid(("TEA", 0, 1, ACROSS), ("ADO", 0, 3, DOWN))
    assert ("TEA", "ADO") == tuple(run.word for run in over.grid.runs)
    assert 5 == len(over.layout)


def test_a_word_is_not_laid_over_other_letters() -> None:
    refused = laid(("TEA", 0, 0, ACROSS)).typed_word("DOG", hc.Cell(0, 1), DOWN)
    assert (hc.EditorWhy.CELL_TAKEN, {"word": "DOG", "letter": "E"}) == why(refused)


def test_a_word_is_not_laid_without_its_letters() -> None:
    refused = blank().typed_word("DOODLE", hc.ORIGIN, ACROSS)
    assert (hc.EditorWhy.NO_TILE_LEFT, {"letters": "DLO"}) == why(refused)


def test_a_word_is_moved_with_all_its_tiles() -> None:
    over = laid(("TEA", 0, 0, ACROSS), ("ADO", 0, 2, DOWN))
    run = hc.Run("ADO", hc.Cell(0, 2), DOWN)
    assert "TE./.../ADO" == sketch(done(over.moved_word(run, hc.Cell(2, 0), ACROSS)))


def test_a_word_is_moved_over_its_own_cells() -> None:
    over = laid(("TEA", 0, 0, ACROSS))
    after = done(over.moved_word(hc.Run("TEA", hc.ORIGIN, ACROSS), hc.Cell(0, 1), ACROSS))
    assert [hc.Cell(0, 1), hc.Cell(0, 2), hc.Cell(0, 3)] == [tile.cell for tile in after.layout]


def test_a_word_moved_onto_its_own_letter_crosses_there_and_frees_a_tile() -> None:
    over = laid(("TEA", 0, 0, ACROSS), ("SEAT", 2, 0, ACROSS), pool="TEASEAT")
    after = done(over.moved_word(hc.Run("SEAT", hc.Cell(2, 0), ACROSS), hc.Cell(-2, 2), DOWN))
    assert ("..S/..E/TEA/..T", "A") == (sketch(after), after.rack)


def test_a_word_is_not_moved_onto_other_letters() -> None:
    over = laid(("TEA", 0, 0, ACROSS), ("DOG", 2, 0, ACROSS))
    refused = over.moved_word(hc.Run("DOG", hc.Cell(2, 0), ACROSS), hc.ORIGIN, ACROSS)
    assert hc.EditorWhy.CELL_TAKEN is why(refused)[0]


def test_a_word_leaves_the_anchor_s_letter_and_takes_another_of_the_rack() -> None:
    over = laid(("TEA", 0, 0, DOWN), anchor="TRAIN")
    after = done(over.moved_word(hc.Run("TEA", hc.ORIGIN, DOWN), hc.Cell(2, 0), ACROSS))
    assert "TRAIN/...../TEA.." == sketch(after)


def test_a_word_cannot_leave_the_anchor_without_another_tile_for_its_letter() -> None:
    over = laid(("IO", 0, 3, DOWN), anchor="TRAIN")
    refused = over.moved_word(hc.Run("IO", hc.Cell(0, 3), DOWN), hc.Cell(2, 0), ACROSS)
    assert (hc.EditorWhy.NO_TILE_LEFT, {"letters": "I"}) == why(refused)


# The hand


def test_the_word_at_the_caret_is_rather_the_one_in_its_direction() -> None:
    over = laid(("TEA", 0, 0, ACROSS), ("ADO", 0, 2, DOWN)).with_caret(hc.Cell(0, 2))
    assert ["TEA", "ADO"] == [
        run.word for run in (over.word_at_caret, over.turned().word_at_caret) if run
    ]


def test_the_word_just_typed_is_the_word_at_the_caret() -> None:
    run = typed(blank(), "TEA").word_at_caret
    assert run is not None
    assert "TEA" == run.word


def test_there_is_no_word_around_an_empty_cell_or_a_lone_tile() -> None:
    assert None is blank().word_at_caret
    assert None is typed(blank(), "T").with_caret(hc.ORIGIN).word_at_caret
    assert hc.EditorWhy.NO_WORD_THERE is why(blank().with_word_held())[0]
    assert hc.EditorWhy.NOTHING_THERE is why(blank().with_tile_held())[0]


def test_the_anchor_is_not_picked_up() -> None:
    over = anchored().with_caret(hc.ORIGIN).turned()
    assert hc.EditorWhy.ANCHOR_FIXED is why(over.with_word_held())[0]
    assert hc.EditorWhy.ANCHOR_FIXED is why(over.with_tile_held())[0]


def test_a_word_is_carried_and_put_down() -> None:
    over = done(laid(("TEA", 0, 0, ACROSS)).with_caret(hc.Cell(0, 1)).with_word_held())
    over = over.stepped(DOWN, 2)
    assert over.held is not None
    assert (hc.Cell(2, 0), hc.Cell(2, 1), hc.Cell(2, 2)) == over.held.cells
    assert "TEA" == sketch(over)
    after = done(over.put_down())
    assert (hc.Cell(2, 0), hc.Cell(2, 1), None) == (after.layout[0].cell, after.caret, after.held)


def test_a_held_word_turns_around_the_letter_in_the_hand() -> None:
    over = done(laid(("TEA", 0, 0, ACROSS)).with_caret(hc.Cell(0, 1)).with_word_held()).turned()
    after = done(over.put_down())
    assert "T/E/A" == sketch(after)
    assert (hc.Cell(0, 1), DOWN) == (after.caret, after.direction)
    assert hc.Cell(-1, 1) == after.layout[0].cell


def test_a_tile_is_carried_to_a_cell_and_leaves_the_typing_direction() -> None:
    over = done(laid(("TEA", 0, 0, ACROSS)).with_caret(hc.Cell(0, 2)).with_tile_held())
    after = done(over.turned().carried_to(hc.Cell(3, 3)).put_down())
    assert "TE../..../..../...A" == sketch(after)
    assert (hc.Cell(3, 3), ACROSS) == (after.caret, after.direction)


def test_what_cannot_be_put_down_stays_in_the_hand() -> None:
    over = laid(("TEA", 0, 0, ACROSS), ("DOG", 2, 0, ACROSS)).with_caret(hc.Cell(2, 0))
    over = done(over.with_word_held()).stepped(DOWN, -2)
    assert hc.EditorWhy.CELL_TAKEN is why(over.put_down())[0]
    assert (over.layout, None) == (over.let_go().layout, over.let_go().held)


def test_without_anything_held_nothing_is_put_down_or_carried() -> None:
    over = typed(blank(), "TEA")
    assert over == over.put_down()
    assert over == over.carried_to(hc.Cell(4, 4))


def test_typing_lets_go_of_what_is_held() -> None:
    over = done(laid(("TEA", 0, 0, ACROSS)).with_word_held())
    assert None is done(over.typed("S")).held
    assert None is over.backspaced().held


# Whatever hands do

CELLS = st.builds(hc.Cell, st.integers(-6, 6), st.integers(-6, 6))
WAYS = st.sampled_from(hc.Direction)
Gesture = Callable[[hc.Editor], Done]
GESTURES: st.SearchStrategy[Gesture] = st.one_of(
    st.sampled_from("TRAINESDOGXÄß").map(lambda one: lambda over: over.typed(one)),
    st.builds(lambda way, count: lambda over: over.stepped(way, count), WAYS, st.integers(-2, 2)),
    st.builds(
        lambda letter, cell: lambda over: over.placed(letter, cell), st.sampled_from("TEXA"), CELLS
    ),
    st.builds(lambda start, end: lambda over: over.moved(start, end), CELLS, CELLS),
    st.builds(lambda cell: lambda over: over.with_caret(cell), CELLS),
    st.builds(lambda cell: lambda over: over.taken_off(cell), CELLS),
    st.builds(lambda cell: lambda over: over.carried_to(cell), CELLS),
    st.builds(
        lambda word, cell, way: lambda over: over.typed_word(word, cell, way),
        st.sampled_from(("TEA", "DOG", "ROADS", "GAMES")),
        CELLS,
        WAYS,
    ),
    st.sampled_from(
        [
            hc.Editor.turned,
            hc.Editor.backspaced,
            hc.Editor.deleted,
            hc.Editor.with_tile_held,
            hc.Editor.with_word_held,
            hc.Editor.put_down,
            hc.Editor.let_go,
            hc.Editor.cleared,
        ]
    ),
)


@settings(max_examples=50 * EFFORT, deadline=None)
@given(anchor=st.sampled_from(("", "TRAIN")), gestures=st.lists(GESTURES, max_size=25))
def test_w9_no_gesture_makes_or_loses_a_tile(anchor: str, gestures: list[Gesture]) -> None:
    over = hc.Editor.over((), POOL, anchor)
    for gesture in gestures:
        after = gesture(over)
        over = after if isinstance(after, hc.Editor) else over
        laid_now = [tile.letter for tile in over.layout]
        assert sorted(POOL) == sorted([*laid_now, *over.rack])
        assert over.layout == hc.layout_of(over.layout)
        assert anchor == "".join(
            hc.Crossword(over.layout).letters[cell] for cell in sorted(over.fixed)
        )


def test_a_foreign_layout_with_too_many_tiles_can_be_mended() -> None:
    layout: hc.Layout = hc.layout_of(hc.word_tiles("TTTT", hc.ORIGIN, ACROSS))
    over = hc.Editor.over(layout, "TA")
    assert "" == over.rack.replace("A", "")
    assert "TTT" == sketch(done(over.taken_off(hc.ORIGIN)))
    assert "ATTT" == sketch(done(over.placed("A", hc.ORIGIN)))
    assert hc.EditorWhy.NO_TILE_LEFT is why(over.placed("T", hc.Cell(1, 1)))[0]
