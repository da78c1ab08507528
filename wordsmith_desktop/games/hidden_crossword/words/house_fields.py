"""The house choices of The Hidden Crossword, each described once."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.wording import form_texts as shared
from wordsmith_desktop.wording.fields import YES_NO, Field, counted
from wordsmith_desktop.wording.texts import Text

from ..rules.marks import ClueType
from ..rules.ruleset import NoAnchor, Ruleset
from . import form_texts as texts


def _is_built(_rules: Ruleset, seats: int) -> bool:
    """Alone nobody builds; the computer's puzzles have more than one word and none twice."""
    return seats > 1


def _is_called(rules: Ruleset, seats: int) -> bool:
    """Whether anybody looks for the anchor."""
    return seats > 1 or not rules.names_anchor


def _has_repeats(rules: Ruleset, _seats: int) -> bool:
    """Arrows say nothing about other places."""
    return rules.settles_clue_late or rules.clue is not ClueType.ALPHABET


HOUSE: Final = (
    Field(
        "settles_clue_late",
        texts.CLUE_TIME,
        texts.CLUE_TIMES,
        {
            True: Text(
                "clues agreed on after the building", "Hinweise erst nach dem Bauen ausgemacht"
            )
        },
        rule="W12",
    ),
    Field(
        "names_anchor",
        texts.NAMES_ANCHOR,
        YES_NO,
        {True: Text("the computer names the anchor word", "der Computer nennt das Ankerwort")},
        matters=lambda _rules, seats: seats == 1,
    ),
    Field(
        "doubles_in_anchor",
        texts.DOUBLES,
        YES_NO,
        {True: Text("doubled letters in the anchor word", "doppelte Buchstaben im Ankerwort")},
        rule="W7",
        matters=_is_called,
    ),
    Field(
        "offers_anchors",
        texts.OFFERS,
        YES_NO,
        {False: Text("no anchor words offered", "keine Vorschläge für Ankerwörter")},
        rule="W7",
        matters=_is_called,
    ),
    Field(
        "no_anchor",
        texts.NO_ANCHOR,
        texts.NO_ANCHORS,
        {
            NoAnchor.SHORTER: Text(
                "anchor words of three letters", "Ankerwörter aus drei Buchstaben"
            )
        },
        rule="W7",
    ),
    Field(
        "least_words",
        texts.LEAST_WORDS,
        counted(range(6), shared.NUMBER, texts.NO_WORDS),
        Text("at least {n} words besides", "mindestens {n} weitere Wörter"),
        rule="W9",
        matters=_is_built,
    ),
    Field(
        "may_repeat",
        texts.REPEATS,
        YES_NO,
        {True: Text("words may stand twice", "Wörter auch zweimal")},
        rule="W11",
        matters=_is_built,
    ),
    Field(
        "lists_anchor",
        texts.LISTS_ANCHOR,
        YES_NO,
        {False: Text("the anchor word is known", "das Ankerwort ist bekannt")},
        rule="W11",
    ),
    Field(
        "counts_anchor",
        texts.COUNTS_ANCHOR,
        YES_NO,
        {False: Text("the anchor word does not count", "das Ankerwort zählt nicht mit")},
        rule="W14",
        matters=lambda rules, _seats: rules.lists_anchor,
    ),
    Field(
        "guesses_stay_hidden",
        texts.GUESSES_SEEN,
        texts.GUESSES_ARE,
        {True: Text("guesses stay hidden", "Geratenes bleibt verdeckt")},
        rule="W14",
        matters=_is_built,
    ),
    Field(
        "limits_copies",
        texts.COPIES,
        texts.COPIES_ALLOWED,
        {False: Text("any letters in a guess", "beliebige Buchstaben beim Raten")},
        rule="W13",
    ),
    Field(
        "counts_repeats",
        texts.REPEATED,
        texts.REPEATED_ARE,
        {False: Text("all repeats are marked", "alle Wiederholungen markiert")},
        rule="W16",
        matters=_has_repeats,
    ),
    Field(
        "solving_takes_round",
        texts.SOLVING,
        YES_NO,
        {False: Text("solving costs no guess", "Lösen kostet keinen Versuch")},
        rule="W18",
    ),
    Field(
        "allows_more_words",
        texts.MORE_WORDS,
        YES_NO,
        {True: Text("a solution may have more words", "eine Lösung darf mehr Wörter haben")},
        rule="W19",
    ),
)
"""In the order in which they are asked and told."""
UNASKED: Final = ("W5", "W17", "W20")
"""Rules where the printed ones are silent, and that no table is asked about."""
DEPARTING: Final = ("W18",)
"""Rules that are printed, and from which a field departs."""
