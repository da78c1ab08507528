"""Players that press as long as the next roll promises more than the word in hand (L8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum, unique
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from wordsmith_desktop.bots.bot import Bot, Decision, Motive, Search
from wordsmith_desktop.bots.knowing import NOBODYS, Knowledge, known_among
from wordsmith_desktop.bots.made_up import made_up
from wordsmith_desktop.bots.overlooking import Blindness, overlooked
from wordsmith_desktop.bots.vocabulary import Flags, Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.bluffing import feels_like_it, would_be_bluff
from wordsmith_desktop.games.common.judging import accepted_reasons
from wordsmith_desktop.games.common.opinions import opinion

from . import actions
from .material import Tile, bank_value
from .prospects import Prospects, prospects
from .rules import RULES
from .state import Phase, State
from .word_search import Playable, SpellableWords, look_at

Action = actions.Action
Points = npt.NDArray[np.float64]
_IsFit: TypeAlias = Callable[[str], bool]
"""Whether a folded word is one to say."""

WIDTH: Final = 2.0
"""How soft the edge of what a player knows is, in tenths of a Zipf value."""
A_LETTER: Final = 0.15
"""How much easier each further letter of a word makes it to overlook."""
OBVIOUS: Final = 35
"""A word of dice alone lies there to be read: as common as this, no one misses it..."""
OBVIOUS_LETTERS: Final = 5
"""... with at most so many letters."""
HARDER: Final = 4.0
"""At each further look, after a vowel spent or with no word seen, a player thinks of words so much
rarer, in tenths of a Zipf value..."""
CLOSER: Final = 0.5
"""... and overlooks only this share of what it overlooked before: it has seen the dice already."""
CLEARLY: Final = 5.0
"""So many points more than any honest play must a bluff be worth."""
AN_ANSWER: Final = 8
"""Points that others may still make by their responses to the last turn."""


class Dials(Value, kw_only=True):
    """What makes a player stronger or weaker."""

    centre: float
    """How rare the words are of which it knows every second one, ten times the Zipf value."""
    blindness: float
    """How easily it overlooks a word; 0 for never."""
    caution: float
    """By how much it underrates what is still to come; 0 for not at all."""
    table: int
    """Least commonness of the words by which its prospects are measured."""
    least: int = NOBODYS
    """Rarer words it never knows."""
    notices: float
    """The share of words that are none which it objects to, 0 to 1."""
    bluffs: float = 0.0
    """The share of its words for which it looks for a bluff, where a table agreed to that."""


@unique
class Aim(Enum):
    """What somebody is after."""

    ROLLED = "rolled"
    SWAPPED = "swapped"
    SCORED = "scored"
    PRESSED = "pressed"
    SPENT = "spent"
    GAVE_UP = "gave_up"
    RESPONDED = "responded"
    DECLINED = "declined"


class TurnChoice(Motive, kw_only=True):
    """What was chosen between scoring and going on."""

    aim: Aim
    in_hand: int | None = None
    """Points for scoring now, with the dearest word seen; None where none was."""
    promised: int | None = None
    """About how many points going on brings, those banked included."""
    letter: str = ""
    """The vowel that is spent."""
    dice: int = 0
    """Dice that an answer could be made of."""
    is_bluff: bool = False
    """Whether it took the word for none."""
    lacks: int | None = None
    """Points that are needed to be ahead, in the last own turn of a match; less than 1 where one is
    ahead already."""

    @property
    def comes_to(self) -> int:
        """About how many points the turn comes to with this."""
        is_on = self.aim in (Aim.PRESSED, Aim.SPENT)
        return (self.promised if is_on else self.points) or 0


class _Look(Value):
    """What is before a player that decides."""

    state: State
    words: SpellableWords
    """Those that it sees."""
    banked: int
    prospects: Prospects
    keeps: float
    """What it makes of a point still to come."""

    @property
    def scores(self) -> Points:
        """The points that scoring each word brings."""
        values = self.words.values.astype(np.float64)
        return values * len(self.state.dice) + self.banked

    @property
    def presses(self) -> Points:
        """About how many points pressing with each word brings."""
        heaps, at = self.words.heaps, self.words.at
        vowels, others = int(heaps.vowels.max()), int(heaps.others.max())
        rest = self.prospects.points[
            len(self.state.dice) + 1, vowels - heaps.vowels[at], others - heaps.others[at]
        ]
        found: Points = self.banked + heaps.values[at] + rest
        return found

    @property
    def spends(self) -> float | None:
        """About how many points another roll for a vowel brings; None without a vowel."""
        free = self.state.free_tiles(self.state.seat)
        vowel = next((tile for tile in free if tile.is_vowel), None)
        if vowel is None:
            return None
        left = [tile for tile in free if tile != vowel]
        return self.banked + self.prospects.at(len(self.state.dice), left)


def player(dials: Dials) -> Bot[State, Action]:
    """A player with some dials."""

    def look_once(found: SpellableWords, looks: int, vocabulary: Vocabulary, rng: Rng) -> Flags:
        knowledge = Knowledge(dials.centre - HARDER * looks, WIDTH, dials.least)
        seen, obvious = known_among(vocabulary, found.places, knowledge, EVERYBODYS)
        if dials.blindness:
            blindness = Blindness(dials.blindness * CLOSER**looks, A_LETTER)
            seen &= ~overlooked(vocabulary.index, found.places, blindness, rng.bits())
        return seen | obvious & _is_in_plain_sight(found)

    def seen_words(state: State, vocabulary: Vocabulary, rng: Rng) -> SpellableWords:
        """The words of a look; whoever sees none looks once more before going without."""
        found = look_at(state, vocabulary.index)
        looks = len(state.spent)
        seen = look_once(found, looks, vocabulary, rng)
        if not seen.any():
            seen = look_once(found, looks + 1, vocabulary, rng)
        return found.only(seen)

    def decide(
        seen: State, vocabulary: Vocabulary, rng: Rng, _search: Search
    ) -> Decision[Action] | None:
        if seen.call is not None:
            lenient = tuple(accepted_reasons(seen.ruleset))
            return opinion(seen, vocabulary, rng, notices=dials.notices, lenient=lenient)
        table = prospects(seen.ruleset.material, dials.table)
        if seen.phase is Phase.READY:
            return _before_the_first_die(seen, table)
        words = seen_words(seen, vocabulary, rng)
        none = _bluffs(seen, vocabulary, rng, dials)
        if seen.phase is Phase.RESPOND:
            return _response(seen, words, none, vocabulary)
        banked = bank_value(seen.material, seen.banked)
        look = _Look(seen, words, banked, table, 1 / (1 + dials.caution))
        return _choice(look, none, vocabulary)

    return decide


def _bluffs(seen: State, vocabulary: Vocabulary, rng: Rng, dials: Dials) -> SpellableWords | None:
    """What can be spelled that sounds like words; None while one is honest."""
    if not feels_like_it(seen, dials.bluffs, rng):
        return None
    return look_at(seen, made_up(vocabulary.index, seen.ruleset.language))


EVERYBODYS: Final = Knowledge(centre=0.0, width=WIDTH, least=OBVIOUS)
"""What nobody can fail to know once it lies there."""


def _is_in_plain_sight(words: SpellableWords) -> Flags:
    """Which of them are short and need no tile."""
    is_short = words.index.lengths[words.places] <= OBVIOUS_LETTERS
    found: Flags = is_short & (words.heaps.takes[words.at] == 0)
    return found


def _before_the_first_die(state: State, table: Prospects) -> Decision[Action]:
    """Swap what promises less than a new set would, where that is open (L5)."""
    tiles = state.players[state.seat].tiles
    promised = table.at(1, tiles)
    if not RULES.check(state, state.seat, actions.Swap()):
        new = table.of_new_tiles(state.material)
        if promised < new:
            return Decision(actions.Swap(), TurnChoice(aim=Aim.SWAPPED, promised=round(new)))
    return Decision(actions.Roll(), TurnChoice(aim=Aim.ROLLED, promised=round(promised)))


def _response(
    state: State, words: SpellableWords, none: SpellableWords | None, vocabulary: Vocabulary
) -> Decision[Action]:
    """The dearest word: it costs nothing but tiles that are soon drawn again (L9)."""
    word, is_bluff = _dearest(words, vocabulary.takes), False
    if none is not None:
        bluff = _dearest(none, would_be_bluff(state, vocabulary))
        if bluff and bluff.value >= (word.value if word else 0) + CLEARLY:
            word, is_bluff = bluff, True
    if word is None:
        return Decision(actions.Decline(), TurnChoice(aim=Aim.DECLINED, dice=len(state.dice)))
    motive = TurnChoice(
        word=word.word,
        points=word.value,
        aim=Aim.RESPONDED,
        is_bluff=is_bluff,
        is_guarded=state.ruleset.may_bluff,
    )
    return Decision(actions.Respond(word.word, _numbers(word)), motive)


def _dearest(words: SpellableWords, is_fit: _IsFit) -> Playable | None:
    return _first(words, words.values.astype(np.float64), is_fit)


def _choice(look: _Look, none: SpellableWords | None, vocabulary: Vocabulary) -> Decision[Action]:
    """The greatest of scoring, pressing and another roll (L8).

    Whoever is caught with one of the words that are `none` goes on as if nothing had been (L13),
    so a bluff need only be worth clearly more.
    """
    best, is_bluff = _best_offer(look, vocabulary.takes), False
    if none is not None:
        bluff = _best_offer(replace(look, words=none), would_be_bluff(look.state, vocabulary))
        fair = look.banked if best is None else best.worth
        if bluff and bluff.word and bluff.worth >= fair + CLEARLY:
            best, is_bluff = bluff, True
    if best is None:
        return Decision(actions.GiveUp(), TurnChoice(aim=Aim.GAVE_UP, points=look.banked))
    return Decision(
        best.action,
        TurnChoice(
            word=best.word.word if best.word else "",
            points=best.in_hand if best.aim is Aim.SCORED else None,
            aim=best.aim,
            in_hand=best.in_hand,
            promised=None if best.promised is None else round(best.promised),
            letter=best.letter,
            lacks=_lacks(look.state),
            is_bluff=is_bluff,
            # Of the honest ones too, or silence would tell.
            is_guarded=best.word is not None and look.state.ruleset.may_bluff,
        ),
    )


class _Offer(Value, kw_only=True):
    """One thing to do."""

    worth: float
    aim: Aim
    action: Action
    in_hand: int | None
    """Points for scoring now, with the dearest word."""
    word: Playable | None = None
    promised: float | None = None
    letter: str = ""


def _best_offer(look: _Look, is_fit: _IsFit) -> _Offer | None:
    """The greatest of all; None where nothing can be done."""
    lacks = _lacks(look.state)
    scored = _first(look.words, look.scores, is_fit)
    in_hand = (scored.value * len(look.state.dice) + look.banked) if scored else None
    offers = list(_offers(look, is_fit, scored, in_hand))
    if lacks is not None and in_hand is not None:
        offers = _of_the_last_turn(look.state, offers, in_hand - lacks)
    return max(offers, key=lambda one: one.worth, default=None)


def _offers(
    look: _Look, is_fit: _IsFit, scored: Playable | None, in_hand: int | None
) -> Iterator[_Offer]:
    """What can be done, scoring before pressing before another roll."""
    presses, on = None, None
    if scored and look.state.bag_dice:
        worths = look.presses
        presses = _first(look.words, worths, is_fit)
        on = float(worths.max())
    if scored and in_hand is not None:
        action: Action = actions.Score(scored.word, _numbers(scored))
        yield _Offer(
            worth=in_hand,
            aim=Aim.SCORED,
            action=action,
            in_hand=in_hand,
            word=scored,
            promised=on,
        )
    if presses and on is not None:
        action = actions.Press(presses.word, _numbers(presses))
        worth = on * look.keeps
        yield _Offer(
            worth=worth,
            aim=Aim.PRESSED,
            action=action,
            in_hand=in_hand,
            word=presses,
            promised=on,
        )
    again = look.spends
    if again is not None:
        tile = _spare_vowel(look.state)
        yield _Offer(
            worth=again * look.keeps,
            aim=Aim.SPENT,
            action=actions.Spend(tile.id),
            in_hand=in_hand,
            promised=again,
            letter=tile.text,
        )


def _first(words: SpellableWords, worths: Points, is_fit: _IsFit) -> Playable | None:
    """The fit word worth most; of equals the first by the alphabet."""
    for at in np.lexsort((words.places, -worths)):
        word = words.word(int(at))
        if is_fit(word.word):
            return word
    return None


def _numbers(word: Playable) -> tuple[int, ...]:
    return tuple(tile.id for tile in word.tiles)


def _spare_vowel(state: State) -> Tile:
    """The vowel that there are most of; of equals the cheapest."""
    vowels = [tile for tile in state.free_tiles(state.seat) if tile.is_vowel]
    texts = [tile.text for tile in vowels]
    values = state.material.values
    return max(vowels, key=lambda tile: (texts.count(tile.text), -values[tile.text], -tile.id))


def _of_the_last_turn(state: State, offers: list[_Offer], ahead: int) -> list[_Offer]:
    """What is worth a thought in the last own turn, if scoring now would be so far `ahead` (L11).

    Less than what is needed is scored only where nothing else is left to try.
    """
    if ahead < 0:
        return [one for one in offers if one.aim is not Aim.SCORED] or offers
    is_last = (state.seat + 1) % len(state.players) == state.starter
    is_safe = is_last and ahead >= AN_ANSWER
    return [one for one in offers if one.aim is Aim.SCORED] if is_safe else offers


def _lacks(state: State) -> int | None:
    """Points that the last own turn needs to be ahead; None in any other turn (L11)."""
    if not state.is_last_round or len(state.players) == 1:
        return None
    others = max(one.points for seat, one in enumerate(state.players) if seat != state.seat)
    return others + 1 - state.players[state.seat].points
