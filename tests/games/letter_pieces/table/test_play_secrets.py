"""What stays behind the curtain while others are asked, when it falls, and on the die."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_practice import STARS, give_up, lay, practice
from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_curtain import everything_said, picture
from tests.games.play_hands import chord, click, tap, write
from tests.helpers.live import session_of
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.games.letter_pieces.table.geometry import middle_of
from wordsmith_desktop.games.letter_pieces.table.page import MatchPage
from wordsmith_desktop.session.practice import SameChance
from wordsmith_desktop.window.kit.game_page import UndoOffer

pytestmark = pytest.mark.usefixtures("dressed")

ANA, BEN = 0, 1
POOL = (3, 3, 1, 1)
"""LIT can be built, and CLI, which is no word."""
CALLED = "FLI"
"""What Ana calls with the pieces of her second row; no word either."""


@dataclass
class Drawn:
    """A curtain that a test lifts itself."""

    names: list[str] = field(default_factory=list)
    _lifted: Callable[[], object] = lambda: None

    def cover(
        self,
        name: str,
        lifted: Callable[[], None],
        news: str = "",  # noqa: ARG002
        undo_offer: UndoOffer | None = None,  # noqa: ARG002
    ) -> None:
        self.names.append(name)
        self._lifted = lifted

    def lift(self) -> None:
        self._lifted()


@pytest.fixture
def curtain() -> Drawn:
    return Drawn()


# The others are asked


def _sit_by_word(play: Play, referee: Referee) -> None:
    """Ana and Ben have each written LIT; Ana has the second row before her."""
    rules = lp.Ruleset(
        mode=lp.Mode.WORD_BY_WORD,
        table=lp.TableMode.CURTAIN,
        referee=referee,
        challenges=1,
        given=POOL,
        has_marks=False,
        shares_words=True,
    )
    play.sit("Ana", "Ben", rules=rules)
    for _ in range(2):
        play.lift()
        play.type_word("LIT")
        play.claim()
        if play.seen.call is not None:
            click(play.button("No objection"))
    play.lift()
    assert (ANA, ("LIT",)) == (play.seat, play.words(ANA))


def _call(play: Play, referee: Referee) -> None:
    """Ana calls a word of hers, which no dictionary knows, before the table."""
    _sit_by_word(play, referee)
    play.type_word(CALLED)
    play.claim()
    assert play.seen.call is not None
    assert play.curtain is None


REFEREES = pytest.mark.parametrize("referee", [Referee.OBJECTION, Referee.VOTE])


@REFEREES
def test_while_others_are_asked_only_the_called_word_is_to_be_found(
    play: Play, referee: Referee
) -> None:
    _call(play, referee)
    said = everything_said(play.window)
    assert CALLED in said
    assert "LIT" not in said
    assert play.parts.board.bench is None
    assert f"The word: {' '.join(CALLED)}" == play.parts.board.accessibleDescription()
    assert not play.parts.tray.isVisible()
    assert play.page.table.seen == play.session.observation(None)


def test_the_picture_before_the_others_is_the_same_whatever_else_lies_on_the_bench(
    play: Play,
) -> None:
    pictures = []
    for is_loose in (False, True):
        _sit_by_word(play, Referee.OBJECTION)
        play.type_word(CALLED)
        if is_loose:
            board = play.board
            board.drag(board.free(lp.Shape.S), board.at(middle_of(lp.Slot(1, 6))), notches=1)
            assert CALLED == play.built
        play.claim()
        pictures.append(picture(play.window))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize(
    ("referee", "answer", "verdict"),
    [
        (Referee.OBJECTION, "No objection", "Ana’s word stands."),
        (Referee.OBJECTION, "Ben objects", "Ana’s word does not stand."),
        (Referee.VOTE, "Ben: yes", "Ana’s word stands."),
        (Referee.VOTE, "Ben: no", "Ana’s word does not stand."),
    ],
)
def test_the_curtain_falls_before_anybody_builds_on_and_only_the_verdict_is_told(
    play: Play, referee: Referee, answer: str, verdict: str
) -> None:
    _call(play, referee)
    play.answer(answer)
    assert play.curtain is not None
    said = everything_said(play.window)
    assert verdict in said
    assert "LIT" not in said
    play.lift()
    assert (play.seat == ANA) == ("not" in verdict)
    assert (CALLED in play.words(ANA)) != ("not" in verdict)


def test_the_rule_a_hidden_word_breaks_is_told_to_its_owner_alone(play: Play) -> None:
    _sit_by_word(play, Referee.OBJECTION)
    play.type_word("TIL")
    play.claim()
    play.answer("Ben objects")
    assert "Ana’s word does not stand." in play.message
    assert "LIT" not in play.message

    play.lift()
    assert "“TIL” only rearranges “LIT”" in play.message


@REFEREES
def test_who_comes_next_reads_that_the_word_stands_and_nothing_of_points_and_cost(
    play: Play, referee: Referee
) -> None:
    _call(play, referee)
    click(play.button("No objection" if referee is Referee.OBJECTION else "Ben: yes"))
    play.lift()
    assert BEN == play.seat
    assert "Ana’s word stands." in play.message
    assert "point" not in play.message
    assert "box" not in play.message
    assert CALLED not in play.message


# The die and the dialogs


def _secret(qtbot: QtBot, curtain: Drawn, **fields: Any) -> MatchPage:
    session = practice(
        seats=2,
        given=POOL,
        drivers={CHANCE: STARS},
        mode=lp.Mode.SECRET,
        table=lp.TableMode.CURTAIN,
        **fields,
    )
    page = lay(session, qtbot, cover=curtain.cover)
    curtain.lift()
    return page


def test_the_die_says_nothing_of_the_roll_before_the_curtain(qtbot: QtBot, curtain: Drawn) -> None:
    page = _secret(qtbot, curtain)
    die = page.parts.tray.die
    chord("R")
    assert lp.Face.SMALL_STAR == die.tumble.face
    assert die.accessibleDescription()
    chord("2")
    give_up(page)
    assert ["Ana", "Ben"] == curtain.names
    assert lp.Face.LONG == die.tumble.face
    assert "" == die.accessibleDescription()
    curtain.lift()
    assert lp.Face.LONG == die.tumble.face


def test_the_alphabet_closes_when_the_curtain_falls(qtbot: QtBot, curtain: Drawn) -> None:
    page = _secret(qtbot, curtain, clock=Clock.HARD, turn_seconds=30)
    tap(Qt.Key.Key_F3)
    drawer = page.parts.alphabet
    assert drawer is not None
    session_of(page).tick(29_000)
    assert drawer.is_open
    session_of(page).tick(1_000)
    assert ["Ana", "Ben"] == curtain.names
    assert not drawer.is_open


def test_the_row_that_was_passed_is_not_told(qtbot: QtBot, curtain: Drawn) -> None:
    session = practice(
        seats=2, given=POOL, words=("LIT",), mode=lp.Mode.WORD_BY_WORD, table=lp.TableMode.CURTAIN
    )
    page = lay(session, qtbot, cover=curtain.cover)
    curtain.lift()
    give_up(page)
    assert ["Ana", "Ben"] == curtain.names
    assert page.parts.banner.message.startswith("Ana passes.")
    assert "row" not in page.parts.banner.message.lower()


def test_the_offer_to_accept_a_word_ends_at_the_curtain(qtbot: QtBot, curtain: Drawn) -> None:
    session = practice(seats=2, given=POOL, mode=lp.Mode.WORD_BY_WORD, table=lp.TableMode.CURTAIN)
    page = lay(session, qtbot, cover=curtain.cover)
    curtain.lift()
    write("cli")
    tap(Qt.Key.Key_Return, text="\r")
    assert page.overruling.isVisible()
    give_up(page)
    assert not page.overruling.has_word
    assert "CLI" not in page.overruling.here.text()


def test_what_a_step_lets_a_player_choose_is_told_once_the_curtain_is_lifted(
    qtbot: QtBot, curtain: Drawn
) -> None:
    session = practice(
        seats=2,
        given=(lp.SUPPLY[lp.Shape.L] // 2, 1, 1, 1),
        mode=lp.Mode.WORD_BY_WORD,
        table=lp.TableMode.CURTAIN,
        drivers={CHANCE: SameChance(lp.Dice((lp.Face.LONG,) * 3))},
    )
    page = lay(session, qtbot, cover=curtain.cover)
    dealt = page.parts.banner.message
    assert dealt
    curtain.lift()
    told = page.parts.banner.message
    assert told != dealt
    assert told.startswith(dealt)
    # It is said once: another look does not say it again.
    page.refresh()
    chord("Z")
    assert told == page.parts.banner.message


def test_the_offer_to_ban_a_word_that_was_voted_on_stays_open(play: Play) -> None:
    _call(play, Referee.VOTE)
    assert CALLED == play.page.overruling.word
    assert play.page.commands.action("ban here").isEnabled()
