"""A challenge follows from its code alone, and that of a day from its date alone."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from wordsmith_desktop.core.match import Match
from wordsmith_desktop.features.challenges.challenge import (
    Challenge,
    challenge_named,
    challenge_of_day,
    challenge_of_week,
    fresh_challenge,
)
from wordsmith_desktop.features.challenges.codes import parse_code
from wordsmith_desktop.features.challenges.kinds import (
    KINDS,
    LANGUAGES,
    ChallengeKind,
    kind_numbered,
    kind_with,
)
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.registry import rules_of
from wordsmith_desktop.records.deal_name import Period

SUNDAY = date(2026, 11, 22)


@pytest.mark.parametrize("clock", Clock)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_every_kind_can_be_played_alone(kind: ChallengeKind, language: str, clock: Clock) -> None:
    ruleset = kind.ruleset(language, clock)
    match = Match(rules_of(kind.game), ruleset, 1)
    assert match.outcome is None
    assert (language, language, clock) == (ruleset.language, ruleset.dictionary, ruleset.clock)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_a_clock_is_all_that_a_timed_kind_has_more_than_an_untimed_one(kind: ChallengeKind) -> None:
    timed, untimed = (kind.ruleset("en", clock) for clock in (Clock.HARD, Clock.OFF))
    assert timed != untimed
    assert Ranking.FASTEST is not kind.ranked_by(Clock.OFF)


def test_the_seed_follows_from_the_code_alone() -> None:
    today = challenge_of_day(SUNDAY, "en")
    typed = Challenge(parse_code(today.deal.text))
    assert (5158130524951578572, typed.seed) == (today.seed, today.seed)


def test_the_challenges_of_a_day_and_a_week_are_the_same_for_everyone() -> None:
    assert "daily/2026-11-22/puzzle-rounds/relulupifotu" == str(challenge_of_day(SUNDAY, "en").name)
    assert "weekly/2026-W47/deck-turns/badaneditobu" == str(challenge_of_week(SUNDAY, "de").name)


def test_the_week_begins_on_monday() -> None:
    monday = SUNDAY + timedelta(days=1)
    week = [challenge_of_week(monday + timedelta(days=day), "en") for day in range(7)]
    assert 1 == len(set(week))
    assert week[0] != challenge_of_week(SUNDAY, "en")


def test_all_kinds_take_turns() -> None:
    days = [challenge_of_day(SUNDAY + timedelta(days=day), "en") for day in range(2 * len(KINDS))]
    assert Counter({kind.key: 2 for kind in KINDS}) == Counter(day.kind.key for day in days)
    assert len(days) == len({day.seed for day in days})


def test_each_language_has_deals_of_its_own() -> None:
    english, german = (challenge_of_day(SUNDAY, language) for language in LANGUAGES)
    assert english.kind == german.kind
    assert english.seed != german.seed


def test_a_log_names_its_challenge() -> None:
    for challenge in (challenge_of_day(SUNDAY, "de"), fresh_challenge(KINDS[2], "en", 1 << 70)):
        occasion = challenge.occasion(Clock.SOFT)
        assert challenge == challenge_named(occasion.challenge)
        assert (False, True, challenge.kind.ranking) == (
            occasion.is_untimed,
            occasion.counts,
            occasion.ranking,
        )


def test_without_a_clock_it_is_recorded_apart() -> None:
    occasion = fresh_challenge(KINDS[2], "en", 3).occasion(Clock.OFF)
    assert (True, Ranking.MOST_POINTS) == (occasion.is_untimed, occasion.ranking)


@pytest.mark.parametrize(
    "text",
    ["", "sprint", "free/-/sprint/xxxx", "free/-/jump/nolatakubimo", "free/-/warm-up/noletakubimo"],
)
def test_other_names_are_no_challenge_that_this_program_knows(text: str) -> None:
    assert challenge_named(text) is None


def test_kinds_are_found_by_key_and_number() -> None:
    assert KINDS[3] == kind_with(KINDS[3].key) == kind_numbered(KINDS[3].number)
    assert kind_with("jump") is kind_numbered(15) is None


def test_free_choice_belongs_to_no_day() -> None:
    assert (Period.NONE, "") == (fresh_challenge(KINDS[0], "en", 5).period, "")
