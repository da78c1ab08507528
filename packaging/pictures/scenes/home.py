"""The home page: on the first day, with matches, with damage, with a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ..stage import SceneContext

GAME = "letter_pieces"


def first_day(context: SceneContext) -> QWidget:
    """Nothing was ever played."""
    return context.window


def with_matches(context: SceneContext) -> QWidget:
    """A match to go on with, and older ones."""
    tables = (("Ana", "Ben"), ("Jürgen",), ("Ana", "Ben", "Cho", "Dörte"))
    for days, players in enumerate(tables, 1):
        context.shelve(context.begin(GAME, Ruleset(), *players), days_ago=days)
    return context.window


def with_damage(context: SceneContext) -> QWidget:
    """A match with a changed last line, a save that is none, and a house list that is none."""
    context.folders.houses.mkdir(parents=True)
    (context.folders.houses / "house-en.json").write_text("{")
    opened = context.begin(GAME, Ruleset(), "Ana", "Ben")
    context.shelve(opened, days_ago=1)
    content = opened.path.read_bytes()
    opened.path.write_bytes(content[:-10] + b"~" + content[-9:])
    (opened.path.parent / "0f3c.jsonl").write_text("{}\n")
    return context.window


def told(context: SceneContext) -> QWidget:
    """A dictionary that is missing."""
    from wordsmith_desktop.app import texts
    from wordsmith_desktop.wording.texts import say

    title = next(each.title for each in context.services.dictionaries.all() if each.tag == "en")
    problem = "resources/dictionaries/en/words.npz: No such file or directory"
    context.window.tell(say(texts.DICTIONARY_GONE, title=say(title), problem=problem))
    return context.window


def dragged_over(context: SceneContext) -> QWidget:
    """A file that is dragged over the window."""
    from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
    from PySide6.QtGui import QDragEnterEvent
    from PySide6.QtWidgets import QApplication

    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile("/home/ana/Collins.txt")])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    event = QDragEnterEvent(QPoint(99, 99), copy, data, left, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(context.window.windowHandle(), event)
    return context.window


def welcome(context: SceneContext) -> QWidget:
    """The very first start."""
    context.window.offers.welcome()
    return context.window


SCENES = (
    Scene("welcome", welcome),
    Scene("home", first_day),
    Scene("home-matches", with_matches),
    Scene("home-damage", with_damage),
    Scene("home-told", told),
    Scene("home-dragged-over", dragged_over),
)
