"""Whole matches by mouse: two at a table, and five who object to words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from PySide6.QtWidgets import QWidget

from tests.games.play_hands import click
from tests.games.rewordable import rw
from tests.games.rewordable.table.play_table import Play
from tests.games.table_play import texts_of
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.rewordable.table.new_match import MatchForm
from wordsmith_desktop.window.kit.fold import FoldHeadline
from wordsmith_desktop.window.shell.home import Home

NAMES = ("Ana", "Ben", "Player 3", "Player 4", "Player 5")
EXCHANGING = 5
"""The turn, counted from 0, in which cards are exchanged."""
MOST_TURNS = 60


def thirty_cards(form: MatchForm) -> QWidget:
    return form.length.button(30)


def _turns(play: Play) -> Iterator[int]:
    """Turn after turn, with the curtain lifted, until the match is over."""
    for turn in count():
        if play.is_over:
            return
        assert turn < MOST_TURNS, "the match does not end"
        assert play.curtain is not None
        assert play.curtain.accessibleName() == f"Pass to {NAMES[play.seat]}"
        play.lift()
        _assert_end_is_announced(play)
        yield turn


def _assert_end_is_announced(play: Play) -> None:
    """In the last round the header says how many turns are left, and before it nothing (C15)."""
    left = play.state.turns_left
    told = [text for text in texts_of(play.parts.header) if "turns left" in text or "last" in text]
    wanted = [] if left is None else ["last turn" if left == 1 else f"{left} turns left"]
    assert wanted == told
    assert (left is not None) == (not play.state.deck)


def _wanted(play: Play) -> rw.Buildable | None:
    """A word that robs somebody, else the best one."""
    return play.find(lambda planned: bool(_stolen(play, planned))) or play.find()


def _stolen(play: Play, planned: rw.Plan) -> list[str]:
    return [word.text for word in planned.words if word.owner != play.seat]


def _lay(play: Play, found: rw.Buildable, *, is_dragging: bool) -> rw.Plan:
    """Lay a word by hand; the page says what it is and what it brings."""
    planned = rw.plan(found.cards, play.seen.reach)
    play.strip.lay(found.cards, planned.words, is_dragging=is_dragging)
    parts = play.parts
    assert f"Build {found.word}" == parts.acts.build.accessibleName()
    wanted = "1 point for you" if found.gain == 1 else f"{found.gain} points for you"
    assert wanted == parts.gain.accessibleName().split(" · ")[0]
    assert f"+{found.gain}" == parts.gain.number
    earned = [token.goal for token in planned.earned(play.state.token_row)]
    assert earned == [badge.goal for badge in play.parts.tokens.badges if badge.is_earned]
    return planned


def _assert_built(play: Play, seat: int, planned: rw.Plan, *, deck: int) -> None:
    """The word lies in the builder's lexicon, used words nowhere, and all is filled up."""
    state = play.state
    assert planned.text == play.words(seat)[-1]
    left = {word.id for player in state.players for word in player.words}
    assert left.isdisjoint(word.id for word in planned.words)
    drawn = len(planned.from_hand) + len(planned.from_pool)
    assert max(0, deck - drawn) == len(state.deck)
    if state.deck:
        assert (rw.HAND, rw.POOL) == (len(state.players[seat].hand), len(state.pool))
        assert rw.TOKEN_ROW == len(state.token_row) or not state.token_pile
    assert play.news[0].startswith(f"{NAMES[seat]} ")
    assert planned.text in play.news[0]


def _exchange_two(play: Play) -> None:
    """Two cards of the hand go under the deck, and nobody is told which."""
    state, seat = play.state, play.seat
    gone, drawn = state.players[seat].hand[:2], state.deck[:2]
    play.pass_turn(*gone)
    assert drawn == play.state.players[seat].hand[:2]
    assert gone == play.state.deck[-2:]
    assert f"{NAMES[seat]} passes and exchanges 2 cards." == play.news[0]


def _assert_final_table(play: Play) -> None:
    outcome = play.outcome
    assert outcome is not None
    assert tuple(map(rw.points, play.state.players)) == outcome.scores
    shown = play.end_texts()
    assert {str(score) for score in outcome.scores} <= set(shown)
    best = max(outcome.scores)
    assert play.end.sentence.text().startswith(f"{best} points")
    assert all(NAMES[seat] in play.end.headline.text() for seat in outcome.winners)
    for seat, player in enumerate(play.state.players):
        letters = sum(len(word.text) for word in player.words)
        words = ", ".join(play.words(seat))
        assert any(f"{letters} points\n{words}" == text for text in shown) or not words


def test_a_match_for_two_is_played_by_mouse(play: Play) -> None:
    play.seed = 3
    play.begin(thirty_cards)
    assert play.curtain is not None
    assert "Wordsmith Desktop" == play.window.windowTitle()
    stolen: list[str] = []
    for turn in _turns(play):
        seat, deck = play.seat, len(play.state.deck)
        assert play.window.windowTitle().startswith(f"{NAMES[seat]}’s turn")
        if turn == EXCHANGING:
            _exchange_two(play)
            continue
        found = _wanted(play)
        if found is None:
            play.pass_turn()
            continue
        planned = _lay(play, found, is_dragging=turn % 2 == 0)
        stolen += _stolen(play, planned)
        click(play.parts.acts.build)
        _assert_built(play, seat, planned, deck=deck)
    assert stolen
    assert any(player.tokens for player in play.state.players)
    assert () == play.state.deck
    _assert_final_table(play)

    # The same people play once more, and nothing of the match before is left on the table.
    before = play.save
    click(play.end.play_again)
    assert before != play.save
    assert play.curtain is not None
    play.lift()
    assert rw.Phase.PLAY == play.state.phase
    assert [[], []] == [play.words(seat) for seat in (0, 1)]
    assert ("", []) == (play.strip.shown, play.parts.lexicons.buttons())
    play.window.go_home()
    assert isinstance(play.window.screen_shown, Home)


# Five at the table


def _begin_for_five(play: Play) -> None:
    """Three more players are added, the deck is short, and words stand unless somebody objects."""
    asked, form = play.ask_for_match()
    for _ in range(3):
        click(asked.players.more)
    assert NAMES == asked.players.names
    click(thirty_cards(form))
    click(_fold(form, "Referee"))
    click(form.referee.referee.button(Referee.OBJECTION))
    click(asked.start)
    play.come_back()
    play.lexicon()


def _fold(form: MatchForm, title: str) -> FoldHeadline:
    headlines = form.findChildren(FoldHeadline)
    return next(one for one in headlines if one.accessibleName().startswith(title))


def _no_word(play: Play) -> rw.Plan:
    """Lay another's word with a card of the hand before it, so that it spells no word."""
    lexicon, reach = play.lexicon(), play.seen.reach
    word = next(word for word in reach.words if word.owner != play.seat)
    front = next(card for card in reach.hand if not lexicon.judge(card.text + word.text).accepted)
    cards = (front.id, *(card.id for card in word.cards))
    play.strip.lay(cards, (word,), is_dragging=True)
    return rw.plan(cards, reach)


def _object_to_a_theft(play: Play) -> None:
    """A stolen word that spells nothing goes back, and so does every card."""
    before, seat = play.lying, play.seat
    others = [name for name in NAMES if name != NAMES[seat]]
    planned = _no_word(play)
    click(play.parts.acts.build)
    assert play.curtain is None
    asked = texts_of(play.parts.call)
    assert f"{NAMES[seat]} builds {planned.text}." in asked
    assert {"No objection", *others} <= set(asked)
    play.answer(f"{others[2]} objects")
    assert before == play.lying
    assert play.is_refused("The cards go back where they came from")
    assert play.curtain is not None
    play.lift()
    assert seat == play.seat
    assert "The cards go back where they came from" in play.message
    # They still lie on the strip, for another try; one word off it, and all is where it was.
    click(play.strip.button(planned.from_hand[0].id))
    click(play.strip.word(planned.words[0].id))
    assert "" == play.strip.shown
    assert not any(button.view.is_used for button in play.parts.hand.buttons)
    assert not any(button.word.is_taken for button in play.parts.lexicons.buttons())


def _object_in_vain(play: Play, planned: rw.Plan) -> None:
    """A real word stands, whoever objects to it."""
    seat = play.seat
    name = NAMES[(seat + 2) % len(NAMES)]
    play.answer(f"{name} objects")
    assert planned.text == play.words(seat)[-1]
    assert f"{name}’s objection to {planned.text} fails." in play.message


def test_a_match_for_five_is_played_by_mouse_with_objections(play: Play) -> None:
    play.seed = 3
    _begin_for_five(play)
    for turn in _turns(play):
        if turn == 1:
            _object_to_a_theft(play)
        seat, found = play.seat, _wanted(play)
        if found is None:
            play.pass_turn()
            continue
        planned = _lay(play, found, is_dragging=turn % 2 == 0)
        click(play.parts.acts.build)
        if turn == 3:
            _object_in_vain(play, planned)
        else:
            play.answer("No objection")
        assert planned.text == play.words(seat)[-1]
    assert turn > 3
    _assert_final_table(play)
