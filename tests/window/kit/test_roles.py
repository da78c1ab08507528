"""What is told of our own widgets: groups, headings, folds and clocks."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from wordsmith_desktop.window.kit import roles
from wordsmith_desktop.window.kit.clock import ClockFace
from wordsmith_desktop.window.kit.fold import FoldHeadline
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.questions import yes_no
from wordsmith_desktop.window.kit.roles import has_role
from wordsmith_desktop.wording.texts import Text

pytestmark = pytest.mark.usefixtures("dressed")

Role = QAccessible.Role


@has_role(Role.Grouping)
class Group(QWidget):
    """Connects a method of its own, which gives it another meta-object in Qt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = QPushButton("Press", self)
        self.button.clicked.connect(self.press)

    def press(self) -> None:
        """Nothing."""


@has_role(Role.StaticText)
class Line(Group):
    """Derived, and told with another role."""


class Plain(Group):
    """Derived, and told as what it derives from."""


def _told(widget: QWidget) -> tuple[Role, str]:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.role(), interface.text(QAccessible.Text.Name)


def _shown(qtbot: QtBot, widget: QWidget) -> QWidget:
    qtbot.addWidget(widget)
    widget.show()
    return widget


def test_a_question_is_a_group_with_its_name(qtbot: QtBot) -> None:
    question = yes_no(Text("Colours", "Farben"), value=True)
    assert (Role.Grouping, "Colours") == _told(_shown(qtbot, question))


def test_large_lines_are_headings_and_others_are_not(qtbot: QtBot) -> None:
    heading, line = label("Rules", size="lead"), label("Draw a tile.")
    assert (Role.Heading, "Rules") == _told(_shown(qtbot, heading))
    heading.setText("Keys")
    assert (Role.Heading, "Keys") == _told(heading)
    assert (Role.StaticText, "Draw a tile.") == _told(_shown(qtbot, line))


def test_what_unfolds_is_a_button_that_says_what_it_has_done(qtbot: QtBot) -> None:
    fold = FoldHeadline("House choices")
    assert (Role.Button, "House choices, folded") == _told(_shown(qtbot, fold))
    fold.click()
    assert (Role.Button, "House choices, unfolded") == _told(fold)


def test_a_clock_is_described_anew_every_half_minute_and_when_it_is_soon_over(
    qtbot: QtBot,
) -> None:
    clock = ClockFace()
    _shown(qtbot, clock)
    told: list[str] = []
    for left in range(65, -1, -1):
        clock.show_seconds(left, whole=65)
        if clock.accessibleDescription() not in told[-1:]:
            told.append(clock.accessibleDescription())
    assert [
        "1:30 left",
        "1:00 left",
        "0:30 left",
        "0:10 left, soon over",
        "0:00 left, time is up",
    ] == told


@pytest.mark.parametrize(
    ("kind", "role"),
    [(Group, Role.Grouping), (Line, Role.StaticText), (Plain, Role.Grouping)],
)
def test_a_class_derived_has_the_nearest_role(
    qtbot: QtBot, kind: type[QWidget], role: Role
) -> None:
    assert role is _told(_shown(qtbot, kind()))[0]


def test_roles_outlive_a_method_that_is_connected_and_end_with_the_widget(
    qtbot: QtBot, dressed: QApplication
) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    whole.show()
    for _ in range(600):
        group = Group(whole)
        group.show()
        assert Role.Grouping is _told(group)[0]
        group.setParent(None)
        group.deleteLater()
    del group
    dressed.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    last = Group(whole)
    last.show()
    assert Role.Grouping is _told(last)[0]
    # Without an end there would be six hundred more than there are widgets.
    for _ in range(500):
        Group(whole).show()
    assert len(roles._held) < 1500
