"""Score sheets of all games on paper: nothing is cut off, and nothing secret is on them."""

from __future__ import annotations

from functools import cache, partial

import pytest

from tests.helpers.golden_matches import NAMES, golden, public, with_other_secrets
from tests.helpers.printed import (
    AMERICA,
    GERMANY,
    has_ink_on_margins,
    pictures,
    texts_of,
    whole_text,
)
from tests.playthroughs.book import files
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.window.kit.game_entry import GameEntry, find_entry
from wordsmith_desktop.window.kit.paper_print.document import Document, PaperSize
from wordsmith_desktop.window.kit.score_sheet import EmptyWish, ScoreSheet
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("typeface")

GOLDEN = {path.stem: path.read_text("utf-8") for path in files()}
SCORED = [name for name in GOLDEN if not name.startswith("hidden_crossword")]
"""Of the other one there is a winner, but there are no points."""
SHARED = [name for name, text in GOLDEN.items() if '"seats": 1,' not in text]
"""One player has no secrets before anyone."""
LONG_NAMES = ("W" * 24,) * 8
PLACES = [GERMANY, AMERICA]
by_night = partial(pytest.param, marks=pytest.mark.nightly)


def entry_of(game: str) -> GameEntry:
    entry = find_entry(game)
    assert entry is not None
    return entry


def sheet_of(game: str) -> ScoreSheet:
    make = entry_of(game).score_sheet
    assert make is not None
    return make()


def filled(name: str, share: float = 1.0, names: tuple[str, ...] = NAMES) -> Document:
    match = golden(name, share)
    return sheet_of(match.rules.game).filled(public(match, names))


@cache
def printed(name: str) -> tuple[str, ...]:
    """What can be read on each page of a whole match in English; to read a page takes long."""
    return tuple(texts_of(filled(name)))


def wishes(game: str) -> list[EmptyWish]:
    """Every empty sheet that can be asked for."""
    fewest, most = entry_of(game).players
    rows = sheet_of(game).rows
    counts = rows.counts if rows else (0,)
    return [EmptyWish(n, count) for n in range(fewest, most + 1) for count in counts]


@pytest.mark.parametrize(("language", "place"), [by_night("de", GERMANY), ("en", AMERICA)])
@pytest.mark.parametrize("name", GOLDEN)
@pytest.mark.sampled(2)
def test_nothing_of_a_match_leaves_the_page(name: str, language: str, place: PaperSize) -> None:
    set_language(language)
    names = LONG_NAMES if place is AMERICA else NAMES
    for image in pictures(filled(name, names=names), place):
        assert not has_ink_on_margins(image, place)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", game_names())
def test_nothing_of_an_empty_sheet_leaves_the_page(
    game: str, language: str, place: PaperSize
) -> None:
    set_language(language)
    wanted = wishes(game)
    for wish in (wanted[0], wanted[len(wanted) // 2], wanted[-1]):
        for image in pictures(sheet_of(game).empty(wish), place):
            assert not has_ink_on_margins(image, place)


@pytest.mark.parametrize("name", GOLDEN)
@pytest.mark.sampled(2)
def test_names_date_and_page_numbers_are_on_every_page(name: str) -> None:
    pages = printed(name)
    seats = golden(name).seats
    for number, page in enumerate(pages, 1):
        assert ", ".join(NAMES[:seats]) in page
        assert "3 August 2026" in page
        assert len(pages) == 1 or f"Page {number} of {len(pages)}" in page


@pytest.mark.parametrize("name", SCORED)
def test_the_final_scores_are_on_the_sheet(name: str) -> None:
    match = golden(name)
    assert match.outcome is not None
    words = " ".join(printed(name)).split()
    assert set(map(str, match.outcome.scores)) <= set(words)


@pytest.mark.parametrize("share", [by_night(0.15), 0.5, by_night(0.9)])
@pytest.mark.parametrize("name", SHARED)
def test_other_secrets_make_the_same_sheet(name: str, share: float) -> None:
    match = golden(name, share)
    sheet = sheet_of(match.rules.game)
    truth = pictures(sheet.filled(public(match)))
    assert truth == pictures(sheet.filled(with_other_secrets(match, seed=5)))


@pytest.mark.parametrize("share", [by_night(0.0), 0.05, by_night(0.6)])
@pytest.mark.parametrize("name", GOLDEN)
def test_a_match_can_be_printed_wherever_it_stands(name: str, share: float) -> None:
    assert pictures(filled(name, share))


@pytest.mark.parametrize("game", game_names())
def test_the_date_of_an_empty_sheet_is_left_open(game: str) -> None:
    text = whole_text(sheet_of(game).empty(wishes(game)[-1]))
    assert "Date" in text
    assert "2026" not in text


@pytest.mark.parametrize("game", game_names())
def test_there_is_an_empty_sheet_for_every_number_of_players_and_rows(game: str) -> None:
    counts = [len(pictures(sheet_of(game).empty(wish))) for wish in wishes(game)]
    rows = sheet_of(game).rows
    per_player = len(rows.counts) if rows else 1
    assert all(count >= 1 for count in counts)
    assert counts[:per_player] <= counts[-per_player:]


@pytest.mark.parametrize("game", game_names())
def test_no_page_of_an_empty_sheet_holds_only_its_heading(game: str) -> None:
    for place in PLACES:
        for wish in wishes(game):
            for image in pictures(sheet_of(game).empty(wish), place):
                below = image.copy(0, image.height() // 4, image.width(), image.height() // 2)
                blank = below.copy()
                blank.fill("white")
                assert below != blank
