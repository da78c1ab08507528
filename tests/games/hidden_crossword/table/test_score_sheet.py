"""The printed recording sheet: letters and what is told, then puzzles and guesses."""

from __future__ import annotations

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.finished_puzzles import TRAIN
from tests.helpers.golden_matches import golden, public
from tests.helpers.printed import (
    AMERICA,
    GERMANY,
    has_ink_on_margins,
    pictures,
    texts_of,
    whole_text,
)
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.hidden_crossword.table.score_sheet import SCORE_SHEET
from wordsmith_desktop.session.public_match import PublicMatch
from wordsmith_desktop.window.kit.paper_print.document import PaperSize
from wordsmith_desktop.window.kit.score_sheet import EmptyWish
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("typeface")


def over(name: str = "hidden_crossword_arrows") -> PublicMatch:
    return public(golden(name))


def under_way(name: str = "hidden_crossword_arrows") -> PublicMatch:
    return public(golden(name, 0.7))


def joined(document_text: str) -> str:
    return "".join(document_text.split())


def with_guesses(count: int) -> PublicMatch:
    """A match that is over in which both guessed so often, with words of their own."""
    match = over()
    seen = match.observation
    views = tuple(
        replace(view, records=tuple(_guess(number, seat) for number in range(1, count + 1)))
        for seat, view in enumerate(seen.players)
    )
    return replace(match, observation=replace(seen, players=views))


def _guess(number: int, seat: int) -> hc.Guess:
    word = "QX"[seat] + chr(65 + number // 26) + chr(65 + number % 26)
    return hc.Guess(
        number, word, 2, 0, hc.Placement.GIRDER, (hc.Mark.STAR, hc.Mark.EARLIER, hc.Mark.LATER)
    )


def test_W11_both_puzzles_are_there_with_all_their_words_once_it_is_over() -> None:
    match = over()
    text = whole_text(SCORE_SHEET.filled(match))
    for name, view in zip(match.names, match.observation.players, strict=True):
        assert f"{name}’s puzzle" in text
        for word in hc.Crossword(view.draft).words:
            assert f" {word} " in text


def test_W7_an_anchor_that_nobody_called_is_nobodys() -> None:
    match = over("hidden_crossword_named")
    text = joined(whole_text(SCORE_SHEET.filled(match)))
    assert "TheanchorwordisGAME".casefold() in text.replace(",", "").casefold()


def test_W14_every_guess_is_there_with_count_place_and_placement() -> None:
    match = over()
    text = joined(whole_text(SCORE_SHEET.filled(match)))
    for view in match.observation.players:
        for record in view.records:
            if isinstance(record, hc.Guess) and record.placement is not None:
                assert record.place is not None
                letter = record.placement.value[0].upper()
                answer = f"{record.count}{record.place + 1}{letter}"
                assert f"{record.round}{record.word}{answer}" in text


def test_W14_a_guess_of_no_such_length_has_a_zero() -> None:
    assert "5DANCE0" in joined(whole_text(SCORE_SHEET.filled(over())))


def test_W18_a_submitted_puzzle_stands_in_its_round() -> None:
    assert "13 the whole puzzle: right DUE, KEY, WAX, FACE, FIND, NUDE" in whole_text(
        SCORE_SHEET.filled(over())
    )


def test_W20_the_result_comes_first() -> None:
    assert "Ana wins in round 13. All letters" in whole_text(SCORE_SHEET.filled(over()))


def test_W10_of_a_match_under_way_there_is_only_what_everybody_is_told() -> None:
    match = golden("hidden_crossword_german", 0.7)
    assert match.state.phase is hc.Phase.GUESS
    text = whole_text(SCORE_SHEET.filled(public(match)))
    assert "Ana: left over V; words of two letters: PI" in text
    assert "stay hidden until the match is over" in text
    secret = {
        word
        for player in match.state.players
        for word in hc.Crossword(player.draft).words
        if len(word) > 2 and word != match.state.anchor
    }
    guessed = {
        record.word
        for player in match.state.players
        for record in player.records
        if isinstance(record, hc.Guess)
    }
    assert len(secret | guessed) >= 10
    told = joined(text)
    assert [] == [word for word in secret | guessed - {match.state.anchor} if word in told]


def test_who_plays_alone_can_go_on_guessing_on_paper() -> None:
    match = golden("hidden_crossword_solo", 0.7)
    text = whole_text(SCORE_SHEET.filled(public(match)))
    assert "The computer’s puzzle: left over nothing" in text
    assert "1 B O T H 1 1 C" in text
    words = hc.Crossword(match.state.computers).words
    found = {
        record.word for record in match.state.players[0].records if isinstance(record, hc.Guess)
    }
    hidden = [word for word in words if word not in found and word != match.state.anchor]
    assert hidden
    assert [] == [word for word in hidden if word in joined(text)]


@pytest.mark.parametrize("place", [GERMANY, AMERICA])
def test_forty_guesses_need_pages_and_none_is_lost(place: PaperSize) -> None:
    document = SCORE_SHEET.filled(with_guesses(40))
    pages = texts_of(document, place)
    text = joined(" ".join(pages))
    assert 3 <= len(pages) <= 4
    for number in range(1, 41):
        for seat in (0, 1):
            assert 1 == text.count(f"{number}{_guess(number, seat).word}21G")
    assert not any(has_ink_on_margins(image, place) for image in pictures(document, place))


def test_the_longest_guess_and_the_longest_solution_stay_in_their_column() -> None:
    match = with_guesses(1)
    seen = match.observation
    guess = hc.Guess(1, "ABCDEFGHIJKLMNOPQ", 1, 0, hc.Placement.POST, (hc.Mark.LATER,) * 17)
    attempt = hc.Attempt(2, TRAIN.layout, is_right=False)
    views = tuple(replace(view, records=(guess, attempt)) for view in seen.players)
    document = SCORE_SHEET.filled(replace(match, observation=replace(seen, players=views)))
    text = whole_text(document)
    assert 2 == joined(text).count("1ABCDEFGHIJKLMNOPQ11P")
    words = ", ".join(hc.Crossword(TRAIN.layout).words)
    assert 2 == text.count(f"2 the whole puzzle: not right {words}")
    assert not any(has_ink_on_margins(image, GERMANY) for image in pictures(document))


def test_marks_stand_beneath_the_letters() -> None:
    match = with_guesses(1)
    seen = match.observation
    unmarked = tuple(
        replace(view, records=(replace(view.records[0], marks=()),)) for view in seen.players
    )
    bare = replace(match, observation=replace(seen, players=unmarked))
    assert whole_text(SCORE_SHEET.filled(match)) == whole_text(SCORE_SHEET.filled(bare))
    assert pictures(SCORE_SHEET.filled(match)) != pictures(SCORE_SHEET.filled(bare))


@pytest.mark.parametrize(
    ("players", "rows", "pages"), [(1, 20, 2), (2, 20, 4), (1, 40, 3), (2, 60, 8)]
)
def test_an_empty_set_has_a_page_for_the_puzzle_and_pages_for_guesses(
    players: int, rows: int, pages: int
) -> None:
    found = texts_of(SCORE_SHEET.empty(EmptyWish(players, rows)))
    assert pages == len(found)
    assert players == sum("keep it hidden" in page for page in found)
    assert [f"Page 1 of {pages // players}" in page for page in found].count(True) == players


@pytest.mark.parametrize("rows", [20, 40, 60])
@pytest.mark.parametrize("place", [GERMANY, AMERICA])
@pytest.mark.parametrize("language", ["en", "de"])
def test_there_is_room_for_as_many_guesses_as_were_wanted(
    rows: int, place: PaperSize, language: str
) -> None:
    set_language(language)
    words = whole_text(SCORE_SHEET.empty(EmptyWish(1, rows)), place).split()
    assert [] == [number for number in range(1, rows + 1) if str(number) not in words]


def test_an_empty_set_tells_how_to_answer() -> None:
    text = whole_text(SCORE_SHEET.empty(EmptyWish(1, 20)))
    for line in ("Say where that word lies", "Arrows by the alphabet", "Right place, wrong place"):
        assert line in text
