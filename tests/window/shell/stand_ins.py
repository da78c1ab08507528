"""A toy game with a screen, and small stand-ins for what is asked of the program around it."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tests.helpers.changed_entry import changed
from tests.helpers.toy_explainer import ToyExplainer
from tests.helpers.toy_game import EndTurn, Put, ToyObservation, ToyRules, ToyRuleset
from wordsmith_desktop.app.paths import manual_dir
from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.features.backups.backup import (
    Contents,
    KeptData,
    back_up,
    bring_in,
    look_into,
)
from wordsmith_desktop.features.backups.backups import Addition, Backups
from wordsmith_desktop.features.dictionaries.dictionaries import Dictionaries, Dictionary
from wordsmith_desktop.features.matches.sessions import NO_BOTS, Sessions
from wordsmith_desktop.features.practice.practice import Practice
from wordsmith_desktop.lexicon.house import HouseList
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.own.own_lists import OwnLists
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.codec import decode
from wordsmith_desktop.records.log import USUAL_TERMS, DictionaryId, Header, Occasion, Player, Terms
from wordsmith_desktop.records.names import guest_key
from wordsmith_desktop.records.paper import PaperMatch
from wordsmith_desktop.records.papers import PaperMatches
from wordsmith_desktop.records.profiles import Profiles
from wordsmith_desktop.records.results.contests import rating_of, ratings_of
from wordsmith_desktop.records.results.papers import record_of_paper
from wordsmith_desktop.records.results.rating import Rating
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.saved_matches import SavedMatches
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.records.troubles import StoreError
from wordsmith_desktop.session.bookkeeping import Bookkeeper
from wordsmith_desktop.session.branching import branch
from wordsmith_desktop.session.setup import Opened, load_session, new_session
from wordsmith_desktop.session.table_terms import with_terms
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.session.updates import Update
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.game_entry import GameEntry, KeyHelp, Lesson, lesson
from wordsmith_desktop.window.kit.game_page import GamePage, NewMatchForm, PageContext
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.logo import paint_word, word_width
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.shell.services import FoundDamage, OwnFolders, Services
from wordsmith_desktop.wording.game_words import GameWords
from wordsmith_desktop.wording.rule_entries import RuleEntry
from wordsmith_desktop.wording.texts import ENGLISH, GERMAN, Text, say

TITLE = Text("Toy Game", "Spielzeugspiel")
TOYS: dict[str, AnyRules] = {"toy": ToyRules()}
PRACTISED_MS = 1_772_452_800_000
"""At noon (UTC) of 2 March 2026."""
DICTIONARIES = (Dictionary("en", ENGLISH), Dictionary("de", GERMAN))


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

    def __init__(self, table: AnyTable | None, context: PageContext) -> None:
        super().__init__()
        self.table = table
        self.context = context
        self.updates: list[Update[Any]] = []
        self.is_paused = False
        self.times_shown = 0
        self._forget: Callable[[], None] = lambda: None
        if table is not None:
            self._forget = table.subscribe(self.updates.append)
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
        assert self.table is not None
        seat = self.table.actors[0]
        self.table.act(seat, EndTurn())
        following = self.table.actors[0]
        self.context.cover(self.context.players[following], self.show_turn)

    def put(self) -> None:
        assert self.table is not None
        self.table.act(self.table.actors[0], Put())

    def show_turn(self) -> None:
        assert self.table is not None
        self.status.emit(f"{self.context.players[self.table.actors[0]]}’s turn")

    def set_paused(self, paused: bool) -> None:
        self.is_paused = paused

    def show_time(self) -> None:
        self.times_shown += 1

    def let_go(self) -> None:
        self._forget()


COUNTER = Text("Put a counter", "Ein Zähler")
ABOUT = Text("What a counter is.", "Was ein Zähler ist.")


class ToyWords(GameWords):
    """What the toy game says."""

    title = TITLE

    def rules(self) -> Sequence[RuleEntry]:
        return (
            RuleEntry("T1", Text("Every turn a die is rolled.", "Jeder Zug beginnt mit Würfeln.")),
            RuleEntry("T2", Text("A word counts two points.", "Ein Wort zählt zwei."), True),
        )

    def describe(self, seen: ToyObservation, names: Sequence[str]) -> str:
        return f"{names[seen.turn % len(names)]}’s turn"


class ToyEntry(GameEntry):
    """The toy game as it offers itself."""

    game = "toy"
    tagline = Text("Put counters down, one by one", "Zähler legen, einen nach dem anderen")
    players = (1, 4)
    minutes = 5
    lessons = lesson("first", COUNTER, ABOUT)
    summary = Text("Put counters down.\nRoll again.", "Leg Zähler.\nWürfle noch einmal.")
    keys = (KeyHelp(Text("Ctrl+Z", "Strg+Z"), Text("Undo", "Rückgängig")),)
    is_reviewed = True

    def make_page(self, table: AnyTable, context: PageContext) -> ToyPage:
        return ToyPage(table, context)

    def make_form(self) -> ToyForm:
        return ToyForm()

    def paint_picture(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        unit = rect.width() / word_width("TOY") * 0.8
        middle = QPointF(rect.center().x(), rect.center().y())
        paint_word(painter, "TOY", look, middle=middle, unit=min(unit, 40))

    def begin_lesson(self, lesson: Lesson, step: int) -> Callable[[PageContext], GamePage]:  # noqa: ARG002
        return _lesson


def toy_entry(game: str = "toy", title: Text = TITLE) -> GameEntry:
    """The toy game, or another that is like it."""
    return changed(ToyEntry(), game=game, title=title, words=ToyWords(game))


def _lesson(context: PageContext) -> GamePage:
    return ToyPage(None, context)


class ToySessions(Sessions):
    """Sessions over a shelf in a folder; every word is in the dictionary."""

    def __init__(self, files: Shelf, rules: dict[str, AnyRules], people: Profiles) -> None:
        """`rules` are those of the games that are opened."""
        self.files = files
        self.rules = rules
        self._people = people

    def start(
        self,
        game: str,  # noqa: ARG002
        ruleset: Any,
        *,
        players: tuple[str, ...],
        dictionary: str,
        bots: Mapping[Seat, str] = NO_BOTS,
        given: Any = None,
        with_box: bool = False,
        terms: Sequence[Terms] = (),
    ) -> Opened:
        return new_session(
            self.files,
            ToyRules(),
            ruleset,
            players=tuple(
                with_terms(
                    Player(name, bot=bots[seat]) if seat in bots else self._named(name),
                    terms[seat] if terms else USUAL_TERMS,
                )
                for seat, name in enumerate(players)
            ),
            seed=7,
            dictionary=DictionaryId(dictionary, "abc"),
            judge=_judge,
            created_ms=0,
            occasion=Occasion(with_box=with_box),
            given=given,
        )

    def _named(self, name: str) -> Player:
        found = self._people.named(name)
        return Player(found.name, found.id, found.clock_percent) if found else Player(name)

    def ruleset_of(self, header: Header) -> Any:
        return decode(ToyRuleset, header.ruleset)

    def rematch(self, header: Header) -> Opened:
        return self.start(
            header.game,
            self.ruleset_of(header),
            players=tuple(seat.name for seat in header.seats),
            dictionary=header.dictionary.tag,
        )

    def restart(self, opened: Opened) -> Opened:
        return self.rematch(opened.header)

    def open(self, path: Path) -> Opened:
        return load_session(self.files, path, self.rules, _judge)

    def branch(self, path: Path, position: int) -> Opened:
        return self.open(branch(self.files, path, self.rules, position, created_ms=0))


class ToyDictionaries(Dictionaries):
    """One dictionary where a test has one, and lists of house words in memory."""

    def __init__(self) -> None:
        self.found: Lexicon | None = None
        self.houses = {tag: HouseList() for tag in ("en", "de")}

    def all(self) -> Sequence[Dictionary]:
        return DICTIONARIES

    def lexicon(self, tag: str) -> Lexicon | None:  # noqa: ARG002
        return self.found

    def plain_lexicon(self, tag: str) -> Lexicon | None:
        found = self.lexicon(tag)
        return found.without_house() if found else None

    def when_opened(self, call: Callable[[str], object]) -> None:
        pass

    def house(self, language: str) -> HouseList:
        return self.houses[language]

    @property
    def own(self) -> OwnLists:
        return OwnLists(self.files)

    @property
    def files(self) -> Path:
        return Path("none")

    def forget(self, tag: str) -> None:
        pass


class ToyBookkeeping(Bookkeeper):
    """Statistics in a folder; catching up is done at once, or when a test says so."""

    def __init__(self, folder: Path) -> None:
        self.kept = Statistics(folder / "statistics.sqlite")
        self.best_score: int | None = None
        self.refusal: StoreError | None = None
        """What is raised instead of telling the best score."""
        self.is_slow = False
        """Whether catching up is done only when a test says so."""
        self.catching_up: list[tuple[Callable[[], object], Callable[[int, int], object]]] = []

    def statistics(self) -> Statistics:
        return self.kept

    @property
    def is_begun(self) -> bool:
        return True

    def ratings(self, game: str, players: Sequence[str]) -> tuple[Rating, ...]:
        return ratings_of(self.kept, game, [guest_key(name) for name in players])

    def rating(self, game: str, player: str) -> Rating:
        return rating_of(self.kept, game, guest_key(player))

    def catch_up(
        self,
        done: Callable[[], object],
        progressed: Callable[[int, int], object] = lambda _looked_at, _whole: None,
    ) -> None:
        self.catching_up.append((done, progressed))
        if not self.is_slow:
            done()

    def record_paper(self, match: PaperMatch) -> None:
        self.kept.record(record_of_paper(match))

    def drop_paper(self, match_id: str) -> None:
        self.kept.drop([match_id])

    def points_of_parts(self, opened: Opened) -> tuple[int, ...]:  # noqa: ARG002
        return ()

    def best(self, opened: Opened) -> int | None:  # noqa: ARG002
        if self.refusal is not None:
            raise self.refusal
        return self.best_score


class ToyBackups(Backups):
    """Backups of matches and results."""

    def __init__(self, folder: Path, files: Shelf, statistics: Statistics) -> None:
        self._places = KeptData(
            folder / "players.json",
            folder / "settings.json",
            folder / "words",
            folder / "made",
            folder / "practice.json",
            folder / "from-paper",
            folder / "dictionaries",
        )
        self._files = files
        self._statistics = statistics

    def back_up(self, target: Path, progress: Callable[[int, int], object]) -> int:
        return back_up(
            target,
            self._files,
            self._statistics,
            self._places,
            app="0",
            now_ms=0,
            progress=progress,
        )

    def look_into(
        self, path: Path, progress: Callable[[int, int], object] = lambda _done, _whole: None
    ) -> Contents:
        return look_into(path, self._files, progress)

    def bring_in(
        self,
        path: Path,
        contents: Contents,
        *,
        takes_further: bool,
        progress: Callable[[int, int], object],
    ) -> Addition:
        found = bring_in(
            path,
            contents,
            self._files,
            self._statistics,
            takes_further=takes_further,
            progress=progress,
        )
        return Addition(found.added, found.replaced, found.damaged, 0, 0)

    def settings_in(self, contents: Contents) -> Settings | None:
        return Settings(theme="dark") if contents.settings is not None else None


class ToyFileManager:
    """Takes down what it is asked to show."""

    def __init__(self) -> None:
        self.shown: list[Path] = []
        self.works = True

    def __call__(self, folder: Path) -> bool:
        self.shown.append(folder)
        return self.works


class ToyPorts(Services):
    """What the window is offered here, as the things that tests may play with."""

    files: Shelf
    papers: PaperMatches
    sessions: ToySessions
    dictionaries: ToyDictionaries
    explainer: ToyExplainer
    bookkeeping: ToyBookkeeping
    practice: Practice
    entries: list[GameEntry]
    """The games that have a screen."""
    found_damaged: list[FoundDamage]
    file_manager: ToyFileManager


def toy_ports(folder: Path, games: Sequence[GameEntry] = ()) -> ToyPorts:
    """Services over a folder, with the toy game where no others are given."""
    files, people, rules = Shelf(folder), Profiles(), {**TOYS}
    entries, file_manager = list(games) or [toy_entry()], ToyFileManager()
    found_damaged: list[FoundDamage] = []
    bookkeeping = ToyBookkeeping(folder)
    saves = SavedMatches(files, rules)
    return ToyPorts(
        games=lambda: entries,
        saves=saves,
        files=files,
        papers=PaperMatches(
            folder / "from-paper",
            counted=bookkeeping.record_paper,
            dropped=bookkeeping.drop_paper,
        ),
        sessions=ToySessions(files, rules, people),
        dictionaries=ToyDictionaries(),
        explainer=ToyExplainer(),
        bookkeeping=bookkeeping,
        practice=Practice(folder, files, saves, people, lambda: PRACTISED_MS),
        people=people,
        backups=ToyBackups(folder, files, bookkeeping.kept),
        folders=OwnFolders(folder, folder / "config", folder / "made", file_manager),
        damage=lambda: found_damaged,
        licences=lambda: (("Wordsmith Desktop", "GPL-3.0-or-later"), ("Atkinson", "OFL-1.1")),
        manual=manual_dir(),
        today=lambda: date(2026, 1, 31),
        entries=entries,
        found_damaged=found_damaged,
        file_manager=file_manager,
    )


def saved_match(ports: ToyPorts, *players: str) -> Path:
    """A match on the disk, a minute newer than those before.

    Two matches of the same moment stand in any order in a list of the newest.
    """
    earlier = len(list(ports.saves.newest()))
    opened = ports.sessions.start("toy", ToyRuleset(), players=players, dictionary="en")
    opened.session.resume_drivers()
    opened.session.close()
    moment_s = 1_700_000_000 + 60 * earlier
    os.utime(opened.path, (moment_s, moment_s))
    return opened.path


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
