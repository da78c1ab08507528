"""A course as a picture or, for whoever likes figures better or cannot see it, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.records.statistics.results import Point
from wordsmith_desktop.ui.kit import threads
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.buttons import quiet
from wordsmith_desktop.ui.kit.data_table import DataTable
from wordsmith_desktop.ui.kit.labels import label
from wordsmith_desktop.ui.kit.layouts import stacked_tight
from wordsmith_desktop.ui.kit.texts import say
from wordsmith_desktop.ui.shell.records import texts
from wordsmith_desktop.ui.shell.records.chart import CourseChart, load_library
from wordsmith_desktop.ui.shell.records.course import Course, course_of
from wordsmith_desktop.ui.shell.records.wording import counts_turns, day, number, result

_LOAD_AFTER_MS: Final = 60
"""By then the rest of the page is painted, which would have to wait for the other thread often."""


class CourseView(QWidget):
    """Both; the picture comes as soon as what draws it is loaded."""

    def __init__(self) -> None:
        super().__init__()
        self._course: Course | None = None
        self._spoken = ""
        # A timer of its own ends with the widget.
        self._later = QTimer(self, singleShot=True, interval=_LOAD_AFTER_MS)
        self._later.timeout.connect(self._load)
        self._is_loading = False
        self._cannot_draw = False
        self.chart: CourseChart | None = None
        self._setting = label("", tone="muted")
        self._note = label("")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note.setMinimumHeight(look().px(12))
        self.table = DataTable(
            say(texts.COURSE),
            (say(texts.WHEN), say(texts.RESULT), say(texts.WON)),
        )
        self.toggle = quiet(say(texts.AS_TABLE), self._toggle)
        self._wants_table = False
        self._stack = stacked_tight(self._note, self.table)
        head = QHBoxLayout()
        head.setSpacing(look().gap(2))
        head.addWidget(label(say(texts.COURSE), size="lead", wrap=False))
        head.addWidget(self._setting, 1)
        head.addWidget(self.toggle)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look().gap(1))
        column.addLayout(head)
        column.addWidget(self._stack)

    @property
    def is_loading(self) -> bool:
        """Whether what draws the picture is still to come."""
        return self._is_loading

    def show_course(self, points: Sequence[Point], setting: str, *, game: str) -> None:
        """Show results in order of time; `setting` says in words what they have in common."""
        self._setting.setText(setting)
        self._course = course_of(points, fewest_turns=counts_turns(game))
        self._spoken = _spoken(points, self._course, game)
        self.table.show_rows([_row(point, game) for point in reversed(points)])
        if len(points) < 2:
            self._note.setText(say(texts.CHART_SHORT))
        elif self.chart is None and not self._is_loading and not self._cannot_draw:
            self._is_loading = True
            self._note.setText(say(texts.CHART_LOADING))
            self._later.start()
        self._show()

    def _load(self) -> None:
        threads.run(load_library, done=self._library_came, failed=self._library_missing, owner=self)

    def _library_came(self, library: Any) -> None:
        self._is_loading = False
        self.chart = CourseChart(library)
        self._stack.add(self.chart)
        self._show()

    def _library_missing(self, error: Exception) -> None:
        self._is_loading = False
        if not isinstance(error, ImportError):
            raise error
        self._cannot_draw = True
        self._show()

    def _toggle(self) -> None:
        self._wants_table = not self._wants_table
        self._show()

    def _show(self) -> None:
        course = self._course
        shown: QWidget = self._note
        self.toggle.setVisible(
            not self._cannot_draw and course is not None and len(course.values) > 1
        )
        if course is not None and len(course.values) > 1:
            if self._wants_table or self._cannot_draw:
                shown = self.table
            elif self.chart is not None:
                self.chart.show_course(course, self._spoken)
                shown = self.chart
        text = say(texts.AS_CHART if self._wants_table else texts.AS_TABLE)
        self.toggle.setText(text)
        self.toggle.setAccessibleName(text)
        self._stack.setCurrentWidget(shown)


def _row(point: Point, game: str) -> tuple[str, str, str]:
    won = {True: texts.YES, False: texts.NO, None: texts.NONE}[point.is_winner]
    return (
        day(point.when_ms),
        result(game, score=point.score, turns=point.turns),
        say(won),
    )


def _spoken(points: Sequence[Point], course: Course, game: str) -> str:
    def said(value: int) -> str:
        return result(game, score=value, turns=value)

    return say(
        texts.CHART_SPOKEN,
        n=len(points),
        first=said(course.values[0]),
        last=said(course.values[-1]),
        best=said(course.final_best),
        average=number(sum(course.values) / len(course.values)),
    )
