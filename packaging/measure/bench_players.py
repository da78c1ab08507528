"""How long computer players think, how many matches they play in a second, and how they do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from wordsmith_desktop.app.paths import dictionaries_dir
from wordsmith_desktop.bots.bot import Decision, Search
from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.games.letter_pieces.rules import actions
from wordsmith_desktop.games.letter_pieces.rules.observation import Observation
from wordsmith_desktop.games.letter_pieces.rules.pieces import Shape
from wordsmith_desktop.games.letter_pieces.rules.state import Phase
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.session.headless import HeadlessMatch, Setting
from wordsmith_desktop.session.simulation import (
    SimulatedMatch,
    Simulation,
    Tally,
    play,
    ruleset_with,
    tallied,
    wilson,
)

LANGUAGES: Final = ("en", "de")
HUMAN, STRONGEST = 5, 6
"""Up to the first all levels think alike; the second may think longer."""
GOALS: Final = {
    "length_x_wit": (5.0, 50.0, 78.0),
    "rewordable": (5.0, 50.0, 15.0),
    "letter_pieces": (5.0, 50.0, 10.0),
    "hidden_crossword": (60.0, 250.0, 2.0),
}
"""By game: milliseconds of a decision up to level 5, median and 99th percentile, and matches that
one core plays in a second."""
WORST_GOAL_MS: Final = 2000.0
"""Of a decision of the strongest."""


@dataclass(frozen=True, slots=True)
class Players:
    """What was measured of one game in one language."""

    game: str
    language: str
    human: Tally
    """Level 5 against 4."""
    strongest_worst_ms: float
    """The longest decision of level 6."""


def measured(matches: int) -> Iterator[Players]:
    """Every game in both languages."""
    for game in GOALS:
        for language in LANGUAGES:
            human = _played(game, language, (HUMAN, HUMAN - 1), matches)
            strongest = _played(game, language, (STRONGEST, HUMAN), max(1, matches // 2))
            yield Players(game, language, tallied(human), _worst(strongest))


def _played(
    game: str, language: str, levels: tuple[int, ...], matches: int
) -> list[SimulatedMatch]:
    simulation = Simulation(
        game=game,
        ruleset=ruleset_with(game, language, ()),
        levels=levels,
        matches=matches + 1,
        seed=3,
        dictionaries=dictionaries_dir(),
    )
    # The first one opens the dictionary and counts its letters.
    return [play(simulation, number) for number in range(matches + 1)][1:]


def _worst(found: list[SimulatedMatch]) -> float:
    return max(ms for one in found for ms in one.decision_ms[0])


LETTERS: Final = "letter_pieces"
HINTED_GOAL: Final = 0.9
"""The share of matches that the strongest wins over whoever does at once what the hint says."""


def won_over_hints(language: str, matches: int) -> tuple[float, tuple[float, float]]:
    """The share of letter matches won by level 6 over its hint, and its interval of 95 %.

    Both sit on each seat of the same deals. That hint knows nothing of waiting for a better word.
    """
    words = Vocabulary(open_lexicon(language, dictionaries_dir()).index)
    bots = (game_of(LETTERS).bots()[bot_of_level(STRONGEST)], _hinted)
    won = 0.0
    for number in range(matches):
        seated = bots if number % 2 else bots[::-1]
        setting = Setting(
            game=LETTERS,
            ruleset=ruleset_with(LETTERS, language, ("rolls_a_turn=3",)),
            bots=seated,
            vocabularies=(words,) * 2,
            seed=900 + number // 2,
        )
        match = HeadlessMatch(setting).finished()
        assert match is not None
        assert match.outcome is not None
        winners = match.outcome.winners
        won += (seated.index(bots[0]) in winners) / len(winners)
    return won / matches, wilson(won, matches)


def _hinted(
    seen: Observation, words: Vocabulary, rng: Rng, search: Search
) -> Decision[actions.Action]:
    """What the hint says; without a hint another piece, or a pass where there is none."""
    if seen.phase is Phase.CHALLENGE_OVER:
        return Decision(actions.Continue())
    hint = game_of(LETTERS).hinter()
    found = hint(seen, words, rng, search) if hint else None
    if found is not None:
        return found
    due = next((kind for kind in Shape if seen.tray[kind]), None)
    if due is not None and seen.builder is not None and seen.builder.choices:
        return Decision(actions.Take(due))
    limit = seen.ruleset.rolls_a_turn
    can_roll = any(seen.tray) and (not limit or seen.rolled < limit)
    return Decision(
        actions.Roll() if can_roll and seen.phase is not Phase.LAST_WORDS else actions.Pass()
    )
