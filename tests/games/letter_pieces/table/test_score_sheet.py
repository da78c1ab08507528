"""The printed score sheet: words by row, boxes, bonus and totals, as the box has them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.letter_pieces import lp
from tests.helpers.golden_matches import CREATED_MS, NAMES, golden, public
from tests.helpers.printed import AMERICA, GERMANY, pictures, texts_of, whole_text
from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.letter_pieces.table.score_sheet import SCORE_SHEET, pads_of
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.window.kit.paper_print.document import Document, PaperSize
from wordsmith_desktop.window.kit.score_sheet import EmptyWish

pytestmark = pytest.mark.usefixtures("typeface")


def sheet(*words: str, ticks: int = 0, crossed: int = 0, rows: int = 6) -> lp.Sheet:
    """A sheet with words in its first rows; one with a dash before it is struck."""
    found: list[lp.SheetRow | None] = [_row(word) for word in words]
    return lp.Sheet((*found, *(None,) * (rows - len(words))), ticks, crossed)


def _row(word: str) -> lp.SheetRow:
    if not word:
        return lp.SheetRow("", status=lp.RowStatus.PASSED)
    status = lp.RowStatus.STRUCK if word.startswith("-") else lp.RowStatus.STANDS
    return lp.SheetRow(word.removeprefix("-"), status=status)


def over(*sheets: tuple[lp.Sheet, ...], **fields: Any) -> PublicMatch:
    """A match that is over; for each seat the sheets of its challenges."""
    table = lp.TableMode.TURNS
    rules = lp.Ruleset(challenges=len(sheets[0]), **{"table": table, **fields})
    state: lp.State = lp.RULES.new(rules, len(sheets))
    for seat, past in enumerate(sheets):
        state = state.with_player(seat, past=past)
    state = state.but(phase=lp.Phase.MATCH_OVER, challenge=len(sheets[0]) - 1)
    scores = tuple(sum(lp.sheet_points(one, rules) for one in past) for past in sheets)
    names = NAMES[: len(sheets)]
    return PublicMatch(names, CREATED_MS, lp.RULES.observe(state, None), (), Outcome(scores))


def printed(match: PublicMatch) -> Document:
    return SCORE_SHEET.filled(match)


X1 = sheet("BAD", "GASE", "GEBT", "GABE", "GABEN", ticks=2)


def test_R24_rows_bonus_and_sum_of_the_printed_example() -> None:
    text = whole_text(printed(over((X1,))))
    assert "1 BAD 3 2 GASE 4 3 GEBT 4 4 GABE 4 5 GABEN 5 6 " in text
    assert text.endswith("Discards Bonus 6 20 + 6 = 26")


def test_R25_the_challenges_are_added() -> None:
    second = sheet("BAD", "GASE", "GEBT", "GABE", "GABEN", ticks=9)
    text = whole_text(printed(over((X1, second, X1), (second, X1, second))))
    assert "Result Player Round 1 Round 2 Round 3 Total" in text
    assert "Ana 26 23 26 75 won Ben 23 26 23 72" in text
    assert ["75", "72"] == [part.split()[0] for part in text.split("Total ")[2:]]


def test_R30_a_struck_word_stands_there_and_scores_nothing() -> None:
    text = whole_text(printed(over((sheet("BAD", "-QXZ", ticks=12),))))
    assert "1 BAD 3 2 QXZ 0" in text
    assert "3 + 0 = 3" in text
    struck, stands = (
        pictures(printed(over((sheet(word),))))[0].copy(0, 0, 420, 300) for word in ("-QXZ", "QXZ")
    )
    assert struck != stands


def test_R44_a_passed_row_says_so() -> None:
    assert "2 passed 0" in whole_text(printed(over((sheet("BAD", ""),))))


def test_R19_boxes_are_ticked_and_crossed_out_on_paper() -> None:
    shown = [
        pictures(printed(over((sheet("BAD", ticks=ticks, crossed=crossed),))))[0]
        for ticks, crossed in ((12, 0), (6, 6), (7, 5))
    ]
    assert shown[0] != shown[1] != shown[2]


def test_every_word_of_a_match_is_on_the_sheet() -> None:
    match = golden("letter_pieces_turns")
    words = whole_text(printed(public(match))).split()
    wanted = [word for player in match.state.players for one in player.past for word in one.words]
    assert len(wanted) > 15
    assert [] == [word for word in wanted if word not in words]


def test_R31_the_letters_of_the_rows_stand_there_after_the_challenge_too() -> None:
    match = public(golden("letter_pieces_advanced"))
    (letters,) = (event.letters for event in match.events if isinstance(event, lp.LettersSet))
    assert [tuple(letters)] * 2 == [
        tuple(row.letter for row in pad.pages[0].rows) for pad in pads_of(match)
    ]
    assert "F IF 2 A TAX 3 M I IN 2 L TAIL 4 Y" in whole_text(printed(match))


def test_R27_hidden_words_are_not_on_the_sheet_of_a_match_under_way() -> None:
    match = golden("letter_pieces_secret", 0.4)
    written = [word for player in match.state.players for word in player.sheet.words]
    text = whole_text(printed(public(match)))
    assert len(written) >= 4
    assert [] == [word for word in written if word in text.split()]
    assert len(written) + 2 == text.count("still hidden")


def test_R23_challenges_to_come_are_left_empty_with_their_handicaps() -> None:
    match = public(golden("letter_pieces_race", 0.2))
    first, *_ = pads_of(match)
    assert [0, 1] == [page.challenge for page in first.pages]
    assert (None, 0) == (first.pages[1].total, first.pages[1].filled)
    assert 3 == sum(box.value == "crossed" for box in first.pages[1].white)


def test_R46_a_warm_up_has_its_words_and_how_many_there_are() -> None:
    words = tuple(f"WORD{chr(65 + number)}" for number in range(26)) * 3
    match = over((sheet(*words, rows=78),), mode=lp.Mode.WARM_UP, table=lp.TableMode.TURNS)
    text = whole_text(printed(match))
    assert "Ana: round 1" in text
    assert [3] * 26 == [text.split().count(word) for word in words[:26]]
    assert text.endswith("78 words, 1 point each")


@pytest.mark.parametrize("place", [GERMANY, AMERICA])
@pytest.mark.parametrize(
    ("challenges", "seats", "pages"), [(1, 2, 1), (1, 4, 1), (3, 2, 1), (3, 4, 2)]
)
def test_sheets_share_pages(challenges: int, seats: int, pages: int, place: PaperSize) -> None:
    match = over(*((X1,) * challenges,) * seats)
    assert pages == len(texts_of(printed(match), place))


def test_a_sheet_of_twelve_rows_is_not_parted() -> None:
    words = ("BAD", "GASE") * 6
    match = over(*((sheet(*words, rows=12),) * 3,) * 4, words=12)
    for page in texts_of(printed(match))[1:]:
        assert page.count("Total") == page.count("Name") > 0
        assert page.count("BAD") == 18 * page.count("Name")


@pytest.mark.parametrize(("players", "pages"), [(1, 1), (2, 1), (3, 2), (4, 2)])
@pytest.mark.parametrize("place", [GERMANY, AMERICA])
def test_empty_sheets_stand_two_on_a_page(players: int, pages: int, place: PaperSize) -> None:
    found = texts_of(SCORE_SHEET.empty(EmptyWish(players)), place)
    assert pages == len(found)
    assert players == " ".join(found).count("Name")
    assert 3 * players == " ".join(found).count("Words and bonus")


def test_a_word_that_waits_for_the_check_says_so() -> None:
    unchecked = replace(X1, rows=(lp.SheetRow("BAD", status=lp.RowStatus.UNCHECKED), *X1.rows[1:]))
    assert "BAD (not checked yet) 3" in whole_text(printed(over((unchecked,))))
