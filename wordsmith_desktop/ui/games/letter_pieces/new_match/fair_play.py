"""Who judges words, and how strong players are held back (R16, R26)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSpinBox

from wordsmith_desktop.games.letter_pieces.ruleset import Ruleset
from wordsmith_desktop.ui.games.letter_pieces.new_match import texts
from wordsmith_desktop.ui.kit.appearance import look
from wordsmith_desktop.ui.kit.labels import field_label, label
from wordsmith_desktop.ui.kit.referee_choice import RefereeChoice
from wordsmith_desktop.ui.kit.texts import say


class FairPlay(RefereeChoice):
    """Referee, votes, and a number for each player."""

    def __init__(self) -> None:
        super().__init__()
        self.handicaps: list[QSpinBox] = []
        """One for each player, in seat order."""
        self._labels: list[QLabel] = []
        self.column.addWidget(label(say(texts.HANDICAP)))
        self._grid = QGridLayout()
        self._grid.setSpacing(look().gap(1))
        self._grid.setColumnStretch(2, 1)
        self.column.addLayout(self._grid)

    def set_players(self, names: tuple[str, ...]) -> None:
        """One handicap for each."""
        self._fit(len(names))
        for place, (field, text) in enumerate(zip(self.handicaps, self._labels, strict=True)):
            name = names[place].strip() or say(texts.PLAYER, number=place + 1)
            text.setText(name)
            field.setAccessibleName(say(texts.HANDICAP_OF, name=name))
        super().set_players(names)

    def crossed(self) -> tuple[int, ...]:
        """White boxes crossed out by seat; empty where nobody has any or plays alone."""
        values = tuple(field.value() for field in self.handicaps)
        return values if any(values) and self._seats > 1 else ()

    def account(self) -> str:
        held = texts.HAS_HANDICAP if self.crossed() else texts.NO_HANDICAP
        return f"{super().account()}, {say(held)}"

    def _fit(self, count: int) -> None:
        while len(self.handicaps) < count:
            field = QSpinBox()
            field.setRange(0, Ruleset().white_boxes)
            field.setAlignment(Qt.AlignmentFlag.AlignCenter)
            field.setMinimumWidth(look().px(12))
            field.valueChanged.connect(self.changed)
            text = field_label("", field)
            row = len(self.handicaps)
            self._grid.addWidget(text, row, 0)
            self._grid.addWidget(field, row, 1)
            self.handicaps.append(field)
            self._labels.append(text)
        while len(self.handicaps) > count:
            for gone in (self.handicaps.pop(), self._labels.pop()):
                self._grid.removeWidget(gone)
                gone.setParent(None)
                gone.deleteLater()
