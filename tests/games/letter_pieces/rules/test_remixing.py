"""From word to word: what stays lies still or slides along, and is counted and praised."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.rules.test_tally import end
from tests.helpers.letter_pieces import Table
from tests.helpers.tallies import match_of
from wordsmith_desktop.core.value import replace


def remixed(table: Table, word: str) -> Iterator[lp.Action]:
    """What is done until the word is claimed, one after the other."""
    seat = table.bench
    while True:
        seen = lp.RULES.observe(table.state, seat)
        action = lp.remixing(word, seen, table.player(seat))
        yield action
        table.play(seat, action)
        if isinstance(action, lp.Claim):
            while table.is_ruling:
                table.rule()
            return


def after_cat() -> Table:
    """One player has claimed CAT, with what SCAT needs in the heaps."""
    table = Table(given="4L 3S 1C", challenges=1, seats=1)
    table.collect("CAT")
    table.claim("CAT")
    table.collect("SCAT")
    return table


def test_letters_that_stay_slide_along_and_never_leave_the_bench() -> None:
    table = after_cat()
    actions = list(remixed(table, "SCAT"))
    assert not any(isinstance(one, lp.Withdraw) for one in actions)
    slid, built, claimed = actions
    assert isinstance(slid, lp.Arrange)
    assert sum(table.counts_of("CAT")) == len(slid.moves)
    assert isinstance(built, lp.Arrange)
    assert isinstance(claimed, lp.Claim)


def test_only_what_is_not_of_the_word_is_taken_apart() -> None:
    table = after_cat()
    list(remixed(table, "SCAT"))
    table.collect("CART")
    gone = [one for one in remixed(table, "CART") if isinstance(one, lp.Withdraw)]
    assert [sum(table.counts_of("S"))] == [len(one.pieces) for one in gone]


def test_pieces_that_stayed_are_counted_and_the_cheapest_remix_is_praised() -> None:
    table = after_cat()
    list(remixed(table, "SCAT"))
    first, second = (one for one in table.events if isinstance(one, lp.WordClaimed))
    assert (0, 0) == (first.stayed, first.used)
    assert sum(table.counts_of("CAT")) == second.stayed
    assert sum(table.counts_of("SCAT")) == second.used
    end(table)
    praised = {award.kind: award for award in lp.recap(match_of(table)).awards}
    remix = praised[lp.LetterAward.CHEAPEST_REMIX]
    assert ("SCAT", sum(table.counts_of("S"))) == (remix.word, remix.figure)


def test_a_chain_without_a_discard_is_praised() -> None:
    table = Table(given="4L 3S 1C", challenges=1, seats=1)
    table.collect("CAT")
    for word in ("CAT", "TIC", "TAIL"):
        table.collect(word)
        table.claim(word)
    claims = [one for one in table.events if isinstance(one, lp.WordClaimed)]
    longest = running = 0
    for one in claims:
        running = 0 if one.discarded else running + 1
        longest = max(longest, running)
    end(table)
    praised = {award.kind: award.figure for award in lp.recap(match_of(table)).awards}
    assert (longest if longest > 1 else None) == praised.get(lp.LetterAward.LONGEST_CHAIN)


def test_what_lay_just_so_is_taken_first_and_the_last_letters_last() -> None:
    table = Table(given="6L 5S", challenges=1, seats=1)
    table.collect("FALL")
    table.claim("FALL")
    table.collect("WILL")
    player = table.player(table.bench)
    last = {piece.id for piece in player.built if lp.cell_of(piece.pose) in lp.SLOTS[2:4]}
    cleared = lp.Bench(player, table.state.ruleset).cleared()
    for letter in "WILL":
        built = cleared.typed(letter)
        assert isinstance(built, lp.Arrange)
        poses = {move.piece: move.pose for move in built.moves}
        pieces = tuple(
            replace(one, pose=poses.get(one.id, one.pose)) for one in cleared.player.pieces
        )
        cleared = replace(cleared, player=replace(cleared.player, pieces=pieces))
        if letter in "WI":
            assert not last & set(poses), letter
    assert (len(last), table.counts_of("WILL")) == (
        lp.stayed(cleared.player, cleared.ruleset)[0],
        lp.count(tuple(piece.kind for piece in cleared.player.placed)),
    )
