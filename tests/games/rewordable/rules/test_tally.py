"""What statistics learn from a finished match of Rewordable."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.rewordable import rw
from tests.helpers.rewordable import Table
from tests.helpers.tallies import tallies, words_of
from tests.playthroughs.book import files, replayed
from wordsmith_desktop.core.value import replace

GOLDEN = [path for path in files() if path.stem.startswith("rewordable_")]


def test_a_word_counts_its_letters_and_the_tokens_it_earned() -> None:
    table = Table("C A T", "D O G", row=(rw.Goal.FROM_HAND,))
    table.state = table.state.but(turns_left=3, token_pile=())
    table.claim("C A T")
    table.claim("D O G")
    table.pass_()

    first, second = tallies(table)
    assert [("CAT", 7)] == words_of(first)
    assert [("DOG", 3)] == words_of(second)
    assert (7, True, 7) == (first.score, first.is_winner, first.merit)


def test_a_word_taken_by_another_is_still_its_builders_word() -> None:
    table = Table("C A T", "S H", pool="E")
    table.state = table.state.but(turns_left=2)
    table.claim("C A T")
    table.claim("C A T S")

    first, second = tallies(table)
    assert ([("CAT", 3)], 0) == (words_of(first), first.score)
    assert ([("CATS", 4)], 4) == (words_of(second), second.score)


def test_a_refused_word_is_none() -> None:
    table = Table("C A T", "D O G", known=("DOG",))
    table.state = table.state.but(turns_left=2)
    table.claim("C A T")
    table.pass_()
    table.claim("D O G")

    assert [[], [("DOG", 3)]] == [words_of(one) for one in tallies(table)]


def test_every_turn_counts_built_or_passed() -> None:
    table = Table("C A T", "D O G")
    table.state = table.state.but(turns_left=3)
    table.claim("C A T")
    table.pass_()
    table.pass_()

    assert [2, 1] == [one.turns for one in tallies(table)]


def test_players_names_do_not_make_another_setting() -> None:
    plain = rw.Ruleset(challenge_cost=3)

    assert plain == rw.TALLIER.setting(replace(plain, name_letters=(3, 5)))
    assert plain != rw.TALLIER.setting(replace(plain, challenge_cost=0))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_words_are_those_that_the_table_built(path: Path) -> None:
    match = replayed(path.read_text(encoding="utf-8"))
    words = [word.word for tally in rw.TALLIER.tally(match) for word in tally.words]

    events = [event for one in match.played for event in one.step.events]
    gone = [event.word.text for event in events if isinstance(event, rw.WordWithdrawn)]
    assert match.state.built == {*words, *gone}
    assert match.state.next_word == len(words) + len(gone)
