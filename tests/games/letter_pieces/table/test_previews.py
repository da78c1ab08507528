"""The line beside the claim says what the match total will do, or the button shows its no."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_practice import lay, practice
from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_hands import click, write
from tests.helpers.live import session_of
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.letter_pieces.table.page import MatchPage
from wordsmith_desktop.games.letter_pieces.words.event_sentences import reason_text
from wordsmith_desktop.session.drivers import DrivenTable
from wordsmith_desktop.wording.texts import set_language

POOL = (3, 3, 1, 1)
pytestmark = pytest.mark.usefixtures("dressed")


def _total(page: MatchPage) -> int:
    state = session_of(page).match.state
    return lp.sheet_points(state.players[0].sheet, state.ruleset)


def _forecast(page: MatchPage) -> str:
    return page.parts.claim.forecast.number


@pytest.mark.parametrize(
    ("white", "number", "note"),
    [
        (6, "+3", "row 1 · 2 boxes (2 left over)"),
        (1, "+2", "+3 − 1 = +2 · row 1 · 2 boxes (2 left over)"),
        (0, "+1", "+3 − 2 = +1 · row 1 · 2 boxes (2 left over)"),
    ],
)
def test_r19_the_preview_says_what_the_match_gains_less_the_blue_boxes(
    qtbot: QtBot, white: int, number: str, note: str
) -> None:
    # HIT takes 4L 2S, and two more shorts lie over.
    page = lay(practice(given=(4, 4, 0, 0), words=("HIT",), white_boxes=white), qtbot)
    before = _total(page)
    write("hit")
    assert (number, note) == (_forecast(page), page.parts.claim.forecast.note)
    click(page.parts.claim.claim_button)
    assert int(number) == _total(page) - before


@pytest.mark.parametrize(("spare", "number"), [(3, "0"), (5, "−2")])
def test_r19_a_word_may_take_more_than_it_brings(qtbot: QtBot, spare: int, number: str) -> None:
    page = lay(practice(given=(4, 2 + spare, 0, 0), words=("HIT",), white_boxes=0), qtbot)
    write("hit")
    assert number == _forecast(page)
    assert page.parts.claim.note.startswith(f"+3 − {spare} = {number}")


def test_r46_nothing_costs_anything_in_a_warm_up(qtbot: QtBot) -> None:
    page = lay(practice(given=(4, 4, 0, 0), words=("HIT",), mode=lp.Mode.WARM_UP), qtbot)
    write("hit")
    assert "+1" == _forecast(page)
    assert "1 point" == page.parts.claim.note, "two pieces are left over, and nobody minds"


def test_the_preview_reckons_in_german_as_well(qtbot: QtBot) -> None:
    set_language("de")
    page = lay(practice(given=(4, 4, 0, 0), words=("HIT",), white_boxes=0), qtbot)
    write("hit")
    assert page.parts.claim.note.startswith("+3 − 2 = +1 · Zeile 1")


@pytest.mark.parametrize(
    ("before", "word", "why"),
    [
        ("", "i", "“I” is too short: a word needs at least 2 letters."),
        ("hit", "it", "“IT” only rearranges “HIT”: use a new letter."),
    ],
)
def test_the_button_is_closed_while_the_program_says_no(
    qtbot: QtBot, before: str, word: str, why: str
) -> None:
    page = lay(practice(given=(5, 4, 1, 1), words=("HIT", "IT", "I")), qtbot)
    button = page.parts.claim.claim_button
    if before:
        write(before)
        assert button.isEnabled()
        click(button)
    write(word)
    assert why[:12] in page.parts.claim.note
    assert not button.isEnabled()
    assert page.parts.claim.note == button.toolTip() == button.accessibleDescription()


def test_the_button_is_closed_for_the_word_that_was_just_claimed(qtbot: QtBot) -> None:
    page = lay(practice(given=(5, 4, 1, 1), words=("HIT",)), qtbot)
    write("hit")
    click(page.parts.claim.claim_button)
    assert not page.parts.claim.claim_button.isEnabled()


def test_a_word_that_was_refused_is_promised_no_points(qtbot: QtBot) -> None:
    page = lay(practice(given=(5, 4, 1, 1), words=()), qtbot)
    write("hit")
    assert "+3" == _forecast(page)
    click(page.parts.claim.claim_button)
    assert "" == _forecast(page)
    assert not page.parts.claim.claim_button.isEnabled()
    write("c")
    tap_back(page)
    assert "HIT was refused: try another word." == page.parts.claim.note


def tap_back(page: MatchPage) -> None:
    """Take the last letter back."""
    page.gestures.take_apart(())


class _Writer:
    """A computer that writes one word in its first turn, and thinks on in the next."""

    def __init__(self, word: str) -> None:
        self._word = word

    def propose(self, table: DrivenTable, seat: Seat) -> lp.Action | None:
        seen: lp.Observation = table.observation(seat)
        player = seen.players[seat].own
        if player is None or player.sheet.words or seen.call is not None:
            return None
        return lp.at_once(self._word, seen, player)


def test_nobody_is_told_to_type_the_next_word_in_the_turn_of_a_computer(qtbot: QtBot) -> None:
    session = practice(seats=2, given=POOL, words=("LIT", "LI"), drivers={1: _Writer("LIT")})
    page = lay(session, qtbot)
    click(page.parts.claim.pass_button)
    assert ("LIT",) == session.match.state.players[1].sheet.words
    write("li")
    click(page.parts.claim.claim_button)
    assert 1 == page.table.public.bench
    assert "sheet" not in page.parts.claim.note
    assert not page.parts.claim.claim_button.isEnabled()


def test_r21_that_somebody_is_done_is_not_swept_away_by_the_last_word(play: Play) -> None:
    play.sit("Ana", "Ben", "Cho", rules=lp.Ruleset(challenges=1, given=POOL, words=1))
    play.write_word("LIT")
    done = "“Done!” – one last word for all but Ana"
    assert done in play.message
    play.write_word("IT")
    assert play.message.startswith(done)
    assert "IT stands: 2 points for Ben" in play.message


def test_r5_the_same_word_again_is_not_called_a_rearrangement_of_itself() -> None:
    again = Rejection.of(lp.Why.REARRANGES, "R5", word="BAG", previous="BAG")
    assert "“BAG” is your last word: use at least one letter that it lacks." == reason_text(
        again, ("Ana",)
    )
    other = Rejection.of(lp.Why.REARRANGES, "R5", word="GAB", previous="BAG")
    assert reason_text(other, ("Ana",)).startswith("“GAB” only rearranges “BAG”")
