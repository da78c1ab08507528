"""Throws the dice of a printed game; some of them can be held back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.session.dice_cup import DiceCup, Faces, new_cup
from wordsmith_desktop.window.kit.announce import announce
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.dice_set import DiceSet
from wordsmith_desktop.window.kit.die import DieButton, paint_die
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import STRETCH, Line, in_column, line_of
from wordsmith_desktop.window.kit.look import colour
from wordsmith_desktop.window.kit.questions import plain
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.sound.sounds import Sound, play
from wordsmith_desktop.wording.texts import joined, say

from .. import companion_texts as texts

SET: Final = "set"
"""Under this name the chosen set is kept; each cup is under the key of its set."""


class HeldDie(DieButton):
    """A die that says below itself whether it is held back."""

    def __init__(self, faces: Faces, shown: DiceSet) -> None:
        super().__init__(tuple(faces), shown.paint_face, shown.name_face)
        self._paint = shown.paint_face
        self._is_held = False

    def show_held(self, *, is_held: bool, name: str) -> None:
        """Say whether it is held back; `name` says so in words."""
        self._is_held = is_held
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        side = max(look().on_table(120), look().px(11))
        words = QFontMetrics(look().font(bold=True))
        width = max(side, words.horizontalAdvance(say(texts.HELD_DIE)) + look().gap(2))
        return QSize(width, side + words.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        in_use = look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font, whole = in_use.font(bold=True), QRectF(self.rect())
        sign = whole.adjusted(0, whole.height() - QFontMetrics(font).height(), 0, 0)
        paint_die(
            painter, whole.adjusted(0, 0, 0, -sign.height()), self.tumble, in_use, self._paint
        )
        if self._is_held:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(in_use.theme.accent))
            painter.drawRoundedRect(sign, 6, 6)
            painter.setPen(colour(in_use.theme.accent_ink))
            painter.setFont(font)
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, say(texts.HELD_DIE))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(in_use.theme.focus), 3))
            painter.drawRoundedRect(whole.adjusted(2, 2, -2, -2), 10, 10)


class DiceView(QWidget):
    """A row to choose the box, its dice, and what can be done with them."""

    def __init__(self, sets: Sequence[DiceSet], rng: Rng, kept: dict[str, Any]) -> None:
        """Cups are taken from `kept`, by the keys of their sets, and put there."""
        super().__init__()
        self._sets = {one.key: one for one in sets}
        self._rng, self._kept = rng, kept
        first = kept.get(SET)
        titles = {key: one.title for key, one in self._sets.items()}
        value = first if first in titles else next(iter(titles))
        self.choice = plain(texts.DICE_SET, titles, value=value)
        self.choice.heading.hide()
        self.dice: list[HeldDie] = []
        """Those on the table, in the order in which they came."""
        self._table = Line()
        self.throw = primary(say(texts.THROW), self._throw)
        self.more = secondary(say(texts.ONE_MORE), lambda: self._keep(self.cup.with_more()))
        self.fewer = secondary(say(texts.ONE_FEWER), lambda: self._keep(self.cup.with_fewer()))
        self.back = secondary(say(texts.ALL_BACK), self._put_back)
        self.result = label("")
        self._lay_out()
        self.choice.changed.connect(self._show)
        self._show()

    @property
    def cup(self) -> DiceCup:
        """The dice of the chosen set, as they lie."""
        chosen = self._sets[self.choice.value]
        found = self._kept.get(chosen.key)
        if not isinstance(found, DiceCup):
            found = self._kept[chosen.key] = new_cup(chosen.dice, chosen.count, self._rng)
        return found

    def _lay_out(self) -> None:
        content = QFrame()
        in_column(
            self.choice,
            line_of(self.throw, self.more, self.fewer, self.back),
            self._table,
            self.result,
            label(say(texts.HOLD_HINT), tone="muted"),
            STRETCH,
            inside=content,
            spacing=look().gap(1.5),
            margins=(0, 0, look().gap(1), 0),
        )
        in_column(scrolled(content), inside=self)

    def _throw(self) -> None:
        before = self.cup
        cup = before.thrown(self._rng)
        self._kept[self.choice.value] = cup
        play(Sound.ROLL)
        for place, die in enumerate(self.dice):
            if place not in cup.held:
                die.tumble.roll_to(cup.shown[place], place, len(self.dice))
        self._tell()
        announce(self, self.result.text())

    def _put_back(self) -> None:
        chosen = self._sets[self.choice.value]
        self._keep(new_cup(chosen.dice, chosen.count, self._rng))

    def _hold(self, place: int) -> None:
        self._kept[self.choice.value] = self.cup.toggled(place)
        self._tell()
        announce(self, self.dice[place].accessibleName())

    def _keep(self, cup: DiceCup) -> None:
        self._kept[self.choice.value] = cup
        self._show()

    def _show(self) -> None:
        """Lay the dice of the cup anew."""
        self._kept[SET] = self.choice.value
        for die in self.dice:
            self._table.remove(die)
            # Deleted only in the next turn of events, it would be seen until then.
            die.hide()
            die.deleteLater()
        cup, chosen = self.cup, self._sets[self.choice.value]
        self.dice = [HeldDie(cup.faces(place), chosen) for place in range(len(cup.shown))]
        for place, die in enumerate(self.dice):
            die.tumble.set_face(cup.shown[place])
            die.clicked.connect(partial(self._hold, place))
            self._table.add(die)
            die.show()  # The layout would show it a moment later only.
        self._tell()

    def _tell(self) -> None:
        cup, chosen = self.cup, self._sets[self.choice.value]
        count = len(cup.shown)
        for place, die in enumerate(self.dice):
            is_held = place in cup.held
            text = texts.DIE_HELD_AT if is_held else texts.DIE_AT
            die.show_held(is_held=is_held, name=say(text, n=place + 1, count=count))
        faces = [chosen.name_face(face) for face in cup.shown if face is not None]
        self.result.setText(say(texts.LIES_THERE, faces=joined(faces)) if faces else "")
        self.throw.setEnabled(cup.can_throw)
        self.more.setEnabled(cup.has_more)
        self.fewer.setEnabled(count > 1)
