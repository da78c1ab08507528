"""Measure whether every scene has room: what is acted on in reach, nothing clipped (WCAG 1.4.10).

`packaging/dev.py -m measure.room [--only NAME] [--in de] [--at 640x480,100] [--for-fingers]` prints
what is wrong at each size; each scene is played once per language and size of text, and its window
then dragged from one size to the next.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from pictures.screens import find_scenes, set_stage, staged
from pictures.stage import Scene, SceneContext, Variant

if TYPE_CHECKING:
    from PySide6.QtCore import QRect, QSize
    from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QPushButton, QWidget

    from wordsmith_desktop.wording.texts import Language


class Fit(NamedTuple):
    """A size that everything is to fit."""

    width: int
    height: int
    text: int
    is_whole: bool
    """Whether a table shows all that is acted on without any scrolling."""

    @property
    def name(self) -> str:
        """Such as "800x600,100"."""
        return f"{self.width}x{self.height},{self.text}"


SIZES: Final = (
    Fit(800, 600, 100, True),
    Fit(1024, 600, 100, True),
    Fit(640, 480, 100, False),
    Fit(683, 740, 100, False),
    Fit(960, 540, 100, False),
    Fit(1024, 700, 100, True),
    Fit(1280, 800, 100, True),
    Fit(1280, 720, 150, True),
    Fit(1024, 700, 150, False),
    Fit(1280, 720, 200, False),
    Fit(1366, 768, 200, False),
    Fit(1920, 1080, 200, True),
)
"""In the order in which a window is dragged; sizes of text stand together."""
LEAST_TARGET: Final = 24
"""Side of anything to be pressed, in pixels (WCAG 2.5.8)."""
LEAST_FINGER: Final = 44
"""The same where all is pressed with fingers (WCAG 2.5.5)."""
SLACK: Final = 2
"""Pixels that rounding may take."""
_EMPTY: Final = 0.5
"""Of the height of type: what a line may lack above and below its letters, if none loses ink."""
_LEAST_LIST: Final = 48
"""Height in pixels of which a list has to show something."""
_LISTED: Final = (
    "FoldLine",
    "LetterCard",
    "LexiconHeader",
    "NoteField",
    "PadFoot",
    "PadRow",
    "StillFit",
    "WordButton",
    "WordEntry",
)
"""What there is as much of as a match has come to: it stands in a list, which may scroll."""


def faults(root: QWidget, *, is_whole: bool, least: int = LEAST_TARGET) -> list[str]:
    """What is wrong with the room of what is shown, one sentence each."""
    shown = [one for one in _all_below(root) if one.isVisibleTo(root)]
    found: list[str] = []
    for widget in shown:
        found += _clipped_text(widget)
        if _is_acted_on(widget):
            found += _out_of_reach(root, widget, is_whole=is_whole)
            found += _too_small(widget, least)
    found += _scrolls_both_ways(root, shown)
    return list(dict.fromkeys(found))


def _all_below(root: QWidget) -> list[QWidget]:
    from PySide6.QtWidgets import QWidget

    return [root, *root.findChildren(QWidget)]


def said(widget: QWidget) -> str:
    """A widget as a person would look for it."""
    text = str(widget.property("text") or "") or widget.accessibleName() or widget.objectName()
    return f"{type(widget).__name__} “{text.strip()[:40]}”"


def _is_acted_on(widget: QWidget) -> bool:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QMenuBar

    if not widget.isEnabled() or isinstance(widget, QMenuBar) or _is_sign(widget):
        return False
    if isinstance(widget, QAbstractButton):
        return True
    takes_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return takes_tab and not isinstance(widget, QAbstractScrollArea) and not widget.isWindow()


def _is_sign(widget: QWidget) -> bool:
    """Whether it stands in a field and tells something by its tip; nothing is pressed there."""
    from PySide6.QtWidgets import QLineEdit, QToolButton

    field = widget.parentWidget()
    is_in_field = isinstance(widget, QToolButton) and isinstance(field, QLineEdit)
    return is_in_field and isinstance(field, QLineEdit) and not field.isClearButtonEnabled()


def _out_of_reach(root: QWidget, widget: QWidget, *, is_whole: bool) -> Iterator[str]:
    """Clipped by something that does not scroll, or, where all is to be whole, scrolled away."""
    from PySide6.QtCore import QRect

    box = widget.rect()
    at, parent = widget, widget.parentWidget()
    while at is not root and parent is not None:
        box = box.translated(at.pos())
        seen = box.intersected(parent.rect())
        if seen.height() + SLACK < box.height() or seen.width() + SLACK < box.width():
            area = _area_of(parent)
            if area is None:
                lost = box.height() - max(0, seen.height()), box.width() - max(0, seen.width())
                yield f"clipped: {said(widget)} lacks {max(lost)} px in {type(parent).__name__}"
                return
            is_listed = type(widget).__name__ in _LISTED and area.viewport().height() >= _LEAST_LIST
            if is_whole and not is_listed and not _shows(area, box):
                yield f"out of view: {said(widget)}"
                return
            box = QRect(_into(box, parent.rect()))
        at, parent = parent, parent.parentWidget()


def _area_of(viewport: QWidget) -> QAbstractScrollArea | None:
    """The scroll area that a widget is the viewport of."""
    from PySide6.QtWidgets import QAbstractScrollArea

    parent = viewport.parentWidget()
    is_viewport = isinstance(parent, QAbstractScrollArea) and parent.viewport() is viewport
    return parent if is_viewport and isinstance(parent, QAbstractScrollArea) else None


def _shows(area: QAbstractScrollArea, box: QRect) -> bool:
    """Whether any of a part is seen, so that it can be acted on without scrolling."""
    seen = box.intersected(area.viewport().rect())
    return min(seen.width(), box.width()) > 0 and seen.height() >= min(box.height(), LEAST_TARGET)


def _into(box: QRect, room: QRect) -> QRect:
    """Where a part lies once it is scrolled to."""
    moved = box.translated(0, 0)
    moved.moveTo(max(room.left(), min(box.left(), room.right() - box.width() + 1)), moved.top())
    moved.moveTop(max(room.top(), min(box.top(), room.bottom() - box.height() + 1)))
    return moved.intersected(room)


def _too_small(widget: QWidget, least: int) -> Iterator[str]:
    from PySide6.QtWidgets import QAbstractButton

    is_target = isinstance(widget, QAbstractButton) and not widget.isHidden()
    if is_target and min(widget.width(), widget.height()) < least:
        yield f"small: {said(widget)} is {widget.width()} × {widget.height()}"


def _clipped_text(widget: QWidget) -> Iterator[str]:
    """A label or button whose words need more room than it has."""
    from PySide6.QtWidgets import QLabel, QPushButton

    text = str(widget.property("text") or "")
    # What has no height is told elsewhere, as news is on its tag.
    if not text or not isinstance(widget, QLabel | QPushButton) or not widget.height():
        return
    lacks = _lacking_of_label(widget) if isinstance(widget, QLabel) else _lacking_of_button(widget)
    if lacks.width() > SLACK:
        yield f"cut: {said(widget)} lacks {lacks.width()} px of breadth"
    if lacks.height() > 0 and _loses_ink(widget, lacks.height()):
        yield f"cut: {said(widget)} lacks {lacks.height()} px of height"


def _lacking_of_label(label: QLabel) -> QSize:
    """How much larger it would have to be to have all that it asks for."""
    from PySide6.QtCore import QSize

    if label.wordWrap():
        return QSize(0, label.heightForWidth(label.width()) - label.height())
    return label.minimumSizeHint() - label.size()


def _lacking_of_button(button: QPushButton) -> QSize:
    """How much larger it would have to be, whatever its margins come to."""
    from PySide6.QtCore import QSize, Qt
    from PySide6.QtWidgets import QStyle, QStyleOptionButton

    option = QStyleOptionButton()
    button.initStyleOption(option)
    style = button.style()
    needed = option.fontMetrics.size(Qt.TextFlag.TextShowMnemonic.value, option.text)
    if not option.icon.isNull():
        needed.setWidth(needed.width() + option.iconSize.width() + 4)
    room = style.subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button).size()
    return needed - QSize(room.width(), room.height())


def _loses_ink(widget: QWidget, lacks: int) -> bool:
    """Whether less is inked than if it were higher by so many pixels.

    What a line has above and below its letters is empty: the one thing that it may lack.
    """
    if lacks > _EMPTY * widget.font().pixelSize():
        return True
    before = widget.geometry()
    ink = _ink(widget)
    # Even, so that what stands in the middle moves by whole pixels.
    widget.resize(before.width(), before.height() + 2 * lacks)
    whole = _ink(widget)
    widget.setGeometry(before)
    return ink != whole


def _ink(widget: QWidget) -> Counter[int]:
    """How many pixels of its words have each colour."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtGui import QImage, QRegion
    from PySide6.QtWidgets import QWidget

    image = QImage(widget.size(), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    widget.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    lines = image.copy(widget.contentsRect())
    counted = Counter(memoryview(lines.constBits()).cast("I"))
    counted.pop(lines.pixel(0, 0), None)
    return counted


def _scrolls_both_ways(root: QWidget, shown: Sequence[QWidget]) -> Iterator[str]:
    """Areas that have to be scrolled in two directions, by themselves or with those around them.

    Tables of figures may, since their columns mean something (1.4.10 leaves them out).
    """
    from PySide6.QtWidgets import QAbstractScrollArea, QGraphicsView, QTableView

    for widget in shown:
        if not isinstance(widget, QAbstractScrollArea):
            continue
        if isinstance(widget, QGraphicsView | QTableView):
            continue
        down, across = _ways(widget)
        at = widget.parentWidget()
        while at is not None and at is not root.parentWidget():
            if isinstance(at, QAbstractScrollArea):
                other = _ways(at)
                down, across = down or other[0], across or other[1]
            at = at.parentWidget()
        if down and across and any(_ways(widget)):
            yield f"both ways: {said(widget)}"


def _ways(area: QAbstractScrollArea) -> tuple[bool, bool]:
    """Whether it scrolls down, and across."""
    return area.verticalScrollBar().maximum() > 0, area.horizontalScrollBar().maximum() > 0


def measured(
    scene: Scene,
    language: Language,
    sizes: Sequence[Fit],
    family: str,
    *,
    for_fingers: bool = False,
) -> Iterator[tuple[Fit, list[str]]]:
    """What is wrong with a scene at each size; its window is dragged from one to the next."""
    least = LEAST_FINGER if for_fingers else LEAST_TARGET
    for text, alike in groupby(sizes, key=lambda one: one.text):
        fits = list(alike)
        first = Variant(language, "light", (fits[0].width, fits[0].height), text)
        with staged(scene, first, family, for_fingers=for_fingers) as (widget, context):
            context.wait_for_work()
            is_covered = curtain_of(widget) is not None
            for fit in fits:
                shown = _drag(widget, context, fit)
                if not is_covered:
                    lift(widget, context)
                is_whole = fit.is_whole and is_table(shown)
                yield fit, faults(shown, is_whole=is_whole, least=least)


def _drag(widget: QWidget, context: SceneContext, fit: Fit) -> QWidget:
    """Give the window another size; what of the scene is shown then."""
    from PySide6.QtWidgets import QDialog

    own = widget.isWindow() and not isinstance(widget, QDialog) and widget is not context._window
    if own:
        widget.resize(fit.width, fit.height)
    elif not isinstance(widget, QDialog):
        context.window.resize(fit.width, fit.height)
        context.settle()
        context.window.fit()
    # What is built anew may be worked out anew.
    context.wait_for_work()
    return widget


def curtain_of(widget: QWidget) -> QWidget | None:
    """The curtain over the table that a window shows."""
    from wordsmith_desktop.window.kit.curtain import Curtain

    cover = getattr(getattr(widget, "host", None), "cover_shown", None)
    return cover if isinstance(cover, Curtain) else None


def lift(widget: QWidget, context: SceneContext) -> None:
    """See again what a window of another size, built anew, has put behind a curtain."""
    from PySide6.QtWidgets import QPushButton

    curtain = curtain_of(widget)
    if curtain is not None:
        button = curtain.focusProxy()
        assert isinstance(button, QPushButton)
        button.clicked.emit()
        context.settle()


def is_table(widget: QWidget) -> bool:
    """Whether a match is played there."""
    host = getattr(widget, "host", None)
    return host is not None and getattr(host, "page", None) is not None and host.page.isVisible()


def main(arguments: Sequence[str]) -> int:
    """Measure what is asked for; 1 if anything lacks room."""
    parser = argparse.ArgumentParser(description="Measure whether every scene has room.")
    parser.add_argument("--only", action="append", metavar="NAME", help="scenes that begin so")
    parser.add_argument("--in", action="append", choices=("en", "de"), dest="languages")
    parser.add_argument("--for-fingers", action="store_true", help="with targets for fingers")
    parser.add_argument("--at", action="append", metavar="WxH,TEXT", help="these sizes alone")
    given = parser.parse_args(arguments)
    sizes = [one for one in SIZES if not given.at or one.name in given.at]
    scenes = [one for one in find_scenes() if one.name.startswith(tuple(given.only or ("",)))]

    def faults_of(scene: Scene, language: Language, family: str) -> Iterator[tuple[str, str]]:
        for_fingers: bool = given.for_fingers
        for fit, found in measured(scene, language, sizes, family, for_fingers=for_fingers):
            yield from ((fit.name, fault) for fault in found)

    return int(print_faults(scenes, given.languages, faults_of) > 0)


def print_faults(
    scenes: Sequence[Scene],
    languages: Sequence[Language] | None,
    faults_of: Callable[[Scene, Language, str], Iterator[tuple[str, str]]],
) -> int:
    """Print what is wrong with scenes, in these languages or in all; says how much that is.

    `faults_of` a scene, in a language and a typeface, gives sizes of the window and what is wrong.
    """
    count = 0
    with tempfile.TemporaryDirectory(prefix="wordsmith-stage-") as stage:
        set_stage(Path(stage))
        family = begin()
        for scene in scenes:
            for language in languages or ("en", "de"):
                for size, fault in faults_of(scene, language, family):
                    count += 1
                    print(f"{scene.name} {language} {size}: {fault}", flush=True)
    print(f"{len(scenes)} scenes, {count} faults", flush=True)
    return count


def begin() -> str:
    """Start Qt; the typeface."""
    from pictures.screens import _hush
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from wordsmith_desktop.app.paths import fonts_dir
    from wordsmith_desktop.window.kit.appearance import STYLE, load_fonts

    qInstallMessageHandler(_hush)
    _APPS.append(QApplication([sys.argv[0], *STYLE]))
    return load_fonts(fonts_dir())


_APPS: Final[list[object]] = []
"""Qt's application, which has to be held."""


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
