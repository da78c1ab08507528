"""The scenes of `packaging/pictures/screens.py` by which tests know how everything looks."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from pictures.screens import find_scenes


class Variant(NamedTuple):
    """What `packaging/pictures/screens.py` calls so, as far as a test has to say it."""

    language: str
    theme: str
    size: tuple[int, int]
    text_scale: int = 100


USUAL: Final = Variant("en", "light", (1280, 800))
DARK: Final = Variant("de", "dark", (1920, 1080))
CONTRAST: Final = Variant("en", "contrast", (1280, 800))
LARGE_TEXT: Final = Variant("de", "light", (1280, 800), 200)
VARIANTS: Final = {
    "asked-grid": CONTRAST,
    "asked-lexicon": DARK,
    "asked-puzzle-end": LARGE_TEXT,
    "asked-review": DARK,
    "back-better-dice-turns": DARK,
    "back-review-deck-turns": DARK,
    "box-dice": CONTRAST,
    "box-tiles-many": DARK,
    "challenges": DARK,
    "challenges-album-calendar": DARK,
    "challenges-code": LARGE_TEXT,
    "challenges-missed": DARK,
    "challenges-next-player": LARGE_TEXT,
    "challenges-ready": CONTRAST,
    "challenges-ready-match": LARGE_TEXT,
    "challenges-result-deck-turns": DARK,
    "challenges-table-after-deck-turns": CONTRAST,
    "companion-clock": LARGE_TEXT,
    "companion-look-up": CONTRAST,
    "computers-cards": CONTRAST,
    "computers-thinking": DARK,
    "crossword-building": CONTRAST,
    "crossword-choosing": CONTRAST,
    "crossword-drawing": DARK,
    "crossword-given-up": LARGE_TEXT,
    "crossword-guessing": DARK,
    "crossword-hinted": LARGE_TEXT,
    "crossword-match-over-two": CONTRAST,
    "crossword-named-anchor": DARK,
    "crossword-no-anchor": DARK,
    "crossword-solving": LARGE_TEXT,
    "data-players": DARK,
    "from-paper": DARK,
    "from-paper-doubtful": CONTRAST,
    "from-paper-letters": LARGE_TEXT,
    "from-paper-ticked": LARGE_TEXT,
    "high-scores-deleted": DARK,
    "home-matches": DARK,
    "home-told": CONTRAST,
    "keys": LARGE_TEXT,
    "learn": DARK,
    "lesson-helped": DARK,
    "lesson-hidden-crossword-first-9": LARGE_TEXT,
    "lesson-hidden-crossword-solve-5": LARGE_TEXT,
    "lesson-length-x-wit-first-3": CONTRAST,
    "lesson-length-x-wit-first-6": CONTRAST,
    "lesson-letter-pieces-sisters-2": DARK,
    "lesson-rewordable-doubting-4": DARK,
    "lesson-rewordable-first-3": CONTRAST,
    "lesson-rewordable-joining-3": LARGE_TEXT,
    "letters-against-the-clock": LARGE_TEXT,
    "letters-building": DARK,
    "letters-challenge-over": DARK,
    "letters-lesson-end": LARGE_TEXT,
    "letters-lesson-start": CONTRAST,
    "letters-longest-word": DARK,
    "letters-misbuilt": CONTRAST,
    "letters-objection": CONTRAST,
    "letters-race-bench": LARGE_TEXT,
    "letters-refused": LARGE_TEXT,
    "letters-secret-curtain": DARK,
    "letters-word-by-word": CONTRAST,
    "look-up-unknown": DARK,
    "manual": LARGE_TEXT,
    "manual-game": DARK,
    "mixed-dialog": CONTRAST,
    "mixed-form-many": DARK,
    "new-match-four": DARK,
    "players-nobody": DARK,
    "practice-done": CONTRAST,
    "practice-length-x-wit": CONTRAST,
    "practice-letter-pieces": DARK,
    "practice-shown": DARK,
    "print-empty": CONTRAST,
    "print-match": LARGE_TEXT,
    "print-worksheet-words": DARK,
    "replay-beginning-letter-pieces": DARK,
    "replay-better": CONTRAST,
    "replay-end-length-x-wit": CONTRAST,
    "replay-end-rewordable": LARGE_TEXT,
    "replay-matches": LARGE_TEXT,
    "replay-middle-hidden-crossword": CONTRAST,
    "replay-middle-rewordable": DARK,
    "rewordable-alone": DARK,
    "rewordable-alone-over": CONTRAST,
    "rewordable-curtain": LARGE_TEXT,
    "rewordable-five-players": DARK,
    "rewordable-match-over-eight": LARGE_TEXT,
    "rewordable-match-over-two": CONTRAST,
    "rewordable-new-match": LARGE_TEXT,
    "rewordable-objection": LARGE_TEXT,
    "rewordable-stealing": DARK,
    "rewordable-turned": CONTRAST,
    "rules-open-cards": DARK,
    "rules-open-dice": CONTRAST,
    "statistics": DARK,
    "statistics-clear": LARGE_TEXT,
    "statistics-everybody": DARK,
    "statistics-sprints": CONTRAST,
    "welcome": CONTRAST,
    "wit-advised": LARGE_TEXT,
    "wit-all-moves": CONTRAST,
    "wit-match-over-three": LARGE_TEXT,
    "wit-new-match-alone": DARK,
    "wit-objection": LARGE_TEXT,
    "wit-refused": DARK,
    "wit-spending": DARK,
    "wit-start": DARK,
    "wit-three-dice": CONTRAST,
    "wit-time-over": CONTRAST,
    "words-hint": DARK,
    "words-only-played": CONTRAST,
    "workshop-empty": DARK,
    "workshop-giving": LARGE_TEXT,
    "workshop-solve-computer": CONTRAST,
}
"""Those that are not taken as usual."""
LEFT_OUT: Final = {
    # They name the version, or the folder that the data lies in.
    "about",
    "home-damage",
    # A computer player moves on meanwhile, or a search.
    "challenges-searching",
    "crossword-setting",
    "lesson-rewordable-doubting-4",
    "lesson-rewordable-first-6",
    # Qt makes a menu as wide as what was shown before has it.
    "letters-move-menu",
    # They scroll as far as what is worked out meanwhile has made the page long by then.
    "person-below",
    "person-game",
    "statistics-below",
    # Dialogs made of a text and a field or two, as others are; that they fit is tested.
    "asking-details",
    "asking-doubt",
    "asking-folder",
    "asking-from-words",
    "asking-give-up",
    "asking-lists",
    "asking-name",
    "asking-names",
    "asking-number",
    "asking-own-keys",
    "asking-size",
    "asking-waiting",
    # It tells when files were written.
    "workshop-shelf",
    # Nothing in them is not in another as well, and they take long.
    "asked-final-table",
    "asked-four-pads",
    "back-better-deck-turns",
    "back-better-puzzle-rounds",
    "back-review-word-by-word",
    "challenges-result-puzzle-rounds",
    "challenges-table-after-warm-up",
    "computers-crossword",
    "letters-four-players",
    "letters-match-over-four",
    "letters-match-over-two",
    "rewordable-eight-players",
    "wit-match-over-six",
    "wit-six-players",
}


def _find_scenes() -> dict[str, Any]:
    return {scene.name: scene for scene in find_scenes()}


SCENES: Final = {name: one for name, one in _find_scenes().items() if name not in LEFT_OUT}
