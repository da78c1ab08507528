"""A whole match by mouse: three at a table, from the home page to another match."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.length_x_wit import lw
from tests.games.length_x_wit.table.play_luck import Luck
from tests.games.length_x_wit.table.play_table import Play
from tests.games.play_hands import click, write
from wordsmith_desktop.games.length_x_wit.rules.actions import Swap
from wordsmith_desktop.window.shell.home import Home

NAMES = ("Ana", "Ben", "Player 3")
LAID_BY_HAND = 8
"""Words of a match that are dragged or clicked."""
MOST = 400
"""Decisions of the longest match."""


@dataclass
class Done:
    """What was done in a match."""

    counts: dict[str, int] = field(default_factory=dict)

    def add(self, what: str) -> int:
        """Count it; how often it was done before."""
        before = self.counts.get(what, 0)
        self.counts[what] = before + 1
        return before


def _ready(play: Play, done: Done) -> None:
    """Swap where that is open, and roll."""
    before, seat = play.state, play.state.seat
    assert f"{NAMES[seat]}’s turn" in play.window.windowTitle()
    assert lw.FULL_TILES == len(play.parts.rack.tiles)
    is_open = not play.session.check(seat, Swap())
    assert is_open == play.parts.acts.swap.isVisible()
    if is_open:
        click(play.parts.acts.swap)
        assert not set(before.players[seat].tiles) & set(play.state.players[seat].tiles)
        assert "swaps all tiles" in play.message
        done.add("swap")
    click(play.parts.acts.roll)
    assert 1 == len(play.state.dice)
    assert play.dice == play.pieces.dice


def _lay(play: Play, found: lw.Playable, done: Done) -> None:
    """Drag the first word, click the next, and so on; later words are typed, which is faster."""
    count = done.add("word")
    if count < LAID_BY_HAND:
        play.pieces.lay(play.pieces_of(found.word), is_dragging=count % 2 == 0)
    else:
        write(found.word.lower())
    assert found.word == play.parts.strip.word


def _decide(play: Play, done: Done) -> None:
    """Press with fewer than three dice, score with more; without a word spend, then give up."""
    words = play.words()
    if not words:
        _go_without(play, done)
        return
    if len(play.state.dice) < 3:
        _press(play, min(words, key=lambda one: (len(one.tiles), one.word)), done)
    else:
        _score(play, words[0], done)


def _press(play: Play, found: lw.Playable, done: Done) -> None:
    before = play.state
    _lay(play, found, done)
    click(play.parts.acts.press)
    play.wait_for_ruling()
    after = play.state
    assert (before.seat, len(before.dice) + 1) == (after.seat, len(after.dice))
    assert {*before.banked, *found.tiles} == set(after.banked)
    assert "" == play.pieces.shown
    done.add("press")


def _score(play: Play, found: lw.Playable, done: Done) -> None:
    before, seat = play.state, play.state.seat
    banked = before.material.value(tile.text for tile in before.banked)
    points = found.value * len(before.dice) + banked
    _lay(play, found, done)
    assert f"Score {points} points" == play.parts.acts.score.accessibleName()
    click(play.parts.acts.score)
    play.wait_for_ruling()
    assert before.players[seat].points + points == play.points[seat]
    assert f"{NAMES[seat]}: {found.word}" in play.turn_told
    assert lw.Phase.RESPOND == play.phase
    done.add("score")


def _go_without(play: Play, done: Done) -> None:
    """Spend a vowel while there is one; then give up."""
    before, seat = play.state, play.state.seat
    vowels = [tile for tile in before.free_tiles(seat) if tile.is_vowel]
    if vowels:
        assert not play.parts.acts.give_up.isEnabled()
        click(play.parts.acts.spend)
        click(play.pieces.button(vowels[0].id))
        assert vowels[0] not in play.state.spent
        click(play.parts.acts.confirm_spend)
        assert vowels[0] in play.state.spent
        assert len(before.dice) == len(play.state.dice)
        assert vowels[0].id not in [tile.view.id for tile in play.parts.rack.tiles]
        done.add("spend")
        return
    assert not play.session.check(seat, lw.GiveUp())
    banked = before.material.value(tile.text for tile in before.banked)
    click(play.parts.acts.give_up)
    assert before.players[seat].points + banked == play.points[seat]
    done.add("give up")


def _respond(play: Play, done: Done) -> None:
    """Every second time a word is there it is said."""
    before, seat, words = play.state, play.speller, play.words()
    assert "With own tiles, for plain points." == play.parts.acts.note
    if words and done.add("response") % 2 == 0:
        _lay(play, words[-1], done)
        assert "Respond" == play.parts.acts.score.accessibleName()
        click(play.parts.acts.score)
        play.wait_for_ruling()
        assert before.players[seat].points + words[-1].value == play.points[seat]
        done.add("respond")
        return
    click(play.parts.acts.give_up)
    assert before.players[seat].points == play.points[seat]
    done.add("decline")


STEPS = {lw.Phase.READY: _ready, lw.Phase.DECIDE: _decide, lw.Phase.RESPOND: _respond}


def play_out(play: Play) -> Done:
    """Play until the match is over."""
    done = Done()
    for _ in range(MOST):
        if play.is_over:
            return done
        STEPS[play.phase](play, done)
    raise AssertionError("the match does not end")


def test_a_match_for_three_is_played_by_mouse(play: Play) -> None:
    play.seed = 3
    asked, form = play.ask_for_match()
    click(asked.players.more)
    assert NAMES == asked.players.names
    click(form.goal.button(100))
    click(asked.start)
    play.come_back()
    play.lexicon()
    done = play_out(play)
    assert {"word", "press", "score", "respond", "decline"} <= set(done.counts)
    outcome = play.outcome
    assert outcome is not None
    assert max(outcome.scores) >= 100
    # Everybody had as many turns.
    assert 1 == len({player.turns for player in play.state.players})
    said = play.end_texts()
    assert {str(score) for score in outcome.scores} <= set(said)

    # The same people play once more, and nothing of the match before is left on the table.
    before = play.save
    click(play.end.play_again)
    assert before != play.save
    assert (lw.Phase.READY, [0, 0, 0]) == (play.phase, play.points)
    assert ("", "") == (play.pieces.shown, play.pieces.dice)
    click(play.parts.acts.roll)
    assert 1 == len(play.state.dice)
    play.window.go_home()
    assert isinstance(play.window.screen_shown, Home)


def test_an_unbalanced_set_is_swapped_and_a_turn_without_words_is_given_up(play: Play) -> None:
    luck = Luck(
        ("P P P P", "A E R T"),
        draws=["R R R S A", "N T S S N T T Y U"],
        throws=["QU", "QU"],
    )
    play.sit_at(luck, "Ana", "Ben")
    done = Done()
    _ready(play, done)
    assert {"swap": 1} == done.counts
    assert "N T S S N T T Y U" == play.pieces.rack
    _decide(play, done)
    assert ("U", "QU", "N T S S N T T Y") == (play.spent, play.dice, play.pieces.rack)
    _decide(play, done)
    assert {"swap": 1, "spend": 1, "give up": 1} == done.counts
    assert (lw.Phase.RESPOND, "A E R T") == (play.phase, play.pieces.rack)
    _respond(play, done)
    assert (lw.Phase.READY, 1) == (play.phase, play.state.seat)
