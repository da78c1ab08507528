"""Laying the rest of a puzzle around what lies: as many letters as can be, nothing is moved.

Words may lie side by side where all that they cross are words. Where that leaves letters over,
those that are left are shared out among words that cross one tile each. Every limit counts tries,
never time, so that the same arguments give the same puzzle on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import prod
from typing import Final

from wordsmith_desktop.bots.bot import Report, ShouldStop
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.lexicon.index import WordIndex

from .crossword import Crossword, Layout, Tile, layout_of, word_tiles
from .letter_sharing import UNUSED, Branch, Sharing
from .presenter import Editor
from .suggestions import Suggestion, suggestions
from .word_weaving import MOST_TILES, Steps, weave_all, weave_on

TRIES: Final = 24
"""Ways that are tried from what lies on."""
_MISSES: Final = 6
"""Slots without a word after which a way is given up."""
_LIVELIEST: Final = 12
"""Of so many words that use the most letters one is drawn."""
_SHARES: Final = 90
"""Ways to share out what is left that are tried at one price."""
_STEPS: Final = 40
"""Places that are tried for the words of one of them."""
_FIGURES: Final = 6_000
"""So many are looked at where all ways to share it out are tried."""
_MOST_HEAPS: Final = 10_000
"""More than any table's tiles make; sharing out takes longer the more there are."""


def finished(
    editor: Editor,
    index: WordIndex,
    rng: Rng,
    *,
    least: int = 0,
    family: bool = True,
    should_stop: ShouldStop = lambda: False,
    report: Report | None = None,
) -> Layout | None:
    """The tiles that lie with more words around them, of at least that commonness.

    Of the ways tried it is one that leaves the fewest letters; None where no word goes in, or if
    it was stopped before any was found.
    """
    best = editor
    for done in range(TRIES):
        if should_stop() or not best.rack:
            break
        tried = _one_way(editor, index, rng, least=least, family=family, should_stop=should_stop)
        if len(tried.rack) < len(best.rack):
            best = tried
        if report is not None:
            report(done + 1, TRIES)
    if best.rack and not editor.is_free and not should_stop():
        listed = _listed(editor, index, least=least, family=family)
        shared = _shared_out(editor.layout or _one_word(best, rng), best, listed, rng, should_stop)
        if shared is not None:
            return shared
    return None if best is editor else best.layout


def _listed(editor: Editor, index: WordIndex, *, least: int, family: bool) -> list[str]:
    """The words that may be laid."""
    letters = editor.rack + "".join(editor.grid.letters.values())
    return [one.word for one in index.from_letters(letters, min_commonness=least, family=family)]


def _one_word(editor: Editor, rng: Rng) -> Layout:
    """Some word of what is laid, to begin with where nothing lies yet; nothing without any."""
    if not editor.grid.runs:
        return ()
    run = rng.choice(editor.grid.runs)
    return layout_of(word_tiles(run.word, run.start, run.direction))


def _shared_out(
    lying: Layout, best: Editor, words: list[str], rng: Rng, should_stop: ShouldStop
) -> Layout | None:
    """What lies with words that leave fewer letters over than the best; None if none were found."""
    letters = "".join(tile.letter for tile in lying)
    rest = Counter(best.rack) + Counter(tile.letter for tile in best.layout) - Counter(letters)
    heaps = prod(count + 1 for count in rest.values())
    if not lying or len(letters) + rest.total() > MOST_TILES or heaps > _MOST_HEAPS:
        return None
    laid = set(Crossword(lying).words)
    others = [word for word in words if word not in laid]
    sharing = Sharing(letters + "".join(rest.elements()), letters, others)
    row, col = min(tile.row for tile in lying), min(tile.col for tile in lying)
    core = _shifted(lying, -row, -col)
    found = _woven(core, sharing, UNUSED * len(best.rack), rng, should_stop)
    return None if found is None else _shifted(found, row, col)


def _woven(
    core: Layout, sharing: Sharing, limit: int, rng: Rng, should_stop: ShouldStop
) -> Layout | None:
    """At the lowest price below the limit; before letters are left over all ways are tried."""
    for price in range(sharing.least, min(UNUSED, limit)):
        layout = _drawn(core, sharing, price, rng, should_stop)
        if layout is not None:
            return layout
    steps = Steps(_FIGURES, should_stop)
    for price in range(sharing.least, min(UNUSED, limit)):
        for layout in weave_all(sharing, core, price, rng, steps):
            return layout
    later = range(max(sharing.least, UNUSED), limit)
    drawn = (_drawn(core, sharing, price, rng, should_stop) for price in later)
    return next((layout for layout in drawn if layout is not None), None)


def _drawn(
    core: Layout, sharing: Sharing, price: int, rng: Rng, should_stop: ShouldStop
) -> Layout | None:
    for _ in range(_SHARES):
        if should_stop():
            return None
        branches = sharing.draw(rng, price).branches
        layout = weave_on(core, branches, rng, _STEPS) if _are_other(branches) else None
        if layout is not None:
            return layout
    return None


def _are_other(branches: Sequence[Branch]) -> bool:
    """Whether no word is among them twice."""
    return len({branch.word for branch in branches}) == len(branches)


def _shifted(layout: Layout, rows: int, cols: int) -> Layout:
    return layout_of(Tile(one.row + rows, one.col + cols, one.letter) for one in layout)


def _one_way(
    editor: Editor,
    index: WordIndex,
    rng: Rng,
    *,
    least: int,
    family: bool,
    should_stop: ShouldStop,
) -> Editor:
    misses = 0
    while editor.rack and misses < _MISSES and not should_stop():
        tile = rng.choice(editor.layout) if editor.layout else None
        caret = editor.caret if tile is None else tile.cell
        runs = {run.direction for run in editor.grid.runs_at(caret)}
        way = next((one.other for one in runs if one.other not in runs), editor.direction)
        found = suggestions(editor.with_caret(caret, way), index, least=least, family=family)
        after = _with_one(editor, found, rng)
        misses = misses + 1 if after is None else 0
        editor = after or editor
    return editor


def _with_one(editor: Editor, found: tuple[Suggestion, ...], rng: Rng) -> Editor | None:
    """With one of the words that use many letters; those of two, which are told, come last."""
    by_use = sorted(found, key=lambda one: (len(one.word) <= 2, -len(one.word)))
    if not by_use:
        return None
    one = rng.choice(by_use[:_LIVELIEST])
    after = editor.typed_word(one.word, one.start, one.direction)
    return after if isinstance(after, Editor) else None
