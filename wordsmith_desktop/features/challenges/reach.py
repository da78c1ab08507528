"""What strong players reach in a deal who do not know what is to come.

The deal is played to its end by the game's soloists, with all words and with common words alone,
and by the strongest of its players. They take as long for every action as a quick player would, so
that a clock ends their matches too and a time can be reckoned.
"""

from __future__ import annotations

from collections.abc import Iterator

from wordsmith_desktop.bots.bot import AnyBot, Report, ShouldStop
from wordsmith_desktop.bots.knowing import NOBODYS
from wordsmith_desktop.bots.levels import COUNT, bot_of_level
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.match import AnyMatch
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.registry import game_of, tallier_of
from wordsmith_desktop.session.headless import HeadlessMatch, Setting

from .challenge import Challenge
from .kinds import ChallengeKind
from .medals import MedalReach, shares_of


class Soloist(Value):
    """Somebody who plays a deal alone."""

    bot: AnyBot
    words: Vocabulary
    is_common: bool = False
    """Whether it knows common words alone."""
    is_watched: bool = False
    """As in `Setting`."""
    persons: int = 0
    """As in `Setting`."""
    slowness: float = 1.0
    """How much longer than a quick player it takes for an action."""


def reach_of(
    challenge: Challenge,
    words: Vocabulary,
    clock: Clock,
    *,
    should_stop: ShouldStop = lambda: False,
    report: Report = lambda _done, _whole: None,
) -> MedalReach | None:
    """Have a deal played by all whom its yardstick is made of; None if it `should_stop`.

    With a clock, its end ends the matches. It takes up to some seconds, so it is asked off the
    window's thread.
    """
    asked = tuple(_strong(challenge.kind, words, clock))
    all_merits: list[int] = []
    common_merits: list[int] = []
    for number, soloist in enumerate(asked):
        report(number, len(asked))
        run = match_of(challenge, soloist, clock)
        match = run.finished(should_stop)
        if match is None:
            return None
        merit = merit_of(challenge.kind, match, clock, run.played_ms)
        if merit is not None:
            (common_merits if soloist.is_common else all_merits).append(merit)
    report(len(asked), len(asked))
    found = _reach(challenge.kind.ranked_by(clock), all_merits, common_merits)
    if found is None:
        return None
    return replace(
        found,
        is_timed=clock is not Clock.OFF,
        least=_least(challenge.kind, clock),
        shares=shares_of(challenge.kind, challenge.deal.language, clock),
    )


def _strong(kind: ChallengeKind, words: Vocabulary, clock: Clock) -> Iterator[Soloist]:
    met = replace(words, least_commonness=max(NOBODYS, words.least_commonness))
    soloists = game_of(kind.game).soloists()
    for soloist in soloists:
        yield Soloist(soloist, met)
    common = replace(met, least_commonness=COMMON)
    for soloist in soloists:
        yield Soloist(soloist, common, is_common=True)
    strongest = player_of(kind, clock, COUNT)
    if strongest is not None:
        yield Soloist(strongest, met, is_watched=True)


def player_of(kind: ChallengeKind, clock: Clock, level: int) -> AnyBot | None:
    """The computer player of a level, in haste where it is time that counts; None without any."""
    is_hurried = kind.ranked_by(clock) is Ranking.FASTEST
    game = game_of(kind.game)
    return (game.sprinters() if is_hurried else game.bots()).get(bot_of_level(level))


def match_of(challenge: Challenge, soloist: Soloist, clock: Clock) -> HeadlessMatch:
    """A deal before its first action, with a clock that ends it unless there is none."""
    limit = Clock.OFF if clock is Clock.OFF else Clock.HARD
    return HeadlessMatch(
        Setting(
            game=challenge.kind.game,
            ruleset=challenge.kind.ruleset(challenge.deal.language, limit),
            bots=(soloist.bot,),
            vocabularies=(soloist.words,),
            seed=challenge.seed,
            action_ms=round(challenge.kind.action_ms * soloist.slowness),
            is_watched=soloist.is_watched,
            persons=soloist.persons,
        )
    )


def merit_of(kind: ChallengeKind, match: AnyMatch, clock: Clock, played_ms: int) -> int | None:
    """What a match that is over is ranked by; None where it is not ranked."""
    tallies = tallier_of(kind.game).tally(match, kind.ranked_by(clock), played_ms)
    return tallies[0].merit


def _least(kind: ChallengeKind, clock: Clock) -> int | None:
    is_over_in_time = clock is Clock.HARD and kind.ranking is Ranking.FASTEST
    return -kind.seconds * 1000 if is_over_in_time else None


def _reach(ranking: Ranking, found: list[int], common: list[int]) -> MedalReach | None:
    """None where nobody came to a result that is ranked."""
    if not found + common:
        return None
    best = max(found + common)
    return MedalReach(ranking, best, max(common, default=best))
