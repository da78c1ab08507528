"""Challenges as the program begins them: the same deal everywhere, counted once for everybody."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces import lp
from tests.helpers.challenges import dealing
from tests.helpers.own_words import add_list
from tests.helpers.statistics import START_MS, record, tally
from wordsmith_desktop.app.paths import Folders
from wordsmith_desktop.app.services import OwnServices, local_day, open_services
from wordsmith_desktop.core.seats import CHANCE, REFEREE
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.challenges.challenge import (
    Challenge,
    challenge_of_day,
    challenge_of_week,
)
from wordsmith_desktop.features.challenges.codes import Deal, parse_code
from wordsmith_desktop.features.challenges.kinds import KINDS, ChallengeKind
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.letter_pieces.rules.state import PlayerState as PiecePlayer
from wordsmith_desktop.lexicon.rulings import Ruling
from wordsmith_desktop.records.log import Occasion, Player
from wordsmith_desktop.records.results.model import way_of
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.session.updates import OverrulingError

SPRINT = Challenge(Deal(KINDS[2], "en", 4711))


def services_in(folder: Path, *, seed: int) -> OwnServices:
    return open_services(
        Folders(data=folder, config=folder / "config"), clock=lambda: START_MS, seed=lambda: seed
    )


@pytest.fixture
def services(tmp_path: Path) -> Iterator[OwnServices]:
    made = services_in(tmp_path, seed=1)
    yield made
    made.close()


def dealt(folder: Path, code: str, player: str, *, seed: int) -> tuple[Any, ...]:
    """What chance does first with a code on a data folder of its own."""
    services = services_in(folder, seed=seed)
    opened = dealing(services).start(Challenge(parse_code(code)), player, Clock.OFF)
    opened.session.resume_drivers()
    opened.session.close()
    services.close()
    return tuple(one.action for one in opened.session.match.played if one.seat == CHANCE)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
@pytest.mark.sampled(2)
def test_a_code_gives_the_same_deal_on_another_data_folder(
    tmp_path: Path, kind: ChallengeKind, language: str
) -> None:
    code = Deal(kind, language, 90125).text
    first = dealt(tmp_path / "one", code, "Ana", seed=1)
    second = dealt(tmp_path / "two", code.lower(), "Bartholomew", seed=2)
    other = dealt(tmp_path / "one", Deal(kind, language, 90126).text, "Ana", seed=1)
    assert first == second != other


def bring_along(services: OwnServices, name: str, *words: str) -> str:
    """A dictionary of one's own; returns what tells its words."""
    add_list(services.dictionaries.own, services.dictionaries.files, f"en+{name}", *words)
    return services.dictionaries.marks()[f"en+{name}"]


def test_a_code_by_ones_own_words_is_played_by_the_same_words_alone(tmp_path: Path) -> None:
    here, there = (services_in(tmp_path / name, seed=3) for name in ("here", "there"))
    mark = bring_along(here, "Club", "house", "zzyx")
    challenge = Challenge(replace(SPRINT.deal, mark=mark))
    begun = dealing(here).start(challenge, "Ana", Clock.OFF)
    assert isinstance(begun.header.ruleset, dict)
    assert "en+Club" == begun.header.dictionary.tag == begun.header.ruleset["dictionary"]
    assert challenge.deal.code in begun.header.occasion.challenge
    begun.session.close()
    bring_along(there, "Club", "house", "other")
    with pytest.raises(ValueError, match="no dictionary here"):
        dealing(there).start(challenge, "Ben", Clock.OFF)
    # What it is called is nobody's business.
    assert mark == bring_along(there, "Another", "zzyx", "house")
    again = dealing(there).start(challenge, "Ben", Clock.OFF)
    assert ("en+Another", begun.header.seed) == (again.header.dictionary.tag, again.header.seed)
    again.session.close()
    for services in (here, there):
        services.close()


def test_who_has_finished_a_deal_plays_it_again_for_nothing(services: OwnServices) -> None:
    done = record("m1", (Player("Ana"), tally(9)), occasion=SPRINT.occasion(Clock.HARD))
    services.bookkeeping.statistics().record(done)
    counted = [
        dealing(services).start(SPRINT, player, Clock.OFF).header.occasion.counts
        for player in ("ana", "Ben")
    ]
    assert [False, True] == counted


def test_each_clock_and_pace_has_high_scores_of_its_own(services: OwnServices) -> None:
    profiles = services.people
    profiles.change(profiles.add("Cho").id, clock_percent=200)
    untimed, *timed = (
        [
            way_of(opened.header, opened.session.match.ruleset).key
            for player in ("Ana", "Cho")
            for opened in [dealing(services).start(SPRINT, player, clock)]
        ]
        for clock in Clock
    )
    # Without a clock nobody's is slower.
    assert untimed[0] == untimed[1]
    assert 5 == len({*untimed, *timed[0], *timed[1]})


def test_who_has_left_a_deal_goes_on_with_it(services: OwnServices) -> None:
    begun = dealing(services).start(SPRINT, "Ana", Clock.SOFT)
    begun.session.resume_drivers()
    begun.session.tick(900)
    begun.session.close()
    with_hyphens = Challenge(parse_code(SPRINT.deal.text))
    for challenge in (SPRINT, with_hyphens):
        opened = dealing(services).start(challenge, "ana", Clock.SOFT)
        assert (begun.path, 900) == (opened.path, opened.session.played_ms)
        opened.session.close()
    assert begun.path != dealing(services).start(SPRINT, "Ben", Clock.SOFT).path


def test_who_has_left_a_deal_begins_it_with_another_clock_for_nothing(
    services: OwnServices,
) -> None:
    begun = dealing(services).start(SPRINT, "Ana", Clock.SOFT)
    begun.session.close()
    other = dealing(services).start(SPRINT, "Ana", Clock.OFF)
    assert begun.path != other.path
    assert not other.header.occasion.counts


def test_a_challenge_that_is_begun_again_keeps_its_deal_and_does_not_count(
    services: OwnServices,
) -> None:
    first = dealing(services).start(SPRINT, "Ana", Clock.SOFT)
    again = services.sessions.restart(first)
    assert (first.header.seed, str(SPRINT.name), False) == (
        again.header.seed,
        again.header.occasion.challenge,
        again.header.occasion.counts,
    )


def test_an_ordinary_match_that_is_begun_again_has_other_chances(tmp_path: Path) -> None:
    seeds = iter(range(9))
    services = open_services(
        Folders(data=tmp_path, config=tmp_path / "config"),
        clock=lambda: START_MS,
        seed=lambda: next(seeds),
    )
    ruleset = KINDS[2].ruleset("en", Clock.OFF)
    first = services.sessions.start("letter_pieces", ruleset, players=("Ana",), dictionary="en")
    again = services.sessions.restart(first)
    assert (0, 1, Occasion()) == (first.header.seed, again.header.seed, again.header.occasion)
    services.close()


NONSENSE = "IIII"


@pytest.mark.parametrize("is_left", [False, True])
def test_in_a_challenge_the_dictionary_alone_decides(
    services: OwnServices, qtbot: QtBot, is_left: bool
) -> None:
    services.dictionaries.house("en").accept(NONSENSE)
    opened = dealing(services).start(SPRINT, "Ana", Clock.OFF)
    if is_left:
        opened.session.close()
        opened = services.sessions.open(opened.path)
    assert opened.view().by_dictionary_alone
    with pytest.raises(OverrulingError, match=NONSENSE):
        opened.session.set_house(NONSENSE, True)

    ruling = claimed(opened, services, qtbot)
    assert (NONSENSE, False) == (ruling.word, ruling.accepted)
    opened.session.close()


def test_in_an_ordinary_match_house_words_count(services: OwnServices, qtbot: QtBot) -> None:
    services.dictionaries.house("en").accept(NONSENSE)
    ruleset = SPRINT.kind.ruleset("en", Clock.OFF)
    opened = services.sessions.start("letter_pieces", ruleset, players=("Ana",), dictionary="en")
    assert claimed(opened, services, qtbot).accepted
    opened.session.close()


def claimed(opened: Opened, services: OwnServices, qtbot: QtBot) -> Ruling:
    """Roll for four longs, claim them as four letters, and hear the dictionary."""
    session = opened.session
    services.dictionaries.when_opened(lambda _tag: session.resume_drivers())
    session.resume_drivers()
    while builder(opened).counts[lp.Shape.L] < len(NONSENSE):
        action = lp.Take(lp.Shape.L) if builder(opened).choices else lp.Roll()
        assert () == session.act(0, action)
    for letter in NONSENSE:
        assert () == session.act(0, lp.build_letter(builder(opened), opened.ruleset, letter))
    assert () == session.act(0, lp.Claim(NONSENSE, 0))
    qtbot.waitUntil(lambda: session.match.played[-1].seat == REFEREE)
    ruling: Ruling = session.match.played[-1].action.ruling
    return ruling


def builder(opened: Opened) -> PiecePlayer:
    player: PiecePlayer = opened.session.observation(0).builder
    return player


def _ms(day: str, hour: int = 12, minute: int = 0) -> int:
    """That time of a day here, in milliseconds since 1970 (UTC)."""
    return int(1000 * datetime.fromisoformat(f"{day} {hour:02}:{minute:02}").timestamp())


def _begun(folder: Path, challenge: Challenge, now_ms: int) -> str:
    """What the log says of a challenge that is begun then, up to its date."""
    services = open_services(
        Folders(data=folder, config=folder / "config"), clock=lambda: now_ms, seed=lambda: 1
    )
    opened = dealing(services).start(challenge, "Ana", Clock.OFF)
    opened.session.close()
    services.close()
    return "/".join(opened.header.occasion.challenge.split("/")[:2])


@pytest.mark.parametrize(
    ("page_of", "begun", "said"),
    [
        ("2026-12-31", _ms("2026-12-31", 23, 59), "daily/2026-12-31"),
        ("2026-12-31", _ms("2027-01-01", 0, 0), "past/2026-12-31"),
        ("2027-01-01", _ms("2026-12-31", 23, 59), "past/2027-01-01"),
        ("2028-02-29", _ms("2028-02-29"), "daily/2028-02-29"),
        ("2028-02-28", _ms("2028-02-29"), "past/2028-02-28"),
        ("2028-02-29", _ms("2028-03-01"), "past/2028-02-29"),
    ],
)
def test_a_challenge_is_of_the_day_on_which_it_is_begun(
    tmp_path: Path, page_of: str, begun: int, said: str
) -> None:
    assert said == _begun(tmp_path, challenge_of_day(date.fromisoformat(page_of), "en"), begun)


def test_a_challenge_is_of_the_week_in_which_it_is_begun(tmp_path: Path) -> None:
    week = challenge_of_week(date(2026, 12, 31), "en")
    sunday, monday = _ms("2027-01-03", 23, 59), _ms("2027-01-04", 0, 0)
    assert "weekly/2026-W53" == _begun(tmp_path / "one", week, sunday)
    assert "past/2026-W53" == _begun(tmp_path / "two", week, monday)


def test_a_past_day_that_is_today_after_all_is_of_the_day(tmp_path: Path) -> None:
    late = challenge_of_day(date(2026, 12, 31), "en").late()
    assert "daily/2026-12-31" == _begun(tmp_path, late, _ms("2026-12-31"))


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the system tells no other time zone here")
def test_what_day_it_is_goes_with_the_time_zone_of_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = services_in(tmp_path, seed=1)
    noon = int(1000 * datetime(2026, 12, 31, 12, tzinfo=UTC).timestamp())
    services = replace(services, today=partial(local_day, lambda: noon))
    found = []
    for zone in ("UTC-14", "UTC+11", "UTC"):
        monkeypatch.setenv("TZ", zone)
        found.append(services.today().isoformat())
    monkeypatch.undo()
    time.tzset()
    services.close()
    assert ["2027-01-01", "2026-12-31", "2026-12-31"] == found
