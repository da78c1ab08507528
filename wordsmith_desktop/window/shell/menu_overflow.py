"""The sign at the end of the menu bar, below which lie the menus that it has no room for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenuBar, QProxyStyle, QStyle, QStyleOption, QToolButton, QWidget

from wordsmith_desktop.window.kit.appearance import STYLE, look
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import say


class _SignStyle(QProxyStyle):
    """By itself Qt makes the sign of 12 pixels, which nobody sees nor hits."""

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric is QStyle.PixelMetric.PM_ToolBarExtensionExtent:
            return max(look().least_target, look().px(3))
        return super().pixelMetric(metric, option, widget)


def overflow_sign(bar: QMenuBar) -> QToolButton | None:
    """The sign of a bar; None where the system itself has the menus, as macOS does."""
    return bar.findChild(QToolButton, "qt_menubar_ext_button")


def show_overflow_sign(bar: QMenuBar) -> None:
    """Have the sign be as large as what else is pressed, with a name in the language in use."""
    sign = overflow_sign(bar)
    if sign is None:
        return
    if bar.findChild(_SignStyle) is None:
        style = _SignStyle(STYLE[1])
        # A widget does not own its style.
        style.setParent(bar)
        sign.setStyle(style)
    sign.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    sign.setText("»")
    sign.setAccessibleName(say(texts.MENU_OVERFLOW))
    set_tip(sign, say(texts.MENU_OVERFLOW))
