"""What is known of the words of a hidden puzzle, and how many there are at least."""

from __future__ import annotations

from tests.games.hidden_crossword import hc
from tests.helpers.hidden_crossword import ANCHOR, DRAW, RAN, SOD, Table, grid
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.hidden_crossword.words.in_words import goal_line

AN = grid(
    "RATE",
    " N  ",
)
"""RATE and the two letters of AN."""


def _against(layout: hc.Layout) -> Table:
    """Ana looks for this puzzle of Ben's."""
    table = Table()
    table.turn_up(DRAW)
    table.call(ANCHOR)
    table.on(0)
    table.build(RAN)
    table.build(layout)
    return table


def _patterns(table: Table) -> list[str]:
    return [one.pattern for one in hc.known_words(table.rules.observe(table.state, 0))]


def test_w11_the_anchor_is_known_from_the_start() -> None:
    table = _against(SOD)
    (anchor,) = hc.known_words(table.rules.observe(table.state, 0))
    assert (ANCHOR, hc.Placement.ANCHOR, True) == (
        anchor.pattern,
        anchor.placement,
        anchor.is_found,
    )


def test_w10_words_of_two_letters_are_known_as_they_are_told() -> None:
    assert ["AN", ANCHOR] == _patterns(_against(AN))


def test_w14_who_asks_about_a_length_knows_how_many_words_it_has() -> None:
    table = _against(SOD)
    table.guess("TEN")
    assert ["???", "???", "???", ANCHOR] == _patterns(table)


def test_w15_letters_with_a_star_are_known() -> None:
    table = _against(SOD)
    table.ask("SAD", 2)
    assert ["???", "???", "S?D", ANCHOR] == _patterns(table)


def test_the_anchor_is_no_unknown_word_of_its_length() -> None:
    table = _against(SOD)
    table.guess("TEAR")
    assert [ANCHOR] == _patterns(table)


def test_the_goal_says_how_many_words_are_known_of_how_many_at_least() -> None:
    table = _against(SOD)
    table.ask("SOD", 2)
    table.on()
    table.spend()
    seen = table.rules.observe(table.state, 0)
    expected = "Find Ben’s words: 2 of at least 4"
    assert expected == goal_line(seen, ("Ana", "Ben"), is_solving=False)


def test_w10_where_all_letters_lie_in_words_that_are_found_there_may_be_no_more() -> None:
    seen = _against(AN).rules.observe(_against(AN).state, 0)
    assert 2 == hc.least_count(seen, hc.known_words(seen)), "RATE and AN have every letter"


def test_w10_all_that_is_found_is_not_all_while_letters_are_left() -> None:
    table = _against(SOD)
    seen = table.rules.observe(table.state, 0)
    found = (*hc.known_words(seen), hc.KnownWord("SOD"))
    assert sorted("SOD" + ANCHOR) != sorted(seen.letters)
    assert len(found) + 1 == hc.least_count(seen, found)
    told = replace(seen, ruleset=replace(seen.ruleset, least_words=7))
    assert 8 == hc.least_count(told, found)


def test_the_table_is_not_told_how_many_words_somebody_knows() -> None:
    table = _against(SOD)
    seen = table.rules.observe(table.state, None)
    expected = "Find Ben’s words"
    assert expected == goal_line(seen, ("Ana", "Ben"), is_solving=False)


def test_whoever_looks_on_is_told_who_guesses() -> None:
    table = _against(SOD)
    seen = table.rules.observe(table.state, 1)
    assert "Ana guesses" == goal_line(seen, ("Ana", "Ben"), is_solving=False)
