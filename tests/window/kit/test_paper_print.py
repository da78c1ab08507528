"""Blocks over pages, and what every sheet of paper has: names, date, page numbers, margins."""

from __future__ import annotations

import io
from collections.abc import Sequence
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter

from tests.helpers.golden_matches import NAMES, golden, public
from tests.helpers.printed import (
    AMERICA,
    GERMANY,
    has_ink_on_margins,
    pages_of,
    pictures,
    texts_of,
    whole_text,
)
from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.window.kit.days import day_text
from wordsmith_desktop.window.kit.paper_print.blocks import (
    Block,
    PrintedCell,
    measured,
    row,
    scratch,
)
from wordsmith_desktop.window.kit.paper_print.document import (
    Document,
    Page,
    PaperSize,
    local_paper,
    paint_on,
    paper_of,
    to_pdf,
)
from wordsmith_desktop.window.kit.paper_print.flow import Column, Section, spread
from wordsmith_desktop.window.kit.paper_print.paper import PrintedPage, Type
from wordsmith_desktop.window.kit.paper_print.sections import ScoreLine, standing
from wordsmith_desktop.window.kit.paper_print.sheet import Head, sheet_document
from wordsmith_desktop.window.kit.score_sheet import day_of
from wordsmith_desktop.wording.texts import Text, set_language

pytestmark = pytest.mark.usefixtures("typeface")

GAME: Final = Text("A game", "Ein Spiel")
TITLE: Final = Text("Score sheet", "Wertungsblatt")
DAY: Final = date(2026, 8, 3)


def lines(count: int, height: float = 10, name: str = "row") -> tuple[Block, ...]:
    return tuple(noted(f"{name} {number}", height) for number in range(count))


def noted(name: str, height: float = 10) -> Block:
    """A block that says its name when it is painted."""
    return Block(height, lambda paper: painted(paper).append((name, paper.y)))


def painted(paper: PrintedPage) -> list[tuple[str, float]]:
    """What was painted on a sheet of paper, and how far down."""
    found: list[tuple[str, float]] = paper.__dict__.setdefault("painted", [])
    return found


def on_pages(*sections: Section, first: float = 100, others: float = 100) -> list[list[str]]:
    """The names of what stands on each page."""
    pages = []
    for blocks in spread(sections, first=first, others=others):
        with scratch(QSizeF(100, 100)) as paper:
            for block in blocks:
                top = paper.y
                block.paint(paper)
                paper.y = top + block.height
            assert paper.y <= max(first, others)
            pages.append([name for name, _ in painted(paper)])
    return pages


# Blocks over pages


def test_what_fits_stays_on_one_page() -> None:
    assert [["row 0", "row 1", "row 2"]] == on_pages(Section.of(*lines(3)))


def test_a_section_goes_whole_to_the_next_page_where_that_has_room_for_it() -> None:
    upper, lower = Section.of(*lines(5)), Section.of(*lines(5, name="low"), gap=10)
    assert [5, 5] == [len(page) for page in on_pages(upper, lower)]


def test_a_section_for_which_no_page_has_room_is_parted_between_rows() -> None:
    head, foot = noted("head"), noted("foot")
    upper, lower = on_pages(Section.of(*lines(15), head=head, foot=foot))
    assert ["head", *(f"row {n}" for n in range(9))] == upper
    assert ["head", *(f"row {n}" for n in range(9, 15)), "foot"] == lower


def test_a_foot_takes_the_last_row_along_to_the_next_page() -> None:
    pages = on_pages(Section.of(*lines(10), foot=noted("foot"), head=noted("head")))
    assert ["head", "row 9", "foot"] == pages[1]


def test_a_long_section_begins_below_others_only_where_some_of_it_fits() -> None:
    long = Section.of(*lines(20), gap=10)
    above = {count: Section.of(*lines(count, name="up")) for count in (2, 7)}
    assert 2 + 7 == len(on_pages(above[2], long)[0])
    assert 7 == len(on_pages(above[7], long)[0])


def test_a_long_section_that_may_not_begins_a_page_of_its_own() -> None:
    long = Section((Column(lines(20)),), may_begin_below=False)
    assert [2, 10, 10] == list(map(len, on_pages(Section.of(*lines(2, name="up")), long)))


def test_a_section_that_begins_a_page_does_so_however_much_room_is_left() -> None:
    answers = Section.of(*lines(2, name="answer"), begins_page=True)
    pages = on_pages(Section.of(*lines(1)), answers, Section.of(*lines(1, name="more"), gap=0))
    assert [["row 0"], ["answer 0", "answer 1", "more 0"]] == pages
    assert [["answer 0", "answer 1"]] == on_pages(answers)


def test_columns_go_on_side_by_side_and_a_short_one_just_ends() -> None:
    columns = (Column(lines(12, name="left")), Column(lines(3, 20, "right"), x=50))
    pages = on_pages(Section(columns))
    assert [*(f"left {n}" for n in range(10)), "right 0", "right 1", "right 2"] == pages[0]
    assert ["left 10", "left 11"] == pages[1]


def test_a_row_higher_than_a_page_does_not_go_on_for_ever() -> None:
    with scratch(QSizeF(100, 100)):
        assert 3 == len(spread([Section.of(*lines(3, 500))], first=100, others=100))


def test_a_block_is_measured_on_paper_of_its_own_width() -> None:
    text = "many words that need several lines where there is little room for them"

    def paint(paper: PrintedPage) -> None:
        paper.paragraph(text, Type.BODY)

    narrow, broad = measured(paint, 300), measured(paint, 3000)
    assert narrow.height > 3 * broad.height
    with scratch(QSizeF(3000, 100)) as paper:
        narrow.paint(paper)
        assert (narrow.height, 3000.0) == (paper.y, paper.width)


# Sheets


def sheet(rows: int, names: tuple[str, ...] = ("Ana", "Ben")) -> Document:
    cells = [row((PrintedCell(400, f"line {number}"),), 100) for number in range(rows)]
    return sheet_document(Head(GAME, TITLE, names, DAY), lambda _width: (Section.of(*cells),))


def test_names_and_date_stand_on_every_page() -> None:
    found = texts_of(sheet(60))
    assert 3 == len(found)
    for page in found:
        for word in ("A game", "Score sheet", "Ana, Ben", "3 August 2026"):
            assert word in page


def test_pages_are_numbered_where_there_are_several() -> None:
    assert [f"Page {n} of 3" in page for n, page in enumerate(texts_of(sheet(60)), 1)] == [True] * 3
    assert "Page" not in texts_of(sheet(5))[0]


def test_how_a_sheet_is_filled_in_stands_on_its_first_page() -> None:
    cells = [row((PrintedCell(400),), 100)] * 60
    head = Head(GAME, TITLE, note="Tick a box.")
    found = texts_of(sheet_document(head, lambda _width: (Section.of(*cells),)))
    assert [True, False, False] == ["Tick a box." in page for page in found]


def test_what_tells_a_sheet_from_others_is_on_every_page() -> None:
    cells = [row((PrintedCell(400),), 100)] * 60
    head = Head(GAME, TITLE, about="Sheet 17", asks_name=True)
    found = texts_of(sheet_document(head, lambda _width: (Section.of(*cells),)))
    assert [True] * 3 == ["Sheet 17" in page for page in found]
    assert "Name Date" in found[0]


def test_a_sheet_that_nobody_fills_in_asks_for_nothing() -> None:
    head = Head(GAME, TITLE, asks_day=False)
    document = sheet_document(head, lambda _width: (Section.of(row((PrintedCell(400),), 100)),))
    assert "Date" not in texts_of(document)[0]


def test_every_row_stands_on_one_of_the_pages() -> None:
    found = whole_text(sheet(60)).split("line ")
    assert [str(number) for number in range(60)] == [part.split()[0] for part in found[1:]]


def test_paper_speaks_the_language_of_the_program() -> None:
    set_language("de")
    page = texts_of(sheet(60))[1]
    for word in ("Ein Spiel: Wertungsblatt", "3. August 2026", "Seite 2 von 3"):
        assert word in page


@pytest.mark.parametrize("place", [GERMANY, AMERICA])
@pytest.mark.parametrize("names", [(), ("W" * 24,) * 8, ("A" * 300,)])
def test_nothing_leaves_the_page(place: PaperSize, names: tuple[str, ...]) -> None:
    for image in pictures(sheet(60, names), place):
        assert not has_ink_on_margins(image, place)


def test_details_of_the_document_say_what_it_is() -> None:
    metadata = PdfReader(io.BytesIO(to_pdf(sheet(5), GERMANY))).metadata
    assert metadata is not None
    assert ("A game: Score sheet", "Wordsmith Desktop") == (metadata.title, metadata.creator)


@pytest.mark.parametrize(
    ("environ", "paper"),
    [
        ({"LANG": "en_US.UTF-8"}, PaperSize.LETTER),
        ({"LANG": "en_US.UTF-8", "LC_PAPER": "de_DE.UTF-8"}, PaperSize.A4),
        ({"LANG": "de_DE.UTF-8", "LC_PAPER": "en_US.UTF-8"}, PaperSize.LETTER),
        ({"LC_ALL": "en_GB.UTF-8", "LC_PAPER": "en_US.UTF-8"}, PaperSize.A4),
        ({"LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8", "LC_PAPER": ""}, PaperSize.LETTER),
        ({"LANG": "C.UTF-8"}, PaperSize.A4),
        ({"LANG": "es_MX", "LANGUAGE": "de:en"}, PaperSize.LETTER),
    ],
)
def test_linux_says_in_a_variable_of_its_own_what_paper_there_is(
    environ: dict[str, str], paper: PaperSize
) -> None:
    assert paper is local_paper(environ, system="linux")


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_others_have_the_paper_of_their_formats(system: str) -> None:
    told = {"LC_PAPER": "en_US" if paper_of(QLocale.system()) is PaperSize.A4 else "de_DE"}
    assert paper_of(QLocale.system()) is local_paper(told, system=system)


@pytest.mark.parametrize(("place", "millimetres"), [(GERMANY, (210, 297)), (AMERICA, (216, 279))])
def test_a_file_has_the_paper_of_its_place(place: PaperSize, millimetres: tuple[int, int]) -> None:
    box = PdfReader(io.BytesIO(to_pdf(sheet(5), place))).pages[0].mediabox
    assert millimetres == (round(box.width * 25.4 / 72), round(box.height * 25.4 / 72))


@pytest.mark.parametrize(
    ("size", "orientation", "resolution"),
    [
        (QPageSize.PageSizeId.A5, QPageLayout.Orientation.Portrait, 600),
        (QPageSize.PageSizeId.A4, QPageLayout.Orientation.Landscape, 1200),
        (QPageSize.PageSizeId.A4, QPageLayout.Orientation.Portrait, 300),
    ],
)
def test_pages_fit_the_paper_that_is_in_the_printer(
    size: QPageSize.PageSizeId, orientation: QPageLayout.Orientation, resolution: int
) -> None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.ReadWrite)
    writer = QPdfWriter(buffer)
    writer.setResolution(resolution)
    writer.setPageLayout(QPageLayout(QPageSize(size), orientation, QMarginsF(10, 10, 10, 10)))
    rooms: list[QSizeF] = []
    whole = sheet(60)

    def pages(room: QSizeF) -> Sequence[Page]:
        rooms.append(room)
        return whole.pages(room)

    assert paint_on(writer, Document("", pages))
    assert rooms[0].width() >= 1700 - 1
    assert rooms[0].height() >= 2300 - 1
    reader = PdfReader(io.BytesIO(buffer.data().data()))
    words = " ".join(page.extract_text() for page in reader.pages).split()
    assert [str(number) for number in range(60)] == [
        after for word, after in pairwise(words) if word == "line"
    ]


@pytest.mark.qt_log_ignore("QPainter::begin", "QPdfEngine::begin")
def test_it_is_known_when_a_device_takes_nothing(tmp_path: Path) -> None:
    assert not paint_on(QPdfWriter(str(tmp_path / "no folder" / "sheet.pdf")), sheet(1))
    assert paint_on(QPdfWriter(str(tmp_path / "sheet.pdf")), sheet(1))


# Small things


def test_long_text_is_set_smaller_before_it_is_cut() -> None:
    with scratch(QSizeF(1000, 100)) as paper:
        wide = paper.advance("WITTINGLY", Type.LEAD)
    document = sheet_document(
        Head(GAME, TITLE),
        lambda _width: [Section.of(row((PrintedCell(wide * 0.8, "WITTINGLY", Type.LEAD),), 60))],
    )
    assert "WITTINGLY" in texts_of(document)[0]


def scored(*scores: int) -> PublicMatch:
    return PublicMatch(NAMES[: len(scores)], 0, None, (), Outcome(scores))


def test_the_result_goes_by_points_and_marks_who_has_won() -> None:
    table = [
        ScoreLine(name, (str(points),), points)
        for name, points in zip(NAMES[:3], (3, 9, 9), strict=True)
    ]
    document = sheet_document(
        Head(GAME, TITLE), lambda width: [standing(width, ["Words"], table, scored(3, 9, 9))]
    )
    text = texts_of(document)[0]
    assert text.endswith("Result Player Words Total Ben 9 9 won Cho 9 9 won Ana 3 3")


def test_so_far_nobody_has_won() -> None:
    match = PublicMatch(("Ana", "Ben"), 0, None, (), None)
    table = [ScoreLine("Ana", (), 3), ScoreLine("Ben", (), 9)]
    document = sheet_document(Head(GAME, TITLE), lambda width: [standing(width, [], table, match)])
    assert texts_of(document)[0].endswith("Points so far Player Total Ben 9 Ana 3")


def test_the_day_is_that_on_which_the_match_began() -> None:
    match = public(golden("rewordable_short"))
    assert "3 August 2026" == day_text(day_of(match))
    assert day_of(PublicMatch((), 10**18, None, (), None)) is None
    assert "" == day_text(None)


def test_pages_are_asked_for_the_room_of_the_place() -> None:
    rooms: list[QSizeF] = []

    def pages(room: QSizeF) -> Sequence[Page]:
        rooms.append(room)
        return ()

    for place in (GERMANY, AMERICA):
        pages_of(Document("", pages), place)
    assert [(1820, 2690), (1879, 2514)] == [(int(r.width()), int(r.height())) for r in rooms]
