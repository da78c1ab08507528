"""What the suites over all games need to know of the table of Length × Wit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.games.length_x_wit import lw
from tests.games.length_x_wit.table.play_luck import Luck
from tests.games.length_x_wit.table.play_table import Play
from tests.games.monkey import Monkey
from tests.games.play_hands import CTRL, NO_KEYS, chord, click, tap, write
from tests.games.strip_hands import in_order
from tests.games.table_case import KillCase, Step, TableCase
from wordsmith_desktop.games.common.open_table import Clock, LetStand, Referee
from wordsmith_desktop.games.common.word_strip import LayRow, Row
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.window.kit.strip.laid_piece import LaidPiece
from wordsmith_desktop.window.kit.strip.piece_button import PieceButton

NAMES = ("Ana", "Ben", "Cho", "Dora", "Eva", "Finn")


class DiceMonkey(Monkey[Play]):
    """Also drags what there is to drag, and knows some words."""

    events = 90
    least = 3
    chords = "RDUETEZY"
    more_keys = (Qt.Key.Key_F7, Qt.Key.Key_F8)

    def own_doings(self) -> tuple[Callable[[], object], ...]:
        return (self._drag_something, self._say_a_word)

    def _drag_something(self) -> None:
        parts, pieces = self.play.parts, self.play.pieces
        found = self.hittable((*parts.dice.row.dice, *parts.rack.tiles, *parts.strip.pieces))
        if found:
            goals = (pieces.place(0), pieces.place(len(pieces.pieces)), pieces.beside)
            pieces.drag(self.random.choice(found), self.random.choice(goals))

    def _say_a_word(self) -> None:
        words = self.play.words() if self.play.state.dice else []
        if words:
            tap(Qt.Key.Key_Escape)
            write(self.random.choice(words).word.lower())
            tap(Qt.Key.Key_Return, self.random.choice((CTRL, NO_KEYS)), text="\r")

    def assert_shown(self) -> None:
        play, state, pieces = self.play, self.play.state, self.play.pieces
        assert play.dice == pieces.dice
        order = play.page.table.order_of(play.speller)
        free = in_order((tile.id for tile in state.free_tiles(play.speller)), order)
        assert free == [tile.view.id for tile in play.parts.rack.tiles]
        if state.call is not None:
            assert state.call.word == play.parts.strip.word
            return
        dice = {lw.die_piece(rolled.die) for rolled in state.dice}
        assert set(pieces.pieces) <= dice | set(free)
        assert len(set(pieces.pieces)) == len(pieces.pieces)


def _sits(seats: int, **fields: Any) -> Step:
    return lambda play: play.sit(*NAMES[:seats], rules=lw.Ruleset(**fields))


# Screens


def beginning(play: Play, **fields: object) -> None:
    """Ana is about to roll the first die."""
    luck = Luck(
        ("T R A S", "E O R P", "A T N S"), draws=["E O N Y I"], throws=["R", "R P", "T P", "P T"]
    )
    play.sit_at(luck, *NAMES[:3], **fields)


def rolled(play: Play) -> None:
    """Ana has rolled R, and may spell with T R A S E O N Y I."""
    beginning(play)
    play.roll()


def spelling(play: Play) -> None:
    """Ana has banked and spent, and lays R O."""
    rolled(play)
    play.press_on("RAT")
    chord("U")
    play.enter()
    play.enter()
    write("to")


def spending(play: Play) -> None:
    """She is about to spend another vowel, and nothing can be laid."""
    spelling(play)
    chord("U")
    assert [] == [one for one in play.parts.strip.pieces if one.focusPolicy() & _BY_TAB]


_BY_TAB = Qt.FocusPolicy.TabFocus


def responding(play: Play) -> None:
    """Ben may respond."""
    spelling(play)
    tap(Qt.Key.Key_Escape)
    play.say("TOP")
    assert 1 == play.speller


def asked(play: Play) -> None:
    """The others are asked about a word."""
    beginning(play, referee=Referee.OBJECTION)
    play.roll()
    play.say("RAT")


def refused(play: Play) -> None:
    """A word was refused, and may be accepted all the same."""
    rolled(play)
    play.say("RYAT")


def ended(play: Play) -> None:
    """Three turns have ended the match."""
    beginning(play, goal=1)
    play.luck.throws.clear()
    for _ in range(3):
        play.roll()
        play.say(play.words()[0].word)
        play.decline()
        play.decline()
    assert play.is_over


def _from_dice_to_tiles(play: Play) -> Sequence[QWidget]:
    parts = play.parts
    rows = (parts.dice.row.dice, (*parts.strip.pieces, parts.strip), parts.rack.tiles)
    return [next(one for one in row if one.focusPolicy() & _BY_TAB) for row in rows]


def _offers(play: Play) -> Sequence[QWidget]:
    return [play.page.overruling.here, play.page.overruling.always]


def _groups(play: Play) -> Sequence[QWidget]:
    parts = play.parts
    lines = (parts.score, parts.bank, parts.spent, parts.bags)
    return (parts.dice.row, parts.rack, parts.strip, *lines)


# Killed, and played out


def _press_and_spend(session: AnySession) -> None:
    """Ana presses with a die and a tile, spends a vowel, and lays the dice."""
    state: lw.State = session.match.state
    session.act(0, lw.Roll())
    state = session.match.state
    tile = state.free_tiles(0)[-1]
    session.act(0, lw.Press(state.dice_texts[0] + tile.text, (tile.id,)))
    session.act(1, LetStand())
    state = session.match.state
    vowel = next(tile for tile in state.free_tiles(0) if tile.is_vowel)
    session.act(0, lw.Spend(vowel.id))
    state = session.match.state
    word = "".join(state.dice_texts)
    dice = tuple(lw.die_piece(rolled.die) for rolled in state.dice)
    session.act(0, LayRow(Row(word, dice, len(word))))


def _say_dice(play: Play) -> None:
    assert (lw.Phase.DECIDE, 2) == (play.phase, len(play.state.dice))
    assert (1, 1) == (len(play.state.banked), len(play.state.spent))
    assert play.dice == play.pieces.dice
    assert 7 == len(play.parts.rack.tiles)
    assert play.dice == play.pieces.shown
    chord("Z")
    assert "" == play.pieces.shown
    chord("Y")
    assert play.dice == play.pieces.shown
    play.enter()
    click(play.button("No objection"))
    assert lw.Phase.RESPOND == play.phase


def play_out(play: Play) -> None:
    """Score the dearest word of every roll, and never respond."""
    play.sit(*NAMES[:2], rules=lw.Ruleset(goal=30))
    while not play.is_over:
        if play.phase is lw.Phase.READY:
            play.roll()
            continue
        words = play.words() if play.phase is lw.Phase.DECIDE else []
        if words:
            play.say(words[0].word)
        elif any(t.is_vowel for t in play.state.free_tiles(play.speller)) and (
            play.phase is lw.Phase.DECIDE
        ):
            chord("U")
            play.enter()
            play.enter()
        else:
            play.decline()


def told(state: lw.State, lines: list[str]) -> None:
    """Each player's points stand at the end of a block of their own."""
    for name, player in zip(NAMES, state.players, strict=False):
        start = lines.index(name) + 1
        assert str(player.points) == lines[lines.index("", start) - 1].split()[-1]


CASE = TableCase(
    play=Play,
    monkey=DiceMonkey,
    monkeys=(
        _sits(2, odds_as_hint=True, clock=Clock.SOFT),
        _sits(6, referee=Referee.OBJECTION),
        _sits(6, referee=Referee.VOTE, responds_clockwise=False, response_seconds=30),
    ),
    screens={
        step.__name__: step
        for step in (beginning, spelling, spending, responding, asked, refused, ended)
    },
    controls=(),
    by_arrows=(
        LaidPiece,
        PieceButton,
    ),
    shown={"spelling": (PieceButton, LaidPiece)},
    there_and_back=("spelling",),
    in_large_text=("spelling",),
    orders={
        "from the dice by the strip to the tiles": ("spelling", _from_dice_to_tiles),
        "to the offers of a refused word": ("refused", _offers),
        "to what follows the end": (
            "ended",
            lambda play: [play.end.home, play.end.play_again],
        ),
    },
    groups=("spelling", _groups),
    letters=(rolled, "tar", lambda play: play.pieces.shown),
    kills={
        "spelling": KillCase(
            sit=_sits(
                2,
                referee=Referee.OBJECTION,
                clock=Clock.HARD,
                turn_seconds=60,
                draws_lots=False,
            ),
            play_a_little=_press_and_spend,
            line="Ana’s turn, 2 dice",
            goes_on=_say_dice,
        )
    },
    play_out=play_out,
    told=told,
)
