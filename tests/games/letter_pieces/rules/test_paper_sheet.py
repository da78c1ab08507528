"""A match from its paper: what is refused and where, and what it says of its seats."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.letter_pieces import lp
from tests.playthroughs.book import files, replayed
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.common.paper_sheet import WrittenSheet
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.games.common.tallier import AnyMatch
from wordsmith_desktop.wording.paper_sheets import fault_text, line_text
from wordsmith_desktop.wording.texts import language, set_language

RULES = lp.Ruleset(challenges=1)
STEPS = replace(RULES, mode=lp.Mode.WORD_BY_WORD)
SECRET = replace(RULES, mode=lp.Mode.SECRET)
WARM_UP = replace(RULES, mode=lp.Mode.WARM_UP)
LETTERED = replace(RULES, required=lp.RequiredLetters.RANDOM)


def told(
    sheet: WrittenSheet, ruleset: lp.Ruleset = RULES, seats: int = 2
) -> list[tuple[lp.PaperFault, int | None, int | None]]:
    """What is said against a sheet, and where."""
    return [
        (lp.PaperFault(one.rejection.code), one.row, one.seat)
        for one in lp.ON_PAPER.check(sheet, ruleset, seats)
    ]


def of(*rows: tuple[str, ...]) -> WrittenSheet:
    """A sheet of these rows."""
    return WrittenSheet(None, rows)


def sheet_of(match: AnyMatch) -> WrittenSheet:
    """What a table that played this match would have written down."""
    rows = []
    for challenge in range(match.ruleset.challenges):
        sheets = [player.past[challenge] for player in match.state.players]
        rows.append(
            tuple(
                " ".join(r.word for r in one.rows if r and r.status is lp.RowStatus.STANDS)
                for one in sheets
            )
        )
        if match.ruleset.mode is not lp.Mode.WARM_UP:
            rows.append(tuple(str(one.ticks + one.crossed) for one in sheets))
    return WrittenSheet(None, tuple(rows))


@pytest.mark.parametrize("path", files("letter_pieces_"), ids=lambda path: path.stem)
def test_paper_of_a_played_match_says_what_the_match_itself_says(path: Path) -> None:
    match = replayed(path.read_text(encoding="utf-8"))
    sheet = sheet_of(match)

    assert () == lp.ON_PAPER.check(sheet, match.ruleset, match.seats)
    told_here = lp.ON_PAPER.tallies(sheet, match.ruleset, match.seats)
    for here, there in zip(told_here, lp.TALLIER.tally(match), strict=True):
        assert sorted(one.word for one in there.words) == sorted(one.word for one in here.words)
        assert replace(there, turns=0, words=()) == replace(here, turns=0, words=())


def test_X1_letters_and_open_blue_boxes_are_added_up() -> None:
    sheet = of(("bad gase gebt gabe gaben",), ("2",))

    assert (20 + 6,) == lp.ON_PAPER.sums(sheet, RULES, 1)


def test_X3_blue_boxes_left_open_are_the_bonus() -> None:
    for ticked, bonus in (("6", 6), ("8", 4), ("12", 0)):
        assert (3 + bonus,) == lp.ON_PAPER.sums(of(("bad",), (ticked,)), RULES, 1)


def test_a_challenge_that_is_not_begun_counts_nothing_and_is_missed() -> None:
    sheet = of(("bad", ""), ("0", "0"))

    assert (9, 6) == lp.ON_PAPER.sums(sheet, replace(RULES, challenges=2), 2)
    assert [(lp.PaperFault.UNPLAYED, 2, None)] == told(sheet, replace(RULES, challenges=2))
    assert [(lp.PaperFault.EMPTY, None, None)] == told(of(), RULES)


def test_R4_an_umlaut_counts_as_two_letters() -> None:
    sheet = of(("tür",), ("12",))

    assert (4,) == lp.ON_PAPER.sums(sheet, RULES, 1)
    assert ["TUER"] == [one.word for one in lp.ON_PAPER.words(sheet, RULES, 1)]


def test_R5_a_word_needs_a_letter_that_the_one_before_lacks() -> None:
    sheet = of(("bag gab",), ("12",))

    assert [(lp.PaperFault.REARRANGES, 0, 0)] == told(sheet, RULES, 1)
    # The order is not known, a word in between may have been struck, or nothing new is asked.
    for loose in (LETTERED, SECRET, WARM_UP):
        assert [] == told(of(("bag gab",), *((("12",),) if loose != WARM_UP else ())), loose, 1)


def test_R16_R28_R44_a_word_stands_once_where_the_way_to_play_says_so() -> None:
    both, own = of(("bad", "bad"), ("12", "12")), of(("bad tor bad", ""), ("12", ""))

    assert [(lp.PaperFault.REPEATED, 0, 1)] == told(both)
    assert [(lp.PaperFault.REPEATED, 0, 1)] == told(both, STEPS)
    assert [] == told(both, SECRET)
    assert [] == told(both, replace(STEPS, shares_words=True))
    for strict in (RULES, STEPS, SECRET):
        assert [(lp.PaperFault.REPEATED, 0, 0)] == told(own, strict)
    assert [] == told(own, replace(SECRET, own_repeats=True))
    assert [] == told(both, replace(RULES, referee=Referee.OBJECTION))


def test_R18_R19_R26_boxes_lie_between_what_must_be_and_what_there_is() -> None:
    assert [(lp.PaperFault.BOXES, 1, 0)] == told(of(("bad",), ("13",)), RULES, 1)
    assert [(lp.PaperFault.NUMBER, 1, 0)] == told(of(("bad",), ("-1",)), RULES, 1)
    handicapped = replace(RULES, handicaps=(2,))
    assert [(lp.PaperFault.CROSSED, 1, 0)] == told(of(("bad",), ("1",)), handicapped, 1)
    assert [] == told(of(("bad",), ("2",)), handicapped, 1)
    assert [(lp.PaperFault.FORCED, 1, 0)] == told(
        of(("i",), ("6",)), replace(RULES, min_word_length=1), 1
    )
    assert [] == told(of(("i",), ("7",)), replace(RULES, min_word_length=1), 1)


def test_R1_R7_R8_R10_words_that_no_sheet_has_are_told_with_their_place() -> None:
    assert [(lp.PaperFault.TOO_MANY, 0, 0)] == told(
        of(("bad bade bades badest badesto badestov badestovu",), ("12",)), RULES, 1
    )
    assert [(lp.PaperFault.TOO_SHORT, 0, 0)] == told(of(("i",), ("12",)), RULES, 1)
    assert [(lp.PaperFault.CHARACTER, 0, 0)] == told(of(("b4d",), ("12",)), RULES, 1)
    assert [] == told(of(("can't",), ("12",)), RULES, 1)
    assert [(lp.PaperFault.CHARACTER, 0, 0)] == told(
        of(("can't",), ("12",)), replace(RULES, has_marks=False), 1
    )
    assert [(lp.PaperFault.PIECES, 0, 0)] == told(of(("n" * 14,), ("12",)), RULES, 1)


def test_R46_the_warm_up_counts_words_and_has_no_boxes() -> None:
    sheet = of(("bag gab bad bade gabe tor rot",))

    assert [lp.PaperLine.WORDS] == [line.name for line in lp.ON_PAPER.lines(WARM_UP, 1, 0)]
    assert [] == told(sheet, WARM_UP, 1)
    assert (7,) == lp.ON_PAPER.sums(sheet, WARM_UP, 1)


@given(st.lists(st.lists(st.text(max_size=6), max_size=4).map(tuple), max_size=5).map(tuple))
def test_junk_is_told_and_never_raises(rows: tuple[tuple[str, ...], ...]) -> None:
    for ruleset in (STEPS, SECRET, WARM_UP, LETTERED):
        for misfit in lp.ON_PAPER.check(WrittenSheet(None, rows), ruleset, 2):
            assert fault_text("letter_pieces", misfit.rejection)
        assert 2 == len(lp.ON_PAPER.tallies(WrittenSheet(None, rows), ruleset, 2))


def test_the_game_is_offered_to_be_entered_from_paper() -> None:
    assert game_of("letter_pieces").on_paper() is lp.ON_PAPER


@pytest.mark.parametrize("tongue", ["en", "de"])
def test_every_fault_and_line_has_a_sentence_without_gaps(tongue: str) -> None:
    wrong = (
        (of(), RULES),
        (of(("bad", "")), replace(RULES, challenges=2)),
        (of(("bag gab gab i b4d tor gut leim " + "n" * 14, "bad"), ("x", "13")), RULES),
        (of(("bad", ""), ("1", "")), replace(RULES, handicaps=(2,))),
        (of(("bad tor", ""), ("", "")), RULES),
    )
    found = [
        one.rejection for sheet, ruleset in wrong for one in lp.ON_PAPER.check(sheet, ruleset, 2)
    ]
    before = language()
    set_language(tongue)
    try:
        sentences = {one.code: fault_text("letter_pieces", one) for one in found}
        asked = {line: line_text("letter_pieces", line) for line in lp.ON_PAPER.lines(RULES, 2, 0)}
    finally:
        set_language(before)

    assert set(lp.PaperFault) == set(sentences)
    assert set(lp.PaperLine) == {line.name for line in asked}
    assert not [text for text in (*sentences.values(), *asked.values()) if "{" in text]
