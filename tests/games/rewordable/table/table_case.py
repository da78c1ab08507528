"""What the suites over all games need to know of the table of Rewordable."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.games.monkey import Monkey
from tests.games.play_hands import chord, click, tap
from tests.games.rewordable import rw
from tests.games.rewordable.table.play_deal import Dealt
from tests.games.rewordable.table.play_table import Play
from tests.games.strip_hands import in_order
from tests.games.table_case import KillCase, Step, TableCase
from wordsmith_desktop.games.common.open_table import Clock, LetStand, Referee
from wordsmith_desktop.games.common.word_strip import LayRow, Row
from wordsmith_desktop.games.rewordable.table.word_button import WordButton
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.window.kit.strip.laid_piece import LaidPiece
from wordsmith_desktop.window.kit.strip.piece_button import PieceButton

NAMES = ("Ana", "Ben", "Cho", "Dora", "Eva", "Finn", "Gabi", "Hugo")
DEALT = Dealt(("C AT T SE EL", "H E R RE TH"), pool="I NG SI")


class CardMonkey(Monkey[Play]):
    """Also drags what there is to drag, and builds what lies there."""

    events = 75
    least = 2
    chords = "EEEZZY"
    more_keys = (Qt.Key.Key_F7, Qt.Key.Key_F8)

    def own_doings(self) -> tuple[Callable[[], object], ...]:
        return (self._drag_something, self._say_it)

    def _say_it(self) -> None:
        self.play.parts.strip.setFocus()
        tap(Qt.Key.Key_Return, text="\r")

    def _drag_something(self) -> None:
        parts, strip = self.play.parts, self.play.strip
        sources = (*parts.hand.buttons, *parts.pool.buttons, *parts.lexicons.buttons())
        found = self.hittable((*sources, *parts.strip.pieces))
        if found:
            goals = (strip.place(0), strip.place(1), strip.place(len(strip.pieces)), strip.beside)
            strip.drag(self.random.choice(found), self.random.choice(goals))

    def assert_shown(self) -> None:
        play, state, parts = self.play, self.play.state, self.play.parts
        if state.call is not None:
            assert [card.id for card in state.call.cards] == play.strip.pieces
            return
        hand = [button.view.id for button in parts.hand.buttons]
        held = [card.id for card in play.player.hand if not play.is_over]
        assert in_order(held, play.page.table.order_of(play.seat)) == hand
        words = {word.id for player in state.players for word in player.words}
        assert words == {button.word_id for button in parts.lexicons.buttons()}


def _sits(seats: int, **fields: Any) -> Step:
    return lambda play: play.sit(*NAMES[:seats], rules=rw.Ruleset(**fields))


# Screens


def building(play: Play) -> None:
    """A word in each lexicon; Ana has laid two cards."""
    play.sit_at(DEALT, "Ana", "Ben")
    play.write_word("CAT")
    play.write_word("HER")
    play.lift()
    click(play.strip.button(play.player.hand[0].id))
    click(play.strip.button(play.player.hand[1].id))
    play.parts.strip.setFocus()


def exchanging(play: Play) -> None:
    """She exchanges cards."""
    building(play)
    chord("E")


def asked(play: Play) -> None:
    """The others are asked about a word."""
    play.sit_at(DEALT, "Ana", "Ben", referee=Referee.OBJECTION)
    play.write_word("CAT")


def refused(play: Play) -> None:
    """A word was refused, and may be accepted all the same."""
    building(play)
    play.type_word("TEL")
    play.type_word("TSEEL")
    play.build()


def ended(play: Play) -> None:
    """Two turns have ended the match."""
    play.sit_at(DEALT, "Ana", "Ben", cards=13)
    play.write_word("CAT")
    play.write_word("HER")
    assert play.is_over


def _headers(play: Play) -> Sequence[QWidget]:
    return [one.header for one in play.parts.lexicons.lexicons.values()]


def _offers(play: Play) -> Sequence[QWidget]:
    return [play.page.overruling.here, play.page.overruling.always]


def _groups(play: Play) -> Sequence[QWidget]:
    parts = play.parts
    tokens = (parts.tokens, *parts.tokens.badges, parts.tokens.pile)
    return (parts.hand, parts.pool, parts.strip, parts.deck, parts.lexicons, *tokens)


def looking(play: Play) -> None:
    """Ana looks at H E R RE TH."""
    play.sit_at(Dealt(("H E R RE TH", "C AT T SE EL")), "Ana", "Ben")
    play.lift()


# Killed, and played out


def _build_two(session: AnySession) -> None:
    """Whoever begins builds two cards, and the other one lays a card of the pool."""
    state: rw.State = session.match.state
    hand = state.players[state.seat].hand
    session.act(state.seat, rw.Build((hand[0].id, hand[1].id)))
    other = 1 - state.seat
    session.act(other, LetStand())
    state = session.match.state
    card = state.pool[0]
    session.act(other, LayRow(Row(card.text, (card.id,), len(card.text))))


def _rob(play: Play) -> None:
    seat = play.seat
    (word,) = play.words(1 - seat)
    assert (1, []) == (play.state.turn, play.words(seat))
    assert play.hand(seat) == [button.view.text for button in play.parts.hand.buttons]
    # What lay on the strip is taken back and laid again, as if nothing had happened.
    card = play.state.pool[0]
    for key, laid in (("", [card.id]), ("Z", []), ("Y", [card.id])):
        if key:
            chord(key)
        assert laid == play.strip.pieces
    tap(Qt.Key.Key_Escape)
    click(play.strip.button(play.player.hand[0].id))
    click(play.strip.word(play.word(word)))
    play.build()
    click(play.button("No objection"))
    assert [] == play.words(1 - seat)
    assert 1 == len(play.words(seat))


def play_out(play: Play) -> None:
    """Build the dearest words that there are."""
    play.begin(lambda form: form.length.button(30))
    while not play.is_over:
        play.lift()
        found = play.find()
        if found is None:
            play.pass_turn(*play.player.hand[:2] if play.state.deck else ())
        else:
            play.type_word(found.word)
            play.build()


def told(state: rw.State, lines: list[str]) -> None:
    """Each player's words and points stand in a block of their own."""
    for name, player in zip(NAMES, state.players, strict=False):
        start = lines.index(name) + 1
        block = lines[start : lines.index("", start)]
        words = ["·".join(card.text for card in word.cards) for word in player.words]
        assert words == [line.split()[0] for line in block if "·" in line]
        assert str(rw.points(player)) == block[-1].split()[-1]


CASE = TableCase(
    play=Play,
    monkey=CardMonkey,
    monkeys=(
        _sits(2, cards=30),
        _sits(2, cards=30, referee=Referee.OBJECTION, clock=Clock.SOFT),
        _sits(8, referee=Referee.OBJECTION, interleaves=False),
        _sits(8, cards=45, referee=Referee.VOTE, ending=rw.EndRule.ALL_PASS),
    ),
    screens={step.__name__: step for step in (building, exchanging, asked, refused, ended)},
    controls=(),
    by_arrows=(LaidPiece, PieceButton, WordButton),
    shown={"building": (PieceButton, LaidPiece, WordButton)},
    there_and_back=("building",),
    in_large_text=("building",),
    orders={
        "from top to bottom through the lexicons": ("building", _headers),
        "to the offers of a refused word": ("refused", _offers),
        "to what follows the end": (
            "ended",
            lambda play: [play.end.home, play.end.play_again],
        ),
    },
    groups=("building", _groups),
    letters=(looking, "her", lambda play: play.strip.shown),
    kills={
        "between two turns": KillCase(
            sit=_sits(2, referee=Referee.OBJECTION, clock=Clock.HARD, turn_seconds=60),
            play_a_little=_build_two,
            line="’s turn",
            goes_on=_rob,
        )
    },
    play_out=play_out,
    told=told,
)
