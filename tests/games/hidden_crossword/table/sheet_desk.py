"""A recording sheet with ten rounds on it, in a window of its own."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QLabel, QLineEdit, QListView, QWidget
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from wordsmith_desktop.games.hidden_crossword.table.sheet.sheet import RecordingSheet
from wordsmith_desktop.games.hidden_crossword.table.sheet.views import SheetView

WORDS: Final = {
    3: (("AID", hc.Placement.CROSSBEAM), ("RUN", hc.Placement.POST)),
    4: (("GIRL", hc.Placement.GIRDER), ("MARE", hc.Placement.ANCHOR), ("RUNE", hc.Placement.POST)),
    6: (("MADDER", hc.Placement.CROSSBEAM),),
}
"""Ben's puzzle, by the alphabet."""
LETTERS: Final = "AADDEEGILMNRRU"
TOLD: Final = hc.ToldOfPuzzle("QX", ("AD", "ER"))


def guess(
    number: int, word: str, place: int | None = None, clue: hc.ClueType | None = None
) -> hc.Guess:
    """A guess at Ben's puzzle in that round, and its answer; open where no place is given."""
    words = WORDS.get(len(word), ())
    if len(words) != 1 and place is None:
        return hc.Guess(number, word, len(words))
    target, placement = words[place or 0]
    marks = hc.marks_of(clue or hc.ClueType.ALPHABET, target, word)
    return hc.Guess(number, word, len(words), place or 0, placement, marks)


RECORDS: Final[tuple[hc.Record, ...]] = (
    guess(1, "RAIN", 2),
    guess(2, "RUNE", 2),
    guess(3, "LADDER"),
    guess(4, "GRAIN"),
    guess(5, "RIM", 1),
    guess(6, "AIR", 0),
    hc.Attempt(7, (), False),
    guess(8, "MARE", 1),
    guess(9, "READER"),
    guess(10, "RUM", 1),
)


def view(
    records: tuple[hc.Record, ...] = RECORDS,
    *,
    notes: tuple[hc.NoteLine, ...] = (),
    clue: hc.ClueType = hc.ClueType.ALPHABET,
    can_note: bool = True,
    shows_candidates: bool = True,
) -> SheetView:
    """Ana's sheet."""
    return SheetView("MARE", LETTERS, TOLD, "Ben", records, notes, clue, can_note, shows_candidates)


def many(count: int) -> tuple[hc.Record, ...]:
    """So many guesses at the two words of three letters."""
    return tuple(guess(number, "RIM", number % 2) for number in range(1, count + 1))


class Desk:
    """The sheet, and what it told."""

    def __init__(self, qtbot: QtBot, *, width: int = 560, height: int = 700) -> None:
        self.sheet = RecordingSheet()
        self.noted: list[tuple[int, int, str]] = []
        self.chosen: list[str] = []
        self.sheet.noted.connect(lambda *note: self.noted.append(note))
        self.sheet.word_chosen.connect(self.chosen.append)
        qtbot.addWidget(self.sheet)
        self.sheet.resize(width, height)
        with qtbot.waitExposed(self.sheet):
            self.sheet.show()
        self.sheet.activateWindow()
        qtbot.waitUntil(self.sheet.isActiveWindow)

    def is_in_sight(self, widget: QWidget) -> bool:
        """Whether all of a part of the records is seen."""
        shown = widget.visibleRegion().boundingRect()
        return shown.height() == widget.height() > 0


def told_by(widget: QWidget) -> str:
    """Everything that a widget and its parts show or say."""
    said: list[str] = []
    for part in (widget, *widget.findChildren(QWidget)):
        said += (part.accessibleName(), part.accessibleDescription(), part.toolTip())
        if isinstance(part, QLabel | QLineEdit):
            said.append(part.text())
        if isinstance(part, QListView):
            rows = range(part.model().rowCount())
            said += (part.model().index(row, 0).data() for row in rows)
    return "\n".join(said)
