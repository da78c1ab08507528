"""What a backup has beside what is here, and what of it may take the place of something."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from wordsmith_desktop.window.kit import buttons
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.days import written_day
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.scrolling import scrolled
from wordsmith_desktop.wording.shell import data_texts as texts
from wordsmith_desktop.wording.texts import CANCEL, say, say_count

from ..backup import Contents


class BringInDialog(PlainDialog):
    """Adding needs no question; nothing is replaced but what somebody has ticked."""

    wanted = Signal(bool, bool)
    """Whether matches are replaced that went on further, and whether the settings are."""

    def __init__(
        self, contents: Contents, *, has_settings: bool, parent: QWidget | None = None
    ) -> None:
        said = say(texts.BRING_IN_FROM, day=written_day(contents.made_ms))
        super().__init__(say(texts.BRING_IN_TITLE), said, parent)
        counted = (
            (texts.BRING_IN_NEW, len(contents.new)),
            (texts.BRING_IN_OTHER, len(contents.other)),
            (texts.BRING_IN_SAME, contents.same),
        )
        lines = [say_count(text, count) for text, count in counted if count]
        content = QWidget()
        column = in_column(inside=content, spacing=look().gap(1), margins=(0, 0, look().gap(1), 0))
        for line in (*lines, say(texts.BRING_IN_REST)):
            column.addWidget(label(f"• {line}"))
        self.further = QCheckBox(say_count(texts.TAKE_FURTHER, len(contents.further)))
        self.settings = QCheckBox(say(texts.TAKE_SETTINGS))
        note = label(say(texts.TAKE_NOTE), tone="muted")
        column.addSpacing(look().gap(1))
        for part, is_offered in (
            (self.further, bool(contents.further)),
            (note, bool(contents.further)),
            (self.settings, has_settings),
        ):
            column.addWidget(part)
            part.setVisible(is_offered)
        column.addStretch(1)
        self.add(scrolled(content), stretch=1)
        self.add_button(buttons.secondary(say(CANCEL), self.reject))
        self.bring_button = buttons.primary(say(texts.BRING_IN), self._bring)
        self.add_button(self.bring_button)
        self.bring_button.setFocus()
        self.fit(720, 400)

    def _bring(self) -> None:
        self.wanted.emit(self.further.isChecked(), self.settings.isChecked())
        self.accept()
