"""A match in words: how it stands, its rules, its cards and tokens, and its whole sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.box_questions import BoxChoice, BoxPiece
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.lexicon.languages import OURS
from wordsmith_desktop.wording import form_texts as shared
from wordsmith_desktop.wording.fields import changed_choices
from wordsmith_desktop.wording.form_texts import clock_words, sentence, unusual
from wordsmith_desktop.wording.table_texts import MATCH_OVER
from wordsmith_desktop.wording.texts import LETTER_COUNT, POINTS, TURN_OF, say, say_count

from ..rules.cards import Card, Colour, deck, fewest_cards
from ..rules.observation import Observation
from ..rules.ruleset import Ruleset
from ..rules.scoring import points
from ..rules.state import Phase, PlayerState, State
from ..rules.tokens import TOKEN_POINTS, Goal, Token
from . import form_texts as rewordable_texts
from . import table_texts as texts
from .house_fields import HOUSE


def describe(seen: Observation, names: Sequence[str]) -> str:
    """Such as "Ana’s turn, 3 turns left"; `seen` is what anyone may know."""
    note = turns_left(seen)
    return f"{title(seen, names)}, {note}" if note else title(seen, names)


def title(seen: Observation, names: Sequence[str]) -> str:
    """Whose turn it is."""
    if seen.phase is Phase.DEAL:
        return say(texts.DEALING)
    if seen.phase is Phase.OVER:
        return say(MATCH_OVER)
    return say(TURN_OF, name=names[seen.to_move])


def goal_line(seen: Observation, names: Sequence[str], *, is_exchanging: bool) -> str:
    """What is to be done now."""
    if seen.call is not None and seen.is_asked:
        return say(texts.GOAL_ASKED, word=seen.call.word)
    if seen.phase is not Phase.PLAY:
        return title(seen, names)
    return say(texts.GOAL_EXCHANGE if is_exchanging else texts.GOAL_BUILD)


def turns_left(seen: Observation) -> str:
    """How many turns are left, once that is certain (C15)."""
    if seen.phase is not Phase.PLAY or seen.turns_left is None:
        return ""
    return say_count(texts.TURNS_LEFT, seen.turns_left)


def setting_text(ruleset: Ruleset, seats: int) -> str:
    """How long one plays alone, and what is other than printed.

    Who begins makes no other game of it.
    """
    return sentence(_phrases(ruleset, seats))


def _phrases(ruleset: Ruleset, seats: int) -> Iterator[str]:
    match_seconds = ruleset.match_seconds
    if ruleset.turns:
        yield say(shared.TURN_COUNT, n=ruleset.turns)
    elif seats == 1 and not (match_seconds and ruleset.clock is Clock.HARD):
        yield say(rewordable_texts.WHOLE_DECK)
    yield from clock_words(ruleset.clock, ruleset.turn_seconds, match_seconds=match_seconds)
    yield from unusual(ruleset, Ruleset(), rewordable_texts.WORDING)
    yield from changed_choices(HOUSE, ruleset, Ruleset())


def short_name(goal: Goal) -> str:
    """What stands beside the coin."""
    return say(texts.SHORT[goal])


def worth() -> str:
    """What a token brings, such as "4 points"."""
    return say_count(POINTS, TOKEN_POINTS)


def tip(goal: Goal) -> str:
    """The full condition and what the token is worth."""
    return say(texts.TIP, condition=say(texts.CONDITION[goal]), points=worth())


def say_token(goal: Goal, *, is_earned: bool) -> str:
    """A token that lies face up; `is_earned` where the word on the strip would win it."""
    text = texts.BADGE_EARNED if is_earned else texts.BADGE
    return say(text, condition=say(texts.CONDITION[goal]))


def say_pile(count: int) -> str:
    """The tokens that are still face down."""
    return say_count(texts.PILE, count) if count else say(texts.PILE_EMPTY)


def say_won(goals: Sequence[Goal]) -> str:
    """The tokens that somebody has won; empty where there are none."""
    if not goals:
        return ""
    conditions = ", ".join(short_name(goal) for goal in goals)
    return say_count(texts.WON, len(goals), conditions=conditions)


_WIDTH: Final = 58
"""Characters before the points; longer lines push the points along."""


def sheet_lines(state: State, names: Sequence[str]) -> Iterator[str]:
    """Everybody's words by their cards, tokens and points; then what lies open on the table."""
    is_over = state.phase is Phase.OVER
    for player, name in zip(state.players, names, strict=True):
        yield name
        yield from _lexicon(player)
        yield _line(say(texts.POINTS if is_over else texts.POINTS_SO_FAR), points(player))
        yield ""
    if not is_over:
        yield from _table(state, names)
        yield ""


def _lexicon(player: PlayerState) -> Iterator[str]:
    """Words, tokens and what failed objections cost; their numbers add up to the points."""
    if not player.words:
        yield f"  {say(texts.NO_WORDS)}"
    for word in player.words:
        yield _line(_parted(word.cards), len(word.text))
    if player.tokens:
        count = len(player.tokens)
        text = say_count(texts.SHEET_TEXT_TOKENS, count, goals=_goals(player.tokens))
        yield _line(text, count * TOKEN_POINTS)
    if player.penalty:
        yield _line(say(texts.PENALTY), -player.penalty)


def _table(state: State, names: Sequence[str]) -> Iterator[str]:
    """What everybody can see of a match under way; hands and unshown words stay hidden."""
    if state.call and state.call.is_open:
        name = names[state.call.seat]
        yield say(texts.UNJUDGED, name=name, cards=_parted(state.call.cards))
    if state.pool:
        yield say(texts.SHEET_TEXT_POOL, cards=_texts(state.pool))
    else:
        yield say(texts.POOL_EMPTY)
    if state.token_row:
        yield say(texts.FACE_UP, goals=_goals(state.token_row))
    yield say_count(texts.DECK, len(state.deck))


def material(seen: Observation, seat: Seat) -> str:
    """The cards of a seat, the pool, the words that can be built on, and the tokens face up."""
    hand = seen.players[seat].hand or ()
    parts = [say(texts.MATERIAL_HAND, cards=_texts(hand))]
    if seen.pool:
        parts.append(say(texts.MATERIAL_POOL, cards=_texts(seen.pool)))
    if seen.words:
        words = ", ".join(_parted(word.cards) for word in seen.words)
        parts.append(say(texts.MATERIAL_WORDS, words=words))
    if seen.token_row:
        parts.append(say(texts.MATERIAL_TOKENS, goals=_goals(seen.token_row)))
    return " ".join(parts)


def _parted(cards: Iterable[Card]) -> str:
    return "·".join(card.text for card in cards)


def _texts(cards: Iterable[Card]) -> str:
    return ", ".join(card.text for card in cards)


def _goals(tokens: Iterable[Token]) -> str:
    return ", ".join(short_name(token.goal) for token in tokens)


def _line(text: str, number: int) -> str:
    return f"  {text:<{_WIDTH}} {number:>4}"


def say_card(card: str) -> str:
    """A card by colour and letters. IndexError unless it has one to three letters."""
    return say(texts.CARD[tuple(Colour)[len(card) - 1]], letters=card)


def say_hand_card(card: str) -> str:
    """A card of the hand of whoever is looking."""
    return say(texts.IN_HAND, card=say_card(card))


def say_card_of_hand(card: str, name: str) -> str:
    """A card of the hand of somebody else."""
    return say(texts.FROM_HAND, card=say_card(card), name=name)


def say_pool_card(card: str) -> str:
    """A card of the common pool."""
    return say(texts.IN_POOL, card=say_card(card))


def say_word_card(card: str, *, word: str, owner: str) -> str:
    """A card of an existing word; `owner` is empty where the word is one's own."""
    text = texts.FROM_WORD if owner else texts.FROM_OWN_WORD
    return say(text, card=say_card(card), word=word, name=owner)


def say_word(cards: Sequence[str], *, owner: str) -> str:
    """A word with its letters counted and its cards; `owner` is empty for one's own."""
    word = "".join(cards)
    return say(
        texts.CARDS_WORD_OF if owner else texts.OWN_WORD,
        word=word,
        name=owner,
        letters=say_count(LETTER_COUNT, len(word)),
        cards=", ".join(cards),
    )


def makeup(word: str, language: str) -> str:
    """The fewest cards of a language's deck that spell a folded word."""
    if language not in OURS:
        return ""
    found = fewest_cards(word, deck(language))
    if found is None:
        return say(texts.NOT_SPELLED)
    return say_count(texts.MAKEUP, len(found), cards=" · ".join(card.text for card in found))


def box_sign(telling: BoxPiece, choice: BoxChoice) -> str:
    """A card by its letters, a token by its condition."""
    return say(texts.SHORT[choice.value]) if telling is BoxPiece.TOKEN else choice.sign
