"""The end of a round as a scene: everybody's sheet, who leads, and the way on."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.match_end.ending import StagePiece
from wordsmith_desktop.window.kit.points_sheet import leader_text
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.window.kit.seat_marks import SeatMark
from wordsmith_desktop.wording.texts import say

from ..rules.claims import alphabet_for
from ..rules.observation import Observation
from ..rules.ruleset import Mode, Ruleset
from ..rules.scoring import bonus, row_points, sheet_points
from ..rules.state import RowStatus, Sheet, SheetRow
from ..words import table_texts as texts
from .ending import LetterPicture
from .handicaps import Handicaps
from .header import alone_text, points_so_far
from .round_sheet import RoundLine, RoundSheet, RoundShown, round_columns


class RoundEnd(QWidget):
    """Sheets slide in from both sides; the handicaps of the next round lie behind one link."""

    continued = Signal()
    """Go on with the match."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_open = True
        """Whether the way on is offered; not in a match that is only looked at."""
        self._title = label("", size="title")
        self._result = label("", size="lead")
        self.sheets: tuple[RoundSheet, ...] = ()
        self.handicaps = Handicaps()
        self.even_out = buttons.quiet(say(texts.EVEN_OUT), self._unfold)
        """The link to the handicaps; not there against computers, nor alone."""
        self.go_on = buttons.primary("", self.continued.emit)
        # The next round's dice are rolled at once, and are not taken back.
        buttons.Patience(self).watch(self.go_on)
        self._evening_out = QWidget()
        self._said: tuple[tuple[str, SeatMark], ...] = ()
        self._lay_out()

    def show_challenge(
        self,
        seen: Observation,
        names: Sequence[str],
        before: tuple[int, ...] = (),
        *,
        marks: Sequence[SeatMark],
        computers: Collection[Seat] = (),
    ) -> None:
        """Show the round that is over, and who leads.

        `before` is what each challenge of matches alone before this one brought (R45).
        """
        shown = shown_round(seen, names, marks)
        # Pictures of letters are made anew each time, and never equal those before.
        said = tuple((one.spoken, one.mark) for one in shown)
        if said != self._said:
            self._said = said
            self._show_sheets(shown)
        is_last = seen.challenge + 1 >= seen.ruleset.challenges
        self.even_out.setVisible(self.is_open and not is_last and len(names) > 1 and not computers)
        self._evening_out.hide()
        self.handicaps.set_players(names)
        self.handicaps.show_crossed(seen.handicaps, most=seen.ruleset.white_boxes)
        self._title.setText(say(texts.CHALLENGE_OVER, number=seen.challenge + 1))
        totals = [one.total for one in shown]
        result = alone_text(seen, before) or leader_text(totals, names)
        self._result.setText(result)
        self._result.setVisible(bool(result))
        self.go_on.setText(say(texts.NEXT_CHALLENGE))
        self.go_on.setAccessibleName(say(texts.NEXT_CHALLENGE))
        self.go_on.setVisible(self.is_open)
        if self.is_open:
            self.go_on.setFocus()

    def settle(self) -> None:
        """Show all of the scene now."""
        for sheet in self.sheets:
            sheet.settle()

    # Inside

    def _show_sheets(self, shown: Sequence[RoundShown]) -> None:
        for gone in self.sheets:
            # Deleted only in the next turn of events, it would be seen until then.
            gone.setParent(None)
            gone.deleteLater()
        half = len(shown) / 2
        self.sheets = tuple(
            RoundSheet(one, from_left=place < half) for place, one in enumerate(shown)
        )
        self._place_sheets()
        for sheet in self.sheets:
            sheet.show()
            sheet.play()

    def _place_sheets(self) -> None:
        places = round_columns(len(self.sheets), self.width() or look().px(100))
        for sheet, (row, column) in zip(self.sheets, places, strict=True):
            self._grid.addWidget(sheet, row, column)

    def _unfold(self) -> None:
        self._evening_out.show()
        self.even_out.hide()
        self.handicaps.fields[0].setFocus()

    def _lay_out(self) -> None:
        step = look().gap(1)
        in_column(label(say(texts.NEXT_HANDICAPS)), self.handicaps, inside=self._evening_out)
        holder = QWidget()
        column = in_column(inside=holder, spacing=2 * step)
        self._grid = QGridLayout()
        self._grid.setSpacing(2 * step)
        column.addLayout(self._grid)
        column.addWidget(self._evening_out)
        column.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self.even_out)
        foot.addStretch(1)
        foot.addWidget(self.go_on)
        whole = QVBoxLayout(self)
        whole.setSpacing(2 * step)
        whole.addWidget(self._title)
        whole.addWidget(self._result)
        whole.addWidget(scrolled(holder), 1)
        whole.addLayout(foot)
        self._evening_out.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_sheets()


def shown_round(
    seen: Observation, names: Sequence[str], marks: Sequence[SeatMark]
) -> tuple[RoundShown, ...]:
    """Everybody's round that is over."""
    totals = [points_so_far(seen, view) for view in seen.players]
    shown = []
    for seat, view in enumerate(seen.players):
        sheet = view.own.sheet if view.own is not None else view.past[-1]
        leads = len(names) > 1 and totals[seat] == max(totals)
        shown.append(_shown(sheet, seen.ruleset, names[seat], marks[seat], totals[seat], leads))
    return tuple(shown)


def _shown(
    sheet: Sheet, rules: Ruleset, name: str, mark: SeatMark, total: int, leads: bool
) -> RoundShown:
    rows = [row for row in sheet.rows if row is not None and row.word]
    best = max(
        (row for row in rows if row.status is not RowStatus.STRUCK),
        key=lambda row: row_points(row, rules) * 100 + len(row.word),
        default=None,
    )
    return RoundShown(
        name=name,
        mark=mark,
        lines=tuple(_line(row, rules, is_best=row is best) for row in rows),
        best=letters_of(best.word, rules) if best is not None else (),
        boxes=rules.blue_boxes,
        bonus=bonus(sheet, rules),
        points=sheet_points(sheet, rules),
        total=total,
        leads=leads,
        has_bonus=rules.mode is not Mode.WARM_UP,
    )


def _line(row: SheetRow, rules: Ruleset, *, is_best: bool) -> RoundLine:
    is_struck = row.status is RowStatus.STRUCK
    return RoundLine(row.word, row_points(row, rules), is_best, is_struck)


def letters_of(word: str, rules: Ruleset) -> tuple[StagePiece, ...]:
    """A word in its pieces, as they are to be laid."""
    alphabet = alphabet_for(rules)
    built = (alphabet.construction(one) for one in word if one in alphabet.letters)
    return tuple(LetterPicture(one.parts).on_stage() for one in built)
