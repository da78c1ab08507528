"""The one style sheet, made from the tokens of a look."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QTemporaryDir

from .look import Look, Size

Stroke = tuple[tuple[float, float], ...]

_STROKES: Final[dict[str, Stroke]] = {
    "tick": ((0.18, 0.54), (0.42, 0.78), (0.84, 0.24)),
    "down": ((0.2, 0.36), (0.5, 0.68), (0.8, 0.36)),
    "up": ((0.2, 0.66), (0.5, 0.34), (0.8, 0.66)),
}
_FOLDERS: Final[list[QTemporaryDir]] = []


def mark_paths(look: Look) -> dict[str, str]:
    """Drawn marks by name, as paths for a style sheet; written once for each look."""
    if not _FOLDERS:
        # The folder is removed with its object, which is kept for that reason.
        _FOLDERS.append(QTemporaryDir())
    folder = Path(_FOLDERS[0].path())
    side = look.px(2.5)
    inks = {"tick": look.theme.accent_ink, "down": look.theme.ink, "up": look.theme.ink}
    paths = {name: folder / f"{name}-{look.theme.name}-{side}.svg" for name in _STROKES}
    for name, path in paths.items():
        if not path.exists():
            # A style sheet takes pictures from files or resources only.
            path.write_text(_svg(side, _STROKES[name], inks[name]), "utf-8")
    # A backslash would be an escape in a style sheet.
    return {name: path.as_posix() for name, path in paths.items()}


def _svg(side: int, stroke: Stroke, ink: str) -> str:
    """A picture of that many pixels a side, sharp on every screen."""
    points = " ".join(f"{x},{y}" for x, y in stroke)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="{side}" height="{side}">'
        f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="0.13"'
        ' stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )


def style_sheet(look: Look) -> str:
    """Everything that plain controls look like; painted widgets read the look themselves."""
    return "\n".join(
        (
            _ground(look),
            _buttons(look),
            _fields(look),
            _choices(look),
            _menus(look),
            _lists(look),
            _tables(look),
            _cards(look),
        )
    )


def _ground(look: Look) -> str:
    theme = look.theme
    return f"""
    QMainWindow {{ background: {theme.table}; }}
    QDialog {{ background: {theme.raised}; }}
    QLabel {{ background: transparent; color: {theme.ink}; }}
    QLabel[tone="muted"] {{ color: {theme.muted}; }}
    QLabel[tone="bad"] {{ color: {theme.bad}; }}
    QLabel[tone="good"] {{ color: {theme.good}; }}
    QLabel[type="lead"] {{ font-size: {look.text_px(Size.LEAD)}px; font-weight: bold; }}
    QLabel[type="title"] {{ font-size: {look.text_px(Size.TITLE)}px; font-weight: bold; }}
    QLabel[type="display"] {{ font-size: {look.text_px(Size.DISPLAY)}px; font-weight: bold; }}
    QScrollArea, QScrollArea > QWidget > QWidget[clear="true"] {{
        background: transparent; border: none; }}
    QScrollArea[readable="true"] {{ border: 3px solid transparent; }}
    QScrollArea[readable="true"]:focus {{ border: 3px solid {theme.focus}; border-radius: 6px; }}
    QToolTip {{ background: {theme.raised}; color: {theme.ink};
        border: 1px solid {theme.edge}; padding: {look.gap(0.75)}px; }}
    QScrollBar:vertical {{ background: transparent; width: 16px; margin: 0; }}
    QScrollBar:horizontal {{ background: transparent; height: 16px; margin: 0; }}
    QScrollBar::handle {{ background: {theme.edge}; border-radius: 4px; margin: 4px; }}
    QScrollBar::handle:vertical {{ min-height: 32px; }}
    QScrollBar::handle:horizontal {{ min-width: 32px; }}
    QAbstractScrollArea::corner {{ background: transparent; border: none; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    """


def _buttons(look: Look) -> str:
    theme = look.theme
    side = look.gap(2)
    return f"""
    QPushButton {{ background: {theme.raised}; color: {theme.ink};
        border: 2px solid {theme.edge}; border-radius: 8px; outline: none;
        min-height: {_inner(look)}px; padding: 2px {side}px; }}
    QPushButton:hover {{ background: {theme.accent_soft}; }}
    QPushButton:pressed {{ background: {theme.accent_soft}; border-color: {theme.ink}; }}
    QPushButton:focus {{ border: 3px solid {theme.focus}; padding: 1px {side - 1}px; }}
    QPushButton[ring="off"]:focus {{ border: 2px solid {theme.edge}; padding: 2px {side}px; }}
    QPushButton:disabled {{ color: {theme.muted}; border: 2px dashed {theme.hairline};
        background: transparent; }}
    QPushButton[rank="primary"] {{ background: {theme.accent}; color: {theme.accent_ink};
        border-color: {theme.accent}; font-weight: bold; }}
    QPushButton[rank="primary"]:hover {{ background: {theme.accent_lively}; }}
    QPushButton[rank="primary"]:focus {{ border: 3px solid {theme.focus}; }}
    QPushButton[rank="primary"][ring="off"]:focus {{ border: 2px solid {theme.accent}; }}
    QPushButton[rank="primary"]:disabled {{ background: transparent; color: {theme.muted};
        border: 2px dashed {theme.hairline}; }}
    QPushButton[place="bar"] {{ min-height: {look.bar_line - 8}px; }}
    QPushButton[rank="quiet"] {{ background: transparent; border-color: transparent;
        text-decoration: underline; }}
    QPushButton[rank="quiet"]:hover {{ background: {theme.accent_soft}; }}
    QPushButton[sign="on"], QPushButton[sign="on"]:focus {{ padding: 0; }}
    QPushButton[rank="quiet"]:focus {{ border: 3px solid {theme.focus}; }}
    QPushButton[rank="quiet"][ring="off"]:focus {{ border: 2px solid transparent; }}
    """


def _fields(look: Look) -> str:
    theme = look.theme
    marks = mark_paths(look)
    # `combobox-popup: 0` makes Fusion open a list that scrolls, not a menu over the field.
    arrow = look.px(1.75)
    return f"""
    QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit, QTextBrowser {{
        background: {theme.field};
        color: {theme.ink}; border: 2px solid {theme.edge}; border-radius: 6px;
        placeholder-text-color: {theme.muted};
        padding: 2px {look.gap(1)}px;
        selection-background-color: {theme.accent}; selection-color: {theme.accent_ink}; }}
    QLineEdit[note="!"] {{ border-color: {theme.bad}; }}
    QLineEdit[note="?"] {{ border-style: dashed; }}
    QLineEdit, QComboBox, QAbstractSpinBox {{ min-height: {_inner(look)}px; }}
    QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus,
    QTextBrowser:focus {{
        border: 3px solid {theme.focus}; padding: 1px {look.gap(1) - 1}px; }}
    QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled {{ color: {theme.muted};
        border: 2px dashed {theme.hairline}; background: transparent; }}
    QComboBox {{ combobox-popup: 0; }}
    QComboBox::drop-down {{ border: none; width: {look.px(4)}px; }}
    QComboBox::down-arrow {{ image: url("{marks["down"]}"); }}
    QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
        border: none; width: {look.px(4)}px; }}
    QAbstractSpinBox::up-arrow {{ image: url("{marks["up"]}");
        width: {arrow}px; height: {arrow}px; }}
    QAbstractSpinBox::down-arrow {{ image: url("{marks["down"]}");
        width: {arrow}px; height: {arrow}px; }}
    QComboBox QAbstractItemView, QListView[popup="names"] {{
        background: {theme.field}; color: {theme.ink};
        border: 2px solid {theme.edge}; outline: none;
        selection-background-color: {theme.accent}; selection-color: {theme.accent_ink}; }}
    QComboBox QAbstractItemView::item, QListView[popup="names"]::item {{
        min-height: {look.px(4)}px; padding: 0 {look.gap(1)}px; }}
    QComboBox QAbstractItemView::item:selected, QListView[popup="names"]::item:selected {{
        background: {theme.accent}; color: {theme.accent_ink}; }}
    """


def _choices(look: Look) -> str:
    theme = look.theme
    # A width is without the border: the broad one of a checked radio button takes from inside.
    side = look.px(2.5)
    return f"""
    QCheckBox, QRadioButton {{ color: {theme.ink}; spacing: {look.gap(1)}px;
        min-height: {_inner(look) - 4}px; padding: 2px 4px; border: 3px solid transparent;
        border-radius: 6px; background: transparent; }}
    QCheckBox:focus, QRadioButton:focus {{ border: 3px solid {theme.focus}; }}
    QCheckBox:disabled, QRadioButton:disabled {{ color: {theme.muted}; }}
    QCheckBox::indicator, QRadioButton::indicator {{ width: {side}px; height: {side}px;
        background: {theme.field}; border: 2px solid {theme.edge}; }}
    QCheckBox::indicator {{ border-radius: 4px; }}
    QRadioButton::indicator {{ border-radius: {side // 2 + 2}px; }}
    QCheckBox::indicator:checked {{ background: {theme.accent}; border-color: {theme.accent};
        image: url("{mark_paths(look)["tick"]}"); }}
    QRadioButton::indicator:checked {{ border: {side // 3}px solid {theme.accent};
        width: {side + 4 - 2 * (side // 3)}px; height: {side + 4 - 2 * (side // 3)}px; }}
    """


def _menus(look: Look) -> str:
    theme = look.theme
    return f"""
    QMenuBar {{ background: {theme.table}; color: {theme.ink}; padding: 0 {look.gap(1)}px;
        border-bottom: 1px solid {theme.hairline}; }}
    QMenuBar::item {{ background: transparent; color: {theme.ink};
        padding: {_above(look, 0.5)}px {look.gap(1 if look.has_largest_text else 1.5)}px;
        border-radius: 4px; }}
    QMenuBar::item:selected {{ background: {theme.accent}; color: {theme.accent_ink}; }}
    QMenu {{ background: {theme.raised}; color: {theme.ink}; border: 1px solid {theme.edge};
        padding: {look.gap(0.5)}px; menu-scrollable: 1; }}
    QMenu::item {{ padding: {_above(look, 0.75)}px {look.gap(3)}px; border-radius: 4px; }}
    QMenu::item:selected {{ background: {theme.accent}; color: {theme.accent_ink}; }}
    QMenu::item:disabled {{ color: {theme.muted}; background: transparent; }}
    QMenu::separator {{ height: 1px; background: {theme.hairline}; margin: 4px 8px; }}
    """


def _above(look: Look, steps: float) -> int:
    """What is above and below the words of an entry: so many grid steps, or more for fingers."""
    if not look.for_fingers:
        return look.gap(steps)
    return max(look.gap(steps), -(-(look.least_target - look.text_px()) // 2))


def _lists(look: Look) -> str:
    theme, words = look.theme, 'QListView[surface="list"]'
    return f"""
    QListWidget, {words} {{ background: {theme.field}; color: {theme.ink};
        border: 2px solid {theme.edge}; border-radius: 6px; outline: none; }}
    QListWidget:focus, {words}:focus {{ border: 3px solid {theme.focus}; }}
    QListWidget::item, {words}::item {{ padding: {_above(look, 0.75)}px {look.gap(1)}px;
        border: none; }}
    QListWidget::item:selected, {words}::item:selected {{ background: {theme.accent};
        color: {theme.accent_ink}; }}
    QTabBar::tab {{ background: transparent; color: {theme.ink}; min-height: {_inner(look)}px;
        padding: 2px {look.gap(2)}px; border: none; border-bottom: 4px solid transparent; }}
    QTabBar::tab:selected {{ border-bottom-color: {theme.accent}; font-weight: bold; }}
    QTabBar::tab:focus {{ border: 3px solid {theme.focus}; border-radius: 6px;
        padding: 0 {look.gap(2) - 3}px; }}
    QTabWidget::pane {{ border: none; border-top: 2px solid {theme.hairline}; }}
    """


def _tables(look: Look) -> str:
    theme = look.theme
    return f"""
    QTableWidget {{ background: {theme.field}; color: {theme.ink};
        alternate-background-color: {theme.raised};
        border: 2px solid {theme.edge}; border-radius: 6px; outline: none; }}
    QTableWidget:focus {{ border: 3px solid {theme.focus}; }}
    QTableWidget::item {{ padding: {look.gap(0.75)}px {look.gap(1)}px;
        border: none; border-bottom: 1px solid {theme.hairline}; }}
    QTableWidget::item:selected {{ background: {theme.accent}; color: {theme.accent_ink}; }}
    QProgressBar {{ background: {theme.field}; color: {theme.ink}; text-align: center;
        border: 2px solid {theme.edge}; border-radius: 6px; min-height: {look.px(4)}px; }}
    QProgressBar::chunk {{ background: {theme.accent_soft}; border-radius: 4px; }}
    QHeaderView {{ background: {theme.field}; }}
    QHeaderView::section {{ background: {theme.field}; color: {theme.muted}; font-weight: bold;
        padding: {look.gap(0.75)}px {look.gap(1) + 3}px; border: none;
        border-bottom: 2px solid {theme.edge}; }}
    """


def _cards(look: Look) -> str:
    theme = look.theme
    return f"""
    QFrame[surface="raised"] {{ background: {theme.raised};
        border: 1px solid {theme.hairline}; border-radius: 12px; }}
    QFrame[surface="felt"] {{ background: {theme.felt};
        border: 1px solid {theme.felt_line}; border-radius: 12px; }}
    QFrame[surface="drawer"] {{ background: {theme.raised};
        border: 2px solid {theme.edge}; border-radius: 12px; }}
    QFrame[surface="tag"] {{ background: {theme.raised};
        border: 2px solid {theme.bad}; border-radius: 10px; }}
    QFrame[surface="tag"][tone="info"] {{ border-color: {theme.accent}; }}
    """


def _inner(look: Look) -> int:
    """Height inside a control's border and padding."""
    return max(look.target, round(look.text_px() * 1.3) + 2 * look.gap(1)) - 8
