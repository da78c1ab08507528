"""What keys can be chosen for: each usual chord with all that it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from wordsmith_desktop.window.kit.game_entry import GameEntry, KeyHelp
from wordsmith_desktop.window.kit.key_map import chords_in, is_of_board, written
from wordsmith_desktop.wording.shell import key_texts as texts
from wordsmith_desktop.wording.texts import Text, say


class KeyLine(NamedTuple):
    """One chord of the page of keys."""

    usual: str
    does: str
    while_holding: bool = False
    """Whether it counts only while something is held, and nothing is typed."""


def of_tables(games: Sequence[GameEntry]) -> Iterator[KeyLine]:
    """The chords of the tables; first those that are shortcuts."""
    yield from _lines(games, are_of_boards=False)


def of_boards(games: Sequence[GameEntry]) -> Iterator[KeyLine]:
    """The keys that boards are pressed with."""
    yield from _lines(games, are_of_boards=True)


def everywhere(lines: Iterable[tuple[Text, Text]]) -> Iterator[KeyLine]:
    """The chords that are the same on every page."""
    for keys, does in lines:
        for chord in chords_in(keys.en):
            yield KeyLine(chord, say(does))


def _lines(games: Sequence[GameEntry], *, are_of_boards: bool) -> Iterator[KeyLine]:
    uses: dict[str, dict[str, list[str]]] = {}
    held: set[str] = set()
    for entry in games:
        for line in entry.keys:
            chords = _of_board(line) if are_of_boards else chords_in(line.keys.en)
            for chord in chords:
                does = _does(line, chord, is_one_of_many=are_of_boards and len(chords) > 1)
                uses.setdefault(chord, {}).setdefault(does, []).append(say(entry.title))
            held.update(chords if line.while_holding else ())
    for chord, by_game in uses.items():
        yield KeyLine(chord, _uses_text(by_game, len(games)), chord in held)


def _of_board(line: KeyHelp) -> tuple[str, ...]:
    """Those that can be chosen: what is held beside them stays."""
    return tuple(chord for chord in line.of_board if is_of_board(chord))


def _does(line: KeyHelp, chord: str, *, is_one_of_many: bool) -> str:
    does = say(line.does)
    return say(texts.ONE_OF, does=does, key=written(chord)) if is_one_of_many else does


def _uses_text(does: dict[str, list[str]], games: int) -> str:
    """What a chord is for, with the games in which it is, unless that is all of them."""
    if len(does) == 1 and len(next(iter(does.values()))) == games:
        return next(iter(does))
    return "; ".join(
        say(texts.LINE, does=", ".join(titles), key=what) for what, titles in does.items()
    )
