"""Take pictures of every page and state, without a display.

`packaging/dev.py -m pictures.screens DIR` writes DIR/<scene>-<language>-<theme>-<width>.png. The
scenes are found in the modules of `pictures.scenes`.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import pkgutil
import sys
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wordsmith_desktop.wording.texts import LANGUAGES

from . import scenes
from .stage import Scene, SceneContext, Variant

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

SMALL, LARGE = (1280, 800), (1920, 1080)
THEMES: Final = ("light", "dark", "contrast")
VARIANTS: Final = (
    Variant("en", "light", SMALL),
    Variant("de", "dark", LARGE),
    Variant("en", "contrast", SMALL),
    Variant("de", "light", SMALL, 200),
    Variant("en", "dark", SMALL, 200),
    Variant("de", "contrast", LARGE),
)
"""Every theme in both languages and in two of: small, large, small with the largest text."""
ALL_VARIANTS: Final = tuple(
    Variant(language, theme, size, scale)
    for language in LANGUAGES
    for theme, size, scale in product(THEMES, (SMALL, LARGE), (100, 200))
)
_ASIDE: Final = (20_000, 20_000)
"""Where no window of a scene ever is, in pixels."""


def find_scenes() -> list[Scene]:
    """The scenes of all modules, by name. Raises `ValueError` where two share one."""
    by_name: dict[str, Scene] = {}
    for found in sorted(pkgutil.iter_modules(scenes.__path__), key=lambda each: each.name):
        for scene in importlib.import_module(f"{scenes.__name__}.{found.name}").SCENES:
            if scene.name in by_name:
                raise ValueError(f"two scenes are called {scene.name}")
            by_name[scene.name] = scene
    return list(by_name.values())


def _hush(_kind: object, _context: object, message: str | None) -> None:
    """Leave out what the offscreen platform says of every window that has a least size."""
    if "propagateSizeHints" not in (message or ""):
        print(message, file=sys.stderr)


def set_stage(folder: Path) -> None:
    """Have Qt paint without a display, on one screen of each size, so that dialogs fit theirs."""
    screens = [
        {"name": f"{width}", "x": 4000 * n, "y": 0, "width": width, "height": height, "dpr": 1}
        for n, (width, height) in enumerate((SMALL, LARGE))
    ]
    config = folder / "screens.json"
    config.write_text(json.dumps({"synchronousWindowSystemEvents": True, "screens": screens}))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={config}"
    os.environ["WORDSMITH_DATA"] = str(folder / "data")


@contextmanager
def staged(
    scene: Scene, variant: Variant, family: str, *, for_fingers: bool = False
) -> Iterator[tuple[QWidget, SceneContext]]:
    """Play a scene: what is to be seen of it meanwhile, and what it plays on."""
    from PySide6.QtGui import QCursor

    # Nothing is to look as if the mouse were over it, wherever that was left.
    QCursor.setPos(*_ASIDE)
    with tempfile.TemporaryDirectory(prefix="wordsmith-scene-") as folder:
        context = SceneContext(variant, Path(folder), family, for_fingers=for_fingers)
        try:
            widget = scene.make(context)
            context.settle()
            _end_fading(widget)
            _lay_out_texts(widget)
            context.settle()
            yield widget, context
        finally:
            context.close()


def take(scene: Scene, variant: Variant, family: str) -> QPixmap:
    """Play a scene and take its picture."""
    with staged(scene, variant, family) as (widget, context):
        return picture(widget, context)


def _end_fading(widget: QWidget) -> None:
    """Have what Qt fades in by itself, such as a field's button that clears it, wholly there."""
    from PySide6.QtCore import QPropertyAnimation

    for fading in widget.findChildren(QPropertyAnimation):
        fading.setCurrentTime(fading.duration())


def _lay_out_texts(widget: QWidget) -> None:
    """Have long texts laid out to their end, which Qt does by and by."""
    from PySide6.QtWidgets import QTextEdit

    for text in widget.findChildren(QTextEdit):
        text.document().size()


def picture(widget: QWidget, context: SceneContext) -> QPixmap:
    """A widget as it is seen: a dialog over its window, anything else at the window's size."""
    from PySide6.QtGui import QColor, QPainter
    from PySide6.QtWidgets import QDialog

    if not isinstance(widget, QDialog):
        if widget.isWindow() and widget is not context._window:
            widget.resize(*context.variant.size)
            widget.show()
            context.settle()
        return widget.grab()
    whole, front = context.window.grab(), widget.grab()
    place = front.rect()
    place.moveCenter(whole.rect().center())
    painter = QPainter(whole)
    painter.fillRect(whole.rect(), QColor(0, 0, 0, 60))
    painter.drawPixmap(place.topLeft(), front)
    # In place of the frame that the desktop would draw.
    painter.setPen(QColor(128, 128, 128))
    painter.drawRect(place.adjusted(-1, -1, 0, 0))
    painter.end()
    return whole


def take_all(
    folder: Path, scenes: Sequence[Scene], variants: Sequence[Variant]
) -> Iterator[tuple[str, str]]:
    """Write every picture; its name, and what went wrong with it or ""."""
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from wordsmith_desktop.app.paths import fonts_dir
    from wordsmith_desktop.window.kit.appearance import load_fonts

    qInstallMessageHandler(_hush)
    app = QApplication.instance() or QApplication([])
    family = load_fonts(fonts_dir())
    for scene, variant in product(scenes, variants):
        name = f"{scene.name}-{variant.name}.png"
        try:
            fault = "" if take(scene, variant, family).save(str(folder / name)) else "not written"
        except Exception:  # one scene that fails must not keep the others from being seen
            fault = traceback.format_exc()
        yield name, fault
    del app


def variant_of(text: str) -> Variant:
    """What "de,dark,1024x700,150" asks for. Raises `ArgumentTypeError` for anything else."""
    try:
        language, theme, size, *scale = text.split(",")
        width, height = map(int, size.split("x"))
        text_scale = int(*scale) if scale else 100
    except (ValueError, TypeError) as error:
        raise argparse.ArgumentTypeError(f"not such as de,dark,1024x700,150: {text}") from error
    if language not in LANGUAGES or theme not in THEMES:
        raise argparse.ArgumentTypeError(f"no language or theme of the program: {text}")
    return Variant("de" if language == "de" else "en", theme, (width, height), text_scale)


def main(arguments: Sequence[str]) -> int:
    """Take the pictures asked for; 1 if any failed."""
    parser = argparse.ArgumentParser(description="Take pictures of every page and state.")
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    parser.add_argument("--all", action="store_true", help="every language, theme, size and scale")
    parser.add_argument("--only", action="append", metavar="NAME", help="scenes that begin so")
    parser.add_argument(
        "--in",
        action="append",
        type=variant_of,
        metavar="LANGUAGE,THEME,WxH[,TEXT]",
        dest="variants",
        help="in this language, theme, size of the window and percent of text",
    )
    given = parser.parse_args(arguments)
    variants = given.variants or (ALL_VARIANTS if given.all else VARIANTS)
    wanted = tuple(given.only or ("",))
    scenes = [scene for scene in find_scenes() if scene.name.startswith(wanted)]
    if not scenes:
        known = ", ".join(scene.name for scene in find_scenes())
        parser.error(f"no scene begins with {' or '.join(wanted)}; there are {known}")
    given.folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory(prefix="wordsmith-stage-") as stage:
        set_stage(Path(stage))
        for name, fault in take_all(given.folder, scenes, variants):
            failed += bool(fault)
            print(f"FAILED {name}\n{fault}" if fault else name, flush=True)
    return int(failed > 0)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
