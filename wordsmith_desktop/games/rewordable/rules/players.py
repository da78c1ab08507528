"""Players that weigh what a word brings, what it takes from others and what hand it leaves."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from enum import Enum, unique
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

import numpy as np

from wordsmith_desktop.bots.bot import Bot, Decision, Motive, Search
from wordsmith_desktop.bots.knowing import NOBODYS, Knowledge, known_among
from wordsmith_desktop.bots.made_up import made_up
from wordsmith_desktop.bots.overlooking import Blindness, overlooked
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.bluffing import feels_like_it, would_be_bluff
from wordsmith_desktop.games.common.judging import accepted_reasons
from wordsmith_desktop.games.common.opinions import opinion
from wordsmith_desktop.lexicon.trie import trie_of

from .actions import Action, Build, Challenge, Pass
from .card_walk import WordWay
from .cards import PARTING, leaves_of
from .observation import Observation
from .state import Phase
from .tokens import TOKEN_POINTS, is_earned
from .word_search import found_ways

WIDTH: Final = 2.0
"""How soft the edge of what a player knows is, in tenths of a Zipf value."""
A_LETTER: Final = 0.08
"""How much easier each further letter of a word makes it to overlook."""
A_WORD: Final = 0.12
"""How much easier each existing word in it does."""
SEVERAL_WORDS: Final = 0.2
"""How much easier it is yet where there are two or more."""
HARDER: Final = 10.0
"""After each own pass in a row a player thinks of words so much rarer, in tenths of a Zipf..."""
CLOSER: Final = 0.5
"""... and overlooks only this share of what it overlooked before."""
AGAIN: Final = 4.0
"""Whoever sees no word looks once more, as closely as after a pass, and thinks of words so much
rarer, in tenths of a Zipf value."""
GOOD_CARD: Final = 0.6
"""Whoever passes keeps cards that are worth more."""
CLEARLY: Final = 3.0
"""So many points more than any honest word must a bluff be worth."""


class Dials(Value, kw_only=True):
    """What makes a player stronger or weaker."""

    centre: float
    """How rare the words are of which it knows every second one, ten times the Zipf value."""
    least: int = NOBODYS
    """Rarer words it never knows."""
    blindness: float
    """How easily it overlooks a word; 0 for never."""
    envy: float
    """What a point is worth that others lose, shared out among them."""
    thrift: float
    """What a point is worth that the kept cards promise."""
    notices: float
    """The share of words that are none which it objects to, 0 to 1."""
    bluffs: float = 0.0
    """The share of its turns in which it looks for a bluff, where a table agreed to that."""
    fears: float = 1.0
    """How likely it thinks that a bluff is found out, 0 to 1: the less, the more daring."""


@unique
class Aim(Enum):
    """What somebody is after."""

    BUILT = "built"
    PASSED = "passed"
    CHALLENGED = "challenged"


class BuildChoice(Motive, kw_only=True):
    """What was chosen; it holds nothing that only one hand shows."""

    aim: Aim
    letters: int = 0
    tokens: int = 0
    """How many the word earns."""
    taken: int = 0
    """Letters that others lose."""
    exchanged: int = 0
    """Cards that were exchanged."""
    held: int = 0
    """Cards in the hand, which everybody may count."""
    is_bluff: bool = False
    """Whether it took the word for none."""


class _Offer(Value):
    """A word that can be built in one way."""

    way: WordWay
    worth: float
    gain: int
    tokens: int
    taken: int


_Ways: TypeAlias = list[tuple[int, WordWay]]
"""The place of a word in the index, and one way to lay it, each."""


def player(dials: Dials) -> Bot[Observation, Action]:
    """A player with some dials."""

    def decide(
        seen: Observation, vocabulary: Vocabulary, rng: Rng, _search: Search
    ) -> Decision[Action] | None:
        if seen.call is not None:
            lenient = tuple(accepted_reasons(seen.ruleset))
            return opinion(seen, vocabulary, rng, notices=dials.notices, lenient=lenient)
        if seen.phase is not Phase.PLAY or seen.seat != seen.to_move:
            return None
        doubted = _doubted(seen, vocabulary, rng, dials.notices)
        if doubted is not None:
            return doubted
        found = _open_ways(seen, vocabulary, dials)
        best = None
        for again in (0, 1):
            ways = _seen_ways(seen, found, vocabulary, rng, dials, again)
            best = _best(seen, _offers(seen, ways, dials), vocabulary.takes)
            if best is not None:
                break
        if feels_like_it(seen, dials.bluffs, rng):
            bluff = _bluff(seen, best, vocabulary, dials)
            if bluff is not None:
                return _built(seen, bluff, is_bluff=True)
        return _passed(seen) if best is None else _built(seen, best)

    return decide


def _bluff(
    seen: Observation, honest: _Offer | None, vocabulary: Vocabulary, dials: Dials
) -> _Offer | None:
    """A word that is none and worth clearly more than the best honest one; None if it dares none.

    Whoever may try again loses nothing by being caught at once, but may be caught later (C14).
    """
    trie = trie_of(made_up(vocabulary.index, seen.ruleset.language), 0)
    ways = [(place, way) for place, alike in found_ways(seen, trie) for way in alike]
    best = _best(seen, _offers(seen, ways, dials), would_be_bluff(seen, vocabulary))
    if best is None:
        return None
    idle = _worth_of_passing(seen)
    fair = honest.worth if honest is not None else idle
    is_safe = seen.ruleset.may_try_again and not seen.ruleset.late_challenges
    caught = fair if is_safe else idle
    hoped = (1 - dials.fears) * best.worth + dials.fears * caught
    return best if best.worth >= fair + CLEARLY and hoped > fair else None


def _worth_of_passing(seen: Observation) -> float:
    """As words are weighed, but for the cards that are kept."""
    if seen.turns_left != 1:
        return 0.0
    points = _points(seen)
    return -float(max((points[seat] for seat in points if seat != seen.seat), default=0))


def _doubted(
    seen: Observation, vocabulary: Vocabulary, rng: Rng, notices: float
) -> Decision[Action] | None:
    """Challenge a standing word that the dictionary refuses, if it is noticed (C14)."""
    lenient = tuple(accepted_reasons(seen.ruleset))
    for word in seen.words:
        is_open = word.id in seen.open_words and word.owner != seen.seat
        if not is_open or word.text in seen.voted_words:
            continue
        if vocabulary.of(word.owner).takes(word.text, lenient):
            continue
        if rng.below(1000) < round(1000 * notices):
            return Decision(Challenge(word.id), BuildChoice(word=word.text, aim=Aim.CHALLENGED))
    return None


def _open_ways(seen: Observation, vocabulary: Vocabulary, dials: Dials) -> _Ways:
    """Every way to build a word that somebody of these dials may have met."""
    least = max(_least(seen, dials), vocabulary.least_commonness)
    trie = trie_of(vocabulary.index, least)
    return [(place, way) for place, alike in found_ways(seen, trie) for way in alike]


def _least(seen: Observation, dials: Dials) -> int:
    """Whoever thinks of rarer words may know some below the usual least, none that nobody knows."""
    return min(dials.least, max(NOBODYS, dials.least - round(HARDER) * _passes(seen)))


def _passes(seen: Observation) -> int:
    """How often each has passed in a row."""
    return seen.idle // len(seen.players)


def _seen_ways(
    seen: Observation, found: _Ways, words: Vocabulary, rng: Rng, dials: Dials, again: int
) -> _Ways:
    """Those of the ways found that are known and seen, where one has looked `again` so often."""
    if not found:
        return []
    passes = _passes(seen)
    centre = dials.centre - HARDER * passes - AGAIN * again
    places = np.array([place for place, _ in found])
    (keep,) = known_among(words, places, Knowledge(centre, WIDTH, _least(seen, dials)))
    if dials.blindness:
        used = np.array([way.words.bit_count() for _, way in found])
        further = A_WORD * used + SEVERAL_WORDS * (used > 1)
        blindness = Blindness(dials.blindness * CLOSER ** (passes + again), A_LETTER)
        keep &= ~overlooked(words.index, places, blindness, rng.bits(), further)
    return [one for one, is_kept in zip(found, keep.tolist(), strict=True) if is_kept]


def _offers(seen: Observation, found: list[tuple[int, WordWay]], dials: Dials) -> Iterator[_Offer]:
    """What each way is worth to whoever looks."""
    assert seen.seat is not None
    others = max(1, len(seen.players) - 1)
    is_last = seen.turns_left is not None and seen.turns_left <= len(seen.players)
    values = leaves(seen.ruleset.material)
    hand = [(card.id, dials.thrift * values.get(card.text, 0.0)) for card in seen.reach.hand]
    points = _points(seen)
    for _, way in found:
        losses = _losses(seen, way)
        made = way.making
        tokens = sum(is_earned(token.goal, made) for token in seen.token_row)
        own = losses.pop(seen.seat, 0)
        gain, taken = way.letters + TOKEN_POINTS * tokens - own, sum(losses.values())
        if seen.turns_left == 1:
            # Nobody plays after this: what counts is how far ahead one ends.
            left = [points[seat] - losses.get(seat, 0) for seat in points if seat != seen.seat]
            worth = float(gain - max(left, default=0))
        else:
            kept = 0.0 if is_last else sum(value for card, value in hand if card not in way.cards)
            worth = gain + dials.envy * taken / others + kept
        yield _Offer(way, worth, gain, tokens, taken)


def _points(seen: Observation) -> dict[Seat, int]:
    return {
        seat: sum(len(word.text) for word in one.words)
        + TOKEN_POINTS * len(one.tokens)
        - one.penalty
        for seat, one in enumerate(seen.players)
    }


def _losses(seen: Observation, way: WordWay) -> dict[Seat, int]:
    """Letters of existing words that go into a word, by their owners."""
    losses: dict[Seat, int] = {}
    for place, word in enumerate(seen.words):
        if way.words >> place & 1:
            losses[word.owner] = losses.get(word.owner, 0) + len(word.text)
    return losses


def _best(
    seen: Observation, offers: Iterator[_Offer], is_fit: Callable[[str], bool]
) -> _Offer | None:
    """The fit word worth most; of equals the first by the alphabet."""
    ranked = sorted(offers, key=lambda one: -one.worth)
    return next((one for one in ranked if is_fit(_word_of(seen, one))), None)


def _word_of(seen: Observation, offer: _Offer) -> str:
    texts = seen.reach.texts
    return "".join(texts[number] for number in offer.way.cards)


def _built(seen: Observation, offer: _Offer, *, is_bluff: bool = False) -> Decision[Action]:
    word = _word_of(seen, offer)
    motive = BuildChoice(
        word=word,
        points=offer.gain,
        aim=Aim.BUILT,
        letters=len(word),
        tokens=offer.tokens,
        taken=offer.taken,
        is_bluff=is_bluff,
        # Of the honest ones too, or silence would tell.
        is_guarded=seen.ruleset.may_bluff,
    )
    return Decision(Build(offer.way.cards), motive)


def _passed(seen: Observation) -> Decision[Action]:
    """Exchange what is worth little, and something in any case, so that it gets better (C13)."""
    hand = seen.reach.hand
    values = leaves(seen.ruleset.material)
    worst_first = sorted(hand, key=lambda card: (values.get(card.text, 0.0), card.id))
    poor = [card.id for card in worst_first if values.get(card.text, 0.0) < GOOD_CARD]
    gone = poor or [card.id for card in worst_first[:1]]
    most = min(len(gone), seen.deck_count) if seen.is_alone else len(gone)
    exchanged = tuple(gone[: most if seen.deck_count else 0])
    choice = BuildChoice(aim=Aim.PASSED, exchanged=len(exchanged), held=len(hand))
    return Decision(Pass(exchanged), choice)


@cache
def leaves(material: str) -> Mapping[str, float]:
    """Points that each card of a box brings more in the next turn than a mean one; `material` is
    that of a ruleset. A deck of its own that says nothing of them has none better."""
    if PARTING in material:
        return {text: number / 100 for text, number in leaves_of(material).items()}
    path = files(__package__) / "leaves" / f"{material}.toml"
    listed = tomllib.loads(path.read_text("utf-8"))["hundredths"]
    return {text: number / 100 for text, number in listed.items()}
