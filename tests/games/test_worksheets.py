"""Worksheets of all games on paper: nothing is cut off, and no colour is needed to read them."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from PySide6.QtGui import QImage

from tests.helpers.crossword_draws import dictionary
from tests.helpers.printed import AMERICA, GERMANY, has_ink_on_margins, pictures, texts_of
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.features.challenges.feature import deal
from wordsmith_desktop.games.common.exercising import Level
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.window.kit.game_entry import find_entry
from wordsmith_desktop.window.kit.paper_print.document import Document, PaperSize
from wordsmith_desktop.window.kit.worksheet import Worksheet, WorksheetWish
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("typeface")

PLACES = [GERMANY, AMERICA]


def worksheets() -> list[tuple[str, Worksheet]]:
    """Every worksheet by the name of its game."""
    found = []
    for game in game_names():
        entry = find_entry(game)
        if entry is not None and entry.has_worksheets:
            found += [(game, sheet) for sheet in entry.worksheets()]
    return found


WORKSHEETS = {f"{game}/{sheet.key}": sheet for game, sheet in worksheets()}


@cache
def made(name: str, language: str, level: Level, number: int) -> Document:
    """A worksheet with its usual answers; to make one may take a second."""
    sheet = WORKSHEETS[name]
    wish = WorksheetWish(language, level, number, deal=deal)
    if sheet.drawn is not None:
        return sheet.drawn(wish)
    assert sheet.make is not None
    document = sheet.make(wish, Vocabulary(dictionary(language)), lambda: False)
    assert document is not None
    return document


def is_grey(image: QImage) -> bool:
    """Whether red, green and blue are alike everywhere."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(plain.constBits(), np.uint8)
    pixels = rows.reshape(plain.height(), plain.bytesPerLine())[:, : plain.width() * 3]
    colours = pixels.reshape(plain.height(), plain.width(), 3)
    return bool((colours.max(axis=2) == colours.min(axis=2)).all())


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", WORKSHEETS)
@pytest.mark.sampled(2)
def test_nothing_leaves_the_page_and_no_colour_is_printed(
    name: str, language: str, place: PaperSize
) -> None:
    set_language(language)
    for number, level in enumerate(Level, 1):
        for image in pictures(made(name, language, level, number), place):
            assert is_grey(image)
            assert not has_ink_on_margins(image, place)


@pytest.mark.parametrize("name", WORKSHEETS)
def test_either_one_page_or_all_pages_are_numbered(name: str) -> None:
    pages = texts_of(made(name, "de", Level.EASY, 1))
    for number, page in enumerate(pages, 1):
        assert len(pages) == 1 or f"Page {number} of {len(pages)}" in page


def test_every_worksheet_has_a_name_of_its_own() -> None:
    assert len(worksheets()) == len(WORKSHEETS) > 0


def test_a_worksheet_is_either_drawn_or_made_of_words() -> None:
    both = [(sheet.make is None, sheet.drawn is None) for sheet in WORKSHEETS.values()]
    assert {(True, False), (False, True)} >= set(both)
