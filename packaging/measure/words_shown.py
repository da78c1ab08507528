"""Count the words that a person has to read on each page.

`packaging/dev.py -m measure.words_shown [--texts] [SCENE…]` plays every scene that begins so
(tables and forms unless some are named) in both languages and prints a row for each: its words in
English and in German, and the longest text in characters; with `--texts` also what stands there.
What is folded away or in a tip is not counted, nor is what is painted as a thing: pieces, chips.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pictures.screens import find_scenes, set_stage, staged
from pictures.stage import Scene, Variant

from wordsmith_desktop.wording.texts import LANGUAGES

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.wording.texts import Language

SIZE: Final = (1280, 800)
TABLES: Final = ("crossword-", "letters-", "rewordable-", "wit-")
"""How the names of scenes begin that show a table."""
NO_TABLES: Final = ("-match-over", "new-match", "-end", "-over", "-curtain", "-lesson-", "mixed")
"""What stands in the names of those among them that show something else."""
FORMS: Final = (
    "new-match",
    "mixed-form",
    "mixed-dialog",
    "challenges-code",
    "challenges-ready",
    "companion-",
    "data-",
    "dictionaries-adding",
    "from-paper",
    "house",
    "players",
    "practice-nothing",
    "print-",
    "settings",
    "workshop-giving",
)
"""How the names of scenes begin that ask something, besides the games' own forms."""


def is_table(name: str) -> bool:
    """Whether a scene shows a table in play."""
    return name.startswith(TABLES) and not any(part in name for part in NO_TABLES)


def is_form(name: str) -> bool:
    """Whether a scene shows something to fill in."""
    return name.startswith(FORMS) or "-new-match" in name


def sentences(root: QWidget) -> Iterator[str]:
    """Every text that is to be read in a window, as it stands there."""
    from PySide6.QtWidgets import QWidget

    for part in (root, *root.findChildren(QWidget)):
        if part.isVisibleTo(root):
            yield from filter(None, _texts(part))


def _texts(part: QWidget) -> Iterator[str]:
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QTextDocumentFragment
    from PySide6.QtWidgets import (
        QAbstractButton,
        QComboBox,
        QLabel,
        QLineEdit,
        QTextEdit,
        QToolButton,
    )

    icon_only = Qt.ToolButtonStyle.ToolButtonIconOnly

    if isinstance(part, QLabel):
        yield QTextDocumentFragment.fromHtml(part.text()).toPlainText()
    elif isinstance(part, QToolButton) and part.toolButtonStyle() is icon_only:
        # A field's sign has its sentence for the ear alone.
        yield "" if not part.icon().isNull() else part.text()
    elif isinstance(part, QAbstractButton):
        yield part.text()
    elif isinstance(part, QComboBox):
        yield part.currentText()
    elif isinstance(part, QLineEdit):
        yield part.text() or part.placeholderText()
    elif isinstance(part, QTextEdit):
        yield part.toPlainText()


def words(text: str) -> int:
    """How many words a text has; a number or a sign is none."""
    return len(re.findall(r"[^\W\d_]{2,}", text))


def shown(scene: Scene, language: Language, family: str) -> tuple[str, ...]:
    """What is to be read in a scene."""
    with staged(scene, Variant(language, "light", SIZE), family) as (widget, context):
        context.wait_for_work()
        return tuple(sentences(widget))


def main(arguments: Sequence[str]) -> int:
    """Print a row for each scene and the sums; 0."""
    from PySide6.QtWidgets import QApplication

    from wordsmith_desktop.app.paths import fonts_dir
    from wordsmith_desktop.window.kit.appearance import load_fonts

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", metavar="SCENE")
    parser.add_argument("--texts", action="store_true", help="also print what stands there")
    given = parser.parse_args(arguments)
    names = tuple(given.scenes)
    sums: dict[str, list[int]] = {}
    with tempfile.TemporaryDirectory(prefix="wordsmith-stage-") as stage:
        set_stage(Path(stage))
        app = QApplication([])
        family = load_fonts(fonts_dir())
        for scene in find_scenes():
            kind = "table" if is_table(scene.name) else "form" if is_form(scene.name) else "other"
            if scene.name.startswith(names) if names else kind != "other":
                texts = [shown(scene, language, family) for language in LANGUAGES]
                counts = [sum(map(words, each)) for each in texts]
                longest = max((len(text) for each in texts for text in each), default=0)
                print(
                    f"| {scene.name} | {kind} | {counts[0]} | {counts[1]} | {longest} |", flush=True
                )
                if given.texts:
                    print(*(f"    {text!r}" for each in texts for text in each), sep="\n")
                so_far = sums.get(kind, [0, 0])
                sums[kind] = [one + other for one, other in zip(so_far, counts, strict=True)]
        del app
    for kind, whole in sums.items():
        print(f"| all | {kind} | {whole[0]} | {whole[1]} | |")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
