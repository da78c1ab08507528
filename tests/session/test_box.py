"""Matches with the printed box: people tell what chance did, and can tell it otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tests.conformance.case import cases_of, legal_actions
from tests.conformance.play import tell
from tests.games.length_x_wit import lw
from tests.games.rewordable import rw
from tests.helpers.saves import saves_on
from wordsmith_desktop.core.rejections import Gate
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.box_questions import Wrong, read
from wordsmith_desktop.games.common.registry import game_names, rules_of
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset as DiceRuleset
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset as CardRuleset
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.kept_match import read_match
from wordsmith_desktop.records.log import DictionaryId, Occasion, Player
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.box_view import BoxView
from wordsmith_desktop.session.branching import branch
from wordsmith_desktop.session.setup import Opened, load_session, new_session
from wordsmith_desktop.session.table_view import AnyTable

WITH_BOX = Occasion(with_box=True)
NAMES = ("Ana", "Ben", "Cleo", "Dora")
GAMES = {game: rules_of(game) for game in game_names()}
STEPS = 150
"""Actions of a match that is played at random."""


def judge(word: str) -> Ruling:
    """A dictionary that knows every word."""
    return Ruling(word, True, Reason.LISTED, "en")


@dataclass
class BoxTable:
    """A table with a printed box on it."""

    opened: Opened
    view: AnyTable

    @property
    def box(self) -> BoxView[Any]:
        found = self.view.box
        assert found is not None
        return found

    @property
    def state(self) -> Any:
        return self.opened.session.match.state

    def tell(self, line: str) -> None:
        """Type a line that is understood, and have it taken."""
        asked = self.box.asks
        assert asked is not None
        told = read(asked, line)
        assert told.fault is None
        assert () == self.box.tell(told.choices)

    def act(self, action: Any) -> None:
        """Do something that is open, as the seat that has the turn."""
        assert () == self.view.act(self.state.seat, action)


def sit_down(
    shelf: Shelf, game: str, ruleset: Any, seats: int = 2, *, bots: tuple[str, ...] = ()
) -> BoxTable:
    """A match with a box, of which nothing was told yet."""
    named = zip(NAMES[:seats], (*bots, *("",) * seats), strict=False)
    opened = new_session(
        shelf,
        GAMES[game],
        ruleset,
        players=tuple(Player(name, bot=bot) for name, bot in named),
        seed=1,
        dictionary=DictionaryId("en", "abc"),
        judge=judge,
        created_ms=1_700_000_000_000,
        occasion=WITH_BOX,
    )
    opened.session.resume_drivers()
    return BoxTable(opened, opened.view())


def dice(shelf: Shelf) -> BoxTable:
    """Two at a table with dice."""
    return sit_down(shelf, "length_x_wit", DiceRuleset(draws_lots=False))


def cards(shelf: Shelf) -> BoxTable:
    """Two at a table with cards; Ana starts."""
    return sit_down(shelf, "rewordable", CardRuleset(name_letters=(5, 3)))


@pytest.mark.parametrize("game", game_names())
def test_a_match_is_told_by_people_kept_and_replayed(game: str, shelf: Shelf) -> None:
    settings = [one for one in cases_of(game).settings if one.with_box]
    setting, rules, rng = settings[0], GAMES[game], Rng(5)
    table = sit_down(shelf, game, setting.ruleset, setting.seats)
    session = table.opened.session
    for _ in range(STEPS):
        if not session.actors:
            break
        seat = rng.choice(session.actors)
        if seat == CHANCE:
            action = tell(game, rules, session.match.state, rng)
        else:
            action = rng.choice([*legal_actions(rules, session.match.state, seat)])
        session.act(seat, action)
    assert any(one.seat == CHANCE for one in session.match.played)
    assert session.close()
    again = load_session(shelf, saves_on(shelf)[0].path, GAMES, judge)
    assert again.damage is None
    assert again.session.with_box
    assert session.match.state == again.session.match.state


@pytest.mark.parametrize("game", game_names())
def test_the_program_plays_no_chance_of_its_own(game: str, shelf: Shelf) -> None:
    setting = next(one for one in cases_of(game).settings if one.with_box)
    table = sit_down(shelf, game, setting.ruleset, setting.seats)
    session = table.opened.session
    assert all(one.seat != CHANCE for one in session.match.played)
    session.resume_drivers()
    assert all(one.seat != CHANCE for one in session.match.played)


def test_without_a_box_nobody_may_tell(shelf: Shelf) -> None:
    opened = new_session(
        shelf,
        GAMES["length_x_wit"],
        DiceRuleset(),
        players=(Player("Ana"), Player("Ben")),
        seed=1,
        dictionary=DictionaryId("en", "abc"),
        judge=judge,
        created_ms=1,
    )
    assert opened.view().box is None
    (why,) = opened.session.check(CHANCE, lw.Throw(0, (0,)))
    assert Gate.NOT_YOUR_TURN is why.code


def test_a_computer_cannot_take_pieces_out_of_a_box(shelf: Shelf) -> None:
    with pytest.raises(ValueError, match="printed box"):
        sit_down(shelf, "length_x_wit", DiceRuleset(), bots=("", "level-1"))


def test_a_whole_hand_is_one_line(shelf: Shelf) -> None:
    table = dice(shelf)
    table.tell("EATR soul")
    hands = [[tile.text for tile in player.tiles] for player in table.state.players]
    assert [[*"EATR"], [*"SOUL"]] == [hand[:4] for hand in hands]


def test_dice_are_told_by_their_faces_alone(shelf: Shelf) -> None:
    table = dice(shelf)
    table.tell("EATR SOUL")
    table.tell("INSDE")
    table.act(lw.Roll())
    table.tell("K")
    assert ["K"] == [one.text for one in table.state.dice]
    # Whatever die that was taken for: the next throw may tell that it was another.
    table.act(lw.Spend(next(tile.id for tile in table.state.players[0].tiles if tile.is_vowel)))
    table.tell("N")
    assert ["N"] == [one.text for one in table.state.dice]
    (thrown,) = [one for one in table.box.told() if one.signs == ("N",)]
    assert thrown.asked.places[0].choices(())


def test_a_wrong_entry_is_taken_back_and_told_anew(shelf: Shelf) -> None:
    table = dice(shelf)
    table.tell("EATR SOUL")
    table.view.undo()
    assert table.box.asks is not None
    table.tell("EATS SOUL")
    assert "S" == table.state.players[0].tiles[3].text
    table.opened.close()
    assert table.state == read_match(saves_on(shelf)[0].path, GAMES).match.state


def in_the_middle(shelf: Shelf) -> BoxTable:
    """Ana has rolled a K and scored KIT; Ben's tiles came."""
    table = dice(shelf)
    for line in ("EATR SOUL", "INSDE"):
        table.tell(line)
    table.act(lw.Roll())
    table.tell("K")
    kin = {tile.text: tile.id for tile in table.state.players[0].tiles}
    table.act(lw.Score("KIT", (kin["I"], kin["T"])))
    return table


def told_of(table: BoxTable, line: str) -> Any:
    """What was told with some line, which is found by what it did."""
    for one in table.box.told():
        heard = read(one.asked, line)
        is_whole = heard.fault is None and len(heard.choices) == len(one.asked.places)
        action = one.asked.action(heard.choices) if is_whole else None
        if action == table.opened.session.match.played[one.place].action:
            return one
    raise AssertionError(line)


def test_a_correction_keeps_what_still_can_be(shelf: Shelf) -> None:
    table = in_the_middle(shelf)
    before, first = table.view.position, told_of(table, "EATR SOUL")
    other = read(first.asked, "EATX SOUL").choices
    after = before - first.place - 1
    assert (after, after) == table.box.kept_by(first, other)
    table.box.correct(first, other)
    assert before == table.view.position
    assert "X" in [tile.text for tile in table.state.players[0].tiles]
    assert table.state == read_match(saves_on(shelf)[0].path, GAMES).match.state


def test_a_correction_says_what_falls_away_and_drops_no_more(shelf: Shelf) -> None:
    table = in_the_middle(shelf)
    first = told_of(table, "EATR SOUL")
    other = read(first.asked, "EAXR SOUL").choices
    kept = table.box.kept_by(first, other)
    assert kept is not None
    stays, after = kept
    assert stays < after
    table.box.correct(first, other)
    assert first.place + 1 + stays == table.view.position
    # Without a T there is no KIT; the roll before it stands.
    assert ["K"] == [one.text for one in table.state.dice]
    again = read_match(saves_on(shelf)[0].path, GAMES)
    assert (None, table.state) == (again.damage, again.match.state)
    assert len(again.times) == len(again.match.played)


def test_a_branch_of_a_corrected_match_begins_where_it_was_asked(shelf: Shelf) -> None:
    table = in_the_middle(shelf)
    first = told_of(table, "EATR SOUL")
    table.box.correct(first, read(first.asked, "EATX SOUL").choices)
    table.opened.close()
    path = branch(shelf, table.opened.path, GAMES, table.view.position, created_ms=2)
    branched = load_session(shelf, path, GAMES, judge)
    assert table.state == branched.session.match.state
    assert branched.session.with_box


def test_clocks_stand_still_while_the_table_tells(shelf: Shelf) -> None:
    ruleset = DiceRuleset(draws_lots=False, turn_seconds=10)
    ruleset = replace(ruleset, clock=type(ruleset.clock).HARD)
    table = sit_down(shelf, "length_x_wit", ruleset)
    table.tell("EATR SOUL")
    table.tell("INSDE")
    table.act(lw.Roll())
    before = [one.left_ms for one in table.view.readings]
    table.view.tick(900)
    assert before == [one.left_ms for one in table.view.readings]
    table.tell("K")
    table.view.tick(900)
    assert any(one.left_ms < 10_000 for one in table.view.readings)


def test_hands_are_named_by_those_whose_they_are(shelf: Shelf) -> None:
    table = cards(shelf)
    assert table.box.asks is not None
    assert table.box.asks.is_dealing
    table.tell("")
    assert table.view.draw_curtain() == 0
    assert table.box.asks is None
    table.view.lift(0)
    table.tell("TH E ING  C AT R L O  1 4 9")
    seen = table.view.seen
    assert ["TH", "E", "ING"] == [card.text for card in seen.pool]
    assert ["C", "AT", "R", "L", "O"] == [card.text for card in seen.players[0].hand]
    assert 0 == len(table.opened.session.observation(1).players[1].hand)
    at = {card.text: card.id for card in (*seen.pool, *seen.players[0].hand)}
    table.act(rw.Build((at["C"], at["AT"])))
    assert table.view.draw_curtain() == 1
    table.view.lift(1)
    asked = table.box.asks
    assert asked is not None
    # Nothing of the pool was taken; the other's two new cards are the other's to name.
    assert 5 == sum(place.owner == 1 for place in asked.places)
    table.tell("H TER A N D 2" if len(asked.places) > 5 else "H TER A N D")
    words = [word.text for player in table.view.seen.players for word in player.words]
    assert ["CAT"] == words


def test_what_another_holds_can_be_told_by_nobody_else(shelf: Shelf) -> None:
    table = cards(shelf)
    table.tell("")
    table.view.lift(0)
    table.tell("TH E ING  C AT R L O  1 4 9")
    told = table.view.box
    assert told is not None
    listed = [one for one in told.told() if one.place > 0]
    assert listed
    table.view.hide()
    assert table.view.box is not None
    assert [] == [*table.view.box.told()]


def test_a_card_that_lies_elsewhere_cannot_have_been_drawn(shelf: Shelf) -> None:
    table = cards(shelf)
    table.tell("")
    table.view.lift(0)
    asked = table.box.asks
    assert asked is not None
    # There is one AT in the box.
    fault = read(asked, "AT E ING C AT").fault
    assert fault is not None
    assert Wrong.NONE_LEFT is fault.wrong
    choices = tuple(
        next(c for c in place.choices(()) if c.sign == sign)
        for place, sign in zip(
            asked.places, ("AT", "E", "ING", "C", "AT", "R", "L", "O", "1", "4", "9"), strict=True
        )
    )
    assert table.box.tell(choices)
    assert isinstance(table.opened.session.match.played[-1].action, rw.DealUnseen)
