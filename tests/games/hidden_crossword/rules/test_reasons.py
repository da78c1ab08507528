"""Why an action is not open: every reason by an action, and all reasons at once."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

import pytest

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import DRAW, RAN, SOD, Table, at_building, at_guessing, grid
from wordsmith_desktop.core.rejections import Gate, Rejection
from wordsmith_desktop.core.seats import CHANCE, REFEREE, SETTER, Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.open_table import Object, Rule, TimeExpired
from wordsmith_desktop.games.common.table_rules import TableWhy
from wordsmith_desktop.games.common.word_strip import LayRow, Row
from wordsmith_desktop.lexicon.rulings import Reason, Ruling


def drawing(letters: str = "TARE", **fields: Any) -> Table:
    table = Table(**fields)
    table.turn_up(letters)
    return table


def turning() -> Table:
    table = Table()
    table.play(0, hc.TurnUp())
    return table


def called() -> Table:
    table = drawing()
    table.call("RATE")
    return table


def shorter() -> Table:
    return drawing(DRAW, no_anchor=hc.NoAnchor.SHORTER)


def dealt() -> Table:
    table = drawing(DRAW)
    table.call("RATE")
    return table


def laid(*rows: str) -> Callable[[], Table]:
    """A table at which seat 0 has these rows before it while building."""

    def lay() -> Table:
        table = at_building()
        table.lay(grid(*rows))
        return table

    return lay


def setting() -> Table:
    return at_building(seats=1)


def choosing() -> Table:
    table = at_guessing(RAN, SOD)
    table.guess("TEN")
    return table


def answered() -> Table:
    table = at_guessing(RAN, SOD)
    table.guess("ANTRE")
    return table


def noted() -> Table:
    table = at_guessing()
    table.play(0, hc.Note(3, 0, "E?"))
    return table


def asking() -> Table:
    table = at_guessing()
    table.play(0, hc.MakeGuess("TEN"))
    return table


def ended() -> Table:
    table = at_guessing()
    table.play(0, hc.GiveUp())
    return table


class Case(Value):
    """An action at a table, and every reason against it."""

    table: Callable[[], Table]
    seat: Seat
    action: Any
    reasons: tuple[Rejection, ...]

    @property
    def codes(self) -> set[Enum]:
        return {reason.code for reason in self.reasons}


def case(
    table: Callable[[], Table], seat: Seat, action: hc.Action | Object, *reasons: Rejection
) -> Case:
    return Case(table, seat, action, reasons)


def on_grid(why: hc.GridWhy, rule: str, text: str = "", count: int = 0) -> Rejection:
    return Rejection.of(why, rule, text=text, count=count)


of = Rejection.of
NOT_NOW = of(TableWhy.NOT_NOW)
EMPTY = on_grid(hc.GridWhy.EMPTY, "W9")
TOO_FEW = on_grid(hc.GridWhy.TOO_FEW_WORDS, "W9", "RATE", 1)
MISSING = on_grid(hc.GridWhy.ANCHOR_MISSING, "W8", "RATE")
LOOSE = on_grid(hc.GridWhy.NOT_CONNECTED, "W9")
REPEATED = grid("RATE", "A", "NOR", "  A", "  N", "", "TEN")
TEN = Ruling("TEN", True, Reason.LISTED, "en")
NET = Ruling("NET", True, Reason.LISTED, "en")

CASES = [
    # The draw
    case(turning, CHANCE, hc.Draw("A"), of(hc.Why.BAD_DRAW, "W3")),
    case(called, 1, hc.CallAnchor("TEAR"), of(hc.Why.ANCHOR_KNOWN, "W7", word="RATE")),
    case(drawing, 0, hc.CallAnchor("TAR"), of(hc.Why.TOO_SHORT, "W7", word="TAR", least=4)),
    case(shorter, 0, hc.CallAnchor("AT"), of(hc.Why.TOO_SHORT, "W7", word="AT", least=3)),
    case(drawing, 0, hc.CallAnchor("rate"), of(hc.Why.NO_LETTERS, "W7", word="rate")),
    case(drawing, 0, hc.CallAnchor("RÄTE"), of(hc.Why.NO_LETTERS, "W7", word="RÄTE")),
    case(drawing, 0, hc.CallAnchor("RA TE"), of(hc.Why.NO_LETTERS, "W7", word="RA TE")),
    case(drawing, 0, hc.CallAnchor(""), of(hc.Why.NO_LETTERS, "W7", word="")),
    case(
        drawing,
        0,
        hc.CallAnchor("MEET"),
        of(hc.Why.LETTERS_MISSING, "W7", word="MEET", letters="EM"),
    ),
    case(
        called,
        0,
        hc.CallAnchor("NUN"),
        of(hc.Why.ANCHOR_KNOWN, "W7", word="RATE"),
        of(hc.Why.TOO_SHORT, "W7", word="NUN", least=4),
        of(hc.Why.LETTERS_MISSING, "W7", word="NUN", letters="NNU"),
    ),
    case(shorter, 1, hc.DrawAfresh(), of(hc.Why.NO_REDRAW, "W7")),
    case(
        lambda: drawing(no_anchor=hc.NoAnchor.SHORTER),
        0,
        hc.DrawAfresh(),
        NOT_NOW,
        of(hc.Why.NO_REDRAW, "W7"),
    ),
    # Grids
    case(laid(*("RATE", "A", "N")), 0, hc.Lay(RAN), of(hc.Why.NO_CHANGE)),
    case(at_building, 0, hc.Lay(()), of(hc.Why.NO_CHANGE)),
    case(at_guessing, 0, hc.Lay(()), of(hc.Why.NO_CHANGE)),
    case(at_building, 0, hc.Lay(RAN[::-1]), of(hc.Why.BAD_TILES)),
    case(at_building, 0, hc.Lay((hc.Tile(0, 0, "R"), hc.Tile(0, 0, "T"))), of(hc.Why.BAD_TILES)),
    case(at_building, 0, hc.Lay((hc.Tile(0, 0, "RA"),)), of(hc.Why.BAD_TILES)),
    case(at_building, 0, hc.Lay((hc.Tile(0, 0, "r"),)), of(hc.Why.BAD_TILES)),
    case(at_building, 0, hc.Lay((hc.Tile(0, 0, ""),)), of(hc.Why.BAD_TILES)),
    case(
        at_building,
        0,
        hc.Lay(grid("RARE", "RUNS", "ANNA")),
        of(hc.Why.TOO_MANY_TILES, "W9", letter="A", count=2),
        of(hc.Why.TOO_MANY_TILES, "W9", letter="N", count=1),
        of(hc.Why.TOO_MANY_TILES, "W9", letter="R", count=2),
        of(hc.Why.TOO_MANY_TILES, "W9", letter="U", count=0),
    ),
    case(at_building, 0, hc.Finish(), EMPTY),
    case(laid("RAT", "A", "N"), 0, hc.Finish(), MISSING),
    case(
        laid("RAN", "A", "T", "E"), 0, hc.Finish(), on_grid(hc.GridWhy.ANCHOR_UPRIGHT, "W8", "RATE")
    ),
    case(
        laid("R", "A", "T", "E"),
        0,
        hc.Finish(),
        on_grid(hc.GridWhy.ANCHOR_UPRIGHT, "W8", "RATE"),
        TOO_FEW,
    ),
    case(
        laid("RATED", "A", "N"), 0, hc.Finish(), on_grid(hc.GridWhy.ANCHOR_EXTENDED, "W8", "RATED")
    ),
    case(laid("RATE", "A", "N  C"), 0, hc.Finish(), LOOSE),
    case(laid("RATE"), 0, hc.Finish(), TOO_FEW),
    case(laid("T  A"), 0, hc.Finish(), MISSING, LOOSE, TOO_FEW),
    case(setting, SETTER, hc.SetPuzzle(RAN[::-1]), of(hc.Why.BAD_TILES)),
    case(
        setting,
        SETTER,
        hc.SetPuzzle(REPEATED),
        LOOSE,
        on_grid(hc.GridWhy.TOO_MANY, "W9", "A", 2),
        on_grid(hc.GridWhy.TOO_MANY, "W9", "N", 1),
        on_grid(hc.GridWhy.TWICE, "W11", "RAN"),
    ),
    case(lambda: at_guessing(SOD), 0, hc.Solve(), EMPTY),
    # Guesses
    case(at_guessing, 0, hc.MakeGuess("A"), of(hc.Why.TOO_SHORT, "W13", word="A", least=2)),
    case(at_guessing, 0, hc.MakeGuess("ten"), of(hc.Why.NO_LETTERS, "W13", word="ten")),
    case(
        at_guessing,
        0,
        hc.MakeGuess("MEET"),
        of(hc.Why.LETTERS_MISSING, "W13", word="MEET", letters="EM"),
    ),
    case(
        answered,
        0,
        hc.MakeGuess("L"),
        of(hc.Why.GUESSED, "W13"),
        of(hc.Why.TOO_SHORT, "W13", word="L", least=2),
        of(hc.Why.LETTERS_MISSING, "W13", word="L", letters="L"),
    ),
    case(at_guessing, 0, LayRow(Row("RAN", (99,), 3)), of(TableWhy.NO_SUCH_ROW)),
    case(answered, 0, LayRow(Row("RAN", caret=3)), NOT_NOW),
    case(choosing, 0, LayRow(Row("RAN", caret=3)), NOT_NOW),
    case(at_guessing, 1, LayRow(Row()), of(Gate.NOT_YOUR_TURN, seat=1)),
    case(at_guessing, 0, hc.Choose(0), of(hc.Why.NOTHING_TO_CHOOSE, "W13")),
    case(answered, 0, hc.Choose(0), of(hc.Why.GUESSED, "W13")),
    case(choosing, 0, hc.Choose(3), of(hc.Why.NO_SUCH_WORD, "W14", place=3, count=3)),
    case(choosing, 0, hc.Choose(-1), of(hc.Why.NO_SUCH_WORD, "W14", place=-1, count=3)),
    case(at_guessing, 0, hc.ChooseOther(0), of(hc.Why.NOTHING_TO_CHOOSE, "W13")),
    case(choosing, 0, hc.ChooseOther(3), of(hc.Why.NO_SUCH_WORD, "W14", place=3, count=3)),
    case(choosing, 0, hc.MakeGuess("TEN"), of(hc.Why.CHOOSE_FIRST, "W13")),
    case(choosing, 0, hc.Solve(), of(hc.Why.CHOOSE_FIRST, "W13"), EMPTY),
    case(choosing, 0, hc.GoOn(), of(hc.Why.CHOOSE_FIRST, "W20")),
    case(at_guessing, 0, hc.GoOn(), of(hc.Why.NOT_GUESSED, "W20")),
    case(answered, 0, hc.Solve(), of(hc.Why.GUESSED, "W13"), EMPTY),
    # Notes
    case(at_guessing, 0, hc.Note(3, 0, "?" * 61), of(hc.Why.NOTE_TOO_LONG, most=hc.LONGEST_NOTE)),
    case(at_guessing, 0, hc.Note(3, 0, "E\n"), of(hc.Why.NOTE_TOO_LONG, most=hc.LONGEST_NOTE)),
    case(at_guessing, 0, hc.Note(3, -1, "E"), of(hc.Why.NO_SUCH_WORD, place=-1, count=0)),
    case(at_guessing, 0, hc.Note(3, 16, "E"), of(hc.Why.NO_SUCH_WORD, place=16, count=0)),
    case(at_guessing, 0, hc.Note(1, 0, "E"), of(hc.Why.NO_SUCH_WORD, place=0, count=0)),
    case(
        at_guessing,
        0,
        hc.MarkLetter(3, 0, 3, "E", hc.LetterMark.OUT),
        of(hc.Why.NO_SUCH_SPOT, place=3, length=3),
    ),
    case(at_guessing, 0, hc.Note(17, 0, "E"), of(hc.Why.NO_SUCH_WORD, place=0, count=0)),
    case(at_guessing, 0, hc.Note(3, 0, ""), of(hc.Why.NO_CHANGE)),
    case(noted, 0, hc.Note(3, 0, "E?"), of(hc.Why.NO_CHANGE)),
    case(
        at_guessing,
        0,
        hc.Note(0, 0, "\n"),
        of(hc.Why.NOTE_TOO_LONG, most=hc.LONGEST_NOTE),
        of(hc.Why.NO_SUCH_WORD, place=0, count=0),
    ),
    # Everybody's reasons
    case(asking, REFEREE, Rule(NET), of(TableWhy.OTHER_WORD, word="NET")),
    case(asking, 0, hc.GiveUp(), of(Gate.NOT_YOUR_TURN, seat=0)),
    case(asking, REFEREE, hc.GoOn(), of(Gate.UNKNOWN_ACTION)),
    case(asking, REFEREE, hc.Draw("T"), of(Gate.UNKNOWN_ACTION)),
    case(turning, CHANCE, Rule(TEN), of(Gate.UNKNOWN_ACTION)),
    case(turning, CHANCE, hc.SetPuzzle(()), of(Gate.UNKNOWN_ACTION)),
    case(turning, 0, hc.TurnUp(), of(Gate.NOT_YOUR_TURN, seat=0)),
    case(setting, SETTER, hc.GoOn(), of(Gate.UNKNOWN_ACTION)),
    case(setting, 0, hc.SetPuzzle(RAN), of(Gate.NOT_YOUR_TURN, seat=0)),
    case(drawing, 0, Object(), of(Gate.UNKNOWN_ACTION)),
    case(drawing, 0, TimeExpired("turn"), of(TableWhy.NO_SUCH_TIMER)),
    case(at_guessing, 1, hc.MakeGuess("RAN"), of(Gate.NOT_YOUR_TURN, seat=1)),
    case(ended, 1, hc.GoOn(), of(Gate.OVER)),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.action)[:40])
def test_all_reasons_are_given_at_once(case: Case) -> None:
    table = case.table()

    assert case.reasons == hc.RULES.check(table.state, case.seat, case.action)
    table.against(case.seat, case.action)


def test_every_reason_is_met() -> None:
    met = {code for case in CASES for code in case.codes}

    # Which run is no word, only the dictionary says, after the grid was handed in; how large a
    # puzzle may be is asked of those alone that somebody gives (test_given.py).
    assert met >= {*hc.Why, *hc.GridWhy} - {hc.GridWhy.NOT_A_WORD, hc.Why.PUZZLE_TOO_LARGE}


PHASES: dict[str, tuple[Callable[[], Table], tuple[type, ...]]] = {
    "draw": (drawing, (hc.TurnUp, hc.CallAnchor)),
    "anchor": (lambda: drawing(DRAW), (hc.CallAnchor, hc.DrawAfresh, hc.GiveUp)),
    "dealt": (dealt, (hc.GoOn,)),
    "build": (at_building, (hc.Lay, hc.Finish, hc.GiveUp)),
    "guess": (
        at_guessing,
        (hc.Lay, LayRow, hc.MakeGuess, hc.Choose, hc.Solve, hc.Note, hc.GiveUp, hc.GoOn),
    ),
}
ACTIONS: tuple[hc.Action, ...] = (
    hc.TurnUp(),
    hc.CallAnchor("RATE"),
    hc.DrawAfresh(),
    hc.GoOn(),
    hc.Lay(RAN),
    hc.Finish(),
    LayRow(Row("RAN", caret=3)),
    hc.MakeGuess("RAN"),
    hc.Choose(0),
    hc.Solve(),
    hc.Note(3, 0, "E?"),
    hc.GiveUp(),
    hc.Draw("T"),
    Rule(TEN),
    hc.SetPuzzle(RAN),
)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: type(action).__name__)
def test_what_is_for_another_phase_is_not_open_now(phase: str, action: hc.Action) -> None:
    make, verbs = PHASES[phase]
    reasons = hc.RULES.check(make().state, 0, action)

    assert (type(action) in verbs) == {NOT_NOW, of(Gate.UNKNOWN_ACTION)}.isdisjoint(reasons)


@pytest.mark.parametrize("layout", [(), RAN, SOD, grid("RATE", "A", "N  S")])
def test_what_the_other_leaves_over_is_no_reason_before_the_guessing(layout: hc.Layout) -> None:
    table = at_building()
    table.state = table.state.with_player(0, draft=layout, is_ready=True).but(seat=1)

    for word in ("SOD", "CLAM", "RATTTE"):
        assert (NOT_NOW,) == hc.RULES.check(table.state, 1, hc.MakeGuess(word))


@pytest.mark.parametrize("text", ["E", "", "ÄÖÜ ß ?*<>", "?" * hc.LONGEST_NOTE])
def test_any_line_may_be_noted(text: str) -> None:
    assert [] == noted().against(0, hc.Note(3, 0, text))


@pytest.mark.parametrize(("length", "place"), [(2, 0), (16, 15), (4, 9)])
def test_notes_stand_beside_any_word_there_might_be(length: int, place: int) -> None:
    assert [] == at_guessing().against(0, hc.Note(length, place, "E?"))
