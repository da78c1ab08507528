"""What was told stands while it is true, long enough to be read, and goes when it is not."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pytest
from pytestqt.qtbot import QtBot

from wordsmith_desktop.games.common.table_events import HandedOver, TableEvent, TimeRanOut
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.window.kit import narrator as narrator_module
from wordsmith_desktop.window.kit.banner import Banner, unchanged
from wordsmith_desktop.window.kit.narrator import TableNarrator
from wordsmith_desktop.wording.table_texts import UPDATES
from wordsmith_desktop.wording.texts import say

pytestmark = pytest.mark.usefixtures("dressed")


class Teller(TableNarrator[TableEvent]):
    """Tells whose time ran out, which is to be read to its end, and when somebody's turn came."""

    LASTING = (TimeRanOut,)
    phase: Hashable = None

    def story(self, events: Sequence[TableEvent]) -> str:
        return " ".join("Time!" if isinstance(one, TimeRanOut) else "Next." for one in events)

    def moment(self) -> Hashable:
        return self.phase


@pytest.fixture
def banner(qtbot: QtBot) -> Banner:
    made = Banner()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def teller(banner: Banner) -> Teller:
    return Teller(banner, ("Ana", "Ben"))


def _played(*events: TableEvent) -> Update[TableEvent]:
    return Update(UpdateKind.PLAYED, 0, visible=events, public=events)


TIME, NEXT = TimeRanOut(0), HandedOver(1)


def test_a_message_goes_once_what_it_says_is_not_so_any_more(banner: Banner) -> None:
    holds = True
    banner.show_info("All letters are drawn.")
    banner.keep_while(lambda: holds)
    banner.review()
    assert "All letters are drawn." == banner.message
    holds = False
    banner.review()
    assert "" == banner.message


def test_the_next_message_has_a_life_of_its_own(banner: Banner) -> None:
    banner.show_info("The rest is laid.")
    banner.keep_while(lambda: False)
    banner.show_info("A word you could build: CAT.")
    banner.review()
    assert "A word you could build: CAT." == banner.message


def test_unchanged_is_what_is_as_it_was() -> None:
    now = 1
    is_same = unchanged(lambda: now)
    assert is_same()
    now = 2
    assert not is_same()


def test_what_was_told_of_one_phase_goes_with_it(teller: Teller) -> None:
    teller.phase = "draw"
    teller.tell(_played(NEXT))
    teller.banner.review()
    assert "Next." == teller.banner.message
    teller.phase = "build"
    teller.banner.review()
    assert "" == teller.banner.message


@pytest.mark.parametrize("kind", [UpdateKind.UNDONE, UpdateKind.REDONE])
def test_that_a_step_was_turned_back_goes_with_the_next_one(
    teller: Teller, kind: UpdateKind
) -> None:
    teller.tell(Update(kind, 0))
    assert say(UPDATES[kind]) == teller.banner.message
    # Behind a curtain nobody is shown what was done.
    teller.tell(_played())
    assert "" == teller.banner.message


def test_what_is_to_be_read_to_its_end_stands_before_what_is_told_meanwhile(
    teller: Teller, monkeypatch: pytest.MonkeyPatch
) -> None:
    teller.tell(_played(TIME))
    teller.tell(_played(NEXT))
    assert "Time! Next." == teller.banner.message
    teller.tell(_played(NEXT))
    assert "Time! Next." == teller.banner.message
    monkeypatch.setattr(narrator_module, "READ_MS", 0)
    teller.tell(_played(TIME))
    teller.tell(_played(NEXT))
    assert "Next." == teller.banner.message
