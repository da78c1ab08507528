"""The Hidden Crossword alone and for two, with both clue types and every house choice reversed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from tests.conformance.case import GameCases, Setting
from tests.conformance.choices.hidden_crossword import offered
from tests.conformance.play import parts_of
from tests.games.hidden_crossword import hc
from wordsmith_desktop.core.seats import CHANCE, PLAYER, REFEREE, SETTER, Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Clock, Rule, TimeExpired
from wordsmith_desktop.games.common.word_strip import LayRow

WEIGHTS: dict[type, int] = {
    hc.TurnUp: 80,
    hc.CallAnchor: 1,
    hc.DrawAfresh: 12,
    hc.GoOn: 60,
    hc.Lay: 5,
    hc.Finish: 20,
    hc.HandBack: 40,
    hc.MakeGuess: 20,
    hc.Choose: 20,
    hc.ChooseOther: 20,
    LayRow: 2,
    hc.Solve: 40,
    hc.Note: 6,
    hc.MarkLetter: 2,
    TimeExpired: 6,
    hc.GiveUp: 1,
}


def weigh(action: Any) -> int:
    """Likelier to guess and to solve than to give up."""
    if isinstance(action, Rule):
        return 4 if action.ruling.accepted else 1
    return WEIGHTS.get(type(action), 1)


def secrets(state: hc.State, seat: Seat) -> frozenset[str]:
    """Words and grid of the other puzzle, and what the other one has guessed and noted."""
    if state.phase is hc.Phase.OVER:
        return frozenset()
    layout = state.target(seat)
    hidden = {*hc.Crossword(layout).words, *([str(layout)] if layout else [])}
    if not state.is_solo:
        hidden.update(_written(state, 1 - seat))
        hidden.difference_update(_handed_over(state, 1 - seat))
    return frozenset(hidden.difference(_written(state, seat), _told(state), {state.anchor}))


def laid_words(state: hc.State, seat: Seat) -> Sequence[str]:
    """Those of the own puzzle."""
    return () if state.is_solo else hc.Crossword(state.target(1 - seat)).words


def _handed_over(state: hc.State, seat: Seat) -> Iterator[str]:
    """What a seat guessed in rounds that are over, and whose puzzle it is about has seen (W14)."""
    if not state.ruleset.guesses_stay_hidden:
        records = state.players[seat].records
        yield from (
            one.word for one in records if isinstance(one, hc.Guess) and one.round < state.round
        )


def _told(state: hc.State) -> Iterator[str]:
    """The two-letter words of all puzzles, once they are told."""
    puzzles = (state.computers, *(player.draft for player in state.players))
    for layout in puzzles if state.phase in (hc.Phase.CLUE, hc.Phase.GUESS) else ():
        yield from state.told(layout)[1]


def _written(state: hc.State, seat: Seat) -> Iterator[str]:
    """What a seat has guessed, noted and asked the dictionary for."""
    player = state.players[seat]
    yield from (one.word for one in player.records if isinstance(one, hc.Guess))
    yield from (one.text for one in player.notes)
    if state.seat == seat and state.row.text:
        yield state.row.text
    asked = state.inquiry
    if asked and asked.seat == seat and asked.about is not hc.About.ANCHOR:
        yield from (*asked.words, *(ruling.word for ruling in asked.refused))


def hidden_pieces(state: hc.State, seat: Seat) -> frozenset[int]:
    """The tiles of the other puzzle and papers that do not lie so in the own ones."""
    if state.phase is hc.Phase.OVER:
        return frozenset()
    papers = () if state.is_solo else _papers(state.players[1 - seat])
    hidden = pieces_in((state.target(seat), papers))
    is_shown = not state.is_solo and not state.ruleset.guesses_stay_hidden
    seen = _tried_before(state, 1 - seat) if is_shown else ()
    return hidden - pieces_in((_papers(state.players[seat]), seen))


def _tried_before(state: hc.State, seat: Seat) -> tuple[hc.Layout, ...]:
    """The puzzles that a seat submitted in rounds that are over (W14)."""
    tried = (one for one in state.players[seat].records if isinstance(one, hc.Attempt))
    return tuple(one.layout for one in tried if one.round < state.round)


def _papers(player: hc.PlayerState) -> tuple[hc.Layout, ...]:
    """Every grid that a player has laid."""
    tried = (one.layout for one in player.records if isinstance(one, hc.Attempt))
    return (player.draft, player.solution, *tried)


def pieces_in(told: object) -> frozenset[int]:
    """The numbers of all tiles: one for each letter in each cell."""
    return frozenset(_number(part) for part in parts_of(told) if isinstance(part, hc.Tile))


def _number(tile: hc.Tile) -> int:
    return ((tile.row + 500) * 1000 + tile.col + 500) * 100 + ord(tile.letter)


def material(state: hc.State) -> Counter[str]:
    """Every letter of the bags once, wherever it is."""
    drawn = "".join(one.letter for one in state.drawn)
    return Counter(state.bag + drawn + state.aside)


def _setting(name: str, seats: int, **fields: Any) -> Setting:
    return Setting(name, hc.Ruleset(**fields), seats)


PLACES: dict[str, Any] = {"clue": hc.ClueType.PLACE}
GERMAN: dict[str, Any] = {"language": "de", "dictionary": "de"}
OTHER_HOUSE: dict[str, Any] = {
    "doubles_in_anchor": True,
    "offers_anchors": False,
    "no_anchor": hc.NoAnchor.SHORTER,
    "least_words": 2,
    "lists_anchor": False,
    "may_repeat": True,
    "guesses_stay_hidden": True,
    "limits_copies": False,
    "counts_repeats": False,
    "solving_takes_round": False,
    "shows_candidates": False,
}

CASES = GameCases(
    settings=(
        _setting("solo", 1),
        _setting("solo-places-hard-clock", 1, **PLACES, clock=Clock.HARD),
        _setting("solo-german-two-words", 1, **GERMAN, least_words=2),
        _setting("solo-house", 1, **OTHER_HOUSE, clock=Clock.SOFT),
        _setting("solo-named-anchor", 1, names_anchor=True, clock=Clock.HARD, match_seconds=600),
        _setting("solo-dense", 1, density=hc.Density.DENSE, names_anchor=True),
        _setting("solo-german-dense", 1, **GERMAN, **PLACES, density=hc.Density.DENSE),
        _setting("solo-named-house", 1, **OTHER_HOUSE, **GERMAN, names_anchor=True),
        _setting("arrows-2", 2),
        _setting("places-2-doubled-anchors", 2, **PLACES, doubles_in_anchor=True),
        _setting("german-2-two-words", 2, **GERMAN, least_words=2, limits_copies=False),
        _setting("german-places-2", 2, **GERMAN, **PLACES, clock=Clock.HARD),
        _setting("hard-clock-2", 2, clock=Clock.HARD, turn_seconds=1, doubles_in_anchor=True),
        _setting("soft-clock-2", 2, **PLACES, clock=Clock.SOFT, counts_anchor=False),
        _setting("shorter-anchors-2", 2, no_anchor=hc.NoAnchor.SHORTER),
        _setting("anchor-alone-2", 2, least_words=0),
        _setting("many-tries-2", 2, solving_takes_round=False, least_words=2, clock=Clock.HARD),
        _setting("given", 1, difficulty=hc.Difficulty.GIVEN, **PLACES),
        _setting("given-house", 1, **OTHER_HOUSE, difficulty=hc.Difficulty.GIVEN, clock=Clock.HARD),
        _setting("late-clue-solo", 1, settles_clue_late=True, names_anchor=True),
        _setting("late-clue-2", 2, settles_clue_late=True, allows_more_words=True),
        _setting("house-2", 2, **OTHER_HOUSE),
        _setting("house-places-2", 2, **OTHER_HOUSE, **PLACES, clock=Clock.HARD),
        replace(_setting("with-box-2", 2), with_box=True),
        _setting("ten-letters-2", 2, pool=hc.Pool.TEN),
    ),
    offered=offered,
    weigh=weigh,
    material=material,
    secrets=secrets,
    laid_words=laid_words,
    hidden_pieces=hidden_pieces,
    pieces_in=pieces_in,
    bad_seats=(0, 3),
    others_verbs={
        "Draw": frozenset({CHANCE}),
        "DrawAfresh": frozenset({PLAYER, SETTER}),
        "SetPuzzle": frozenset({SETTER}),
        "SetPuzzleAround": frozenset({SETTER}),
        "SetGiven": frozenset({SETTER}),
        "Rule": frozenset({REFEREE}),
    },
)
