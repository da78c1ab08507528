"""What the suites over all games need to know of the table of the Letter Piece Game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_table import Play
from tests.games.monkey import Monkey
from tests.games.play_hands import click
from tests.games.table_case import KillCase, Step, TableCase
from wordsmith_desktop.games.common.open_table import Clock, LetStand, Referee
from wordsmith_desktop.games.letter_pieces.table.pad_row import PadRow
from wordsmith_desktop.session.live import AnySession

NAMES = ("Ana", "Ben")
POOL: Final = (3, 3, 1, 1)
ODD_PLACE: Final = lp.Pose(15_813, -2_129, 60)


class PieceMonkey(Monkey[Play]):
    events = 60
    least = 4
    chords = "RRREZY1234"
    more_keys = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)

    def assert_shown(self) -> None:
        play, bench = self.play, self.play.parts.board.bench
        assert bench is None or play.seen.bench is None or bench.player == play.player


def _sits(**fields: Any) -> Step:
    return lambda play: play.sit(*NAMES, rules=lp.Ruleset(**fields))


# Screens


def beginning(play: Play, **fields: Any) -> None:
    """Ana has L, S, B and C before her, and an empty bench."""
    play.sit(*NAMES, rules=lp.Ruleset(**{"challenges": 1, "given": POOL, **fields}))


def building(play: Play) -> None:
    """She has built a word."""
    beginning(play)
    play.type_word("LIT")


def asked(play: Play) -> None:
    """Ben is asked about a word."""
    beginning(play, referee=Referee.OBJECTION)
    play.type_word("LIT")
    play.claim()


def refused(play: Play) -> None:
    """A word was refused, and may be accepted all the same."""
    beginning(play)
    play.type_word("LTI")
    play.claim()


def ended(play: Play) -> None:
    """The match is over."""
    play_out(play)
    assert play.outcome is not None


def _offers(play: Play) -> Sequence[QWidget]:
    return [play.page.overruling.here, play.page.overruling.always]


def _groups(play: Play) -> Sequence[QWidget]:
    return (play.parts.board, play.parts.tray)


# Killed, and played out


def _claim_and_lay(session: AnySession) -> None:
    """Ana claims LIT, and Ben lays an L and a piece that belongs to no letter."""
    for letter in "LIT":
        state: lp.State = session.match.state
        build = lp.build_letter(state.players[0], state.ruleset, letter)
        assert build is not None
        session.act(0, build)
    session.act(0, lp.Claim("LIT", 0))
    session.act(1, LetStand())
    state = session.match.state
    build = lp.build_letter(state.players[1], state.ruleset, "L")
    assert build is not None
    session.act(1, build)
    ben: lp.State = session.match.state
    curve = next(piece for piece in ben.players[1].pieces if piece.kind is lp.Shape.B)
    session.act(1, lp.Arrange((lp.Move(curve.id, ODD_PLACE),)))


def _see_bench(play: Play) -> None:
    assert (1, ("LIT",)) == (play.seat, play.words(0))
    assert "L" == play.board.letter_in(lp.Slot(0, 0))
    assert ODD_PLACE in [piece.pose for piece in play.player.placed]
    assert play.parts.board.bench is not None
    assert play.player == play.parts.board.bench.player
    click(play.parts.claim.pass_button)
    assert 0 == play.seat


def play_out(play: Play) -> None:
    """Claim what can be claimed until the round is over."""
    play.sit(*NAMES, rules=lp.Ruleset(challenges=1, words=2))
    play.play_on(play.is_challenge_over)
    play.go_on()


def told(state: lp.State, lines: list[str]) -> None:
    """Every word is written, and the totals of both."""
    written = [line.split() for line in lines]
    totals = [
        [name, str(lp.total_points(player, state.ruleset))]
        for name, player in zip(NAMES, state.players, strict=True)
    ]
    start = written.index(["Total"]) + 1
    assert totals == written[start : start + 2]
    words = {word for player in state.players for sheet in player.past for word in sheet.words}
    assert words
    assert words <= {word for line in written for word in line}


CASE = TableCase(
    play=Play,
    monkey=PieceMonkey,
    monkeys=(
        _sits(challenges=2, words=3),
        _sits(challenges=2, words=2, table=lp.TableMode.BUZZER, referee=Referee.OBJECTION),
        _sits(challenges=2, words=2, mode=lp.Mode.SECRET, table=lp.TableMode.CURTAIN),
        _sits(challenges=1, mode=lp.Mode.WORD_BY_WORD, required=lp.RequiredLetters.RANDOM),
    ),
    screens={step.__name__: step for step in (beginning, building, asked, refused, ended)},
    controls=(),
    by_arrows=(PadRow,),
    shown={},
    there_and_back=("building",),
    in_large_text=("building",),
    orders={"to the offers of a refused word": ("refused", _offers)},
    groups=("building", _groups),
    letters=(beginning, "lit", lambda play: play.built),
    kills={
        "building": KillCase(
            sit=_sits(given=POOL, referee=Referee.OBJECTION, clock=Clock.HARD, turn_seconds=60),
            play_a_little=_claim_and_lay,
            line="Ben’s turn, round 1",
            goes_on=_see_bench,
        )
    },
    play_out=play_out,
    told=told,
)
