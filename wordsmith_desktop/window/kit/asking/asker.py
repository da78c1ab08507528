"""Answers whoever asks about a word that lies open, in the window and in its dialogs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

from .explainer import AskingTerms, WordExplainer
from .open_words import words_at, words_at_keyboard, words_below

if TYPE_CHECKING:
    # The home page does without it.
    from .sheet import WordSheet


class Asker:
    """Has one sheet at a time."""

    def __init__(
        self,
        explainer: WordExplainer,
        terms: Callable[[], AskingTerms],
        look_up: Callable[[], object],
    ) -> None:
        """`terms` are those where one is now; `look_up` lets somebody type a word."""
        self._explainer = explainer
        self._terms = terms
        self._look_up = look_up
        self._sheet: WordSheet | None = None

    @property
    def sheet(self) -> WordSheet | None:
        """The sheet, while it is open."""
        # It goes with the dialog that it lies in.
        is_there = self._sheet is not None and Shiboken.isValid(self._sheet)
        return self._sheet if is_there and self._sheet and not self._sheet.isHidden() else None

    def words_at(self, window: QWidget, place: QPoint) -> tuple[str, ...]:
        """The words at a place of a window that can be seen and asked about at all."""
        terms = self._terms()
        return () if terms.is_closed or self._covers(window, place) else words_at(window, place)

    def ask_at(self, window: QWidget, place: QPoint) -> bool:
        """Tell about the word at a place of a window; whether there is one."""
        found = self.words_at(window, place)
        if not found:
            return False
        self._open(window, found[0], QRect(place, QSize(1, 1)))
        return True

    def ask_here(self, window: QWidget) -> None:
        """Tell about the word at the keyboard; asked again, or where is none, let one be typed."""
        sheet = self.sheet
        is_told = sheet is not None and sheet.isAncestorOf(window.focusWidget() or window)
        if is_told or self._terms().is_closed or not words_below(window):
            self._type_another()
            return
        focused = window.focusWidget()
        anchor = window.rect()
        if focused is not None and focused is not window:
            anchor = QRect(focused.mapTo(window, QPoint()), focused.size())
        found = words_at_keyboard(window)
        self._open(window, found[0] if found else self._first_of(window), anchor)

    def _first_of(self, window: QWidget) -> str:
        """Without a word at hand the first that can be told about will do."""
        found, terms = words_below(window), self._terms()
        return next((one for one in found if terms.withheld(one) is None), found[0])

    def close(self) -> None:
        """Put the sheet away."""
        sheet = self.sheet
        if sheet is not None:
            sheet.end()

    def _open(self, window: QWidget, word: str, anchor: QRect) -> None:
        from .sheet import WordSheet

        self.close()
        sheet = self._sheet = WordSheet(window, self._explainer, self._terms())
        sheet.look_up_wanted.connect(self._type_another)
        sheet.show_words(tuple(dict.fromkeys((word, *words_below(window)))), word, anchor)

    def _type_another(self) -> None:
        self.close()
        self._look_up()

    def _covers(self, window: QWidget, place: QPoint) -> bool:
        """Whether the sheet itself lies there."""
        sheet = self.sheet
        return (
            sheet is not None
            and sheet.parentWidget() is window
            and sheet.geometry().contains(place)
        )
