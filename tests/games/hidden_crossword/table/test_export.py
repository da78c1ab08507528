"""A finished puzzle on paper and in a file: complete for its owner, and silent for the guesser."""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Final

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QLocale, QRect, QSizeF
from PySide6.QtGui import QColor, QFontDatabase, QImage, QPageLayout, QPainter
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from tests.helpers.finished_puzzles import LONG, OTHERWISE, STAIRS, TALL, TRAIN
from wordsmith_desktop.games.hidden_crossword.table.exporting import (
    ExportKind,
    export_puzzle,
    open_ipuz,
    page_layout,
    pages_of,
    read_ipuz,
    to_pdf,
    write_ipuz,
    write_pdf,
)
from wordsmith_desktop.games.hidden_crossword.words.in_words import PaperHeading, wording_of
from wordsmith_desktop.window.kit.appearance import appearance
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.paper_print.document import PaperSize, paper_of
from wordsmith_desktop.window.kit.paper_print.paper import PrintedPage
from wordsmith_desktop.window.kit.theme import CONTRAST, DARK, Theme
from wordsmith_desktop.wording.texts import set_language

FONTS: Final = Path(__file__).parents[4] / "resources" / "fonts"
GERMANY: Final = PaperSize.A4
AMERICA: Final = PaperSize.LETTER
SECRET: Final = ("REP", "TAR", "OLD", "NEST")
"""Words of TRAIN's that the guesser is not told."""
NAMED: Final = PaperHeading("Ana", "Ben", date(2026, 8, 3), hc.ClueType.ALPHABET)


@pytest.fixture(autouse=True)
def typeface(dressed: QApplication) -> Iterator[str]:
    """The program's own typeface, so that pages look the same everywhere."""
    assert dressed
    handles = [QFontDatabase.addApplicationFont(str(path)) for path in sorted(FONTS.glob("*.ttf"))]
    family = QFontDatabase.applicationFontFamilies(handles[0])[0]
    appearance().set_look(Look(family=family))
    yield family
    for handle in handles:
        QFontDatabase.removeApplicationFont(handle)


def texts_of(puzzle: hc.Puzzle, occasion: PaperHeading = NAMED) -> list[str]:
    """What can be read on each page of the document."""
    reader = PdfReader(io.BytesIO(to_pdf(puzzle, occasion, GERMANY)))
    # Qt says of spaces that they are tabs.
    return [page.extract_text().replace("\t", " ") for page in reader.pages]


def without_gaps(text: str) -> str:
    return "".join(text.split())


def pictures(
    puzzle: hc.Puzzle, occasion: PaperHeading = NAMED, paper: PaperSize = GERMANY
) -> list[QImage]:
    """The pages as they look on paper, in half a millimetre a pixel, margins and all."""
    layout = page_layout(paper)
    return [_picture(paint, layout) for paint in pages_of(puzzle, occasion)]


def _picture(paint: Callable[[PrintedPage], None], layout: QPageLayout) -> QImage:
    unit = QPageLayout.Unit.Millimeter
    whole, inner = layout.fullRect(unit), layout.paintRect(unit)
    image = QImage((whole.size() * 2).toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(0.2, 0.2)
    painter.translate(inner.topLeft() * 10)
    paint(PrintedPage(painter, QSizeF(inner.size() * 10), appearance().look.family))
    painter.end()
    return image


def has_ink_on_margins(image: QImage, paper: PaperSize) -> bool:
    """Whether anything but white is left once the page inside its margins is painted over."""
    inner = page_layout(paper).paintRect(QPageLayout.Unit.Millimeter)
    inside = QRect((inner.topLeft() * 2).toPoint(), (inner.size() * 2).toSize())
    painter = QPainter(image)
    # Half the width of a line lies outside of the box it is drawn about.
    painter.fillRect(inside.adjusted(-2, -2, 2, 2), QColor("white"))
    painter.end()
    blank = image.copy()
    blank.fill(QColor("white"))
    return image != blank


# The document


def test_the_document_has_the_puzzle_and_its_guess_sheet() -> None:
    puzzle_page, guess_page = texts_of(TRAIN)
    assert "The puzzle: keep it hidden" in puzzle_page
    assert "Guess sheet" in guess_page


def test_the_puzzle_s_page_has_every_word_with_its_placement() -> None:
    page = texts_of(TRAIN)[0].replace("\n", " ")
    for line in ("TRAIN anchor word", "NEST crossbeam", "REP girder", "OLD post", "TO girder"):
        assert line in page


def test_the_puzzle_s_page_has_every_letter_once_in_the_grid() -> None:
    page = texts_of(TRAIN)[0].splitlines()
    single = sorted(line.strip() for line in page if len(line.strip()) == 1)
    # The letter that is left over is told on the same page.
    assert sorted([*(tile.letter for tile in TRAIN.layout), "M"]) == single


def test_no_secret_word_stands_on_the_guess_sheet() -> None:
    page = without_gaps(texts_of(TRAIN)[1])
    assert [] == [word for word in SECRET if word in page]


def test_all_that_is_told_stands_on_the_guess_sheet() -> None:
    told, page = hc.told_of(TRAIN), without_gaps(texts_of(TRAIN)[1])
    assert "AADEEILNOPRRSTT" == told.letters
    assert f"Lettersinthepuzzle{told.letters}" in page
    assert "TheanchorwordTRAIN" in page
    assert "LettersleftoverM" in page
    assert "WordsoftwolettersTO" in page


def test_puzzles_of_which_the_same_is_told_have_the_same_guess_sheet() -> None:
    mine, other = pictures(TRAIN), pictures(OTHERWISE)
    assert mine[1] == other[1]
    assert mine[0] != other[0]
    assert texts_of(TRAIN)[1] == texts_of(OTHERWISE)[1]


def test_title_and_details_of_the_document_name_no_word() -> None:
    reader = PdfReader(io.BytesIO(to_pdf(TRAIN, NAMED, GERMANY)))
    assert reader.metadata is not None
    details = " ".join(str(value) for value in reader.metadata.values())
    assert "Hidden Crossword: a puzzle and its guess sheet" == reader.metadata.title
    assert [] == [word for word in (*SECRET, "TRAIN") if word in details]


@pytest.mark.parametrize(
    ("place", "points"),
    [("de_DE", (595, 842)), ("en_GB", (595, 842)), ("en_US", (612, 792)), ("fr_CA", (612, 792))],
)
def test_the_paper_is_that_of_the_place(place: str, points: tuple[int, int]) -> None:
    page = PdfReader(io.BytesIO(to_pdf(TRAIN, NAMED, paper_of(QLocale(place))))).pages[0]
    assert points == (round(page.mediabox.width), round(page.mediabox.height))


def test_ink_on_the_margins_is_found() -> None:
    image = pictures(TRAIN)[0]
    image.setPixelColor(20, 20, QColor("black"))
    assert has_ink_on_margins(image, GERMANY)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("paper", [GERMANY, AMERICA])
@pytest.mark.parametrize("puzzle", [TRAIN, STAIRS, LONG, TALL])
@pytest.mark.parametrize("occasion", [NAMED, PaperHeading("A" * 80, "B" * 80, counts_anchor=False)])
def test_nothing_leaves_the_page(
    language: str, paper: PaperSize, puzzle: hc.Puzzle, occasion: PaperHeading
) -> None:
    set_language(language)
    for image in pictures(puzzle, occasion, paper):
        assert not has_ink_on_margins(image, paper)


@pytest.mark.parametrize("puzzle", [TRAIN, STAIRS, LONG, TALL])
def test_there_is_room_for_twenty_guesses(puzzle: hc.Puzzle) -> None:
    for language in ("en", "de"):
        set_language(language)
        reader = PdfReader(io.BytesIO(to_pdf(puzzle, PaperHeading(), AMERICA)))
        numbers = [line for line in reader.pages[1].extract_text().split() if line.isdecimal()]
        assert "20" in numbers


@pytest.mark.parametrize("theme", [DARK, CONTRAST])
def test_pages_are_black_on_white_in_every_theme(theme: Theme, typeface: str) -> None:
    light = pictures(TRAIN)
    appearance().set_look(Look(theme, family=typeface))
    assert light == pictures(TRAIN)
    assert QColor("white") == light[0].pixelColor(0, 0)


def test_names_and_date_stand_on_both_pages() -> None:
    for page in texts_of(TRAIN):
        for word in ("Ana", "Ben", "3 August 2026"):
            assert word in page


def test_paper_speaks_the_language_of_the_program() -> None:
    set_language("de")
    page = texts_of(TRAIN)[1]
    assert "Ratebogen" in page
    assert "3. August 2026" in page


@pytest.mark.parametrize(
    ("clue", "arrows", "places"),
    [(None, True, True), (hc.ClueType.ALPHABET, True, False), (hc.ClueType.PLACE, False, True)],
)
def test_the_marks_that_were_agreed_on_are_explained(
    clue: hc.ClueType | None, arrows: bool, places: bool
) -> None:
    for page in texts_of(TRAIN, PaperHeading(clue=clue)):
        assert arrows is ("Arrows by the alphabet" in page)
        assert places is ("Right place, wrong place" in page)


def test_an_anchor_that_does_not_count_has_no_number_of_its_own() -> None:
    anchored = hc.Puzzle(OTHERWISE.layout, "PER", OTHERWISE.pool, "en")
    counted = without_gaps(texts_of(anchored, PaperHeading())[0])
    left_out = without_gaps(texts_of(anchored, PaperHeading(counts_anchor=False))[0])
    assert "1.OLDpost2.PERanchorword3.TAPcrossbeam" in counted
    assert "1.OLDpostPERanchorword2.TAPcrossbeam" in left_out
    assert "leftoutofallanswers" in left_out
    assert "leftoutofallanswers" not in counted


# The file


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["anchor word: TRAIN", "girder, 3 letters", "girder, 2 letters"]),
        ("de", ["Ankerwort: TRAIN", "Träger, 3 Buchstaben", "Träger, 2 Buchstaben"]),
    ],
)
def test_clues_speak_the_language_of_the_puzzle(language: str, expected: list[str]) -> None:
    puzzle = hc.Puzzle(TRAIN.layout, TRAIN.anchor, TRAIN.pool, language)
    clue = wording_of(puzzle).clue
    assert expected == [clue(entry) for entry in hc.entries_of(puzzle, hc.Direction.ACROSS)]


@pytest.mark.parametrize("puzzle", [TRAIN, STAIRS, LONG, TALL])
def test_a_saved_puzzle_opens_again_unchanged(puzzle: hc.Puzzle, tmp_path: Path) -> None:
    path = tmp_path / "Rätsel.ipuz"
    write_ipuz(path, puzzle)
    assert puzzle == read_ipuz(path)


def test_a_mark_at_the_beginning_of_a_file_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "marked.ipuz"
    path.write_text(hc.to_ipuz(TRAIN, wording_of(TRAIN)), "utf-8-sig")
    assert TRAIN == read_ipuz(path)


# The dialogs


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


class Chooser:
    """Stands in for the person at the file dialog."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path: Path | None = None
        """What is chosen; None cancels."""
        self.offered: list[str] = []
        """The names that were proposed, and the suffix."""
        chooser = self

        def execute(dialog: QFileDialog) -> int:
            chooser.offered += [*map(os.path.basename, dialog.selectedFiles())]
            chooser.offered.append(dialog.defaultSuffix())
            return int(chooser.path is not None)

        def files(dialog: QFileDialog) -> list[str]:
            return [str(chooser.path)] if chooser.path and chooser.offered else own(dialog)

        own = QFileDialog.selectedFiles
        monkeypatch.setattr(QFileDialog, "exec", execute)
        monkeypatch.setattr(QFileDialog, "selectedFiles", files)


@pytest.fixture
def chooser(monkeypatch: pytest.MonkeyPatch) -> Chooser:
    return Chooser(monkeypatch)


def told_in(parent: QWidget) -> list[str]:
    """What a dialog over the window says: title and sentence."""
    dialog = parent.findChild(PlainDialog)
    if dialog is None:
        return []
    said = [label.text() for label in dialog.findChildren(QLabel)]
    dialog.close()
    return said


@pytest.mark.parametrize(("kind", "start"), [(ExportKind.IPUZ, b"{"), (ExportKind.PDF, b"%PDF-")])
def test_a_puzzle_goes_where_the_person_says(
    kind: ExportKind, start: bytes, window: QWidget, chooser: Chooser, tmp_path: Path
) -> None:
    chooser.path = tmp_path / f"mine.{kind.value}"
    assert chooser.path == export_puzzle(window, TRAIN, kind, NAMED)
    assert chooser.path.read_bytes().startswith(start)
    assert [f"Hidden Crossword TRAIN.{kind.value}", kind.value] == chooser.offered
    assert [chooser.path.name] == os.listdir(tmp_path)
    assert [] == told_in(window)


def test_nothing_is_written_or_read_when_the_person_thinks_better_of_it(
    window: QWidget, chooser: Chooser
) -> None:
    assert export_puzzle(window, TRAIN, ExportKind.PDF) is None
    assert open_ipuz(window) is None
    assert [] == told_in(window)
    assert len(chooser.offered) >= 2


def test_a_saved_puzzle_can_be_looked_at_again(
    window: QWidget, chooser: Chooser, tmp_path: Path
) -> None:
    chooser.path = tmp_path / "mine.ipuz"
    export_puzzle(window, TRAIN, ExportKind.IPUZ)
    assert TRAIN == open_ipuz(window)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (errno.ENOSPC, "the disk is full."),
        (errno.EACCES, "the folder or the file may not be touched by you."),
        (errno.EROFS, "the disk cannot be written to."),
        (errno.EIO, "the disk reports an error."),
    ],
)
@pytest.mark.parametrize("kind", ExportKind)
def test_one_line_says_what_the_disk_refuses_and_the_old_file_stays(
    kind: ExportKind,
    code: int,
    why: str,
    window: QWidget,
    chooser: Chooser,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chooser.path = tmp_path / "mine.pdf"
    chooser.path.write_text("older")

    def refuse(_descriptor: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", refuse)
    assert export_puzzle(window, TRAIN, kind) is None
    assert ["Not saved", f"mine.pdf was not saved: {why}"] == told_in(window)[:2]
    assert "older" == chooser.path.read_text()
    assert ["mine.pdf"] == os.listdir(tmp_path)


def test_a_folder_is_not_written_over(tmp_path: Path, window: QWidget, chooser: Chooser) -> None:
    chooser.path = tmp_path / "folder.ipuz"
    chooser.path.mkdir()
    assert export_puzzle(window, TRAIN, ExportKind.IPUZ) is None
    assert "folder.ipuz was not saved: there is a folder of that name." == told_in(window)[1]


FILE: Final = hc.to_ipuz(TRAIN, wording_of(TRAIN))


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "it is no crossword"),
        (b"\xff\xfe\x00", "it is no crossword"),
        (b"{" * (hc.LONGEST + 1), "it is no crossword"),
        (b'{"version": "http://ipuz.org/v2", "kind": []}', "it is no crossword"),
        (FILE.replace("org.wordsmith", "org.other").encode(), "none of this game."),
        (FILE.replace('"format": 1', '"format": 2').encode(), "a newer version"),
        (FILE.replace('"width": 6', '"width": 7').encode(), "it is damaged."),
        (FILE.replace('"pool": "TT', '"pool": "TX').encode(), "not allowed by the rules."),
    ],
)
def test_one_line_says_why_a_file_is_no_puzzle(
    content: bytes, why: str, window: QWidget, chooser: Chooser, tmp_path: Path
) -> None:
    chooser.path = tmp_path / "mine.ipuz"
    chooser.path.write_bytes(content)
    assert open_ipuz(window) is None
    title, sentence, *_ = told_in(window)
    assert "Not opened" == title
    assert sentence.startswith("mine.ipuz was not opened: ")
    assert why in sentence


def test_a_file_that_is_gone_is_said_to_be(
    window: QWidget, chooser: Chooser, tmp_path: Path
) -> None:
    chooser.path = tmp_path / "mine.ipuz"
    assert open_ipuz(window) is None
    assert "mine.ipuz was not opened: it is not there any more." == told_in(window)[1]


def test_a_document_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    path = tmp_path / "mine.pdf"
    path.write_text("older")
    write_pdf(path, TRAIN, NAMED)
    assert 2 == len(PdfReader(path).pages)
