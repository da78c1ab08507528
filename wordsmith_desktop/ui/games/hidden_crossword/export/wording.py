"""What an ipuz file says to people, in the language of its puzzle."""

from __future__ import annotations

from wordsmith_desktop.games.hidden_crossword.clues import Placement
from wordsmith_desktop.games.hidden_crossword.ipuz import Wording
from wordsmith_desktop.games.hidden_crossword.puzzle_file import Entry, Puzzle
from wordsmith_desktop.ui.games.hidden_crossword.export import texts
from wordsmith_desktop.ui.games.hidden_crossword.terms_texts import PLACEMENT_NAMES
from wordsmith_desktop.ui.games.hidden_crossword.texts import TITLE
from wordsmith_desktop.ui.kit.texts import Language


def wording_of(puzzle: Puzzle) -> Wording:
    """Title and clues; a clue names no word but the anchor, which everybody knows."""
    language: Language = "de" if puzzle.language == "de" else "en"

    def clue(entry: Entry) -> str:
        word = entry.run.word
        place = PLACEMENT_NAMES[entry.placement].in_language(language)
        if entry.placement is Placement.ANCHOR:
            return texts.FILE_ANCHOR.in_language(language).format(place=place, word=word)
        sentence = texts.FILE_CLUE.for_count(len(word)).in_language(language)
        return sentence.format(place=place, n=len(word))

    return Wording(TITLE.in_language(language), clue)
