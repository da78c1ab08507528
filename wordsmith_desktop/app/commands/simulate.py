"""`simulate`: matches between computer players, and how often each of them wins."""

from __future__ import annotations

import json
import time
from typing import Any, Final

from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.materials import (
    chosen_material,
    needs_material,
    part_of,
    source_of,
    with_material,
)
from wordsmith_desktop.games.common.registry import game_names, rules_of
from wordsmith_desktop.lexicon.languages import code_of
from wordsmith_desktop.lexicon.own.own_lists import OwnLists
from wordsmith_desktop.session.simulation import (
    SettingError,
    SimulatedMatch,
    Simulation,
    Tally,
    answers_of,
    can_play,
    played,
    ruleset_with,
    tallied,
)
from wordsmith_desktop.wording.game_words import words_of
from wordsmith_desktop.wording.texts import say

from .. import texts
from ..console import put, tell_progress
from ..exits import Exit, ExitError
from ..paths import dictionaries_dir, folders
from .words import open_dictionary

PROGRESS_EVERY_S: Final = 1.0


class SimulationOrder(Value, kw_only=True):
    """What the command line asks for."""

    game: str
    levels: tuple[int, ...]
    matches: int
    seed: int
    dictionary: str
    settings: tuple[str, ...] = ()
    jobs: int = 1
    as_json: bool = False


def list_settings(game: str) -> Exit:
    """Write what each field of a game's ruleset can be that settles what print leaves open.

    A line each: the field with its usual value, its other values, and what it asks. Raises
    `ExitError` for a game that there is not.
    """
    _expect_game(game)
    usual = rules_of(game).ruleset_type()
    for field in words_of(game).house_fields():
        value, *others = answers_of(getattr(usual, field.name), field.answers)
        rule = f" ({field.rule})" if field.rule else ""
        put(f"{field.name}={value}", ", ".join(others), say(field.question) + rule)
    return Exit.GOOD


def simulate(order: SimulationOrder) -> Exit:
    """Write who wins how often; after Ctrl+C what there is by then, and INTERRUPTED."""
    simulation = _simulation(order)
    # A dictionary that is missing is told before anything is begun.
    open_dictionary(order.dictionary).close()
    found: list[SimulatedMatch] = []
    status = Exit.GOOD
    shown = time.monotonic()
    try:
        with played(simulation, jobs=order.jobs) as matches:
            for one in matches:
                found.append(one)
                if time.monotonic() - shown >= PROGRESS_EVERY_S:
                    shown = time.monotonic()
                    tell_progress(len(found), order.matches)
    except KeyboardInterrupt:
        status = Exit.INTERRUPTED
    tell_progress(0, 0)
    if not found:
        return status
    tally = tallied(found)
    if order.as_json:
        put(json.dumps(_as_json(order, tally)))
    else:
        _write(order, tally)
    return status


def _simulation(order: SimulationOrder) -> Simulation:
    """Raises `ExitError` for a game, a setting or a number of players that there is not."""
    _expect_game(order.game)
    try:
        ruleset = ruleset_with(order.game, order.dictionary, order.settings)
    except SettingError as error:
        line = say(texts.NO_SUCH_SETTING, setting=str(error), game=order.game)
        raise ExitError(line, Exit.USAGE) from None
    ruleset = _equipped(order, ruleset)
    simulation = Simulation(
        game=order.game,
        ruleset=ruleset,
        levels=order.levels,
        matches=order.matches,
        seed=order.seed,
        dictionaries=dictionaries_dir(),
        own=folders().dictionaries,
    )
    if not can_play(simulation):
        line = say(texts.CANNOT_SIMULATE, players=len(order.levels), game=order.game)
        raise ExitError(line, Exit.USAGE)
    return simulation


def _expect_game(game: str) -> None:
    if game not in game_names():
        known = ", ".join(game_names())
        raise ExitError(say(texts.NO_SUCH_GAME, game=game, games=known), Exit.USAGE)


def _equipped(order: SimulationOrder, ruleset: Any) -> Any:
    """The ruleset with the material of its language, which is chosen now if it was not before."""
    lists = OwnLists(folders().dictionaries)
    source = source_of(order.dictionary, lists)
    part = part_of(order.game)
    if needs_material(source) and not lists.read_part(source, part):
        found = chosen_material(
            tell_progress, source, dictionaries_dir(), lists.folder, (order.game,)
        )
        tell_progress(0, 0)
        for material in found.values():
            lists.put_part(source, part, material)
    return with_material(order.game, ruleset, order.dictionary, lists)


def _write(order: SimulationOrder, tally: Tally) -> None:
    put(say(texts.SIMULATED, matches=tally.matches, game=order.game, language=order.dictionary))
    put(
        *map(
            say,
            (
                texts.COLUMN_LEVEL,
                texts.COLUMN_WON,
                texts.COLUMN_INTERVAL,
                texts.COLUMN_POINTS,
                texts.COLUMN_MEDIAN,
                texts.COLUMN_SLOWEST,
            ),
        )
    )
    for who, level in enumerate(order.levels):
        low, high = tally.interval[who]
        middle, slow = tally.decision_ms[who]
        put(
            level,
            f"{100 * tally.win_rate[who]:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f} %",
            f"{tally.mean_points[who]:.1f}",
            f"{middle:.2f}",
            f"{slow:.1f}",
        )
    put(
        say(
            texts.SIMULATED_PACE,
            ties=tally.ties,
            actions=f"{tally.mean_actions:.0f}",
            matches=f"{tally.matches_per_second:.1f}",
            decisions=f"{tally.matches_per_second * tally.mean_actions:.0f}",
        )
    )


def _as_json(order: SimulationOrder, tally: Tally) -> dict[str, Any]:
    return {
        "game": order.game,
        "language": code_of(order.dictionary),
        "dictionary": order.dictionary,
        "settings": list(order.settings),
        "players": list(order.levels),
        "seed": order.seed,
        "matches": tally.matches,
        "wins": list(tally.wins),
        "ties": tally.ties,
        "mean_points": [round(points, 3) for points in tally.mean_points],
        "win_rate": [round(rate, 5) for rate in tally.win_rate],
        "interval": [[round(low, 5), round(high, 5)] for low, high in tally.interval],
        "mean_actions": round(tally.mean_actions, 2),
        "matches_per_second": round(tally.matches_per_second, 3),
        "decision_ms": [
            {"median": round(middle, 3), "p99": round(slow, 3)}
            for middle, slow in tally.decision_ms
        ],
    }
