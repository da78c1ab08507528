"""How long the home page and the list of matches take beside ten thousand saves."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.app.paths import Folders, dictionaries_dir
from wordsmith_desktop.bots.bot import AnyBot
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.features.challenges.kinds import KINDS, ChallengeKind
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.registry import game_of, rules_of
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.log import FORMAT, Act, DictionaryId, End, Header, Player
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.headless import HeadlessMatch, Setting

if TYPE_CHECKING:
    from wordsmith_desktop.window.shell.main_window import MainWindow

COUNT: Final = 10_000
CHALLENGES: Final = ("sprint", "dice-turns", "deck-turns", "puzzle-rounds")
"""One of each game, played to its end by a soloist."""
_STEP_S: Final = 60
"""So much older is each save than the one before it."""


def home_times(rounds: int) -> dict[str, list[float]]:
    """Milliseconds to show the home page after a match, and the list, beside all those saves."""
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory(prefix="wordsmith-bench-") as folder:
        shelf = Shelf(Folders(data=Path(folder), config=Path(folder)).saves)
        fill(shelf, COUNT)
        found = _measured(Path(folder), rounds)
    del app
    return found


def fill(shelf: Shelf, count: int) -> None:
    """Put real matches on a shelf and copies of them, so many in all; the newest goes on."""
    words = Vocabulary(open_lexicon("en", dictionaries_dir()).index)
    kinds = [kind for kind in KINDS if kind.key in CHALLENGES]
    saves = [_played(shelf, kind, game_of(kind.game).soloists()[0], words) for kind in kinds]
    now = time.time()
    for number in range(count - len(saves)):
        original = saves[number % len(saves)]
        copy = original.with_stem(f"{number:032x}")
        shutil.copyfile(original, copy)
        then = now - (number + 1) * _STEP_S
        os.utime(copy, (then, then))
    _cut_in_half(saves[0])


def _played(shelf: Shelf, kind: ChallengeKind, bot: AnyBot, words: Vocabulary) -> Path:
    """A whole match, as a save."""
    game, ruleset = kind.game, kind.ruleset("en", Clock.OFF)
    setting = Setting(game=game, ruleset=ruleset, bots=(bot,), vocabularies=(words,), seed=1)
    match = HeadlessMatch(setting).finished()
    if match is None or match.outcome is None:
        raise RuntimeError(f"a match of {game} did not come to its end")
    rules = rules_of(game)
    header = Header(
        FORMAT,
        "bench",
        game,
        rules.version,
        encode(ruleset),
        (Player("Ana"),),
        1,
        DictionaryId("en", ""),
        0,
        f"bench-{game.replace('_', '-')}",
    )
    writer = shelf.create(header, rules)
    for played in match.played:
        writer.append(Act(played.seat, played.action))
    writer.append(End(match.outcome.scores))
    writer.close()
    return writer.path


def _cut_in_half(save: Path) -> None:
    """Make a finished match one that goes on."""
    lines = save.read_bytes().splitlines(keepends=True)
    save.write_bytes(b"".join(lines[: len(lines) // 2]))


def _measured(folder: Path, rounds: int) -> dict[str, list[float]]:
    from wordsmith_desktop.app.services import open_services
    from wordsmith_desktop.records.settings import Settings
    from wordsmith_desktop.window.kit.preferences import Preferences
    from wordsmith_desktop.window.kit.threads import end_all
    from wordsmith_desktop.window.shell.main_window import MainWindow

    services = open_services(Folders(data=folder, config=folder))
    start = time.perf_counter()
    window = MainWindow(services, Preferences(Settings()))
    window.show()
    _paint(window)
    first = (time.perf_counter() - start) * 1000
    going_on = services.saves.of_late(0).going_on
    if going_on is None:
        raise RuntimeError("no match goes on")
    returns, lists = [], []
    for _ in range(rounds):
        window.commands.open(going_on.path)
        _paint(window)
        returns.append(_timed(window, window.go_home))
        lists.append(_timed(window, window.saves.load))
        if window.dialog is not None:
            window.dialog.reject()
    window.close()
    end_all()
    services.close()
    return {"first": [first], "return": returns, "list": lists}


def _timed(window: MainWindow, act: Callable[[], object]) -> float:
    start = time.perf_counter()
    act()
    _paint(window)
    return (time.perf_counter() - start) * 1000


def _paint(window: MainWindow) -> None:
    from PySide6.QtWidgets import QApplication

    QApplication.processEvents()
    (QApplication.activeModalWidget() or window).repaint()
