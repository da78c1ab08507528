"""How long Rewordable takes to find words (C7–C9), to review turns and to be played alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from wordsmith_desktop.app.paths import dictionaries_dir
from wordsmith_desktop.bots.bot import AnyBot
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE, REFEREE, Seat
from wordsmith_desktop.games.common.open_table import Rule
from wordsmith_desktop.games.common.reviewer import AnyMatch
from wordsmith_desktop.games.rewordable.rules.actions import Action, Build, Pass
from wordsmith_desktop.games.rewordable.rules.bots import SOLOISTS
from wordsmith_desktop.games.rewordable.rules.cards import deck
from wordsmith_desktop.games.rewordable.rules.laying import Reach, Word
from wordsmith_desktop.games.rewordable.rules.review import REVIEWER
from wordsmith_desktop.games.rewordable.rules.rules import RULES
from wordsmith_desktop.games.rewordable.rules.ruleset import HAND, POOL, Ruleset
from wordsmith_desktop.games.rewordable.rules.state import State
from wordsmith_desktop.games.rewordable.rules.word_search import legal_words
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.session.headless import HeadlessMatch, Setting

SEATS: Final = 8
LATE: Final = 40
"""Words on the table of a late game take at least so many cards of the hundred."""


def search_times(tag: str, matches: int) -> list[float]:
    """Milliseconds of the search at every turn late in some matches of eight."""
    index = open_lexicon(tag, dictionaries_dir()).index
    list(legal_words(next(_tables(tag, 0, index)), index))
    reaches = [reach for seed in range(matches) for reach in _tables(tag, seed, index)]
    return [_timed(reach, index) for reach in reaches if _laid(reach) >= LATE]


def worst_time(tag: str) -> float:
    """Milliseconds of the search where a whole game deck lies in words of two cards."""
    index = open_lexicon(tag, dictionaries_dir()).index
    cards = Rng(7).shuffled(deck(tag))
    hand, pool, rest = cards[:HAND], cards[HAND : HAND + POOL], cards[HAND + POOL : 100]
    pairs = zip(rest[::2], rest[1::2], strict=True)
    words = tuple(Word(place, place % SEATS, pair) for place, pair in enumerate(pairs))
    reach = Reach(tuple(hand), tuple(pool), words)
    return min(_timed(reach, index) for _ in range(3))


def solo_seconds(tag: str, matches: int) -> list[float]:
    """Seconds of each soloist's match alone with the whole deck, in each of so many deals."""
    words = Vocabulary(open_lexicon(tag, dictionaries_dir()).index)
    _solo(tag, matches, SOLOISTS[0], words)
    return [_solo(tag, seed, one, words) for seed in range(matches) for one in SOLOISTS]


def _solo(tag: str, seed: int, soloist: AnyBot, words: Vocabulary) -> float:
    """Seconds of one match."""
    setting = Setting(
        game=RULES.game,
        ruleset=Ruleset(language=tag, dictionary=tag),
        bots=(soloist,),
        vocabularies=(words,),
        seed=seed,
    )
    start = time.perf_counter()
    HeadlessMatch(setting).finished()
    return time.perf_counter() - start


def review_times(tag: str, seats: int, matches: int) -> list[float]:
    """Milliseconds of the review of every turn of some matches that fill the table."""
    index = open_lexicon(tag, dictionaries_dir()).index
    words = Vocabulary(index)
    found = []
    for seed in range(matches):
        match = _play(tag, seats, seed, _any_word(index))
        for place in REVIEWER.positions(match):
            start = time.perf_counter()
            REVIEWER.review(match, place, words)
            found.append((time.perf_counter() - start) * 1000)
    return found


def _laid(reach: Reach) -> int:
    return sum(len(word.cards) for word in reach.words)


def _timed(reach: Reach, index: WordIndex) -> float:
    start = time.perf_counter()
    for _ in legal_words(reach, index):
        pass
    return (time.perf_counter() - start) * 1000


def _tables(tag: str, seed: int, index: WordIndex) -> Iterator[Reach]:
    """What whoever is to move can reach, turn by turn, in a match that fills the table."""
    match = _play(tag, SEATS, seed, _any_word(index))
    return (played.before.reach(played.seat) for played in match.played if played.seat >= 0)


Choose: TypeAlias = Callable[[State, Seat, Rng], Action]


def _play(tag: str, seats: int, seed: int, choose: Choose) -> AnyMatch:
    """A match in which every seat chooses alike."""
    match = Match(RULES, Ruleset(language=tag, dictionary=tag), seats)
    rng = Rng(seed)
    while RULES.actors(match.state):
        seat, state = RULES.actors(match.state)[0], match.state
        if seat == CHANCE:
            match.play(seat, RULES.chance(state, rng))
        elif seat == REFEREE:
            assert state.call is not None
            match.play(seat, Rule(Ruling(state.call.word, True, Reason.LISTED, "any")))
        else:
            match.play(seat, choose(state, seat, rng))
    return match


def _any_word(index: WordIndex) -> Choose:
    """Builds any word, of loose cards where there are such."""

    def choose(state: State, seat: Seat, rng: Rng) -> Action:
        found = [way for _, way in legal_words(state.reach(seat), index)]
        fresh = [way for way in found if not way.words] or found
        if not fresh:
            hand = tuple(card.id for card in state.players[seat].hand)
            return Pass(hand if state.deck else ())
        return Build(rng.choice(fresh).cards)

    return choose
