"""The keys that somebody has chosen in place of the usual ones.

A key is known by its usual chord, such as "Ctrl+R", whichever game it is for: what is asked for by
the same key at every table stays so.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtGui import QKeySequence

from wordsmith_desktop.wording.keyboard import IS_MACOS, own_key
from wordsmith_desktop.wording.keyboard_texts import ENTER
from wordsmith_desktop.wording.texts import Text, say

_CHOSEN: Final[dict[str, str]] = {}
_OF_BOARDS: Final[dict[str, str]] = {}
"""Those of `_CHOSEN` that boards are pressed with, such as arrows and digits."""
_CHORD: Final = re.compile(
    r"(?<![\w+])((?:(?:Ctrl|Shift|Alt)\+)*(?:F\d{1,2}|Ctrl\+\S+?))(?=$|[\s,;)])"
)
_FUNCTION: Final = re.compile(r"F\d{1,2}|Pause")
_SERIES: Final = re.compile(r"^(.*?)(\d+) … \1(\d+)$")
_FIXED: Final = re.compile(r"\+(?:arrow|arrows|Left|Right|Up|Down|Home|End|[ACVX])$|click")
"""What moves in text and on boards, and what every program has for the clipboard."""
_WRITTEN: Final = {
    "Ctrl": "Strg",
    "Shift": "Umschalt",
    "Backspace": "Rücktaste",
    "Enter": "Eingabe",
}


def use_keys(chosen: Mapping[str, str]) -> bool:
    """Use these chords by the usual ones they replace; whether that is other than before."""
    if dict(chosen) == _CHOSEN:
        return False
    _CHOSEN.clear()
    _CHOSEN.update(chosen)
    _OF_BOARDS.clear()
    _OF_BOARDS.update({usual: one for usual, one in chosen.items() if is_of_board(usual)})
    return True


def is_of_board(usual: str) -> bool:
    """Whether a usual chord is a key that is pressed alone and no shortcut."""
    return usual in ("+", "-") or ("+" not in usual and not _FUNCTION.fullmatch(usual))


def chosen_boards() -> Mapping[str, str]:
    """The chosen keys of boards by the usual ones they replace."""
    return _OF_BOARDS


def chosen(usual: str) -> str:
    """The chord that is pressed in place of a usual one."""
    return _CHOSEN.get(usual, usual)


def sequences(usual: Iterable[str]) -> list[QKeySequence]:
    """What an action with these usual chords listens to."""
    return [QKeySequence(chosen(one)) for one in usual]


def chords_in(keys: str) -> tuple[str, ...]:
    """The chords of an English list of keys that can be chosen otherwise.

    A series such as "F5 … F8" is all of its chords.
    """
    series = _SERIES.match(keys)
    if series is not None:
        first, last = int(series[2]), int(series[3])
        return tuple(f"{series[1]}{n}" for n in range(first, last + 1))
    found = (one for one in _CHORD.findall(keys) if not _FIXED.search(one))
    return tuple(own_key(one).replace("Enter", "Return") for one in found)


def written(chord: str) -> str:
    """How a chord stands on a keyboard of the program's language."""
    native = QKeySequence(chord).toString(QKeySequence.SequenceFormat.NativeText)
    # The window's frame needs no sentence of a table.

    return native.replace("Return", say(ENTER))


def as_chosen(keys: Text, of_board: Sequence[str] = ()) -> str:
    """A list of keys with those in it that somebody has chosen.

    `of_board` are all chords of it that a board takes by itself; each may hold Ctrl or Shift.
    """
    if any(_follows(one) != one for one in of_board):
        return _boards_as_chosen(keys, of_board)
    chords = chords_in(keys.en)
    if all(chosen(one) == one for one in chords):
        return say(keys)
    if IS_MACOS or _SERIES.match(keys.en):
        return ", ".join(written(chosen(one)) for one in chords)
    text = say(keys)
    for one in chords:
        if chosen(one) != one:
            usual = one.replace("Return", "Enter")
            said = say(Text(usual, _in_german(usual)))
            text = re.sub(rf"(?<![\w+]){re.escape(said)}(?!\w)", written(chosen(one)), text)
    return text


def _follows(chord: str) -> str:
    """A chord of a board with the key in it that was chosen."""
    *held, key = chord.rsplit("+", 1) if len(chord) > 1 else (chord,)
    return "+".join((*held, chosen(key)))


def _boards_as_chosen(keys: Text, of_board: Sequence[str]) -> str:
    """All keys of boards in such a list, and what follows a single one of them."""
    said = ", ".join(written(_follows(one)) for one in of_board)
    _, comma, rest = say(keys).partition(", ") if len(of_board) == 1 else ("", "", "")
    return f"{said}{comma}{rest}"


def _in_german(chord: str) -> str:
    return "+".join(_WRITTEN.get(part, part) for part in chord.split("+"))


def is_free_for_choice(chord: str) -> bool:
    """Whether a chord may be chosen: none that types, moves about, or does the same everywhere."""
    *held, key = chord.split("+")
    if _FUNCTION.fullmatch(key):
        return True
    has_command = bool({"Ctrl", "Meta"} & set(held))
    return has_command and key != "" and _FIXED.search(f"+{key}") is None
