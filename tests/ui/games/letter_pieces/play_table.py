"""The real program at a table of the Letter Piece Game, and people who play at it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.games.letter_pieces.play_board import BoardHands
from tests.ui.games.letter_pieces.play_hands import CTRL, click, tap, write
from wordsmith_desktop.app.paths import Folders
from wordsmith_desktop.app.services import AppServices
from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.games.letter_pieces.bot import hint
from wordsmith_desktop.games.letter_pieces.claims import reading
from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.games.letter_pieces.pieces import Kind
from wordsmith_desktop.games.letter_pieces.ruleset import Ruleset
from wordsmith_desktop.games.letter_pieces.state import Phase, Player
from wordsmith_desktop.games.table import Stage
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.session.live import Session
from wordsmith_desktop.ui.games.letter_pieces.match.layout import Parts
from wordsmith_desktop.ui.games.letter_pieces.match.page import MatchPage
from wordsmith_desktop.ui.games.letter_pieces.new_match.form import MatchForm
from wordsmith_desktop.ui.kit.curtain import Curtain
from wordsmith_desktop.ui.kit.preferences import Preferences
from wordsmith_desktop.ui.kit.settings import Settings
from wordsmith_desktop.ui.shell.cards import Card
from wordsmith_desktop.ui.shell.main_window import MainWindow
from wordsmith_desktop.ui.shell.new_match import NewMatchDialog

ROLLS = 12
"""So often somebody rolls for a word at most."""
SETTINGS = Settings(
    language="en",
    theme="light",
    reduced_motion=True,
    player_names=("Ana", "Ben"),
    word_language="en",
)


class Play:
    """The program over a folder of its own; what people do is done with mouse and keys."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.folder = folder
        self.qtbot = qtbot
        self.seed = 7
        self._window: MainWindow | None = None

    # The program

    def open(self, settings: Settings = SETTINGS) -> MainWindow:
        """Start it, as if anew where it was open before."""
        self.shut()
        kept = Folders(data=self.folder, config=self.folder / "config")
        self.services = AppServices(kept, clock=lambda: 1_000, seed=lambda: self.seed)
        self.preferences = Preferences(settings)
        self._window = MainWindow(self.services, self.preferences)
        self._window.show()
        self._window.activateWindow()
        self.qtbot.waitExposed(self._window)
        self.qtbot.waitUntil(self._window.isActiveWindow)
        return self._window

    def shut(self) -> None:
        """Close it, if it is open."""
        window, self._window = self._window, None
        if window is None:
            return
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.services.close()

    @property
    def window(self) -> MainWindow:
        assert self._window is not None
        return self._window

    def lexicon(self, tag: str = "en") -> Lexicon:
        """A dictionary, once it is open."""
        self.qtbot.waitUntil(lambda: self.services.lexicon(tag) is not None)
        found = self.services.lexicon(tag)
        assert found is not None
        return found

    # Sitting down

    def card(self, line: str) -> Card:
        """The card of the home page that says this."""
        cards = self.window.findChildren(Card)
        return next(card for card in cards if line in card.accessibleName())

    def button(self, text: str) -> QPushButton:
        """The button on the screen that says this."""
        buttons = self.window.findChildren(QPushButton)
        return next(one for one in buttons if one.isVisible() and one.accessibleName() == text)

    def ask_for_match(self) -> tuple[NewMatchDialog, MatchForm]:
        """Click the game's card; the dialog that opens, and the game's form in it."""
        click(self.card("Letter Piece Game, Build"))
        dialog = self.window.commands.dialog
        assert isinstance(dialog, NewMatchDialog)
        self.qtbot.waitUntil(dialog.isActiveWindow)
        assert isinstance(dialog.form, MatchForm)
        return dialog, dialog.form

    def begin(self, *choices: Callable[[MatchForm], QWidget]) -> None:
        """Click the game's card, an answer for each choice, and Start."""
        dialog, form = self.ask_for_match()
        for choose in choices:
            click(choose(form))
        click(dialog.start)
        self.come_back()
        self.lexicon(self.seen.ruleset.dictionary)

    def sit(self, *names: str, rules: Ruleset) -> None:
        """Sit down to a match with rules that the form does not offer."""
        opened = self.services.start(
            "letter_pieces", rules, players=names, dictionary=rules.dictionary
        )
        opened.session.close()
        self.window.commands.open(opened.path)
        self.come_back()
        self.lexicon(rules.dictionary)

    def come_back(self) -> None:
        """Have the window in front again after a dialog, as a window manager does."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)

    # What can be seen

    @property
    def page(self) -> MatchPage:
        host = self.window.host
        assert host is not None
        assert isinstance(host.page, MatchPage)
        return host.page

    @property
    def parts(self) -> Parts:
        return self.page.parts

    @property
    def session(self) -> Session:
        return self.page.session

    @property
    def board(self) -> BoardHands:
        return BoardHands(self.parts.board)

    @property
    def seen(self) -> Observation:
        """What whoever has the bench knows; what anyone knows when nobody has."""
        public: Observation = self.session.observation(None)
        if public.bench is None:
            return public
        own: Observation = self.session.observation(public.bench)
        return own

    @property
    def phase(self) -> Phase:
        return self.seen.phase

    @property
    def seat(self) -> int:
        """Who has the bench."""
        assert self.seen.bench is not None
        return self.seen.bench

    @property
    def player(self) -> Player:
        """Who has the bench, with everything that lies there."""
        own = self.seen.players[self.seat].own
        assert own is not None
        return own

    @property
    def built(self) -> str:
        """The word on the bench."""
        return reading(self.player, self.seen.ruleset).word

    @property
    def message(self) -> str:
        self.wait_for_ruling()
        return self.parts.banner.message

    def wait_for_ruling(self) -> None:
        """Wait while a word is looked up, which may happen on a thread of its own."""
        self.qtbot.waitUntil(
            lambda: self.seen.call is None or self.seen.call.stage is not Stage.RULING
        )

    @property
    def outcome(self) -> Outcome | None:
        return self.session.match.outcome

    def words(self, seat: int) -> tuple[str, ...]:
        """The words on a seat's sheet of this challenge."""
        own = self.session.match.state.players[seat]
        assert isinstance(own, Player)
        return own.sheet.words

    # Playing

    @property
    def curtain(self) -> Curtain | None:
        host = self.window.host
        cover = host.cover_shown if host else None
        return cover if isinstance(cover, Curtain) else None

    def lift(self) -> None:
        """Lift the curtain, if one is down."""
        if self.curtain is not None:
            click(self.curtain.button)

    def find_word(self) -> str | None:
        """A word that the pool can build and that would stand."""
        return hint(self.seen, self.lexicon(self.seen.ruleset.dictionary).index)

    def roll_for_word(self) -> str | None:
        """Roll until there is a word, choosing short pieces; None if none comes."""
        for _ in range(ROLLS):
            self.choose_pieces()
            word = self.find_word()
            if word or not self.parts.tray.die.isEnabled():
                return word
            tap(Qt.Key.Key_R, CTRL)
        return None

    def choose_pieces(self, kind: Kind = Kind.S) -> None:
        """Take what stars allow."""
        while self.player.choices:
            click(self.parts.tray.compartments[kind])

    def type_word(self, word: str) -> None:
        """Clear the bench and type a word."""
        tap(Qt.Key.Key_Backspace, CTRL)
        write(word.lower())
        assert word == self.built

    def claim(self) -> None:
        """Press Enter at the board."""
        assert self.parts.board.hasFocus()
        tap(Qt.Key.Key_Return, text="\r")
        self.wait_for_ruling()

    def answer(self, text: str) -> None:
        """Press an answer of the table to a called word."""
        click(self.button(text))
        self.wait_for_ruling()

    def write_word(self, word: str) -> None:
        """Type a word and claim it; it stands."""
        seat = self.seat
        self.type_word(word)
        self.claim()
        assert word in self.words(seat), self.message

    def play_turn(self) -> str | None:
        """Make a word, if need be after rolling, else pass; the word."""
        self.lift()
        word = self.roll_for_word()
        if word is None:
            click(self.parts.claim.pass_button)
        else:
            self.write_word(word)
        return word

    def play_on(self, until: Callable[[], bool], most: int = 60) -> None:
        """Turn after turn until something is so."""
        for _ in range(most):
            if until():
                return
            self.play_turn()
        raise AssertionError("the match does not come to that")

    def is_challenge_over(self) -> bool:
        return self.phase in (Phase.CHALLENGE_OVER, Phase.MATCH_OVER)

    def go_on(self) -> None:
        """From the end of a challenge to the next, or to the final table."""
        click(self.parts.ending.go_on)


def texts_of(widget: QWidget) -> list[str]:
    """Everything that labels and buttons below a widget say on the screen."""
    from PySide6.QtWidgets import QLabel

    labels = [one.text() for one in widget.findChildren(QLabel) if one.isVisible()]
    buttons = [one.text() for one in widget.findChildren(QPushButton) if one.isVisible()]
    return labels + buttons


def at(x: float, y: float) -> QPointF:
    """A point."""
    return QPointF(x, y)
