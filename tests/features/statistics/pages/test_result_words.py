"""Results, settings, figures and days in words, in both languages."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tests.helpers.statistics import tally
from wordsmith_desktop.core.limits import Limits
from wordsmith_desktop.features.challenges.kinds import kind_with, plays_as_titled
from wordsmith_desktop.features.statistics.pages.result_words import (
    ResultNames,
    clocks_text,
    number,
    ranking_of,
    result,
    spoken_time,
    terms_told,
)
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.tallier import SeatTally
from wordsmith_desktop.games.letter_pieces.rules.ruleset import Ruleset
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.log import Terms
from wordsmith_desktop.records.profiles import Profiles
from wordsmith_desktop.records.results.queries import PlayedSetting
from wordsmith_desktop.window.kit.days import brief_day
from wordsmith_desktop.window.kit.game_entry import find_entries
from wordsmith_desktop.wording.texts import set_language

pytestmark = pytest.mark.usefixtures("dressed")


def ranked(merit: int | None) -> SeatTally:
    return SeatTally(42, None, False, 5, merit, tally(0).words)


@pytest.mark.parametrize(
    ("ranking", "merit", "english", "german"),
    [
        (Ranking.MOST_POINTS, 42, "42 points", "42 Punkte"),
        (Ranking.MOST_POINTS, None, "42 points", "42 Punkte"),
        (Ranking.FEWEST_TURNS, -5, "5 rounds", "5 Runden"),
        (Ranking.MOST_WORDS, 12, "12 words", "12 Wörter"),
        (Ranking.MOST_WORDS, 1, "1 word", "1 Wort"),
        (Ranking.FASTEST, -151_000, "2:31", "2:31"),
        (Ranking.FASTEST, -59_600, "1:00", "1:00"),
        (Ranking.FASTEST, None, "–", "–"),
    ],
)
def test_a_result_is_told_as_what_ranks_it(
    ranking: Ranking, merit: int | None, english: str, german: str
) -> None:
    assert english == result(ranking, ranked(merit)).text
    set_language("de")
    assert german == result(ranking, ranked(merit)).text


@pytest.mark.parametrize(
    ("ms", "english", "german"),
    [
        (0, "0 seconds", "0 Sekunden"),
        (60_000, "1 minute", "1 Minute"),
        (151_000, "2 minutes 31 seconds", "2 Minuten 31 Sekunden"),
        (61_400, "1 minute 1 second", "1 Minute 1 Sekunde"),
    ],
)
def test_a_time_is_said_in_words(ms: int, english: str, german: str) -> None:
    assert english == spoken_time(ms)
    set_language("de")
    assert german == spoken_time(ms)


@pytest.mark.parametrize(
    ("paces", "english", "german"),
    [
        ("", "", ""),
        ("200", "clock at 200 %", "Uhr mit 200 %"),
        ("0", "the clock never ends", "die Uhr läuft nie ab"),
        ("150,150", "clocks at 150 %", "Uhren mit 150 %"),
        ("0,0", "without clocks", "ohne Uhren"),
        ("100,0,200", "clocks at 100 %, off, 200 %", "Uhren mit 100 %, aus, 200 %"),
    ],
)
def test_stretched_clocks_are_told(paces: str, english: str, german: str) -> None:
    assert english == clocks_text(paces)
    set_language("de")
    assert german == clocks_text(paces)


def ruleset_of(key: str, clock: Clock) -> object:
    """The rules of a kind of challenge in English words, as JSON."""
    kind = kind_with(key)
    assert kind is not None
    return encode(kind.ruleset("en", clock))


@pytest.mark.parametrize(
    ("fields", "english", "german"),
    [
        ({}, "Standard · alone · English words", "Standard · allein · englische Wörter"),
        (
            {"challenge": "sprint", "ruleset": ruleset_of("sprint", Clock.HARD)},
            "Sprint · English words",
            "Sprint · englische Wörter",
        ),
        (
            {"challenge": "sprint", "ruleset": ruleset_of("sprint", Clock.SOFT), "paces": "200"},
            "Sprint · the clock only warns · English words · clock at 200 %",
            "Sprint · die Uhr mahnt nur · englische Wörter · Uhr mit 200 %",
        ),
        (
            {
                "challenge": "word-by-word",
                "ruleset": ruleset_of("word-by-word", Clock.OFF),
                "is_untimed": True,
            },
            "Word by Word · English words · without the clock",
            "Wort für Wort · englische Wörter · ohne Uhr",
        ),
        (
            {"challenge": "sprint", "ruleset": encode(Ruleset(turn_seconds=90, clock=Clock.HARD))},
            "Sprint · Standard, clock of 90 s · English words",
            "Sprint · Standard, Uhr mit 90 s · englische Wörter",
        ),
        (
            {"challenge": "yet-to-come", "paces": "200"},
            "Challenge of another version · Standard · English words · clock at 200 %",
            "Herausforderung einer anderen Version · Standard · englische Wörter · Uhr mit 200 %",
        ),
    ],
)
def test_a_setting_begins_with_its_challenge_and_ends_with_its_clocks(
    fields: dict[str, object], english: str, german: str
) -> None:
    def said() -> str:
        names = ResultNames(find_entries(("letter_pieces",)), Profiles(), plays_as_titled)
        return names.setting(setting(**fields))

    assert english == said()
    set_language("de")
    assert german == said()


def setting(**fields: object) -> PlayedSetting:
    """The printed rules of the Letter Piece Game, alone."""
    values: dict[str, object] = {
        "key": "s1",
        "game": "letter_pieces",
        "ruleset": encode(Ruleset()),
        "seats": 1,
        "dictionary": "en",
        "language": "en",
        "is_untimed": False,
        "challenge": "",
        "ranking": None,
        "paces": "",
        "games": 1,
        "last_ms": 0,
    }
    return PlayedSetting(**{**values, **fields})  # type: ignore[arg-type]


def test_a_challenge_ranks_otherwise_than_its_game() -> None:
    assert Ranking.MOST_POINTS is ranking_of("letter_pieces", setting())
    assert Ranking.FASTEST is ranking_of("letter_pieces", setting(ranking=Ranking.FASTEST))
    assert Ranking.FEWEST_TURNS is ranking_of("hidden_crossword")
    assert Ranking.MOST_POINTS is ranking_of("a game that is gone")


def test_figures_and_days_follow_the_language() -> None:
    when = round(datetime(2026, 1, 3, 12, tzinfo=UTC).timestamp() * 1000)
    assert ("1,234", "2.5", "3 Jan 2026") == (number(1234), number(2.5), brief_day(when))
    set_language("de")
    assert ("1.234", "2,5", "3. Jan. 2026") == (number(1234), number(2.5), brief_day(when))


def test_what_was_agreed_for_single_players_ends_the_line() -> None:
    terms = (Terms(), Terms(limits=Limits(45, 4)), Terms(dictionary="de", has_hints=False))
    said = terms_told(terms)
    assert said == "mixed: easy words · from 4 letters on, German words · no hints"
    assert terms_told(()) == terms_told((Terms(),)) == ""
    set_language("de")
    assert terms_told(terms[:2]) == "gemischt: leichte Wörter · ab 4 Buchstaben"
