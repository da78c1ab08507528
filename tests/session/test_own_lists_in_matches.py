"""By a class list and a block list: who plays, who advises, and what is said of a match afterwards
know the words of that list alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from tests.helpers.own_words import add_list
from tests.lexicon.conftest import DICTIONARIES
from wordsmith_desktop.bots.bot import Search, Wait
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.registry import game_of, rules_of, tallier_of
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.own.own_lists import ListUse, OwnLists
from wordsmith_desktop.session.simulation import Simulation, ruleset_with, whole_match

GAMES: Final = ("letter_pieces", "length_x_wit", "rewordable", "hidden_crossword")
CLASS, BLOCKED = "en+Class 5b", "en+At home"
TAKEN: Final = 2_000
"""The words of the class, out of those that everybody knows."""
ADVISED_LETTER_BY_LETTER: Final = ("letter_pieces", "hidden_crossword")
"""Games whose adviser names parts of words."""
EVERY: Final = 2
"""Of the moments of a match, one is asked about for so many."""


@cache
def listed_words() -> frozenset[str]:
    """Words of all lengths that everybody knows."""
    index = open_lexicon("en", DICTIONARIES).index
    known = [word.decode() for word in index.words[index.everyday].tolist() if word.isalpha()]
    return frozenset(known[:: max(1, len(known) // TAKEN)])


@pytest.fixture(scope="module")
def lists(tmp_path_factory: pytest.TempPathFactory) -> OwnLists:
    """The same words as all that count, and as what counts for nothing."""
    made = OwnLists(tmp_path_factory.mktemp("own"))
    words = sorted(listed_words())
    add_list(made, DICTIONARIES, CLASS, *words, mode=ListUse.CLASS)
    add_list(made, DICTIONARIES, BLOCKED, *words, mode=ListUse.WITHOUT, base="en")
    return made


def keeps_to(tag: str, word: str) -> bool:
    return (word in listed_words()) is (tag == CLASS)


def _lexicon(tag: str, lists: OwnLists) -> Lexicon:
    return open_lexicon(tag, DICTIONARIES, own_dir=lists.folder)


def _match(game: str, tag: str, lists: OwnLists) -> AnyMatch:
    simulation = Simulation(
        game=game,
        ruleset=ruleset_with(game, tag, ()),
        levels=(6, 1),
        matches=1,
        seed=3,
        dictionaries=DICTIONARIES,
        own=lists.folder,
    )
    return whole_match(simulation, 0)


@pytest.mark.parametrize("tag", [CLASS, BLOCKED])
@pytest.mark.parametrize("game", GAMES)
def test_players_advisers_and_reviews_keep_to_a_list(game: str, tag: str, lists: OwnLists) -> None:
    match, lexicon = _match(game, tag, lists), _lexicon(tag, lists)
    words = Vocabulary(lexicon.index, judge=lexicon.judge)
    # What nobody objected to may be none.
    played = {one.word for tally in tallier_of(game).tally(match) for one in tally.words}
    stood = [word for word in played if lexicon.judge(word).accepted]
    assert stood
    assert all(keeps_to(tag, word) for word in stood)
    reviewer = game_of(game).reviewer()
    if reviewer is not None:
        for position in reviewer.positions(match)[::3]:
            review = reviewer.review(match, position, words)
            plays = (review.best, review.best_common)
            assert all(keeps_to(tag, one.word) for one in plays if one is not None and one.word)
    advised = list(_advised(game, match, words))
    assert advised or game in ADVISED_LETTER_BY_LETTER
    assert all(keeps_to(tag, word) for word in advised)


def _advised(game: str, match: AnyMatch, words: Vocabulary) -> Iterator[str]:
    """The words that would be played by the game's adviser at moments of a match."""
    hinter, rules = game_of(game).hinter(), rules_of(game)
    assert hinter is not None
    for one in match.played[::EVERY]:
        seat = next((seat for seat in rules.actors(one.before) if seat >= 0), None)
        if seat is None:
            continue
        found = hinter(rules.observe(one.before, seat), words, Rng(1), Search())
        if found is None or isinstance(found.action, Wait):
            continue
        for told in (found.action, *rules.apply(one.before, seat, found.action).events):
            word = getattr(told, "word", "")
            if isinstance(word, str) and word:
                yield word


def test_what_letters_make_is_searched_in_the_list_alone(lists: OwnLists) -> None:
    for tag in (CLASS, BLOCKED):
        found = [one.word for one in _lexicon(tag, lists).index.from_letters("RSTLNEAIOHD")]
        assert found
        assert all(keeps_to(tag, word) for word in found)
