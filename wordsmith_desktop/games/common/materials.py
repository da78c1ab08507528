"""Material for languages that the program brings none for: dice, tiles, cards and letters.

It is chosen once from the words of a dictionary, and lies beside it then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.core.apart import Report
from wordsmith_desktop.lexicon.languages import OURS, code_of, name_of

from .registry import game_names, game_of

if TYPE_CHECKING:
    # They bring NumPy with them.
    from wordsmith_desktop.lexicon.index import WordIndex
    from wordsmith_desktop.lexicon.own.own_lists import OwnLists

LEAST_WORDS: Final = 1_000
"""Of fewer words no box is chosen: the English one serves."""
SAMPLE: Final = 30_000
"""Words that are enough where nobody knows which of them are common."""
_LONGEST: Final = 9
_ALIKE: Final = 35
"""The commonness that they all have then."""


def part_of(game: str) -> str:
    """The name of the file with a game's material."""
    return f"{game}.material"


def with_material(game: str, ruleset: Any, tag: str, lists: OwnLists) -> Any:
    """A ruleset with the material of its dictionary's language, as far as that is chosen."""
    material = lists.read_part(source_of(tag, lists), part_of(game)) if needs_material(tag) else ""
    return game_of(game).equipped(ruleset, material) if material else ruleset


def chosen_material(
    report: Report, tag: str, files: Path, own: Path, games: Iterable[str] | None = None
) -> dict[str, str]:
    """Choose the material of some games, by default all, from the words of a dictionary.

    It takes a minute or two.
    """
    from wordsmith_desktop.lexicon.loading import open_lexicon
    from wordsmith_desktop.lexicon.own.own_lists import OwnLists

    index = open_lexicon(tag, files, own_dir=own).index
    if len(index) < LEAST_WORDS:
        return {}
    about = OwnLists(own).find(tag)
    if about is not None and about.is_estimated:
        index = sample_of(index)
    choosers = {name: game_of(name).material_chooser() for name in games or game_names()}
    asked = {name: chooser for name, chooser in choosers.items() if chooser is not None}
    found = {}
    for place, (name, choose) in enumerate(asked.items()):
        found[name] = choose(index, _part_of_whole(report, place, len(asked)))
    return {name: material for name, material in found.items() if material}


def sample_of(index: WordIndex) -> WordIndex:
    """Words from all over a list, all alike: an estimate would prefer letters that it goes by."""
    import numpy as np

    from wordsmith_desktop.lexicon.index import WordIndex

    places = (index.lengths <= _LONGEST).nonzero()[0]
    words = index.words[places[:: max(1, len(places) // SAMPLE)]]
    alike = np.full(len(words), _ALIKE, np.uint8)
    return WordIndex(words, alike, np.zeros(len(words), np.bool_))


def needs_material(tag: str) -> bool:
    """Whether the program brings no material for the language of a dictionary."""
    return bool(name_of(tag)) and code_of(tag) not in OURS


def source_of(tag: str, lists: OwnLists) -> str:
    """The dictionary whose material serves: the one that it goes by, if it goes by another."""
    own = lists.find(tag) if name_of(tag) else None
    return source_of(own.base, lists) if own is not None and own.base not in ("", tag) else tag


def _part_of_whole(report: Report, place: int, parts: int) -> Callable[[int, int], None]:
    """Reports part of the work as part of the whole, in thousandths."""
    return lambda done, whole: report(1000 * place // parts + 1000 * done // whole // parts, 1000)
