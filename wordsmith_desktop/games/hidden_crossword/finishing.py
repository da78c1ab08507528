"""Laying the rest of a puzzle around what lies: as many letters as can be, nothing is moved.

Words may lie side by side where all that they cross are words. Every limit counts tries, never
time, so that the same arguments give the same puzzle on every machine.
"""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.bots.bot import Report, ShouldStop
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.hidden_crossword.crossword import Layout
from wordsmith_desktop.games.hidden_crossword.presenter import Editor
from wordsmith_desktop.games.hidden_crossword.suggestions import Suggestion, suggestions
from wordsmith_desktop.lexicon.index import WordIndex

TRIES: Final = 24
"""Ways that are tried from what lies on."""
_MISSES: Final = 6
"""Slots without a word after which a way is given up."""
_LIVELIEST: Final = 12
"""Of so many words that use the most letters one is drawn."""


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
    return None if best is editor else best.layout


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
