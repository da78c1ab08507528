"""One entry: places that fill as one types or clicks, and why something cannot be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLineEdit, QScrollArea, QSizePolicy, QWidget

from wordsmith_desktop.games.common.box_questions import (
    BoxAnswer,
    BoxChoice,
    BoxChoices,
    BoxPiece,
    BoxPlace,
    BoxQuestion,
    Wrong,
    read,
    written,
)
from wordsmith_desktop.wording import box_texts as texts
from wordsmith_desktop.wording.texts import say, say_count

from ..announce import announce
from ..appearance import look
from ..buttons import Button, quiet, secondary
from ..labels import label
from ..layouts import FlowLayout, clear_layout, in_column
from ..look import colour
from ..roles import has_role

SignText = Callable[[BoxPiece, BoxChoice], str]
"""What a choice is called, in the game's words."""
MANY: Final = 32
"""Of more choices than these the beginnings are offered first."""
_SPELT_OUT: Final = (BoxPiece.STARTER, BoxPiece.TOKEN)
"""Their signs are numbers, which say nothing once they are typed."""
_CHIP: Final = 4
"""Height of a place, in grid steps."""


@has_role(QAccessible.Role.StaticText)
class PlacesRow(QWidget):
    """The places of one owner: what was told stands in them, and the next one is marked."""

    def __init__(self, title: str, places: int) -> None:
        super().__init__()
        self._title, self._count = title, places
        self.shown_title = title
        """What is to be read before them; by ear it is their title."""
        self._told: tuple[str, ...] = ()
        self._is_next = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_told(self, told: Sequence[str], *, is_next: bool) -> None:
        """Show what was told for the first places; `is_next` if the next one is here."""
        self._told, self._is_next = tuple(told), is_next
        self.setAccessibleName(f"{self._title}: {' '.join(told) or '–'}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        *_, (_, last) = self._areas()
        return QSize(round(last.right()) + 2, round(last.bottom()) + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = look().theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        (_, head), *areas = self._areas()
        painter.setFont(look().font())
        painter.setPen(colour(theme.ink))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(head, left, self.shown_title)
        painter.setFont(look().font(bold=True))
        for place, (text, area) in enumerate(areas):
            is_next = self._is_next and place == len(self._told)
            painter.setBrush(colour(theme.raised) if text else Qt.BrushStyle.NoBrush)
            dashed = Qt.PenStyle.SolidLine if text or is_next else Qt.PenStyle.DashLine
            pen = QPen(colour(theme.accent if is_next else theme.edge), 2 if is_next else 1)
            pen.setStyle(dashed)
            painter.setPen(pen)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 4, 4)
            painter.setPen(colour(theme.ink))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)

    def _areas(self) -> list[tuple[str, QRectF]]:
        """The title, then each place, with where it stands."""
        height, gap = float(look().px(_CHIP)), float(look().gap(0.75))
        plain, bold = QFontMetrics(look().font()), QFontMetrics(look().font(bold=True))
        at = plain.horizontalAdvance(self.shown_title) + 2 * gap if self.shown_title else 0.0
        areas = [(self.shown_title, QRectF(0, 0, at, height))]
        for place in range(self._count):
            text = self._told[place] if place < len(self._told) else ""
            width = max(height * 0.85, bold.horizontalAdvance(text) + 2 * gap)
            areas.append((text, QRectF(at, 0, width, height)))
            at += width + gap / 2
        return areas


class ChoicesArea(QScrollArea):
    """Holds the choices as high as they are, and scrolls them where there is less room."""

    def __init__(self, choices: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(choices)
        # By itself a scroll area paints the window's ground.
        for ground in (self.viewport(), choices):
            ground.setAutoFillBackground(False)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumHeight(look().px(6))

    def heightForWidth(self, width: int) -> int:
        choices = self.widget()
        return choices.heightForWidth(width) if choices is not None else 0


class BoxEntry(QWidget):
    """Asks for some places; what is typed is the truth, and a click types."""

    changed = Signal()
    """Something else was told."""
    entered = Signal()
    """Enter was pressed."""

    def __init__(
        self, asked: BoxQuestion, names: Sequence[str], sign_text: SignText, line: str = ""
    ) -> None:
        """`line` is what was told before."""
        super().__init__()
        self._asked, self._names, self._sign_text = asked, names, sign_text
        self._prefix = ""
        self._rows = [
            (len(group), PlacesRow(texts.group_text(*kind, len(group), names), len(group)))
            for kind, group in _groups(asked.places)
        ]
        self.line = QLineEdit(line)
        self.line.setAccessibleName(say(texts.LINE_NAME))
        self.line.setPlaceholderText(say(texts.LINE_HINT))
        self.why = label("", tone="bad")
        self._choices = QWidget()
        self._flow = FlowLayout(self._choices, spacing=look().gap(0.5))
        self.line.textEdited.connect(lambda _text: self._show())
        self.line.returnPressed.connect(self.entered)
        self._lay_out()
        self._show()

    def leave_title_to_card(self) -> None:
        """What is asked stands above: of one owner's places it is not said again."""
        if len(self._rows) == 1:
            self._rows[0][1].shown_title = ""
            self._show()

    def _lay_out(self) -> None:
        whole = in_column(inside=self, spacing=look().gap(1))
        rows = QWidget()
        flow = FlowLayout(rows, spacing=look().gap(2))
        for _, row in self._rows:
            flow.addWidget(row)
        for part in (rows, self.line, self.why):
            whole.addWidget(part)
        self._area = ChoicesArea(self._choices)
        whole.addWidget(self._area, 1)
        # It takes no keys itself: whoever gives it the keyboard means this part.
        self.setFocusProxy(self.line)
        for part in (rows, self.line, self._area):
            part.setVisible(bool(self._asked.places))

    @property
    def told(self) -> BoxAnswer:
        """What was told so far."""
        return read(self._asked, self.line.text())

    @property
    def choices(self) -> BoxChoices | None:
        """One choice for each place; None while something is missing or wrong."""
        told = self.told
        is_whole = told.fault is None and len(told.choices) == len(self._asked.places)
        return told.choices if is_whole else None

    @property
    def is_settled(self) -> bool:
        """Whether one piece was asked for, and what was told is no beginning of anything else."""
        told = self.choices
        if told is None or len(told) != 1:
            return False
        others = self._asked.places[0].choices(())
        return not any(
            one.sign != told[0].sign and one.sign.startswith(told[0].sign) for one in others
        )

    @property
    def offers(self) -> tuple[Button, ...]:
        """The buttons that tell the next place."""
        items = (self._flow.itemAt(place) for place in range(self._flow.count()))
        widgets = (item.widget() for item in items if item is not None)
        return tuple(one for one in widgets if isinstance(one, Button))

    def explain(self) -> None:
        """Say what is wrong or missing, as somebody wanted to be done."""
        told = self.told
        if told.fault is not None:
            self.refuse(self._fault_text(told))
        else:
            missing = len(self._asked.places) - len(told.choices)
            self.refuse(say_count(texts.MISSING, missing) if missing else "")

    def refuse(self, why: str) -> None:
        """Say why not, for the eye and aloud."""
        self.why.setText(why)
        self.why.setVisible(bool(why))
        if why:
            announce(self, why)

    def _show(self) -> None:
        told = self.told
        pairs = zip(self._asked.places, told.choices, strict=False)
        shown = [self._in_place(place.telling, one) for place, one in pairs]
        first, is_many = 0, len(self._rows) > texts.MOST_NAMED
        for count, row in self._rows:
            is_next = first <= len(told.choices) < first + count
            row.show_told(shown[first : first + count], is_next=is_next)
            # Of many owners only whose turn it is to be told has room in every window.
            is_last = row is self._rows[-1][1] and len(told.choices) == len(self._asked.places)
            row.setVisible(not is_many or is_next or is_last)
            first += count
        self.refuse(self._fault_text(told) if self._is_hopeless(told) else "")
        self._offer(told)
        self.changed.emit()

    def _in_place(self, telling: BoxPiece, choice: BoxChoice) -> str:
        """What stands in a place: a sign, or what it is short for where that is a number."""
        return self._sign_text(telling, choice) if telling in _SPELT_OUT else choice.sign

    def _fault_text(self, told: BoxAnswer) -> str:
        assert told.fault is not None
        place = told.fault.place
        signs = [one.sign for one in place.choices(told.choices)] if place else []
        return texts.fault_text(told.fault, signs)

    def _is_hopeless(self, told: BoxAnswer) -> bool:
        """Whether no more typing makes something of what is wrong."""
        fault = told.fault
        if fault is None:
            return False
        if fault.wrong is not Wrong.NO_SUCH or fault.place is None:
            return True
        choices = fault.place.choices(told.choices)
        return not any(one.sign.startswith(fault.sign) for one in choices)

    def _offer(self, told: BoxAnswer) -> None:
        """Buttons for the next place; behind a fault there are none."""
        clear_layout(self._flow)
        is_open = told.fault is None and len(told.choices) < len(self._asked.places)
        place = self._asked.places[len(told.choices)] if is_open else None
        for button in self._buttons(place, told.choices) if place else ():
            self._add(button)
        if told.choices:
            self._add(quiet(say(texts.STEP_BACK), self._step_back))
        self._area.updateGeometry()

    def _add(self, button: Button) -> None:
        """Offer a button beside the line: whoever types needs none, and Tab is to lead on."""
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._flow.addWidget(button)
        # Qt would show it later, and until then it takes no room.
        button.setVisible(True)

    def _buttons(self, place: BoxPlace, told: BoxChoices) -> Sequence[Button]:
        choices = [one for one in place.choices(told) if one.left is None or one.left > 0]
        if len(choices) <= MANY:
            return [self._button(place, one) for one in choices]
        if not self._prefix:
            beginnings = dict.fromkeys(one.sign[0] for one in choices)
            return [secondary(f"{one} …", partial(self._begin, one)) for one in beginnings]
        fitting = [one for one in choices if one.sign.startswith(self._prefix)]
        others = quiet("…", lambda: self._begin(""))
        return [*(self._button(place, one) for one in fitting), others]

    def _button(self, place: BoxPlace, choice: BoxChoice) -> Button:
        called = self._sign_text(place.telling, choice)
        text = called if called == choice.sign else f"{choice.sign}: {called}"
        is_counted = choice.left is not None and choice.of > 1
        name = say_count(texts.LEFT, choice.left or 0, sign=text) if is_counted else text
        shown = f"{text} · {choice.left}" if is_counted else text
        return secondary(shown, lambda: self._tell((*self.told.choices, choice)), name=name)

    def _begin(self, prefix: str) -> None:
        self._prefix = prefix
        self._offer(self.told)

    def _step_back(self) -> None:
        self._tell(self.told.choices[:-1])

    def _tell(self, choices: BoxChoices) -> None:
        self._prefix = ""
        self.line.setText(written(choices))
        self.line.setFocus()
        self._show()


def _groups(places: Sequence[BoxPlace]) -> list[tuple[tuple[BoxPiece, int | None], list[BoxPlace]]]:
    """Neighbouring places of the same kind and owner."""
    parted = groupby(places, key=lambda one: (one.telling, one.owner))
    return [(kind, list(group)) for kind, group in parted]
