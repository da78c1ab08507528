"""Files of other programs: nothing of them is lost without a word, and they go round unchanged."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import puz
import pytest

from tests.games.hidden_crossword.workshop.clued_puzzles import (
    NEWSPAPER,
    PUZZLES,
    TWICE,
    asked,
    diagram,
)
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.hidden_crossword.rules.crossword import Cell, Direction
from wordsmith_desktop.games.hidden_crossword.workshop.across_lite import write_puz
from wordsmith_desktop.games.hidden_crossword.workshop.clued.as_ipuz import write_ipuz
from wordsmith_desktop.games.hidden_crossword.workshop.clued.criss_cross import (
    criss_cross_of,
    first_letters,
    is_criss_cross,
)
from wordsmith_desktop.games.hidden_crossword.workshop.clued.markup import plain
from wordsmith_desktop.games.hidden_crossword.workshop.clued.progress import SolvingFolder
from wordsmith_desktop.games.hidden_crossword.workshop.clued.puzzle import CluedPuzzle
from wordsmith_desktop.games.hidden_crossword.workshop.clued.report import Begun, OpenedFile, Remark
from wordsmith_desktop.games.hidden_crossword.workshop.file_faults import FileFault, PuzzleFileError
from wordsmith_desktop.games.hidden_crossword.workshop.jpz import write_jpz
from wordsmith_desktop.games.hidden_crossword.workshop.puzzle_files import kept_in, open_puzzle
from wordsmith_desktop.games.hidden_crossword.workshop.workpiece import Workpiece

WRITERS: Final[dict[str, Callable[[CluedPuzzle], bytes]]] = {
    "ipuz": lambda puzzle: write_ipuz(puzzle).encode(),
    "puz": write_puz,
    "jpz": write_jpz,
}


def _without_what_puz_lacks(puzzle: CluedPuzzle) -> CluedPuzzle:
    squares = tuple(
        replace(one, shade="", label="", bar_above=False, bar_left=False)
        for one in puzzle.diagram.squares
    )
    clues = tuple(replace(one, text=plain(one.text)) for one in puzzle.clues)
    return replace(puzzle, diagram=replace(puzzle.diagram, squares=squares), clues=clues)


@pytest.mark.parametrize("kind", WRITERS)
@pytest.mark.parametrize("name", PUZZLES)
def test_there_and_back_nothing_differs_or_the_copy_says_so(name: str, kind: str) -> None:
    puzzle = PUZZLES[name]
    if (name, kind) == ("bars", "puz"):
        with pytest.raises(PuzzleFileError) as caught:
            write_puz(puzzle)
        assert FileFault.NO_BARS is caught.value.fault
        return
    opened = open_puzzle(WRITERS[kind](puzzle), f"it.{kind}")
    wanted = _without_what_puz_lacks(puzzle) if kind == "puz" else puzzle
    if kind == "puz":
        # Its only empty squares are black.
        grounds = [(one.is_open, one.solution) for one in wanted.diagram.squares]
        assert grounds == [(one.is_open, one.solution) for one in opened.puzzle.diagram.squares]
        wanted = replace(wanted, diagram=opened.puzzle.diagram)
    assert wanted == opened.puzzle
    assert len(puzzle.diagram.slots) == opened.placed


def _ipuz(of: CluedPuzzle, /, **changes: Any) -> OpenedFile:
    fields = json.loads(write_ipuz(of))
    return open_puzzle(json.dumps({**fields, **changes}).encode(), "it.ipuz")


def _texts(opened: OpenedFile) -> list[str]:
    return [opened.puzzle.texts[slot.start, slot.direction].text for slot in _slots(opened)]


def _slots(opened: OpenedFile) -> Any:
    return opened.puzzle.diagram.slots


ALL: Final = [f"{one.number} {one.direction.value}" for one in NEWSPAPER.diagram.slots]


def test_a_diagramless_one_gets_every_clue_at_its_word() -> None:
    """Its puzzle shows neither blocks nor numbers; only the solution tells where words begin."""
    opened = _ipuz(
        NEWSPAPER,
        kind=["http://ipuz.org/crossword/diagramless#1"],
        puzzle=[[0] * 5 for _ in range(5)],
    )
    assert ALL == _texts(opened)
    assert Remark.DIAGRAMLESS in {one.remark for one in opened.remarks}
    again = open_puzzle(write_puz(opened.puzzle), "it.puz")
    assert ALL == _texts(again)
    assert again.puzzle.is_diagramless


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("is_swapped", [False, True])
def test_clues_that_name_cells_stand_at_those(first: int, is_swapped: bool) -> None:
    def cells(way: Direction) -> list[dict[str, Any]]:
        return [
            {
                "clue": f"{slot.number} {slot.direction.value}",
                "cells": [
                    [one.row + first, one.col + first][:: 1 if is_swapped else -1]
                    for one in slot.cells
                ],
            }
            for slot in reversed(NEWSPAPER.diagram.slots_of(way))
        ]

    clues = {"Across": cells(Direction.ACROSS), "Down": cells(Direction.DOWN)}
    assert ALL == _texts(_ipuz(NEWSPAPER, clues=clues))


def test_lists_without_cells_and_numbers_are_in_the_order_of_the_words() -> None:
    ways = {"Across": Direction.ACROSS, "Down:Senkrecht": Direction.DOWN}
    clues = {
        name: [f"{slot.number} {way.value}" for slot in NEWSPAPER.diagram.slots_of(way)]
        for name, way in ways.items()
    }
    assert ALL == _texts(_ipuz(NEWSPAPER, clues=clues))


def test_what_finds_no_word_is_told_with_its_clue_and_words_without_one_by_number() -> None:
    clues = {"Across": [[1, "Pet"], [99, "Nowhere"]], "Zones": [["A", "Odd"]], "Down": []}
    opened = _ipuz(NEWSPAPER, clues=clues)
    told = [one.detail for one in opened.remarks if one.remark is Remark.CLUE_LEFT_OUT]
    assert ["99 Nowhere", "A Odd"] == told
    (bare,) = [one.detail for one in opened.remarks if one.remark is Remark.WITHOUT_CLUE]
    assert bare.startswith("1↓, ")
    assert 1 == opened.placed


def test_circles_with_a_rebus_table_that_names_none_are_no_rebus() -> None:
    made = puz.load(write_puz(PUZZLES["circles"]))
    made.extensions[b"GRBS"] = bytes(25)
    made.extensions[b"RTBL"] = b" 0:HEART;"
    opened = open_puzzle(bytes(made.tobytes()), "it.puz")
    assert "C" == opened.puzzle.diagram.at(Cell(0, 0)).solution
    assert opened.puzzle.diagram.at(Cell(0, 0)).is_circled
    assert () == opened.remarks


def test_what_macos_packs_along_is_passed_over() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("puzzle.xml", write_jpz(NEWSPAPER))
        archive.writestr("__MACOSX/._puzzle.xml", b"\0\5\26\7")
        archive.writestr(".DS_Store", b"\0")
    assert ALL == _texts(open_puzzle(packed.getvalue(), "it.jpz"))


def test_the_kind_is_told_by_what_is_in_a_file_and_not_by_its_name() -> None:
    text = puz.to_text_format(puz.load(write_puz(NEWSPAPER)))
    for content in (*(write(NEWSPAPER) for write in WRITERS.values()), text.encode("cp1252")):
        assert ALL == _texts(open_puzzle(content, "download"))


@pytest.mark.parametrize(
    ("content", "name", "fault"),
    [
        (b"Dear Ana", "letter.txt", FileFault.OTHER_KIND),
        (b"Dear Ana", "letter.puz", FileFault.UNREADABLE),
        (b"\x89PNG\r\n", "picture.png", FileFault.OTHER_KIND),
        (
            b"<CROSSFIRE><TITLE>Of another program</TITLE></CROSSFIRE>",
            "it.cfp",
            FileFault.OTHER_KIND,
        ),
    ],
)
def test_what_is_no_crossword_is_called_so(content: bytes, name: str, fault: FileFault) -> None:
    with pytest.raises(PuzzleFileError) as caught:
        open_puzzle(content, name)
    assert fault is caught.value.fault


def test_the_text_of_acrosslite_has_several_letters_and_circles_too() -> None:
    text = """<ACROSS PUZZLE v2>
<TITLE>
\tRebus
<AUTHOR>
\tTest
<COPYRIGHT>
\t
<SIZE>
\t2x2
<GRID>
\t1A
\tbC
<REBUS>
\tMARK;
\t1:STAR:S
<ACROSS>
\tone
\ttwo
<DOWN>
\tthree
\tfour
<NOTEPAD>
"""
    drawn = open_puzzle(text.encode(), "it.txt").puzzle.diagram
    assert "STAR" == drawn.letters[Cell(0, 0)]
    assert [Cell(1, 0)] == [cell for cell in drawn.cells if drawn.at(cell).is_circled]


def test_what_an_applet_tells_of_a_puzzle_counts_where_the_puzzle_says_nothing() -> None:
    content = write_jpz(replace(NEWSPAPER, title="")).replace(
        b"<rectangular-puzzle",
        b"<applet-settings><title>From the applet</title></applet-settings><rectangular-puzzle",
        1,
    )
    assert "From the applet" == open_puzzle(content, "it.jpz").puzzle.title


def _locked() -> bytes:
    made = puz.load(write_puz(NEWSPAPER))
    made.lock_solution(1234)
    return bytes(made.tobytes())


def test_a_locked_one_opens_without_its_letters_and_with_its_number_whole() -> None:
    sealed = open_puzzle(_locked(), "it.puz")
    assert ({}, ALL) == (sealed.puzzle.diagram.letters, _texts(sealed))
    again = puz.load(write_puz(sealed.puzzle))
    assert again.unlock_solution(1234)
    assert NEWSPAPER == open_puzzle(_locked(), "it.puz", 1234).puzzle
    with pytest.raises(PuzzleFileError) as caught:
        open_puzzle(_locked(), "it.puz", 4321)
    assert FileFault.WRONG_NUMBER is caught.value.fault


def test_letters_filled_in_already_are_there() -> None:
    made = puz.load(write_puz(NEWSPAPER))
    made.fill = "CA-" + made.fill[3:]
    opened = open_puzzle(bytes(made.tobytes()), "it.puz")
    assert {Cell(0, 0): "C", Cell(0, 1): "A"} == opened.begun.fill


def test_windows_quotation_marks_are_kept() -> None:
    made = puz.load(write_puz(NEWSPAPER))
    made.clues[0] = b"\x93Purr\x94".decode("iso-8859-1")
    assert "“Purr”" == _texts(open_puzzle(bytes(made.tobytes()), "it.puz"))[0]


def test_a_criss_cross_names_the_cell_that_it_cannot_have_and_first_letters_help() -> None:
    rebus = PUZZLES["rebus"]
    with pytest.raises(PuzzleFileError) as caught:
        criss_cross_of(rebus)
    assert (FileFault.ODD_CELL, "r2c2") == (caught.value.fault, caught.value.where)
    assert "OHIVE" in {first_letters(rebus).diagram.word(slot) for slot in rebus.diagram.slots}
    assert criss_cross_of(first_letters(rebus)).layout
    with pytest.raises(PuzzleFileError) as caught:
        criss_cross_of(TWICE)
    assert (FileFault.TWO_CLUES, "TOT") == (caught.value.fault, caught.value.where)


def test_a_sparse_figure_lies_on_the_bench_and_a_dense_one_on_the_desk() -> None:
    sparse = asked(diagram("TRAIN ", "    O ", "    T ", "  STEM"))
    assert is_criss_cross(sparse)
    assert not is_criss_cross(NEWSPAPER)
    content = write_jpz(sparse)
    assert isinstance(kept_in(content, open_puzzle(content, "it.jpz")), Workpiece)
    content = write_puz(NEWSPAPER)
    assert NEWSPAPER == kept_in(content, open_puzzle(content, "it.puz"))


def test_the_desk_keeps_clues_of_words_that_are_gone_and_accepted_ones() -> None:
    slot = NEWSPAPER.diagram.slots[0]
    cut = NEWSPAPER.diagram.with_square(Cell(0, 1), diagram("#").at(Cell(0, 0)))
    puzzle = replace(NEWSPAPER, diagram=cut, accepted=("NATO",), symmetry="mirror")
    content = write_ipuz(puzzle).encode()
    kept = kept_in(content, open_puzzle(content, "it.ipuz"))
    assert puzzle == kept
    assert isinstance(kept, CluedPuzzle)
    assert "1 across" == kept.texts[slot.start, slot.direction].text


def test_what_acrosslite_revealed_and_checked_goes_on_being_so(tmp_path: Path) -> None:
    made = puz.load(write_puz(PUZZLES["circles"]))
    made.fill = "CXT.SO" + made.fill[6:]
    # Revealed in a circle, wrong, revealed though it is not right, block, wrong before, nothing.
    made.extensions[b"GEXT"] = bytes([0xC0, 0x20, 0x20, 0, 0x10, 0]) + bytes(19)
    made.extensions[b"LTIM"] = b"125,0"
    opened = open_puzzle(bytes(made.tobytes()), "it.puz")
    assert opened.puzzle.diagram.at(Cell(0, 0)).is_circled
    folder = SolvingFolder(tmp_path)
    solving = folder.begin(opened.puzzle, opened.begun)
    # A mark that does not go with its letter is none: the T is right.
    assert (frozenset({Cell(0, 0)}), frozenset({Cell(0, 1)})) == (solving.shown, solving.wrong)
    assert (1, 125, 5) == (solving.checks, solving.seconds, len(solving.fill))
    folder.keep(solving)
    assert solving == SolvingFolder(tmp_path).begin(opened.puzzle)


def test_letters_of_ones_own_stay_where_a_file_brings_others(tmp_path: Path) -> None:
    folder = SolvingFolder(tmp_path)
    folder.keep(folder.begin(NEWSPAPER).with_letter(Cell(0, 0), "K", in_pencil=True))
    brought = Begun({Cell(0, 0): "C", Cell(0, 1): "A"}, shown=frozenset({Cell(0, 0), Cell(0, 1)}))
    solving = folder.begin(NEWSPAPER, brought)
    assert {Cell(0, 0): "K", Cell(0, 1): "A"} == solving.fill
    assert (frozenset({Cell(0, 1)}), frozenset({Cell(0, 0)})) == (solving.shown, solving.pencilled)


LONG: Final = "word " * 3_000


@pytest.mark.parametrize("kind", WRITERS)
def test_texts_longer_than_is_kept_are_cut_off_and_told(kind: str) -> None:
    slots = NEWSPAPER.diagram.slots
    clues = tuple(replace(one, text=f"Long {LONG}") for one in NEWSPAPER.clues[:2])
    whole = replace(
        NEWSPAPER,
        title=f"Title {LONG}",
        author=f"Author {LONG}",
        copyright="c" * 300,
        notes=f"Notes\n{LONG}",
        clues=(*clues, *NEWSPAPER.clues[2:]),
    )
    opened = open_puzzle(WRITERS[kind](whole), "it")
    ((_remark, told),) = ((one.remark, one.detail) for one in opened.remarks)
    named = [f"{one.number}{'→' if one.direction is Direction.ACROSS else '↓'}" for one in slots]
    assert [
        "“Title word word word word word …”",
        "“Author word word word word wor …”",
        "“Notes word word word word word …”",
        *(named[slots.index(NEWSPAPER.diagram.slot_at[one.place])] for one in clues),
    ] == told.split(", ")
    assert (300, 300) == (len(opened.puzzle.title), len(opened.puzzle.copyright))
    assert _kept_whole(opened.puzzle)


def _kept_whole(puzzle: CluedPuzzle) -> bool:
    """Whether going round once more nothing is cut off again."""
    return not open_puzzle(write_ipuz(puzzle).encode(), "it").remarks


def test_a_long_clue_without_a_word_is_told_by_how_it_begins() -> None:
    opened = _ipuz(NEWSPAPER, clues={"Across": [[99, LONG]]})
    (told,) = [one.detail for one in opened.remarks if one.remark is Remark.CLUE_LEFT_OUT]
    assert told.startswith("99 word")
    assert told.endswith("…")
    assert len(told) < 220
