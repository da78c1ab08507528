"""Keys as macOS has them: what it keeps for itself, and the signs on its keyboards.

Qt takes its command key for Ctrl, and its control key for Meta.
"""

from __future__ import annotations

import re
import sys
from typing import Final

IS_MACOS: Final = sys.platform == "darwin"
INSTEAD: Final = {"Ctrl+M": "Ctrl+Shift+M", "F11": "Meta+Ctrl+F"}
"""macOS hides and minimizes windows by the first two, and shows the desktop by the third."""
_SIGNS: Final = {"Meta": "⌃", "Alt": "⌥", "Shift": "⇧", "Umschalt": "⇧", "Ctrl": "⌘", "Strg": "⌘"}
"""In the order that Apple writes them in."""
_COMMAND: Final = re.compile(r"\b(?:Ctrl|Strg)\b")
_TAKEN: Final = re.compile(r"\b(?:(?:Ctrl|Strg)\+[HM]|F11)\b")
_CHORD: Final = re.compile(rf"\b((?:(?:{'|'.join(_SIGNS)})\+)+)(?=\w|,)")


def own_key(key: str, *, is_macos: bool = IS_MACOS) -> str:
    """The key that stands for this one of another system."""
    return INSTEAD.get(key, key) if is_macos else key


def as_on_macos(sentence: str) -> str:
    """A sentence about keys as it is said there."""
    own = _TAKEN.sub(lambda found: INSTEAD[found[0].replace("Strg", "Ctrl")], sentence)
    return _COMMAND.sub("⌘", _CHORD.sub(_signs, own))


def _signs(found: re.Match[str]) -> str:
    held = found[1].split("+")
    return "".join(sign for name, sign in _SIGNS.items() if name in held)
