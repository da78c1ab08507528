"""A match in words: how it stands, by what rules it is played, and its whole sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.lexicon.languages import OURS
from wordsmith_desktop.wording import form_texts as shared
from wordsmith_desktop.wording.fields import changed_choices
from wordsmith_desktop.wording.form_texts import clock_words, sentence, unusual
from wordsmith_desktop.wording.table_texts import MATCH_OVER
from wordsmith_desktop.wording.texts import POINTS, TURN_OF, say, say_count

from ..rules.material import Rolled, Tile, material_of
from ..rules.material import makeup as material_makeup
from ..rules.ruleset import Ruleset, Swap
from ..rules.state import Phase, State
from . import form_texts as length_x_wit_texts
from . import table_texts as texts
from .house_fields import HOUSE


def describe(state: State, names: Sequence[str]) -> str:
    """Such as "Ana’s turn, 3 dice, last round"."""
    return ", ".join((title(state, names), *_notes(state)))


def goal_line(state: State, names: Sequence[str]) -> str:
    """What is to be done now."""
    if state.phase is Phase.READY:
        return say(texts.GOAL_READY)
    if state.phase is Phase.DECIDE:
        return say(texts.GOAL_DECIDE)
    return title(state, names)


def standing_note(state: State) -> str:
    """The turn of somebody alone, or that the last round is played."""
    turns = state.ruleset.turns
    if turns and state.phase is not Phase.OVER:
        number = state.players[state.seat].turns + 1
        return say(texts.NOTE_TURN, n=number, turns=turns)
    return say(texts.LAST_ROUND) if state.is_last_round else ""


def title(state: State, names: Sequence[str]) -> str:
    """Whose turn or response it is."""
    if state.phase is Phase.BEGIN:
        return say(texts.BEGINNING)
    if state.phase is Phase.OVER:
        return say(MATCH_OVER)
    if state.responder is not None:
        return say(texts.RESPONSE_OF, name=names[state.responder])
    turns = state.ruleset.turns
    if turns:
        number = state.players[state.seat].turns + 1
        return say(texts.TURN_ALONE, name=names[state.seat], n=number, turns=turns)
    return say(TURN_OF, name=names[state.seat])


def _notes(state: State) -> Iterator[str]:
    if state.phase is Phase.OVER:
        return
    if state.dice:
        yield say_count(texts.DICE_LEFT, len(state.dice))
    if state.is_last_round:
        yield say(texts.STANDING_LAST_ROUND)


def setting_text(ruleset: Ruleset, seats: int) -> str:
    """How many turns one alone has, and what is other than printed."""
    return sentence(_phrases(ruleset, seats))


def _phrases(ruleset: Ruleset, seats: int) -> Iterator[str]:
    if seats == 1:
        yield say(shared.TURN_COUNT, n=ruleset.turns)
        # Nobody plays for a goal alone, and nobody else begins.
        ruleset = replace(ruleset, goal=Ruleset().goal, draws_lots=True)
    match_seconds = ruleset.match_seconds
    yield from clock_words(ruleset.clock, ruleset.turn_seconds, match_seconds=match_seconds)
    if ruleset.response_seconds:
        yield say(length_x_wit_texts.RESPONSE, n=ruleset.response_seconds)
    yield from unusual(ruleset, Ruleset(), length_x_wit_texts.WORDING)
    yield from changed_choices(HOUSE, ruleset, Ruleset())


_WIDTH: Final = 58
"""Characters before the numbers."""


def sheet_lines(state: State, names: Sequence[str]) -> Iterator[str]:
    """Everybody's turns and points; then, while a match is under way, what lies on the table."""
    is_over = state.phase is Phase.OVER
    for player, name in zip(state.players, names, strict=True):
        yield name
        yield _line(say(texts.TURNS), player.turns)
        yield _line(say(texts.BEST), player.best)
        yield _line(say(texts.POINTS if is_over else texts.POINTS_SO_FAR), player.points)
        if player.tiles and not is_over:
            yield f"  {say(texts.TILES, tiles=_listed(player.tiles))}"
        yield ""
    if not is_over:
        yield from _table(state, names)
        yield ""


def _table(state: State, names: Sequence[str]) -> Iterator[str]:
    if state.call:
        yield say(texts.UNJUDGED, name=names[state.call.seat], word=state.call.word)
    if state.dice:
        yield say(texts.SHEET_TEXT_DICE, dice=_listed(state.dice))
    name = names[state.seat]
    if state.banked:
        yield say(texts.SHEET_TEXT_BANKED, name=name, tiles=_listed(state.banked))
    if state.spent:
        yield say(texts.SHEET_TEXT_SPENT, name=name, tiles=_listed(state.spent))
    yield say(texts.SHEET_TEXT_BAGS, tiles=len(state.bag_tiles), dice=len(state.bag_dice))


def material(state: State, seat: Seat) -> str:
    """The dice, which all have to be in the word, and the tiles of a seat that are still open."""
    gone = {tile.id for tile in (*state.banked, *state.spent)} if seat == state.seat else set()
    tiles = [tile for tile in state.players[seat].tiles if tile.id not in gone]
    parts = [say(texts.MATERIAL_DICE, dice=_listed(state.dice))]
    parts.append(say(texts.MATERIAL_TILES, tiles=_listed(tiles)))
    if state.banked and seat == state.seat:
        parts.append(say(texts.MATERIAL_BANKED, tiles=_listed(state.banked)))
    return " ".join(parts)


def _listed(pieces: Iterable[Tile | Rolled]) -> str:
    return ", ".join(one.text for one in pieces)


def _line(text: str, number: int) -> str:
    return f"  {text:<{_WIDTH}} {number:>4}"


def makeup(word: str, language: str) -> str:
    """The tiles of a language's box that spell a folded word, what they are worth, and how many
    of them dice could show."""
    if language not in OURS:
        return ""
    found = material_makeup(word, material_of(language))
    if found is None:
        return say(texts.NOT_SPELLED)
    spelled = say_count(
        texts.MAKEUP,
        len(found.texts),
        tiles=" · ".join(found.texts),
        points=say_count(POINTS, found.value),
    )
    return f"{spelled} {say(texts.MAKEUP_DICE, n=found.most_dice)}"


def swap_note(state: State, name: str) -> str:
    """Why whoever is in control may swap the whole set, where that is open (L5)."""
    if state.ruleset.swap is not Swap.UNBALANCED:
        return say(texts.SWAP_ONCE, name=name)
    tiles = state.players[state.seat].tiles
    vowels = sum(tile.is_vowel for tile in tiles)
    consonants = len(tiles) - vowels
    text = texts.FEW_VOWELS if vowels <= consonants else texts.FEW_CONSONANTS
    return say_count(text, min(vowels, consonants), name=name)
