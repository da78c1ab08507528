"""A toy game with a screen, and services that keep its saves in a folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tests.helpers.toy_game import EndTurn, Put, ToyObservation, ToyRules, ToyRuleset
from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.lexicon.house import HouseDamage, HouseList
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.codec import decode
from wordsmith_desktop.records.log import DictionaryId, Player
from wordsmith_desktop.records.profiles import Profiles
from wordsmith_desktop.records.replay import Replayed, replay
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.records.statistics.store import Statistics
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.branching import branch, is_branch
from wordsmith_desktop.session.challenges.challenge import Challenge
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.setup import Opened, load_session, new_session
from wordsmith_desktop.session.updates import Update
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.game_entry import (
    GameEntry,
    GamePage,
    KeyHelp,
    Lesson,
    NewMatchForm,
    PageContext,
)
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.look import Look
from wordsmith_desktop.ui.shell.mark import paint_word, word_width
from wordsmith_desktop.ui.shell.services import DamagedPlayers, DamagedSave, Dictionary, SavedMatch
from wordsmith_desktop.wording.sheets import RuleEntry
from wordsmith_desktop.wording.texts import ENGLISH, GERMAN, Text, say

TITLE = Text("Toy Game", "Spielzeugspiel")
TOYS = {"toy": ToyRules()}


class ToyForm(NewMatchForm):
    """Knows one fault: a player called Nobody."""

    def __init__(self) -> None:
        super().__init__()
        self.names: tuple[str, ...] = ()
        self.tag = ""
        column = QVBoxLayout(self)
        column.addWidget(label("Four turns"))

    def set_players(self, names: tuple[str, ...]) -> None:
        self.names = names

    def set_dictionary(self, tag: str) -> None:
        self.tag = tag

    def ruleset(self) -> ToyRuleset:
        return ToyRuleset()

    def fault(self) -> str:
        return "Nobody cannot play." if "Nobody" in self.names else ""


class ToyPage(GamePage):
    """Shows the scores; its secret is written on it in plain words."""

    def __init__(self, session: AnySession | None, context: PageContext) -> None:
        super().__init__()
        self.session = session
        self.context = context
        self.updates: list[Update[Any]] = []
        self.is_paused = False
        self.times_shown = 0
        self._forget: Callable[[], None] = lambda: None
        if session is not None:
            self._forget = session.subscribe(self.updates.append)
        self.secret = label("the secret word is ANT")
        self.secret.setToolTip("ANT")
        column = QVBoxLayout(self)
        column.addWidget(label(", ".join(context.players)))
        column.addWidget(self.secret)
        column.addWidget(buttons.primary("End turn", self.end_turn))
        undo = QAction("Undo ANT", self)
        undo.setShortcut("Ctrl+Z")
        self.addAction(undo)

    def end_turn(self) -> None:
        assert self.session is not None
        seat = self.session.actors[0]
        self.session.act(seat, EndTurn())
        following = self.session.actors[0]
        self.context.cover(self.context.players[following], self.show_turn)

    def put(self) -> None:
        assert self.session is not None
        self.session.act(self.session.actors[0], Put())

    def show_turn(self) -> None:
        assert self.session is not None
        self.status.emit(f"{self.context.players[self.session.actors[0]]}’s turn")

    def set_paused(self, paused: bool) -> None:
        self.is_paused = paused

    def show_time(self) -> None:
        self.times_shown += 1

    def let_go(self) -> None:
        self._forget()


def _paint(painter: QPainter, rect: QRectF, look: Look) -> None:
    unit = rect.width() / word_width("TOY") * 0.8
    middle = QPointF(rect.center().x(), rect.center().y())
    paint_word(painter, "TOY", look, middle=middle, unit=min(unit, 40))


def _describe(observation: ToyObservation, players: tuple[str, ...]) -> str:
    return f"{players[observation.turn % len(players)]}’s turn"


def toy_entry(game: str = "toy", title: Text = TITLE) -> GameEntry:
    """The toy game as it offers itself."""
    return GameEntry(
        game=game,
        title=title,
        tagline=Text("Put counters down, one by one", "Zähler legen, einen nach dem anderen"),
        players=(1, 4),
        minutes=5,
        paint_picture=_paint,
        make_form=ToyForm,
        make_page=ToyPage,
        lessons=(
            Lesson("first", Text("Put a counter", "Ein Zähler"), "en", lambda: _lesson),
            Lesson("erste", Text("Put a counter", "Ein Zähler"), "de", lambda: _lesson),
        ),
        summary=Text("Put counters down.\nRoll again.", "Leg Zähler.\nWürfle noch einmal."),
        rules_book=lambda: (
            RuleEntry("T1", Text("Every turn a die is rolled.", "Jeder Zug beginnt mit Würfeln.")),
            RuleEntry("T2", Text("A word counts two points.", "Ein Wort zählt zwei."), True),
        ),
        keys=(KeyHelp(Text("Ctrl+Z", "Strg+Z"), Text("Undo", "Rückgängig")),),
        describe=_describe,
    )


def _lesson(context: PageContext) -> GamePage:
    return ToyPage(None, context)


class FakeServices:
    """The services over a shelf in a folder; every word is in the dictionary."""

    def __init__(self, folder: Path, entries: Sequence[GameEntry] = ()) -> None:
        self.shelf = Shelf(folder)
        self.entries = list(entries) or [toy_entry()]
        self.rules: dict[str, AnyRules] = {**TOYS}
        """Of the games that are replayed and opened."""
        self.found_damaged: list[DamagedSave | DamagedPlayers | HouseDamage] = []
        self.houses = {tag: HouseList() for tag in ("en", "de")}
        self.best_score: int | None = None
        self.people = Profiles()
        self.is_slow = False
        """Whether catching up is done only when a test says so."""
        self.catching_up: list[tuple[Callable[[], object], Callable[[int, int], object]]] = []
        self.kept_statistics = Statistics(folder / "statistics.sqlite")
        self.listeners: list[Callable[[str], object]] = []
        self.shown_folders: list[Path] = []
        self.has_file_manager = True

    def today(self) -> date:
        return date(2026, 1, 31)

    def games(self) -> Sequence[GameEntry]:
        return self.entries

    def dictionaries(self) -> Sequence[Dictionary]:
        return (Dictionary("en", ENGLISH), Dictionary("de", GERMAN))

    def unfinished(self) -> SavedMatch | None:
        replayed = self.shelf.unfinished(self.rules).replayed
        if replayed is None:
            return None
        return next(
            SavedMatch(
                saved.path,
                saved.game,
                saved.players,
                saved.when_ms,
                observation=replayed.match.rules.observe(replayed.match.state, None),
                is_branch=saved.is_branch,
            )
            for saved in self.saves()
            if saved.path.stem == replayed.header.match_id
        )

    def saves(self) -> Sequence[SavedMatch]:
        return [
            SavedMatch(
                found.path,
                found.header.game,
                tuple(player.name for player in found.header.seats),
                found.modified_ms,
                found.scores,
                is_branch=is_branch(found.header),
            )
            for found in self.shelf.list().saves
        ]

    def damage(self) -> Sequence[DamagedSave | DamagedPlayers | HouseDamage]:
        return self.found_damaged

    def start(
        self,
        game: str,  # noqa: ARG002
        ruleset: Any,
        *,
        players: tuple[str, ...],
        dictionary: str,
    ) -> Opened:
        return new_session(
            self.shelf,
            ToyRules(),
            ruleset,
            players=tuple(map(self._player, players)),
            seed=7,
            dictionary=DictionaryId(dictionary, "abc"),
            judge=_judge,
            created_ms=0,
        )

    def start_challenge(self, challenge: Challenge, player: str, clock: Clock) -> Opened:
        raise ValueError(f"{player} wants {challenge} with {clock}, which no toy game has")

    def _player(self, name: str) -> Player:
        found = self.people.named(name)
        return Player(found.name, found.id, found.clock_percent) if found else Player(name)

    def restart(self, opened: Opened) -> Opened:
        return self.start(
            opened.header.game,
            decode(ToyRuleset, opened.header.ruleset),
            players=tuple(seat.name for seat in opened.header.seats),
            dictionary=opened.header.dictionary.tag,
        )

    def open(self, path: Path) -> Opened:
        return load_session(self.shelf, path, self.rules, _judge)

    def replay(self, path: Path) -> Replayed:
        return replay(path, self.rules)

    def branch(self, path: Path, position: int) -> Opened:
        return self.open(branch(self.shelf, path, self.rules, position, created_ms=0))

    def rescue(self, path: Path) -> Path:
        return self.shelf.rescue(path, TOYS, "rescued")

    def best(self, opened: Opened) -> int | None:  # noqa: ARG002
        return self.best_score

    def save_copy(self, path: Path, target: Path) -> None:
        self.shelf.save_as(path, target)

    def discard(self, path: Path) -> Path:
        return self.shelf.delete(path)

    def restore(self, path: Path) -> Path:
        return self.shelf.restore(path)

    def lexicon(self, tag: str) -> Lexicon | None:  # noqa: ARG002
        return None

    def when_opened(self, call: Callable[[str], object]) -> None:
        self.listeners.append(call)

    def house(self, language: str) -> HouseList:
        return self.houses[language]

    def statistics(self) -> Statistics:
        return self.kept_statistics

    def catch_up(
        self, done: Callable[[], object], progressed: Callable[[int, int], object]
    ) -> None:
        self.catching_up.append((done, progressed))
        if not self.is_slow:
            done()

    def profiles(self) -> Profiles:
        return self.people

    def data_folder(self) -> Path:
        return self.shelf.folder

    def settings_folder(self) -> Path:
        return self.shelf.folder / "config"

    def show_folder(self, folder: Path) -> bool:
        self.shown_folders.append(folder)
        return self.has_file_manager

    def licences(self) -> Sequence[tuple[str, str]]:
        return (("Wordsmith Desktop", "GPL-3.0-or-later"), ("Atkinson", "OFL-1.1"))


def _judge(word: str) -> Ruling:
    return Ruling(word, accepted=True, reason=Reason.LISTED, source="en")


def unnamed(widget: QWidget) -> list[str]:
    """Every control below a widget that a screen reader could not name."""
    from PySide6.QtGui import QAccessible
    from PySide6.QtWidgets import (
        QAbstractButton,
        QAbstractScrollArea,
        QComboBox,
        QLineEdit,
        QScrollArea,
    )

    controls = (QAbstractButton, QAbstractScrollArea, QComboBox, QLineEdit)
    nameless = []
    for control in widget.findChildren(QWidget):
        if not isinstance(control, controls) or isinstance(control, QScrollArea):
            continue
        if control.objectName().startswith("qt_") or _is_inside(control):
            continue
        interface = QAccessible.queryAccessibleInterface(control)
        if not interface or not interface.text(QAccessible.Text.Name):
            nameless.append(f"{type(control).__name__} {control.objectName()}")
    return nameless


def _is_inside(control: QWidget) -> bool:
    """Whether it is a part of a compound control, such as the clear button of a field."""
    from PySide6.QtWidgets import QAbstractItemView, QComboBox, QLineEdit

    parent = control.parentWidget()
    while parent is not None:
        if isinstance(parent, (QComboBox, QLineEdit, QAbstractItemView)):
            return True
        parent = parent.parentWidget()
    return False


def default_settings() -> Settings:
    """English and light, whatever this machine's own settings are."""
    return Settings(language="en", theme="light")


def said(text: Text) -> str:
    """A sentence without gaps, for comparing."""
    return say(text)
