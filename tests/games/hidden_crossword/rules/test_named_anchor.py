"""The same deal for everyone: alone, with an anchor that the computer names."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_deal import anything
from tests.helpers.crossword_draws import dictionary, picture, small_index
from tests.helpers.hidden_crossword import DRAW, RAN, Table, grid
from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.core.seats import CHANCE, SETTER
from wordsmith_desktop.games.common.table_events import HandedOver
from wordsmith_desktop.games.common.table_rules import TableWhy
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.records.log import DictionaryId, Player
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.setup import Opened, load_session, new_session

PUZZLE = hc.SetPuzzleAround("RATE", RAN)
GOLDEN = {
    ("en", 1): (
        "FFUUYYOOHEMANQDW",
        "HOME",
        ["...F.", ".QUAY", "...W.", "FOUND", "....Y", ".HOME"],
    ),
    ("en", 20): (
        "FFOOWWIIQAKULPHGU",
        "LAUGH",
        [".Q........", ".U.O......", "WIKI...W..", ".P.LAUGH..", ".......OFF"],
    ),
    ("de", 1): (
        "FFUUYYOOHEMANQDW",
        "HOFFE",
        ["....W.", "..DUO.", "..Y...", "..NY..", "QUA...", "..M...", ".HOFFE"],
    ),
    ("de", 20): (
        "FFOOWWIIQAKULPHGU",
        "LIGA",
        [".H....Q", "PUFF..U", ".K.LIGA", "...O..I", ".WOW..."],
    ),
}
"""By dictionary and seed: the letters, the anchor and the rows of the puzzle."""


def named(**fields: Any) -> Table:
    """A table at which nothing is drawn yet."""
    return Table(seats=1, names_anchor=True, **fields)


def waiting(**fields: Any) -> Table:
    """All letters are drawn, and the computer is to make its puzzle."""
    table = named(**fields)
    table.turn_up(DRAW)
    table.events.clear()
    return table


def opened(folder: Path, tag: str, seed: int) -> Opened:
    """A match of that seed, in a folder of its own."""
    found = new_session(
        Shelf(folder),
        hc.RULES,
        hc.Ruleset(names_anchor=True, language=tag, dictionary=tag),
        players=(Player("Ana"),),
        seed=seed,
        dictionary=DictionaryId(tag, ""),
        judge=anything,
        created_ms=1_000,
    )
    found.session.resume_drivers()
    return found


def set_by(session: AnySession, index: WordIndex) -> hc.State:
    """Have the computer's puzzle made and laid."""
    action = hc.PuzzleSetter(index).action(session.observation(None))
    assert () == session.act(SETTER, action)
    state: hc.State = session.match.state
    return state


def told_of(state: hc.State) -> tuple[str, str, list[str]]:
    return state.pool, state.anchor, picture(state.computers)


# The way of such a match


def test_W3_all_letters_are_drawn_without_a_pause() -> None:
    table = named()
    for letter in DRAW:
        assert (CHANCE,) == table.actors
        assert [(Gate.NOT_YOUR_TURN, "")] == table.against(0, hc.TurnUp())
        assert [(Gate.NOT_YOUR_TURN, "")] == table.against(0, hc.CallAnchor("RATE"))
        table.turn_up(letter)

    assert (SETTER,) == table.actors
    assert [hc.DrawEnded(table.state.pool, False)] == table.told(hc.DrawEnded)
    assert hc.PuzzleWanted() == table.events[-1]


def test_W7_the_computer_names_the_anchor_along_with_its_puzzle() -> None:
    table = waiting()
    told = table.play(SETTER, PUZZLE)

    unused, short = table.state.told(RAN)
    assert (
        hc.AnchorNoted(None, "RATE"),
        hc.PuzzleReady(None),
        hc.LettersTold((unused,), (short,)),
        HandedOver(0),
    ) == told
    assert ("RATE", None, RAN) == (
        table.state.anchor,
        table.state.anchor_seat,
        table.state.computers,
    )
    assert (hc.Phase.GUESS, 1, (0,)) == (table.state.phase, table.state.round, table.actors)


@pytest.mark.parametrize(
    ("action", "reasons"),
    [
        (hc.SetPuzzleAround("RAN", RAN), [hc.Why.TOO_SHORT, hc.GridWhy.ANCHOR_UPRIGHT]),
        (hc.SetPuzzleAround("PART", RAN), [hc.Why.LETTERS_MISSING, hc.GridWhy.ANCHOR_MISSING]),
        (hc.SetPuzzleAround("rate", RAN), [hc.Why.NO_LETTERS, hc.GridWhy.ANCHOR_MISSING]),
        (hc.SetPuzzleAround("RATE", grid("RATE")), [hc.GridWhy.TOO_FEW_WORDS]),
        (hc.SetPuzzleAround("RATE", RAN[::-1]), [hc.Why.BAD_TILES]),
        (hc.SetPuzzle(RAN), [TableWhy.NOT_NOW]),
    ],
)
def test_W8_the_computers_puzzle_obeys_the_rules(action: hc.Setting, reasons: list[Enum]) -> None:
    assert reasons == [code for code, _rule in waiting().against(SETTER, action)]


def test_what_a_code_deals_is_as_it_was_before_all_crosswords_were_tried() -> None:
    index = dictionary("de")
    table = named(language="de", dictionary="de")
    table.turn_up("YAWOFICERXZM")
    by_code = hc.PuzzleSetter(index).action(hc.RULES.observe(table.state, None))
    assert isinstance(by_code, hc.SetPuzzleAround)
    assert ("MAERZ", 14) == (by_code.anchor, len(by_code.layout))

    table = Table(seats=1, language="de", dictionary="de")
    table.turn_up("YAWOFICERXZM")
    table.call("MAERZ")
    table.on()
    called = hc.PuzzleSetter(index).action(hc.RULES.observe(table.state, None))
    assert isinstance(called, hc.SetPuzzle)
    assert len(called.layout) == len(table.state.pool)


def test_where_the_player_called_the_anchor_the_computer_names_none() -> None:
    table = Table(seats=1)
    table.turn_up(DRAW)
    table.call("RATE")
    table.on()

    assert [(TableWhy.NOT_NOW, "")] == table.against(SETTER, PUZZLE)
    assert [(TableWhy.NOT_NOW, "")] == table.against(SETTER, hc.DrawAfresh())
    assert [] == table.against(SETTER, hc.SetPuzzle(RAN))


@pytest.mark.parametrize("no_anchor", hc.NoAnchor)
def test_W7_letters_without_an_anchor_are_drawn_afresh_by_the_computer(
    no_anchor: hc.NoAnchor,
) -> None:
    table = waiting(no_anchor=no_anchor)
    if no_anchor is hc.NoAnchor.SHORTER:
        assert [(hc.Why.NO_REDRAW, "W7")] == table.against(SETTER, hc.DrawAfresh())
        assert [] == table.against(SETTER, hc.SetPuzzleAround("RAT", grid("RAT", "A", "N")))
        return
    told = table.play(SETTER, hc.DrawAfresh())

    assert (hc.DrawnAfresh(SETTER),) == told
    assert hc.new_state(table.state.ruleset, 1) == table.state
    assert (CHANCE,) == table.actors


# What the computer lays


def test_the_puzzle_is_of_the_letters_alone_whatever_their_order() -> None:
    made = []
    for letters in (DRAW, "TARENISOMCLD"):
        table = named()
        table.turn_up(letters)
        seen = hc.RULES.observe(table.state, None)
        made.append(hc.PuzzleSetter(dictionary("en")).action(seen))

    assert isinstance(made[0], hc.SetPuzzleAround)
    assert made[0] == made[1]


def test_without_an_anchor_in_the_dictionary_it_draws_afresh() -> None:
    words = small_index({"RAT": 50, "RAN": 50})
    setter = hc.PuzzleSetter(words)

    assert hc.DrawAfresh() == setter.action(hc.RULES.observe(waiting().state, None))
    shorter = waiting(no_anchor=hc.NoAnchor.SHORTER)
    action = setter.action(hc.RULES.observe(shorter.state, None))
    assert isinstance(action, hc.SetPuzzleAround)
    assert {"RAN", "RAT"} == set(hc.Crossword(action.layout).words)


def test_words_that_the_table_bans_change_only_a_puzzle_that_has_them() -> None:
    seen, index = hc.RULES.observe(waiting().state, None), dictionary("en")
    plain = hc.PuzzleSetter(index).action(seen)
    assert isinstance(plain, hc.SetPuzzleAround)
    other = next(word for word in hc.Crossword(plain.layout).words if word != plain.anchor)

    assert plain == hc.PuzzleSetter(index, {"ZOO", "QUIZ"}).action(seen)
    for banned in (other, plain.anchor):
        action = hc.PuzzleSetter(index, {banned}).action(seen)
        assert isinstance(action, hc.SetPuzzleAround)
        assert banned not in hc.Crossword(action.layout).words


@pytest.mark.parametrize("is_family", [True, False])
def test_words_that_are_not_for_every_table_are_laid_only_where_they_may_be(
    is_family: bool,
) -> None:
    words = small_index({"RAT": 50, "RAN": 50}, vulgar=("RAN",))
    table = waiting(no_anchor=hc.NoAnchor.SHORTER)
    action = hc.PuzzleSetter(words, is_family=is_family).action(hc.RULES.observe(table.state, None))
    laid = (
        set(hc.Crossword(action.layout).words) if isinstance(action, hc.SetPuzzleAround) else set()
    )
    assert is_family == ("RAN" not in laid)


def test_it_lays_nothing_once_it_is_stopped() -> None:
    seen = hc.RULES.observe(waiting().state, None)

    assert hc.PuzzleSetter(dictionary("en"), should_stop=lambda: True).action(seen) is None


# The same everywhere


@pytest.mark.parametrize(("tag", "seed"), GOLDEN)
def test_a_seed_gives_everybody_the_same_deal(tmp_path: Path, tag: str, seed: int) -> None:
    session = opened(tmp_path, tag, seed).session

    assert GOLDEN[tag, seed] == told_of(set_by(session, dictionary(tag)))


def test_a_slow_player_who_comes_back_later_has_the_same_deal(tmp_path: Path) -> None:
    """Time passes and the match is closed before the puzzle is there."""
    found = opened(tmp_path, "en", 1)
    for _ in range(100):
        found.session.tick(1_000)
    found.session.close()
    again = load_session(Shelf(tmp_path), found.path, {hc.RULES.game: hc.RULES}, anything).session
    again.resume_drivers()
    again.tick(1_000)

    assert GOLDEN["en", 1] == told_of(set_by(again, dictionary("en")))


def test_house_names_anchor() -> None:
    """Only what the anchor comes from is another way; the guessing is the same."""
    table = waiting()
    table.play(SETTER, PUZZLE)
    assert 1 == table.guess("RAT").count
    table.on()
    table.solve(RAN)

    assert Outcome((1,)) == hc.RULES.outcome(table.state)


def test_house_names_anchor_and_giving_up() -> None:
    table = waiting()
    table.play(SETTER, PUZZLE)
    table.play(0, hc.GiveUp())

    assert table.is_at(hc.Phase.OVER)
    assert RAN == hc.RULES.observe(table.state, 0).computers
