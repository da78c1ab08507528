"""Puzzles as ipuz, .puz and .jpz: there and back, those of other programs, and damaged ones."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import puz
import pytest
from jsonschema import Draft202012Validator

from tests.games.hidden_crossword.workshop.pieces import FREE, PIECES, TRAINS, damaged
from tests.helpers.effort import EFFORT
from tests.helpers.finished_puzzles import TRAIN, laid
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.hidden_crossword.rules.ipuz import to_ipuz
from wordsmith_desktop.games.hidden_crossword.words.in_words import wording_of
from wordsmith_desktop.games.hidden_crossword.workshop.across_lite import (
    piece_from_puz,
    piece_to_puz,
)
from wordsmith_desktop.games.hidden_crossword.workshop.cells import LONGEST_FILE, MOST_LINES
from wordsmith_desktop.games.hidden_crossword.workshop.clued.criss_cross import puzzle_of
from wordsmith_desktop.games.hidden_crossword.workshop.clued.markup import plain
from wordsmith_desktop.games.hidden_crossword.workshop.file_faults import FileFault, PuzzleFileError
from wordsmith_desktop.games.hidden_crossword.workshop.jpz import piece_from_jpz, piece_to_jpz
from wordsmith_desktop.games.hidden_crossword.workshop.pieces_as_ipuz import (
    FORMAT,
    PIECE_FIELD,
    piece_from_ipuz,
    piece_to_ipuz,
)
from wordsmith_desktop.games.hidden_crossword.workshop.svg import Headings, puzzle_to_svg
from wordsmith_desktop.games.hidden_crossword.workshop.workpiece import (
    Clue,
    LetterSource,
    Workpiece,
)

DAMAGES: Final = 250 * EFFORT
SCHEMA: Final = Path(__file__).parents[1] / "rules" / "ipuz_crossword.schema.json"
Write = Callable[[Workpiece], bytes]
Read = Callable[[bytes], Workpiece]


def _ipuz(piece: Workpiece) -> bytes:
    return piece_to_ipuz(piece).encode()


FORMATS: Final[dict[str, tuple[Write, Read]]] = {
    "ipuz": (_ipuz, piece_from_ipuz),
    "puz": (piece_to_puz, piece_from_puz),
    "jpz": (piece_to_jpz, piece_from_jpz),
}
formats = pytest.mark.parametrize("name", FORMATS)


def _fault(read: Read, content: bytes) -> FileFault:
    with pytest.raises(PuzzleFileError) as caught:
        read(content)
    return caught.value.fault


@formats
@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.title)
def test_there_and_back(name: str, piece: Workpiece) -> None:
    """All of it in ipuz; the others know of no letters left over, .puz of no language and marks."""
    write, read = FORMATS[name]
    found, wanted = read(write(piece)), piece.tidied()
    if name != "ipuz":
        wanted = replace(wanted, source=LetterSource.FREE, pool="", anchor="")
    if name == "puz":
        texts = tuple(Clue(one.word, plain(one.text)) for one in wanted.clues)
        wanted = replace(wanted, language="en", clues=texts)
    assert found == wanted


def test_an_empty_piece_is_kept_too() -> None:
    empty = Workpiece(title="Puzzle 1", source=LetterSource.TYPED, pool="ABC")
    assert empty == piece_from_ipuz(_ipuz(empty))


def test_ipuz_is_what_the_format_says() -> None:
    Draft202012Validator(json.loads(SCHEMA.read_text("utf-8"))).validate(
        json.loads(piece_to_ipuz(TRAINS))
    )


def test_puz_is_read_by_its_own_library() -> None:
    found = puz.load(piece_to_puz(TRAINS))
    assert ("Trains & <more>", 6, 6) == (found.title, found.width, found.height)
    assert "TRAIN.A...E.REP.S.....TO.....L.....D" == found.solution
    across = [found.clues[one["clue_index"]] for one in found.clue_numbering().across]
    assert ["", "", ""] == across, "nobody wrote how long the words are"


def test_jpz_is_plain_xml_with_a_word_for_each_clue() -> None:
    root = ElementTree.fromstring(piece_to_jpz(TRAINS))
    tags = [one.tag.rpartition("}")[2] for one in root.iter()]
    assert (36, 6, 6) == (tags.count("cell"), tags.count("word"), tags.count("clue"))


def test_what_a_match_saved_can_be_edited() -> None:
    found = piece_from_ipuz(to_ipuz(TRAIN, wording_of(TRAIN)).encode())
    assert (TRAIN.layout, TRAIN.pool, "TRAIN") == (found.layout, found.pool, found.anchor)


# Those of other programs


def _foreign(**changes: Any) -> dict[str, Any]:
    return {
        "version": "http://ipuz.org/v2",
        "kind": ["http://ipuz.org/crossword#1"],
        "title": "<i>Not</i> ours &amp; more",
        "dimensions": {"width": 3, "height": 2},
        "puzzle": [[1, 0, {"cell": 2, "style": {"shapebg": "circle"}}], ["#", "#", 0]],
        "solution": [["c", "A", {"value": "T"}], ["#", None, "O"]],
        "clues": {
            "Across": [[1, "Purrs <b>softly</b>"]],
            "Down": [{"number": 2, "clue": "Toward"}],
        },
        **changes,
    }


def test_an_ipuz_of_another_program() -> None:
    found = piece_from_ipuz(json.dumps(_foreign()).encode())
    assert "Not ours & more" == found.title
    assert laid("CAT", "  O") == found.layout
    assert (Clue("CAT", "Purrs <b>softly</b>"), Clue("TO", "Toward")) == found.clues
    assert found.is_free


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"version": "http://ipuz.org/v9"}, FileFault.UNREADABLE),
        ({"kind": ["http://ipuz.org/sudoku#1"]}, FileFault.UNREADABLE),
        ({"solution": [["CH", "A", "T"], ["#", None, "O"]]}, FileFault.ODD_CELL),
        ({"solution": [["Ä", "A", "T"], ["#", None, "O"]]}, FileFault.ODD_CELL),
        ({"solution": [["C"]]}, FileFault.UNREADABLE),
        ({"dimensions": {"width": MOST_LINES + 1, "height": 2}}, FileFault.TOO_LARGE),
        ({"dimensions": {"width": True, "height": 2}}, FileFault.UNREADABLE),
        (
            {"puzzle": [[{"cell": 1, "style": {"barred": "R"}}, 0, 2], ["#", "#", 0]]},
            FileFault.BARS,
        ),
        ({PIECE_FIELD: {"format": FORMAT + 1}}, FileFault.NEWER),
        (
            {PIECE_FIELD: {"format": 1, "letters": "free", "pool": "a", "anchor": ""}},
            FileFault.UNREADABLE,
        ),
    ],
)
def test_an_ipuz_that_is_refused(changes: dict[str, Any], fault: FileFault) -> None:
    assert fault == _fault(piece_from_ipuz, json.dumps(_foreign(**changes)).encode())


def test_an_ipuz_without_its_letters_is_refused() -> None:
    bare = _foreign()
    del bare["solution"]
    assert FileFault.NO_SOLUTION == _fault(piece_from_ipuz, json.dumps(bare).encode())


JPZ: Final = """<?xml version="1.0" encoding="UTF-8"?>
<crossword-compiler-applet xmlns="http://crossword.info/xml/crossword-compiler-applet">
<rectangular-puzzle xmlns="http://crossword.info/xml/rectangular-puzzle">
<metadata><title>Cats</title><creator>Ben</creator></metadata>
<crossword><grid width="3" height="2"><grid-look numbering-scheme="normal"/>
<cell x="1" y="1" solution="C" number="1"/><cell x="2" y="1" solution="A"/>
<cell x="3" y="1" solution="T" number="2"/><cell x="1" y="2" type="block"/>
<cell x="2" y="2" type="block"/><cell x="3" y="2" solution="O"/></grid>
<word id="a" x="1-3" y="1"/><word id="b"><cells x="3" y="1"/><cells x="3" y="2"/></word>
<clues><title>Across</title><clue word="a" number="1">It <i>purrs</i></clue></clues>
<clues><title>Down</title><clue word="b" number="2">Toward</clue></clues>
</crossword></rectangular-puzzle></crossword-compiler-applet>"""


def _zipped(*contents: str) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for number, content in enumerate(contents):
            archive.writestr(f"{number}.xml", content)
    return made.getvalue()


@pytest.mark.parametrize("content", [JPZ.encode(), _zipped(JPZ)], ids=["plain", "zipped"])
def test_a_jpz_of_another_program(content: bytes) -> None:
    found = piece_from_jpz(content)
    assert ("Cats", "Ben", laid("CAT", "  O")) == (found.title, found.author, found.layout)
    assert (Clue("CAT", "It <i>purrs</i>"), Clue("TO", "Toward")) == found.clues


BOMB: Final = '<!DOCTYPE a [<!ENTITY x "AAAAAAAA"><!ENTITY y "&x;&x;&x;">]>'
OUTSIDE: Final = '<!DOCTYPE a SYSTEM "file:///etc/passwd">'


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (
            JPZ.replace("<crossword-compiler", f"{BOMB}<crossword-compiler", 1).encode(),
            "UNREADABLE",
        ),
        (
            JPZ.replace("<crossword-compiler", f"{OUTSIDE}<crossword-compiler", 1)
            .replace('encoding="UTF-8"', 'encoding="UTF-16"')
            .encode("utf-16"),
            "UNREADABLE",
        ),
        (_zipped(JPZ, JPZ), "UNREADABLE"),
        (_zipped(" " * (LONGEST_FILE + 1)), "TOO_LONG"),
        (b"PK\x03\x04 no archive", "UNREADABLE"),
        (b"<a>" * 200, "UNREADABLE"),
        (JPZ.replace(' solution="O"', "").encode(), "NO_SOLUTION"),
        (JPZ.replace('solution="O"', 'solution="OH"').encode(), "ODD_CELL"),
        (JPZ.replace('x="3" y="2"', 'x="9" y="2"', 1).encode(), "UNREADABLE"),
        (JPZ.replace('width="3"', 'width="300"').encode(), "TOO_LARGE"),
        (JPZ.replace('solution="A"', 'solution="A" left-bar="true"').encode(), "BARS"),
    ],
    ids=["bomb", "outside", "two", "long", "torn", "deep", "bare", "rebus", "off", "large", "bars"],
)
def test_a_jpz_that_is_refused(content: bytes, fault: str) -> None:
    assert FileFault[fault] == _fault(piece_from_jpz, content)


def _puz(**changes: Any) -> bytes:
    made = puz.load(piece_to_puz(FREE))
    for name, value in changes.items():
        setattr(made, name, value)
    return bytes(made.tobytes())


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (_puz(solution_state=4), FileFault.LOCKED),
        (_puz(solution_state=2), FileFault.NO_SOLUTION),
        (
            _puz(solution=puz.load(piece_to_puz(FREE)).solution.replace("K", "7")),
            FileFault.ODD_CELL,
        ),
        (_puz(clues=["one"]), FileFault.NOT_CONNECTED),
        (b"ACROSS&DOWN", FileFault.UNREADABLE),
    ],
    ids=["locked", "bare", "digit", "clues", "torn"],
)
def test_a_puz_that_is_refused(content: bytes, fault: FileFault) -> None:
    assert fault == _fault(piece_from_puz, content)


def test_a_puz_with_several_letters_in_a_cell_is_refused() -> None:
    made = puz.load(piece_to_puz(FREE))
    made.rebus().add_rebus_squares([0], "CH")
    assert FileFault.ODD_CELL == _fault(piece_from_puz, bytes(made.tobytes()))


@formats
def test_damaged_files_are_opened_or_refused(name: str) -> None:
    """Never anything else; and what is opened can be written again."""
    write, read = FORMATS[name]
    refused = 0
    for content in damaged(write(TRAINS), DAMAGES):
        try:
            found = read(content)
        except PuzzleFileError:
            refused += 1
        else:
            assert read(write(found)).layout == found.tidied().layout
    assert refused > DAMAGES / 2


@pytest.mark.parametrize("is_solution", [False, True])
def test_the_drawing_shows_clues_or_letters_and_never_both(is_solution: bool) -> None:
    text = puzzle_to_svg(puzzle_of(TRAINS), Headings("Across", "Down"), is_solution=is_solution)
    root = ElementTree.fromstring(text)
    said = [one.text for one in root.iter("{http://www.w3.org/2000/svg}text")]
    assert is_solution is ("N" in said)
    assert is_solution is not any("Not new" in one for one in said if one)
    assert "Trains & <more>" in said


@pytest.mark.parametrize("title", ["A & B", "<b>", "&amp; so on", "1 < 2 & 3 > 2", "&lt;", ""])
def test_titles_that_look_like_markup_come_back(title: str) -> None:
    piece = replace(TRAINS, title=title)
    assert piece == piece_from_ipuz(_ipuz(piece))
    assert title != "A & B" or '"A & B"' in piece_to_ipuz(piece)
