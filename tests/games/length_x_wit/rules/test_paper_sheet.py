"""A match from its paper: what is refused and where, and what it says of its seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.length_x_wit import lw
from tests.playthroughs.book import files, replayed
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.paper_sheet import FieldKind, SheetLine, WrittenSheet
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.games.common.tallier import AnyMatch
from wordsmith_desktop.games.length_x_wit.rules import state as state_module
from wordsmith_desktop.wording.paper_sheets import fault_text, line_text
from wordsmith_desktop.wording.texts import language, set_language

# A match that a clock ends has fewer turns than its paper asks for.
GOLDEN = [
    path
    for path in files()
    if path.stem.startswith("length_x_wit_") and not path.stem.endswith("_clock")
]
RULES = lw.Ruleset(goal=10)


def sheet(*rows: tuple[int | str, ...]) -> WrittenSheet:
    """A sheet with these points in it: in turn everybody's own, and their responses."""
    return WrittenSheet(None, tuple(tuple(map(str, row)) for row in rows))


TWO = sheet((6, 5), (3, 0), (4, 2))


def told(
    paper: WrittenSheet, ruleset: lw.Ruleset = RULES, seats: int = 2
) -> list[tuple[lw.PaperFault, int | None, int | None]]:
    """What is said against a sheet, and where."""
    return [
        (lw.PaperFault(one.rejection.code), one.row, one.seat)
        for one in lw.check(paper, ruleset, seats)
    ]


def sheet_of(match: AnyMatch) -> WrittenSheet:
    """What those who played this match have on the sheets that we print.

    They tell no rounds: responses stand between one's own turns, those before the first with it.
    """
    columns: list[list[tuple[str, str]]] = [[] for _seat in range(match.seats)]
    early = [""] * match.seats
    for played in match.played:
        for event in played.step.events:
            if isinstance(event, lw.WordScored | lw.TurnFailed):
                columns[event.seat].append((str(event.points), early[event.seat]))
                early[event.seat] = ""
            elif isinstance(event, lw.WordResponded):
                column = columns[event.seat]
                if column:
                    turn, before = column[-1]
                    column[-1] = turn, f"{before} {event.points}".strip()
                else:
                    early[event.seat] += f" {event.points}"
    if match.seats == 1:
        return sheet(*((turn,) for turn, _responses in columns[0]))
    return sheet(
        *(row for of_round in zip(*columns, strict=True) for row in zip(*of_round, strict=True))
    )


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_paper_of_a_played_match_says_what_the_match_itself_says(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state_module, "material_of", lw.material_of)
    match = replayed(path.read_text(encoding="utf-8"))
    paper = sheet_of(match)

    assert () == lw.check(paper, match.ruleset, match.seats)
    expected = [replace(one, words=(), risks=()) for one in lw.TALLIER.tally(match)]
    assert expected == list(lw.ON_PAPER.tallies(paper, match.ruleset, match.seats))


def test_three_honest_rounds_are_taken() -> None:
    """Of a table that wrote down what it did, in whatever round a response belongs."""
    paper = sheet((40, 12, 60), ("12 7", 9, ""), (36, 50, 0), ("", "8 11", 14), (75, 44, 31))
    assert [] == told(paper, lw.Ruleset(), 3)
    assert (170, 134, 105) == lw.ON_PAPER.sums(paper, lw.Ruleset(), 3)


def test_a_whole_sheet_is_taken_and_added_up() -> None:
    assert [] == told(TWO)
    assert (13, 7) == lw.ON_PAPER.sums(TWO, RULES, 2)
    first, second = lw.ON_PAPER.tallies(TWO, RULES, 2)
    assert (13, True, False, 2) == (first.score, first.is_winner, first.is_shared, first.turns)
    assert (7, False, 2) == (second.score, second.is_winner, second.turns)


def test_L11_the_match_ends_with_the_round_in_which_the_goal_is_reached() -> None:
    more = replace(TWO, rows=(*TWO.rows, ("", ""), ("1", "0")))
    assert [(lw.PaperFault.AFTER_END, 4, None)] == told(more)
    assert [(lw.PaperFault.GOAL_MISSED, None, None)] == told(replace(TWO, rows=TWO.rows[:2]))


def test_L11_points_of_a_response_begin_the_last_round_only_where_they_count() -> None:
    paper = sheet((0, 0), (0, 10), (0, 0), (0, 0), (1, 0))
    own_turns = replace(RULES, counts_responses=False)

    # Those that are written with the first round were made in the second at the latest.
    assert [(lw.PaperFault.AFTER_END, 4, None)] == told(paper)
    assert [] == told(replace(paper, rows=paper.rows[:3]))
    # Where they do not count, the goal is reached at one's next own turn.
    assert [] == told(paper, own_turns)


def test_L11_equal_points_share_the_win_or_the_most_at_once_tells() -> None:
    paper = sheet((10, 0), (0, "4 6"))
    shared = lw.outcome(paper, RULES, 2)
    told_apart = lw.outcome(paper, replace(RULES, shares_wins=False), 2)

    assert ((0, 1), (0,)) == (shared.winners, told_apart.winners)


def test_every_wrong_field_is_told_at_once_with_its_place() -> None:
    box = lw.material_of("en")
    turn, response = (lw.most_points(box, is_response=one) for one in (False, True))
    paper = sheet((turn, turn + 1), (response, f"4+{response + 1}"), (-1, "3 4"), ("3 x", ""), (1,))

    assert [
        (lw.PaperFault.TOO_MANY, 0, 1),
        (lw.PaperFault.TOO_MANY, 1, 1),
        (lw.PaperFault.NUMBER, 2, 0),
        (lw.PaperFault.NUMBER, 2, 1),
        (lw.PaperFault.NUMBER, 3, 0),
        (lw.PaperFault.WIDTH, 4, None),
    ] == told(paper)


def test_the_most_points_are_all_dice_and_the_nine_dearest_tiles() -> None:
    tiles = (*(lw.Tile(number, "P") for number in range(8)), lw.Tile(8, "A"), lw.Tile(9, "A"))
    box = lw.Material(tiles, (("A", "P"), ("A", "A")), {"A": 1, "P": 3})

    assert 8 * 3 + 1 + 3 + 1 == lw.most_points(box, is_response=True)
    assert 2 * 29 == lw.most_points(box, is_response=False)


def test_one_alone_has_the_turns_that_were_agreed() -> None:
    alone = lw.Ruleset(turns=2)

    assert [] == told(sheet((3,), (0,)), alone, 1)
    assert [(lw.PaperFault.TURNS, None, None)] == told(sheet((3,)), alone, 1)
    assert [(lw.PaperFault.EMPTY, None, None)] == told(sheet(), alone, 1)
    (only,) = lw.ON_PAPER.tallies(sheet((3,), (0,)), alone, 1)
    assert (3, None, False, 2) == (only.score, only.is_winner, only.is_shared, only.turns)


def test_a_round_more_than_is_written_is_asked_or_the_turns_that_were_agreed() -> None:
    def count(ruleset: lw.Ruleset, written: int, seats: int = 2) -> int:
        return len(lw.ON_PAPER.lines(ruleset, seats, written))

    assert (
        SheetLine(lw.PaperLine.OWN, FieldKind.NUMBER, 2),
        SheetLine(lw.PaperLine.RESPONSES, FieldKind.NUMBERS, 2),
    ) == lw.ON_PAPER.lines(RULES, 2, 2)[-2:]
    assert (2, 4, 4, 6) == tuple(count(RULES, written) for written in range(4))
    assert (5, 5, 6) == tuple(count(lw.Ruleset(turns=5), written, 1) for written in (0, 5, 6))


def test_a_field_without_a_number_adds_nothing_and_is_told() -> None:
    paper = sheet(("six", 5), ("", ""))

    assert (0, 5) == lw.ON_PAPER.sums(paper, RULES, 2)
    assert [(lw.PaperFault.NUMBER, 0, 0)] == told(paper)


def test_a_sheet_that_was_entered_turn_by_turn_counts_as_before() -> None:
    turns = WrittenSheet(
        1, (("0", "6", "2"), ("", "4", "9"), ("7", "", "0"), ("", "8", ""), ("", "", "5"))
    )
    rounds = lw.ON_PAPER.renewed(turns, 3)

    assert (("7", "6", "9"), ("", "4", "2"), ("", "8", "5"), ("", "", "")) == rounds.rows
    assert (7, 18, 16) == lw.ON_PAPER.sums(rounds, RULES, 3)
    assert sheet((3,)) == lw.ON_PAPER.renewed(WrittenSheet(0, (("3",),)), 1)


def test_the_game_is_offered_to_be_entered_from_paper() -> None:
    assert game_of("length_x_wit").on_paper() is lw.ON_PAPER


WRONG = (
    (sheet(), RULES, 2),
    (sheet((1,), (-1, 9999), (-1, 9999)), RULES, 2),
    (sheet((9999, 0)), RULES, 2),
    (sheet((1, 0)), RULES, 2),
    (sheet(*((10, 0),) * 3), RULES, 2),
    (sheet((3,)), lw.Ruleset(turns=2), 1),
)


@pytest.mark.parametrize("tongue", ["en", "de"])
def test_every_fault_has_a_sentence_without_gaps(tongue: str) -> None:
    found = [one.rejection for case in WRONG for one in lw.check(*case)]
    before = language()
    set_language(tongue)
    try:
        sentences = {one.code: fault_text("length_x_wit", one) for one in found}
    finally:
        set_language(before)

    assert set(lw.PaperFault) == set(sentences)
    assert len(set(sentences.values())) == len(lw.PaperFault)
    assert not [text for text in sentences.values() if "{" in text]


@pytest.mark.parametrize(("tongue", "said"), [("en", "Round 2: turn"), ("de", "Runde 2: Zug")])
def test_a_line_is_called_by_its_number(tongue: str, said: str) -> None:
    before = language()
    set_language(tongue)
    try:
        assert said == line_text("length_x_wit", lw.ON_PAPER.lines(RULES, 2, 2)[-2])
    finally:
        set_language(before)
