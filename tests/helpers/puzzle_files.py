"""Every way in which puzzles and deals come in: a sound one, wrong ones of each, and its reader."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from functools import partial
from typing import Any, Final
from xml.etree import ElementTree

import puz

from tests.games.hidden_crossword.workshop.pieces import TRAINS
from tests.helpers.finished_puzzles import TRAIN
from tests.helpers.wrong_values import drawn_wrong
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.features.challenges.codes import BadCodeError, Deal, parse_code
from wordsmith_desktop.features.challenges.kinds import KINDS
from wordsmith_desktop.games.hidden_crossword.rules.ipuz import IpuzError, from_ipuz, to_ipuz
from wordsmith_desktop.games.hidden_crossword.words.in_words import wording_of
from wordsmith_desktop.games.hidden_crossword.workshop import puzzle_code as codes
from wordsmith_desktop.games.hidden_crossword.workshop.across_lite import (
    piece_from_puz,
    piece_to_puz,
)
from wordsmith_desktop.games.hidden_crossword.workshop.file_faults import PuzzleFileError
from wordsmith_desktop.games.hidden_crossword.workshop.hidden_file import (
    HiddenFile,
    hidden_from_bytes,
    hidden_to_text,
)
from wordsmith_desktop.games.hidden_crossword.workshop.jpz import piece_from_jpz, piece_to_jpz
from wordsmith_desktop.games.hidden_crossword.workshop.pieces_as_ipuz import (
    piece_from_ipuz,
    piece_to_ipuz,
)
from wordsmith_desktop.games.hidden_crossword.workshop.workpiece import Workpiece, hidden_puzzle

Wrong = Callable[[Rng], bytes]
_JPZ: Final = piece_to_jpz(TRAINS)
_PUZ: Final = piece_to_puz(TRAINS)
_HIDDEN: Final = codes.HiddenPuzzle(
    "en", hidden_puzzle(replace(TRAINS, pool="".join(sorted(TRAIN.pool))))
)
ODD: Final = (
    *("", "0", "-1", "1", "2.5", "1e999", "9" * 30, "9" * 5000, "٣", "x", "#", "1-", "-", "0-0"),
    *("A" * 300, "Ä", "\u202e", "a b", "true", "block", "void", "clue"),
)
"""What a field of XML may say."""


class Format(Value):
    """One of these ways."""

    sound: bytes
    read: Callable[[bytes], object]
    """Uses what it reads."""
    refused: type[Exception]
    wrong: Wrong
    """Something that is whole, and in which something is wrong."""


def _read_piece(reader: Callable[[bytes], Workpiece], content: bytes) -> object:
    """What is opened can be kept, hidden and opened again."""
    piece = reader(content)
    assert piece.tidied().layout == piece_from_ipuz(piece_to_ipuz(piece).encode()).layout
    return piece


def _wrong_json(sound: bytes) -> Wrong:
    return partial(drawn_wrong, json.loads(sound))


def _wrong_jpz(rng: Rng) -> bytes:
    """Elements that say something else, are gone, twice or of another name; now and then zipped."""
    root = ElementTree.fromstring(_JPZ)
    for _ in range(1 + rng.below(3)):
        parent = rng.choice([one for one in root.iter() if len(one)] or [root])
        if not len(parent):
            break
        one = parent[rng.below(len(parent))]
        how = rng.below(5)
        if how == 0 and one.attrib:
            one.set(rng.choice(sorted(one.attrib)), rng.choice(ODD))
        elif how == 1:
            parent.remove(one)
        elif how == 2:
            parent.append(one)
        elif how == 3:
            one.tag = rng.choice(("grid", "cell", "word", "clue", "metadata", "x"))
        else:
            one.text = rng.choice(ODD)
    content = ElementTree.tostring(root)
    return _zipped(bytes(content), rng) if rng.below(3) == 0 else bytes(content)


def _zipped(content: bytes, rng: Rng) -> bytes:
    packed = io.BytesIO()
    kinds = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA)
    with zipfile.ZipFile(packed, "w", rng.choice(kinds)) as archive:
        archive.writestr("a.xml", content)
        archive.comment = b"x" * rng.below(9)
    made = bytearray(packed.getvalue())
    for _ in range(rng.below(4)):
        made[rng.below(len(made))] = rng.below(256)
    return bytes(made)


def _wrong_puz(rng: Rng) -> bytes:
    """A file whose sums are right."""
    made = puz.load(_PUZ)
    for _ in range(1 + rng.below(2)):
        name, value = rng.choice(_PUZ_FIELDS)
        setattr(made, name, value)
    try:
        return bytes(made.tobytes())
    except Exception:
        # What the library cannot write itself was no file.
        return _PUZ


_PUZ_FIELDS: Final[tuple[tuple[str, Any], ...]] = (
    *(("width", value) for value in (0, 1, 3, 255)),
    *(("height", value) for value in (0, 1, 3, 255)),
    *(("solution", value) for value in ("", ".", "A", "." * 65_025, "X" * 64, "a1?-" * 16)),
    *(("fill", value) for value in ("", "-")),
    *(("clues", value) for value in ([], [""] * 4, ["x"] * 300)),
    *(("title", value) for value in ("", "\t\x01", "x" * 3000)),
    *(("solution_state", value) for value in (2, 4, 0xFFFF)),
    *(("puzzletype", value) for value in (0, 0x401, 0xFFFF)),
    *(("version", value) for value in (b"9.9", b"2.0")),
)


def _wrong_hidden(rng: Rng) -> bytes:
    if rng.below(2):
        return drawn_wrong(json.loads(_HIDDEN_FILE), rng)
    fields = json.loads(_HIDDEN_FILE) | {"code": _wrong_code(rng).decode()}
    return json.dumps(fields).encode()


def _wrong_code(rng: Rng) -> bytes:
    """A code that is right in itself, of a puzzle that is none."""
    number = codes._number_of(_HIDDEN)
    if rng.below(8) == 0:
        return codes.puzzle_code(_HIDDEN).lower().replace("-", " ").encode()
    if rng.below(2):
        number = int.from_bytes(bytes(rng.below(256) for _ in range(1 + rng.below(30))))
    else:
        number ^= 1 << rng.below(number.bit_length() - 1)
    try:
        return codes._readable(number, rng.below(60)).encode()
    except codes.PuzzleCodeError:
        return b""


def _wrong_deal(rng: Rng) -> bytes:
    if rng.below(8) == 0:
        return Deal(rng.choice(KINDS), "de", rng.below(999)).text.lower().encode()
    letters = [rng.choice("BADEFIGOKU ÄÖÜ-ß\0\u202e1٣") for _ in range(rng.below(40))]
    return "".join(letters).encode()


_IPUZ: Final = piece_to_ipuz(TRAINS).encode()
_PUZZLE: Final = to_ipuz(TRAIN, wording_of(TRAIN)).encode()
_HIDDEN_FILE: Final = hidden_to_text(HiddenFile(_HIDDEN, "Trains", "Ben"))


def _text(reader: Callable[[str], object], content: bytes) -> object:
    return reader(content.decode("utf-8", "replace"))


FORMATS: Final[dict[str, Format]] = {
    "ipuz": Format(
        _IPUZ, partial(_read_piece, piece_from_ipuz), PuzzleFileError, _wrong_json(_IPUZ)
    ),
    "ipuz of a match": Format(_PUZZLE, partial(_text, from_ipuz), IpuzError, _wrong_json(_PUZZLE)),
    "puz": Format(_PUZ, partial(_read_piece, piece_from_puz), PuzzleFileError, _wrong_puz),
    "jpz": Format(_JPZ, partial(_read_piece, piece_from_jpz), PuzzleFileError, _wrong_jpz),
    "hidden": Format(_HIDDEN_FILE.encode(), hidden_from_bytes, PuzzleFileError, _wrong_hidden),
    "codes": Format(
        codes.puzzle_code(_HIDDEN).encode(),
        partial(_text, codes.parse_puzzle_code),
        codes.PuzzleCodeError,
        _wrong_code,
    ),
    "deals": Format(
        Deal(KINDS[0], "en", 7).text.encode(), partial(_text, parse_code), BadCodeError, _wrong_deal
    ),
}


def come_in(name: str, content: bytes) -> str:
    """Read it: "opened" or "refused"."""
    format_ = FORMATS[name]
    try:
        format_.read(content)
    except format_.refused:
        return "refused"
    return "opened"
