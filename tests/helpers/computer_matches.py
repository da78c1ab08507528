"""Whole matches between computer players, by the rules and at a table that is cut off."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from tests.conformance.case import Setting, all_settings, cases_of
from wordsmith_desktop.app.installed_games import InstalledGames
from wordsmith_desktop.bots.levels import LEVELS, bot_of_level
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.match import AnyMatch, Match
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.registry import game_of, rules_of
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.loading import open_lexicon
from wordsmith_desktop.records.log import DictionaryId, Player
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session import headless
from wordsmith_desktop.session.setup import Opened, load_session, new_session
from wordsmith_desktop.session.thinking import Support

DICTIONARIES: Final = Path(__file__).resolve().parents[2] / "resources" / "dictionaries"
STEP_MS: Final = 1000
MOST_MS: Final = 20 * 3_600_000
SAMPLE: Final = 12
"""States whose material is counted."""


@cache
def lexicon(tag: str) -> Lexicon:
    return open_lexicon(tag, DICTIONARIES)


@cache
def _settings() -> tuple[tuple[str, Setting], ...]:
    """All but those in which somebody makes a puzzle before the match."""
    return tuple(
        (game, setting)
        for game, setting in all_settings()
        if game_of(game).bots() and not getattr(setting.ruleset, "is_given", False)
    )


def chosen(number: int) -> tuple[str, Setting, tuple[str, ...]]:
    """A game, a setting and the bots by seat, another one for every number."""
    found, rng = _settings(), Rng(number)
    # Neighbouring numbers are of other games.
    game, setting = found[37 * number % len(found)]
    bots = tuple(bot_of_level(rng.choice(LEVELS)) for _ in range(setting.seats))
    return game, setting, bots


def played(number: int) -> AnyMatch:
    """One of them from beginning to end, without a table."""
    game, setting, bots = chosen(number)
    return finished(game, setting.ruleset, bots, number)


def computer_match(game: str, *, level: int, seats: int, seed: int) -> AnyMatch:
    """A match by the usual rules between equals, from beginning to end."""
    bots = (bot_of_level(level),) * seats
    return finished(game, rules_of(game).ruleset_type(), bots, seed)


def finished(game: str, ruleset: Any, bots: tuple[str, ...], seed: int) -> AnyMatch:
    """A match between such bots, by seat, from beginning to end."""
    opened = lexicon(ruleset.dictionary)
    words = Vocabulary(opened.index, judge=opened.judge)
    run = headless.HeadlessMatch(
        headless.Setting(
            game=game,
            ruleset=ruleset,
            bots=[game_of(game).bots()[bot] for bot in bots],
            vocabularies=(words,) * len(bots),
            seed=seed,
            judge=opened.judge,
        )
    )
    match = run.finished()
    assert match is not None
    return match


def assert_sound(match: AnyMatch) -> None:
    """Nothing comes or goes on the way, and the same actions lead to the same end."""
    material = cases_of(match.rules.game).material
    states = [one.before for one in match.played]
    counts = [material(state) for state in states[:: max(1, len(states) // SAMPLE)]]
    assert all(one == counts[0] for one in counts)
    again: AnyMatch = Match(rules_of(match.rules.game), match.ruleset, match.seats)
    for one in match.played:
        again.play(one.seat, one.action)
    assert match.state == again.state


def begun(number: int, shelf: Shelf) -> Opened:
    """One of them at a table, with nobody but computers."""
    game, setting, bots = chosen(number)
    return new_session(
        shelf,
        rules_of(game),
        setting.ruleset,
        players=tuple(Player(f"{seat}", bot=bot) for seat, bot in enumerate(bots)),
        seed=number,
        dictionary=DictionaryId(setting.ruleset.dictionary, ""),
        judge=lexicon(setting.ruleset.dictionary).judge,
        created_ms=0,
        support=support(setting.ruleset.dictionary),
    )


def gone_on(path: Path, shelf: Shelf, tag: str) -> Opened:
    """The match of a save, as far as it was written."""
    return load_session(shelf, path, InstalledGames(), lexicon(tag).judge, support=support(tag))


def support(tag: str) -> Support:
    opened = lexicon(tag)
    words = Vocabulary(opened.index, judge=opened.judge)
    return Support(lambda _house, _terms: words)


def play_out(opened: Opened) -> Any:
    """Let time pass until the match is over."""
    session = opened.session
    session.resume_drivers()
    for _ in range(MOST_MS // STEP_MS):
        if session.match.outcome is not None:
            return session.match.outcome
        session.tick(STEP_MS)
    raise AssertionError("the match comes to no end")
