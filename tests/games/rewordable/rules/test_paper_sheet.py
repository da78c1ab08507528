"""A match from its paper: what is refused and where, and what it says of its seats."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.rewordable import rw
from tests.playthroughs.book import files, replayed
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.paper_sheet import WrittenSheet
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.games.common.tallier import AnyMatch
from wordsmith_desktop.wording.paper_sheets import fault_text, line_text
from wordsmith_desktop.wording.texts import language, set_language

RULES = rw.Ruleset()
COSTLY = rw.Ruleset(challenge_cost=3)
TWO = WrittenSheet(None, (("chatter CARD", "word"), ("3", "")))


def told(
    sheet: WrittenSheet, ruleset: rw.Ruleset = RULES
) -> list[tuple[rw.PaperFault, int | None, int | None]]:
    """What is said against a sheet of two, and where."""
    return [
        (rw.PaperFault(one.rejection.code), one.row, one.seat)
        for one in rw.ON_PAPER.check(sheet, ruleset, 2)
    ]


def sheet_of(match: AnyMatch) -> WrittenSheet:
    """What a table that played this match would have written down."""
    players, cost = match.state.players, match.ruleset.challenge_cost
    rows = [
        tuple(" ".join(word.text.lower() for word in player.words) for player in players),
        tuple(str(len(player.tokens)) for player in players),
    ]
    if cost:
        rows.append(tuple(str(player.penalty // cost) for player in players))
    return WrittenSheet(None, tuple(rows))


@pytest.mark.parametrize("path", files("rewordable_"), ids=lambda path: path.stem)
def test_paper_of_a_played_match_says_what_the_match_itself_says(path: Path) -> None:
    match = replayed(path.read_text(encoding="utf-8"))
    sheet = sheet_of(match)

    assert () == rw.ON_PAPER.check(sheet, match.ruleset, match.seats)
    assert tuple(map(rw.points, match.state.players)) == rw.ON_PAPER.sums(
        sheet, match.ruleset, match.seats
    )
    assert [replace(one, turns=0, words=()) for one in rw.TALLIER.tally(match)] == [
        replace(one, turns=0, words=())
        for one in rw.ON_PAPER.tallies(sheet, match.ruleset, match.seats)
    ]


def test_X12_letters_and_tokens_are_added_up() -> None:
    assert [] == told(TWO)
    assert (7 + 4 + 12, 4) == rw.ON_PAPER.sums(TWO, RULES, 2)
    first, second = rw.ON_PAPER.tallies(TWO, RULES, 2)
    assert (True, False, ["CHATTER", "CARD"]) == (
        first.is_winner,
        second.is_winner,
        [one.word for one in first.words],
    )
    assert [("CHATTER", 0, 0), ("CARD", 0, 0), ("WORD", 0, 1)] == [
        (one.word, one.row, one.seat) for one in rw.ON_PAPER.words(TWO, RULES, 2)
    ]


def test_C14_failed_challenges_cost_points_only_where_the_table_says_so() -> None:
    sheet = replace(TWO, rows=(*TWO.rows, ("2", "")))

    assert (23 - 6, 4) == rw.ON_PAPER.sums(sheet, COSTLY, 2)
    assert (23, 4) == rw.ON_PAPER.sums(sheet, RULES, 2)


def test_C16_equal_points_share_the_win_or_the_letters_tell() -> None:
    sheet = WrittenSheet(None, (("chatters", "word"), ("", "1")))
    shared = rw.ON_PAPER.tallies(sheet, RULES, 2)
    apart = rw.ON_PAPER.tallies(sheet, rw.Ruleset(shares_wins=False), 2)

    assert [True, True] == [one.is_shared for one in shared]
    assert [True, False] == [one.is_winner for one in apart]


def test_one_alone_neither_wins_nor_loses() -> None:
    (only,) = rw.ON_PAPER.tallies(WrittenSheet(None, (("card",), ("",))), RULES, 1)

    assert (4, None, False) == (only.score, only.is_winner, only.is_shared)


def test_C3_there_are_no_more_than_all_tokens() -> None:
    assert [] == told(WrittenSheet(None, (("card", "word"), ("9", "7"))))
    assert [(rw.PaperFault.TOKENS, 1, None)] == told(
        WrittenSheet(None, (("card", "word"), ("9", "8")))
    )


def test_C17_a_word_stands_twice_only_where_it_may_be_built_again() -> None:
    sheet = WrittenSheet(None, (("card", "CARD"), ("", "")))

    assert [] == told(sheet)
    assert [(rw.PaperFault.REPEATED, 0, 1)] == told(sheet, rw.Ruleset(may_repeat=False))


def test_wrong_fields_are_told_at_once_with_their_place() -> None:
    sheet = WrittenSheet(None, (("a can't", "Äpfel"), ("-1", "two")))

    assert [
        (rw.PaperFault.NUMBER, 1, 0),
        (rw.PaperFault.NUMBER, 1, 1),
        (rw.PaperFault.TOO_SHORT, 0, 0),
        (rw.PaperFault.CHARACTER, 0, 0),
    ] == told(sheet)


def test_C4_no_more_letters_than_the_cards_hold() -> None:
    words = "tersest resist interest stored"
    tight = rw.Ruleset(cards=10)

    # Thirty yellow cards are the longest: ten of them hold thirty letters.
    assert [] == told(WrittenSheet(None, ((words, ""), ("", ""))), tight)
    assert [(rw.PaperFault.LETTERS, None, None)] == told(
        WrittenSheet(None, ((f"{words} stone", ""), ("", ""))), tight
    )
    assert (rw.PaperFault.LETTER, None, None) in told(WrittenSheet(None, (("zz", ""), ("", ""))))


def test_an_empty_sheet_is_refused() -> None:
    for rows in ((), (("", " "), ("", ""))):
        assert [(rw.PaperFault.EMPTY, None, None)] == told(WrittenSheet(None, rows))


@given(st.lists(st.lists(st.text(max_size=6), max_size=4).map(tuple), max_size=5).map(tuple))
def test_junk_is_told_and_never_raises(rows: tuple[tuple[str, ...], ...]) -> None:
    sheet = WrittenSheet(None, rows)

    for misfit in rw.ON_PAPER.check(sheet, COSTLY, 2):
        assert fault_text("rewordable", misfit.rejection)
    assert (
        2 == len(rw.ON_PAPER.sums(sheet, COSTLY, 2)) == len(rw.ON_PAPER.tallies(sheet, COSTLY, 2))
    )


def test_the_game_is_offered_to_be_entered_from_paper() -> None:
    assert game_of("rewordable").on_paper() is rw.ON_PAPER


@pytest.mark.parametrize("tongue", ["en", "de"])
def test_every_fault_and_line_has_a_sentence_without_gaps(tongue: str) -> None:
    wrong = (
        (WrittenSheet(None, ()), RULES),
        (
            WrittenSheet(None, (("a can't zz card card", ""), ("x", "17"))),
            rw.Ruleset(may_repeat=False),
        ),
        (WrittenSheet(None, (("card " * 10, ""),)), rw.Ruleset(cards=10)),
    )
    found = [
        one.rejection for sheet, ruleset in wrong for one in rw.ON_PAPER.check(sheet, ruleset, 2)
    ]
    before = language()
    set_language(tongue)
    try:
        sentences = {one.code: fault_text("rewordable", one) for one in found}
        asked = {
            line.name: line_text("rewordable", line) for line in rw.ON_PAPER.lines(COSTLY, 2, 0)
        }
    finally:
        set_language(before)

    assert set(rw.PaperFault) == set(sentences)
    assert set(rw.PaperLine) == set(asked)
    assert not [text for text in (*sentences.values(), *asked.values()) if "{" in text]
