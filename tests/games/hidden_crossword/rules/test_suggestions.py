"""Words for the slot at the caret: all that fit, and nothing that the rules forbid."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.crossword_draws import dictionary
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.lexicon.index import WordIndex

ACROSS, DOWN = hc.Direction.ACROSS, hc.Direction.DOWN
POOL = "TRAINTRAESGDMOES"
GERMAN = "STEINEERNATUDGLB"
SLOW_MS = 60
"""Three times what is wanted, for a machine that does other things too."""


def _over(*words: tuple[str, int, int, hc.Direction], pool: str = POOL, anchor: str) -> hc.Editor:
    over = hc.Editor.over((), pool, anchor)
    for word, row, col, way in words:
        after = over.typed_word(word, hc.Cell(row, col), way)
        assert isinstance(after, hc.Editor), after
        over = after
    return over


def _words(over: hc.Editor, row: int, col: int, way: hc.Direction, index: WordIndex) -> list[str]:
    return [one.word for one in hc.suggestions(over.with_caret(hc.Cell(row, col), way), index)]


def _by_trying(over: hc.Editor, index: WordIndex) -> set[tuple[str, hc.Cell]]:
    """The same by laying every word everywhere, and asking the rules."""
    found = set[tuple[str, hc.Cell]]()
    line = "".join(tile.letter for tile in over.layout)
    for one in index.from_letters(over.rack + line):
        for back in range(one.length):
            start = over.caret.step(over.direction, -back)
            after = over.typed_word(one.word, start, over.direction)
            if not isinstance(after, hc.Editor):
                continue
            runs = [run.start for run in after.grid.runs if run.word == one.word]
            demands = hc.Demands("TRAIN", POOL, 0)
            faults = hc.grid_faults(after.grid, demands, lambda w: index.position(w) is not None)
            if start in runs and len(after.layout) > len(over.layout) and not faults:
                found.add((one.word, start))
    return found


@pytest.mark.parametrize(("row", "col", "way"), [(1, 2, DOWN), (0, 0, DOWN), (2, 3, ACROSS)])
def test_they_are_all_that_the_rules_allow_there(row: int, col: int, way: hc.Direction) -> None:
    index = dictionary("en")
    over = _over(("EARS", -1, 2, DOWN), anchor="TRAIN").with_caret(hc.Cell(row, col), way)
    found = {(one.word, one.start) for one in hc.suggestions(over, index, family=False)}
    assert found == _by_trying(over, index)


def test_wherever_one_asks_nothing_comes_that_the_rules_forbid() -> None:
    index, chance = dictionary("en"), Random(7)
    over = _over(("EARS", -1, 2, DOWN), ("DO", 2, 4, DOWN), anchor="TRAIN")
    before = {fault.why for fault in hc.grid_faults(over.grid, hc.Demands("TRAIN", POOL))}
    for _ in range(25):
        cell = hc.Cell(chance.randint(-3, 5), chance.randint(-3, 7))
        asked = over.with_caret(cell, chance.choice((ACROSS, DOWN)))
        for one in hc.suggestions(asked, index)[:20]:
            after = asked.typed_word(one.word, one.start, one.direction)
            assert isinstance(after, hc.Editor)
            whys = {fault.why for fault in hc.grid_faults(after.grid, hc.Demands("TRAIN", POOL))}
            assert hc.GridWhy.ANCHOR_EXTENDED not in whys
            assert hc.GridWhy.NOT_CONNECTED not in whys or hc.GridWhy.NOT_CONNECTED in before


def test_the_commonest_come_first_and_can_be_asked_for_alone() -> None:
    index = dictionary("en")
    over = _over(anchor="TRAIN").with_caret(hc.Cell(1, 0), DOWN)
    found = hc.suggestions(over, index)
    grades = [one.commonness for one in found]
    assert sorted(grades, reverse=True) == grades
    common = hc.suggestions(over, index, least=50)
    assert 0 < len(common) < len(found)
    assert common == found[: len(common)]


def test_w8_nothing_lengthens_the_anchor() -> None:
    index = dictionary("en")
    over = _over(anchor="TRAIN")
    assert [] == _words(over, 0, 5, ACROSS, index)
    assert all(
        one.start.row != 0 or len(one.word) == 1
        for one in hc.suggestions(over.with_caret(hc.Cell(0, 5), DOWN), index)
        if one.start.row <= 0 < one.start.row + len(one.word)
    )


def test_far_from_everything_nothing_is_joined_and_nothing_comes() -> None:
    assert [] == _words(_over(anchor="TRAIN"), 9, 9, ACROSS, dictionary("en"))


@pytest.mark.parametrize("is_free", [False, True])
def test_W11_nothing_comes_that_would_make_a_word_stand_twice(is_free: bool) -> None:
    index = dictionary("en")
    over = replace(_over(("EARS", -1, 2, DOWN), anchor="TRAIN"), is_free=is_free)
    before = 0
    for tile in over.layout:
        for cell in (tile.cell, tile.cell.step(DOWN), tile.cell.step(DOWN, -1)):
            for way in (ACROSS, DOWN):
                asked = over.with_caret(cell, way)
                for one in hc.suggestions(asked, index):
                    after = asked.typed_word(one.word, one.start, one.direction)
                    assert isinstance(after, hc.Editor)
                    assert len(set(after.grid.words)) == len(after.grid.words)
                    before += 1
    assert before > 500


def test_without_tiles_left_nothing_comes() -> None:
    over = hc.Editor.over((), "TRAIN", "TRAIN")
    assert [] == _words(over, 1, 0, DOWN, dictionary("en"))


@pytest.mark.parametrize(
    ("tag", "pool", "anchor"), [("en", POOL, "TRAIN"), ("de", GERMAN, "STEIN")]
)
def test_a_slot_is_looked_through_at_once(tag: str, pool: str, anchor: str) -> None:
    index = dictionary(tag)
    over = _over(pool=pool, anchor=anchor).with_caret(hc.Cell(1, 2), DOWN)
    hc.suggestions(over, index)
    times = []
    for _ in range(5):
        begun = process_time()
        assert hc.suggestions(over, index)
        times.append((process_time() - begun) * 1000)
    print(f"{tag}: {min(times):.1f} ms")
    assert min(times) < SLOW_MS
