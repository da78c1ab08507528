"""What whoever lays a puzzle or guesses hears of it: what lies there, and what is known."""

from __future__ import annotations

from wordsmith_desktop.wording.texts import say, say_count

from ..rules.crossword import Crossword, GridFault
from ..rules.observation import Observation
from ..rules.state import Phase
from ..words import table_texts as texts
from ..words.event_sentences import fault_text
from .sheet.views import SheetView, known_counts, say_count_of, say_heading, slots_of, told_lines


def guess_said(word: str, against: str, view: SheetView) -> str:
    """What speaks against a guess, or what is known of words as long as it."""
    if against:
        return against
    counts, length = known_counts(view), len(word)
    spelled = say_count(texts.SPELLED, length, word=word)
    if length not in counts:
        return spelled
    return say(texts.GUESS_SAID, spelled=spelled, known=say_count_of(counts[length], length))


def grid_said(grid: Crossword, pool: str, faults: tuple[GridFault, ...], *, typed: str) -> str:
    """How far a puzzle is: its words, what is left over, and the first thing that is wrong.

    Before it comes the word that was `typed` last, if one was.
    """
    if not grid.tiles:
        return ""
    words = say_count(texts.WORDS_LAID, len(grid.words))
    left = say_count(texts.LETTERS_LEFT, len(grid.left_over(pool)))
    wrong = fault_text(faults[0], grid) if faults else ""
    word = f"{typed}." if typed else ""
    return " ".join(filter(None, (word, say(texts.GRID_SAID, words=words, left=left), wrong)))


def pieces_said(seen: Observation, grid: Crossword, view: SheetView) -> str:
    """The letters to build with; at the guessing, all that is known of the other's puzzle."""
    if seen.phase is Phase.BUILD:
        return say(texts.LETTERS_TO_LAY, letters=", ".join(sorted(grid.left_over(seen.pool))))
    if seen.phase is not Phase.GUESS:
        return ""
    slots = [slot for slot in slots_of(view.records, anchor=view.anchor) if slot.placement]
    return ". ".join((*told_lines(view), *map(say_heading, slots)))
