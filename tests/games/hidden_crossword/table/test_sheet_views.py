"""What stands on a recording sheet, as values and sentences."""

from __future__ import annotations

import pytest

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.sheet_desk import RECORDS, guess, view
from wordsmith_desktop.games.hidden_crossword.table.sheet.views import (
    SheetView,
    known_counts,
    say_heading,
    say_record,
    sheet_view,
    slots_of,
    told_lines,
    wanted_slots,
)
from wordsmith_desktop.games.hidden_crossword.words.sheet_texts import say_ordinal
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("dressed")

_TRIED = hc.layout_of(
    (
        *hc.word_tiles("NEAR", hc.Cell(0, 0), hc.Direction.ACROSS),
        *hc.word_tiles("ND", hc.Cell(1, 1), hc.Direction.DOWN),
    )
)


def test_W14_every_word_known_to_be_there_has_a_place_even_if_nobody_asked_about_it() -> None:
    keys = [slot.key for slot in slots_of(RECORDS)]
    assert [(3, 0), (3, 1), (4, 0), (4, 1), (4, 2), (6, 0), (5, None)] == keys


def test_guesses_stand_under_the_word_they_are_about() -> None:
    words = {slot.key: [one.word for one in slot.guesses] for slot in slots_of(RECORDS)}
    assert ["RAIN", "RUNE"] == words[4, 2]
    assert [] == words[4, 0]
    assert ["LADDER", "READER"] == words[6, 0]
    assert ["GRAIN"] == words[5, None]


def test_a_note_belongs_to_length_and_place() -> None:
    notes = (hc.NoteLine(4, 2, "ends in E"), hc.NoteLine(9, 0, "of no word that is known"))
    written = {slot.key: slot.note for slot in slots_of(RECORDS, notes) if slot.note}
    assert {(4, 2): "ends in E"} == written


def test_stars_make_a_pattern() -> None:
    patterns = {slot.key: slot.pattern for slot in slots_of(RECORDS)}
    assert ("AI?", "RU?", "????", "RUNE", "?ADDER") == (
        patterns[3, 0],
        patterns[3, 1],
        patterns[4, 0],
        patterns[4, 2],
        patterns[6, 0],
    )


def test_a_guess_whose_word_was_never_chosen_is_about_none() -> None:
    slots = slots_of((guess(1, "RAIN"), guess(2, "RUNE", 2)))
    assert ["RAIN"] == [one.word for slot in slots if slot.place is None for one in slot.guesses]


def test_W14_lengths_that_were_asked_about_are_counted() -> None:
    assert {3: 2, 4: 3, 5: 0, 6: 1} == known_counts(view())
    assert {} == known_counts(view(()))


def test_which_words_still_fit_is_wanted_for_words_that_are_not_known() -> None:
    assert ((3, 0), (3, 1), (4, 0), (6, 0)) == wanted_slots(view())
    assert () == wanted_slots(view(shows_candidates=False))


def test_the_sheet_is_that_of_whoever_looks() -> None:
    rules = hc.Ruleset(clue=hc.ClueType.PLACE, shows_candidates=False)
    notes = (hc.NoteLine(4, 2, "ends in E"),)
    players = (hc.PlayerState(records=RECORDS, notes=notes), hc.PlayerState())
    state = hc.State(rules, players, hc.Phase.GUESS, anchor="MARE", round=11)
    made = sheet_view(hc.observe(state, 0), other="Ben")
    assert (RECORDS, notes) == (made.records, made.notes)
    assert ("MARE", "Ben", hc.ClueType.PLACE, True, False) == (
        made.anchor,
        made.other,
        made.clue,
        made.can_note,
        made.shows_candidates,
    )
    assert () == sheet_view(hc.observe(state, 1), other="Ana").records
    assert not sheet_view(hc.observe(state.but(phase=hc.Phase.OVER), 0), other="Ben").can_note


def test_the_table_has_no_sheet() -> None:
    state = hc.State(hc.Ruleset(), (hc.PlayerState(), hc.PlayerState()), hc.Phase.GUESS)
    with pytest.raises(ValueError, match="nobody"):
        sheet_view(hc.observe(state, None), other="Ben")


@pytest.mark.parametrize(
    ("record", "english", "german"),
    [
        (
            guess(1, "RAIN", 2),
            "3rd of 3: a post",
            "3. von 3: ein Pfosten",
        ),
        (
            guess(3, "LADDER"),
            "1 of 6 letters: a crossbeam",
            "1 mit 6 Buchstaben: ein Kreuzbalken",
        ),
        (
            guess(8, "MARE", 1),
            "2nd of 3: the anchor word",
            "2. von 3: das Ankerwort",
        ),
        (guess(4, "GRAIN"), "no word of 5 letters", "kein Wort mit 5 Buchstaben"),
        (
            guess(4, "RAIN"),
            "3 of 4 letters, none chosen",
            "3 mit 4 Buchstaben, keins gewählt",
        ),
        (
            hc.Attempt(7, _TRIED, False),
            "whole puzzle: not right: END and NEAR are not exactly the words",
            "ganzes Rätsel: nicht richtig: END und NEAR sind nicht genau die Wörter",
        ),
        (hc.Attempt(7, (), True), "whole puzzle: right", "ganzes Rätsel: richtig"),
    ],
)
def test_W14_answers_are_said_in_both_languages(
    record: hc.Guess | hc.Attempt, english: str, german: str
) -> None:
    assert english == say_record(record)
    set_language("de")
    assert german == say_record(record)


def test_headings_tell_what_is_known_of_a_word() -> None:
    headings = {slot.key: say_heading(slot) for slot in slots_of(RECORDS)}
    assert "4 letters, 3rd of 3 · post · RUNE" == headings[4, 2]
    assert "4 letters, 1st of 3 · open" == headings[4, 0]
    assert "6 letters, the only one · crossbeam · ?ADDER" == headings[6, 0]
    assert "5 letters: no such word" == headings[5, None]
    girder = hc.Guess(1, "DAME", 3, 0, hc.Placement.GIRDER, guess(1, "RAIN", 0).marks)
    assert "4 letters, 1st of 3 · girder" == say_heading(slots_of((girder,))[0])


def test_headings_in_german() -> None:
    set_language("de")
    headings = {slot.key: say_heading(slot) for slot in slots_of(RECORDS)}
    assert "4 Buchstaben, 3. von 3 · Pfosten · RUNE" == headings[4, 2]
    assert "6 Buchstaben, das einzige · Kreuzbalken · ?ADDER" == headings[6, 0]


def test_places_are_counted_as_people_count() -> None:
    assert ["1st", "2nd", "3rd", "4th", "11th"] == [say_ordinal(n) for n in (0, 1, 2, 3, 10)]
    set_language("de")
    assert ["1.", "2.", "11."] == [say_ordinal(n) for n in (0, 1, 10)]


def test_W10_everything_told_is_there_with_copies_side_by_side() -> None:
    assert [
        "Anchor word: MARE",
        "Letters: AA DD EE G I L M N RR U",
        "Left over by Ben: Q X",
        "Two-letter words: AD, ER",
        "Words of 3 letters: 2; of 4: 3; of 5: none; of 6: 1; others: not asked",
    ] == list(told_lines(view()))


def test_what_was_told_of_the_computers_puzzle_names_nobody() -> None:
    set_language("de")
    told = list(told_lines(SheetView("MARE", "AB", hc.ToldOfPuzzle("", ()), "")))
    assert ["Übrig: keine", "Wörter mit zwei Buchstaben: keine"] == told[2:]
    counts = list(told_lines(view((guess(4, "GRAIN"),))))[-1]
    assert "Wörter mit 5 Buchstaben: keine; andere: offen" == counts
