"""The printed score sheet: words by their cards, letters, tokens and totals."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.rewordable import rw
from tests.helpers.golden_matches import CREATED_MS, NAMES, golden, public
from tests.helpers.printed import (
    AMERICA,
    GERMANY,
    has_ink_on_margins,
    pictures,
    texts_of,
    whole_text,
)
from tests.helpers.rewordable import Box, tokens
from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.games.rewordable.table.score_sheet import SCORE_SHEET
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.window.kit.paper_print.document import PaperSize
from wordsmith_desktop.window.kit.score_sheet import EmptyWish
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("typeface")


def state_of(*lexicons: Sequence[str]) -> rw.State:
    """A match that is over; words are written as their cards with spaces between."""
    box, state = Box(), rw.new_state(rw.Ruleset(), len(lexicons))
    for seat, words in enumerate(lexicons):
        for word in words:
            state = state.with_word(seat, box.cards(word))
    return state.but(phase=rw.Phase.OVER)


def over(state: rw.State) -> PublicMatch:
    scores = tuple(map(rw.points, state.players))
    names = NAMES[: len(scores)]
    return PublicMatch(names, CREATED_MS, rw.RULES.observe(state, None), (), Outcome(scores))


def printed(state: rw.State, place: PaperSize = GERMANY) -> str:
    return whole_text(SCORE_SHEET.filled(over(state)), place)


def test_X12_letters_and_tokens_make_the_points() -> None:
    state = state_of(["CH AT TER", "C AR D"], ["SH OW"])
    won = tokens(rw.Goal.BLUE_ONLY, rw.Goal.ADD_ON, rw.Goal.SEVEN_LETTERS)
    text = printed(state.with_player(0, tokens=won))
    assert "Player Letters Tokens Total Ana 11 12 23 won Ben 4 0 4" in text
    for line in (
        "CH·AT·TER 7 C·AR·D 4",
        "Letters of all words 11 Tokens: 3 × 4 = 12 Total 23",
        "only blue, add to a word, exactly 7 letters",
    ):
        assert line in text


def test_C14_what_failed_objections_cost_is_taken_off() -> None:
    state = state_of(["CH AT"], ["SH OW"]).with_player(1, penalty=2)
    text = printed(state)
    assert "Letters Tokens Failed objections Total Ana 4 0 0 4 won Ben 4 0 −2 2" in text
    assert 3 == text.count("Failed objections")


def test_nobody_s_hand_is_on_the_sheet() -> None:
    match = golden("rewordable_votes", 0.5)
    first, *_ = match.state.players
    other = match.state.with_player(0, hand=match.state.deck[: len(first.hand)])
    known = public(match)
    seen = rw.RULES.observe(other, None)
    swapped = PublicMatch(known.names, known.created_ms, seen, known.events, None)
    assert match.state != other
    assert whole_text(SCORE_SHEET.filled(known)) == whole_text(SCORE_SHEET.filled(swapped))


@pytest.mark.parametrize("place", [GERMANY, AMERICA])
def test_eight_players_with_many_words_need_pages_and_lose_none(place: PaperSize) -> None:
    lexicons = [[f"A B {chr(65 + seat)}"] * (3 + 12 * seat) for seat in range(8)]
    state = state_of(*lexicons)
    document = SCORE_SHEET.filled(over(state))
    pages = texts_of(document, place)
    text = " ".join(pages)
    assert len(pages) > 3
    assert [len(words) for words in lexicons] == [
        text.split().count(f"A·B·{chr(65 + seat)}") for seat in range(8)
    ]
    assert not any(has_ink_on_margins(image, place) for image in pictures(document, place))


def test_a_name_stands_above_its_words_on_every_page() -> None:
    pages = texts_of(SCORE_SHEET.filled(over(state_of(["A B"] * 100, ["A B"]))))
    for page in pages:
        names = "Ana, Ben"
        assert page.replace(names, "").count("Ana") >= 1


def test_the_longest_word_is_not_cut_off() -> None:
    long = "UN RE C O N ST R U C T I ON ED NES S ES"
    text = printed(state_of([long], ["A B"]))
    assert "·".join(long.split()) in text


@pytest.mark.parametrize(
    ("players", "rows", "pages"),
    [(1, 10, 1), (2, 10, 1), (4, 10, 1), (8, 10, 2), (8, 25, 4), (3, 25, 2)],
)
@pytest.mark.parametrize("place", [GERMANY, AMERICA])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.sampled(2)
def test_empty_tables_stand_two_abreast(
    players: int, rows: int, pages: int, place: PaperSize, language: str
) -> None:
    set_language(language)
    found = texts_of(SCORE_SHEET.empty(EmptyWish(players, rows)), place)
    assert pages == len(found)
    assert players == " ".join(found).count("Name")


def test_long_empty_tables_begin_pages_of_their_own() -> None:
    found = texts_of(SCORE_SHEET.empty(EmptyWish(4, 40)))
    assert 4 == len(found)
    assert [2, 2, 2, 2] == [page.count("Name") for page in found]
    assert [0, 2, 0, 2] == [page.count("Total") for page in found]


def test_one_alone_has_one_table_and_no_standing() -> None:
    state = state_of(["CH AT TER", "C AR D"]).with_player(0, tokens=tokens(rw.Goal.ADD_ON))
    text = printed(state)
    assert "Letters of all words 11 Tokens: 1 × 4 = 4 Total 15" in text
    assert [] == [one for one in ("Letters Tokens", "won", "Result") if one in text]


@pytest.mark.parametrize(("players", "crossed_out"), [(1, "build on"), (2, "somebody takes")])
def test_the_note_says_which_words_are_crossed_out(players: int, crossed_out: str) -> None:
    assert crossed_out in whole_text(SCORE_SHEET.empty(EmptyWish(players, 10)))
