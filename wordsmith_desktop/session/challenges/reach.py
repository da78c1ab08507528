"""What is possible in a deal.

The deal is played to its end by the game's soloists, with all words and with common words alone.
They take as long for every action as a quick player would, so that a clock ends their matches too
and a time can be reckoned.
"""

from __future__ import annotations

from dataclasses import replace

from wordsmith_desktop.bots.bot import AnyBot, Report, ShouldStop
from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.games.ranking import Ranking
from wordsmith_desktop.games.registry import soloists_of, tallier_of
from wordsmith_desktop.games.table import Clock
from wordsmith_desktop.records.replay import AnyMatch
from wordsmith_desktop.session.challenges.challenge import Challenge
from wordsmith_desktop.session.challenges.kinds import ChallengeKind
from wordsmith_desktop.session.challenges.medals import Reach
from wordsmith_desktop.session.headless import HeadlessMatch, Setting


def reach_of(
    challenge: Challenge,
    words: Vocabulary,
    clock: Clock,
    *,
    should_stop: ShouldStop = lambda: False,
    report: Report = lambda _done, _whole: None,
) -> Reach | None:
    """Play a deal with all `words` and with the common ones; None if it `should_stop`.

    With a clock, its end ends the matches. It takes up to some seconds, so it is asked off the
    window's thread.
    """
    kind, common = challenge.kind, replace(words, least_commonness=COMMON)
    soloists = soloists_of(kind.game)
    ways = [(soloist, known) for known in (words, common) for soloist in soloists]
    merits: dict[int, list[int]] = {words.least_commonness: [], COMMON: []}
    for number, (soloist, known) in enumerate(ways):
        report(number, len(ways))
        run = HeadlessMatch(_setting(challenge, soloist, known, clock))
        match = run.finished(should_stop)
        if match is None:
            return None
        merit = _merit(kind, match, clock, run.played_ms)
        if merit is not None:
            merits[known.least_commonness].append(merit)
    report(len(ways), len(ways))
    found = _reach(kind.ranked_by(clock), merits[words.least_commonness], merits[COMMON])
    if found is None:
        return None
    is_over_in_time = clock is Clock.HARD and kind.ranking is Ranking.FASTEST
    least = -kind.seconds * 1000 if is_over_in_time else None
    return replace(found, is_timed=clock is not Clock.OFF, least=least)


def _setting(challenge: Challenge, soloist: AnyBot, known: Vocabulary, clock: Clock) -> Setting:
    limit = Clock.OFF if clock is Clock.OFF else Clock.HARD
    return Setting(
        game=challenge.kind.game,
        ruleset=challenge.kind.ruleset(challenge.deal.language, limit),
        bots=(soloist,),
        vocabularies=(known,),
        seed=challenge.seed,
        action_ms=challenge.kind.action_ms,
    )


def _reach(ranking: Ranking, found: list[int], common: list[int]) -> Reach | None:
    """None where not even the search came to a result that is ranked."""
    if not found + common:
        return None
    best = max(found + common)
    return Reach(ranking, best, max(common, default=best))


def _merit(kind: ChallengeKind, match: AnyMatch, clock: Clock, played_ms: int) -> int | None:
    tallies = tallier_of(kind.game).tally(match, kind.ranked_by(clock), played_ms)
    return tallies[0].merit
