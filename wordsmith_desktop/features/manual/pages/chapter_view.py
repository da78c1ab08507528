"""A chapter to be read: Qt's own Markdown, pictures as broad as there is room, links to others."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QImage, QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from wordsmith_desktop.features.manual import manual_texts as texts
from wordsmith_desktop.features.manual.chapters import Chapter
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.wording.texts import say

_IMAGE: Final = QTextDocument.ResourceType.ImageResource.value
_TEXT: Final = 110
"""Most breadth of the text, in grid steps: broader lines are hard to read."""
_PICTURE: Final = 90
"""Most breadth of a picture, in grid steps."""
_MARGIN: Final = 2
"""Room around the text, in grid steps."""


class ChapterView(QTextBrowser):
    """Shows one chapter."""

    chapter_asked = Signal(str)
    """The chapter in the file of that name is to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self._folder = Path()
        self._pictures: set[QUrl] = set()
        self.setAccessibleName(say(texts.CHAPTER))
        self.setTabChangesFocus(True)
        self.setOpenLinks(False)
        # A bar that comes and goes would have the pictures grow and shrink for ever.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.anchorClicked.connect(lambda url: self.chapter_asked.emit(url.path()))

    def show_chapter(self, chapter: Chapter, wanted: str = "") -> None:
        """Show it from its beginning, or from where it has the first of the words `wanted`."""
        self._folder = chapter.path.parent
        self._pictures.clear()
        self.document().clear()
        self.setMarkdown(chapter.text)
        self._give_room()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.find_next(wanted)

    def find_next(self, wanted: str) -> None:
        """Go to the next place of the first of these words, after the last one to the first."""
        words = wanted.split()
        if words and not self.find(words[0]):
            self.moveCursor(QTextCursor.MoveOperation.Start)
            self.find(words[0])

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        if kind != _IMAGE:
            return super().loadResource(kind, name)
        url = QUrl(name)
        picture = self._picture(url)
        if not picture.isNull():
            self._pictures.add(url)
            # Else it would be read again with every line that is scrolled.
            self.document().addResource(kind, url, picture)
        return picture

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._keep_margins()
            for url in self._pictures:
                self.document().addResource(_IMAGE, url, self._picture(url))
            self.document().markContentsDirty(0, self.document().characterCount())

    def _keep_margins(self) -> None:
        """Have lines no longer than can be read, in the middle of what room there is."""
        frame = self.document().rootFrame()
        shape = frame.frameFormat()
        spare = self.viewport().width() - look().px(_TEXT)
        side = max(look().gap(_MARGIN), spare // 2)
        shape.setMargin(look().gap(_MARGIN))
        shape.setLeftMargin(side)
        shape.setRightMargin(side)
        frame.setFrameFormat(shape)

    def _picture(self, url: QUrl) -> QImage:
        """As broad as there is room; Qt would only scale it roughly."""
        picture = QImage(str(self._folder / url.path()))
        if picture.isNull():
            return picture
        room = self.viewport().width() - 2 * look().gap(_MARGIN)
        ratio = self.devicePixelRatioF()
        breadth = max(1, round(min(room, look().px(_PICTURE)) * ratio))
        picture = picture.scaledToWidth(breadth, Qt.TransformationMode.SmoothTransformation)
        picture.setDevicePixelRatio(ratio)
        return picture

    def _give_room(self) -> None:
        """Set blocks apart as the text is large; Qt's reader of Markdown has fixed pixels."""
        self._keep_margins()
        document = self.document()
        block, cursor = document.begin(), QTextCursor(document)
        while block.isValid():
            shape = block.blockFormat()
            shape.setTopMargin(look().px(1.5) if shape.headingLevel() > 1 else 0)
            shape.setBottomMargin(look().px(0.5 if block.textList() else 1))
            cursor.setPosition(block.position())
            cursor.setBlockFormat(shape)
            block = block.next()
