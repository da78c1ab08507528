"""Whoever lifts the curtain finds nothing, anywhere, of what the others know.

Every way to play that hides anything is played in the real window. After each hand-over all that is
seen, read out, offered or printed is compared with what that seat may know.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.conformance.case import Setting, all_settings, cases_of
from tests.conformance.play import choose, texts_in, told_at_random
from tests.games.play_curtain import everything_said
from tests.games.play_hands import tap
from tests.games.table_play import SETTINGS, TablePlay
from tests.helpers.effort import EFFORT
from tests.helpers.golden_matches import public
from tests.helpers.printed import texts_of
from tests.window.listening import heard
from tests.window.motion import moving
from wordsmith_desktop.bots.bot import Search, Wait
from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.registry import game_of, rules_of
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.session.thinking import stream_of
from wordsmith_desktop.window.kit import banner, curtain, narrator
from wordsmith_desktop.window.kit.game_entry import find_entry
from wordsmith_desktop.window.kit.game_page import NewMatchForm
from wordsmith_desktop.window.kit.match_page import TablePage

NAMES: Final = ("Ana", "Ben", "Cho", "Dan", "Eva", "Fay", "Gil", "Hal")
MOST_ACTIONS: Final = 400
HAND_OVERS: Final = 3 * EFFORT
"""So many of a match are looked at."""
LANGUAGES: Final = ("en", "de")
SEED: Final = 34
"""Of what is always tried."""
OPEN_ACTIONS: Final = 25
"""After so many at a table where nothing was hidden nothing will be."""
TOLD: Final = re.compile(r"(?<![\w+])[^\W\d_]+\b(?! …)")
"""A word or a letter that stands for itself: not for a key, and not for all that begins with it."""


class Play(TablePlay[TablePage[Any, Any, Any], NewMatchForm]):
    """People who play as computers do, and then look for what they should not know."""

    page_type = TablePage
    form_type = NewMatchForm
    said: list[str]
    """What was read out."""
    usual: frozenset[str]
    """Words and letters that the page has before anybody knows anything."""

    def sit_at(self, game: str, setting: Setting) -> None:
        self.game, self.setting = game, setting
        self.rng = Rng(5)
        self.said = heard(self.patch, banner, curtain, narrator)
        self.usual = frozenset()
        self.was_hidden = False
        rules = replace(setting.ruleset)
        self.sit(*NAMES[: setting.seats], rules=rules, with_box=setting.with_box)

    # Playing

    def act(self) -> bool:
        """One action of whoever may act; whether there was any."""
        self.wait_for_ruling()
        table = self.page.table
        self.was_hidden = self.was_hidden or table.public.is_hidden
        asked = table.box.asks if table.box is not None else None
        if asked is not None:
            return self._tell_of_box(asked)
        if not table.people_to_act:
            return False
        seat = table.people_to_act[self.rng.below(len(table.people_to_act))]
        if table.readings and self.rng.below(12) == 0:
            for _ in range(600):
                table.tick(1000)
                if seat not in table.people_to_act or self.curtain is not None:
                    return True
        for action in self._wishes(seat):
            if not table.act(seat, action):
                return True
        raise AssertionError(f"seat {seat} finds nothing to do")

    def _tell_of_box(self, asked: Any) -> bool:
        box = self.page.table.box
        assert box is not None
        return any(not box.tell(told_at_random(asked, self.rng)) for _ in range(MOST_ACTIONS))

    def _wishes(self, seat: Seat) -> Iterator[Any]:
        seen, lexicon = self.session.observation(seat), self.lexicon(self.dictionary)
        words = Vocabulary(lexicon.index, mind=1, judge=lexicon.judge)
        stream = Rng(1, stream=stream_of(seat, self.page.table.position))
        decision = game_of(self.game).bots()[bot_of_level(3)](seen, words, stream, Search())
        if decision is not None and not isinstance(decision.action, Wait):
            yield decision.action
        rules, state = rules_of(self.game), self.session.match.state
        for _ in range(20):
            yield choose(self.game, rules, state, seat, self.rng, with_box=False)

    def play_on_to_curtain(self) -> bool:
        """Go on until a curtain is down; whether one falls."""
        for number in range(MOST_ACTIONS):
            if self.curtain is not None:
                return True
            handing = self.page.handing_over
            if handing.is_awaited:
                before = len(self.said)
                handing.end_look()
                self._assert_unsaid(None, "\n".join(self.said[before:]))
                continue
            if handing.is_held or handing.is_lingering:
                QTest.keyClick(self.window, Qt.Key.Key_Shift)
                continue
            if not self.was_hidden and number > OPEN_ACTIONS:
                return False
            if not self.act():
                return False
        raise AssertionError("no curtain falls")

    # Looking

    def assert_nothing_is_told(self) -> None:
        """Look at the curtain, lift it, and look at everything again."""
        if not self.usual:
            self.usual = frozenset(TOLD.findall(self._everything()))
        self._assert_unsaid(None, self._everything())
        before = len(self.said)
        self.lift()
        if self.curtain is not None:
            return
        tap(Qt.Key.Key_F6)
        seat = self.page.table.seat
        assert seat is not None
        said = "\n".join((self._everything(), self.page.describe(), *self.said[before:]))
        self._assert_unsaid(seat, said)
        tap(Qt.Key.Key_F6)

    def _everything(self) -> str:
        """All that the window says, once what was closed is gone."""
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return everything_said(self.window)

    def assert_nothing_is_printed(self) -> None:
        """Look at the score sheet as whoever looks now may print it."""
        entry = find_entry(self.game)
        if entry is not None and entry.has_score_sheet:
            names = NAMES[: self.setting.seats]
            document = entry.score_sheet().filled(public(self.session.match, names))
            self._assert_unsaid(self.page.table.seat, "\n".join(texts_of(document)))

    def _assert_unsaid(self, seat: Seat | None, said: str) -> None:
        secrets = self._secrets(seat)
        words = frozenset(TOLD.findall(said))
        spelled = {one for one in secrets if len(one) > 2 and " ".join(one) in said}
        found = (secrets & words) | spelled
        assert not found, f"{seat} is told of {_places(found, said)}"

    def _secrets(self, looker: Seat | None) -> frozenset[str]:
        """Words, cards, tiles and letters that others know and the looker may not."""
        others = [seat for seat in range(self.setting.seats) if seat != looker]
        theirs = frozenset[str]().union(*(self._known(seat) for seat in others))
        if looker is not None:
            theirs |= cases_of(self.game).secrets(self.session.match.state, looker)
        own = self._known(looker)
        letters = {letter for text in own for letter in text}
        words = (text for text in theirs - own if text.isalpha() and text.isupper())
        found = {text for text in words if len(text) > 1 or text not in letters}
        return frozenset(found) - self.usual

    def _known(self, seat: Seat | None) -> frozenset[str]:
        """The texts of all that a seat sees and was told, and the words of its own tiles."""
        session = self.session
        events = (event for played in session.match.played for event in played.step.events)
        texts = texts_in((session.observation(seat), session.redacted(events, seat)))
        if seat is None:
            return texts
        return texts.union(cases_of(self.game).laid_words(session.match.state, seat))


def _places(found: frozenset[str], said: str) -> list[str]:
    """The lines that tell it."""
    lines = (line for line in said.splitlines() if found & {*TOLD.findall(line)})
    return list(dict.fromkeys(lines))


@pytest.fixture
def play(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Play]:
    assert dressed
    made = Play(tmp_path, qtbot, monkeypatch)
    yield made
    made.shut()


def _ways(kind: Callable[[str, Setting], Hashable]) -> Iterator[Any]:
    """Every setting of every game for several, in one language or the other.

    Always tried is one of each kind, drawn from a seed; the others are tried by night.
    """
    several = [(game, one) for game, one in all_settings() if one.seats > 1]
    of_kind: dict[Hashable, list[int]] = {}
    for place, (game, setting) in enumerate(several):
        of_kind.setdefault((game, kind(game, setting)), []).append(place)
    rng = Rng(SEED)
    always = {places[rng.below(len(places))] for places in of_kind.values()}
    for place, (game, setting) in enumerate(several):
        language = LANGUAGES[place % 2]
        marks = () if place in always else pytest.mark.nightly
        name = f"{game}-{setting.name}-{language}"
        yield pytest.param(game, setting, language, id=name, marks=marks)


def _mode(_game: str, setting: Setting) -> Hashable:
    """What a game calls a way to play, and where its people sit."""
    return tuple(getattr(setting.ruleset, field, None) for field in ("mode", "table", "clue"))


def _look(play: Play, game: str, setting: Setting, settings: Settings) -> None:
    play.open(settings)
    play.sit_at(game, setting)
    handed = 0
    while handed < HAND_OVERS and play.play_on_to_curtain():
        play.assert_nothing_is_told()
        handed += 1
    assert bool(handed) == play.was_hidden


@pytest.mark.parametrize(("game", "setting", "language"), list(_ways(_mode)))
def test_nothing_is_told_that_the_one_who_looks_may_not_know(
    play: Play, game: str, setting: Setting, language: str
) -> None:
    with moving():
        _look(play, game, setting, replace(SETTINGS, language=language, reduced_motion=False))


@pytest.mark.parametrize(("game", "setting", "language"), list(_ways(lambda game, _: game)))
@pytest.mark.sampled(2)
def test_nor_where_nobody_looks_on_and_on_no_score_sheet(
    play: Play, game: str, setting: Setting, language: str
) -> None:
    _look(play, game, setting, replace(SETTINGS, language=language))
    if play.was_hidden:
        play.assert_nothing_is_printed()
