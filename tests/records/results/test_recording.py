"""Finished matches are kept once, whole, and only if they count."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.case import cases_of
from tests.conformance.play import run
from tests.helpers.saves import toy_header
from tests.helpers.statistics import ANA, BEN, record, tables_of, tally, write_match
from wordsmith_desktop.bots.levels import bot_of_level
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.games.common.registry import tallier_of
from wordsmith_desktop.games.common.tallier import SeatTally
from wordsmith_desktop.games.letter_pieces.rules.rules import RULES
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.deal_name import DealName, Period
from wordsmith_desktop.records.kept_match import KeptMatch, read_match
from wordsmith_desktop.records.log import DictionaryId, End, Occasion, Player
from wordsmith_desktop.records.results.model import (
    LAST_MS,
    MatchRecord,
    player_key,
    record_of_kept,
    way_of,
)
from wordsmith_desktop.records.results.store import Statistics
from wordsmith_desktop.records.store import Shelf

GAMES = {"letter_pieces": RULES}
SOLO = next(one for one in cases_of("letter_pieces").settings if one.seats == 1)
SHORT = Ruleset(cards=13)
FIRST = record("m1", (ANA, tally(12, [("CAT", 3)])), (BEN, tally(7, [("AT", 2), ("IT", 2)])))


def replayed(tmp_path: Path, **fields: Any) -> KeptMatch:
    """A log of one player's match that was played at random."""
    shelf = Shelf(tmp_path)
    match = run("letter_pieces", SOLO, 1)
    return read_match(write_match(shelf, match, match_id="m1", **fields), GAMES)


def kept(replayed: KeptMatch) -> MatchRecord:
    found = record_of_kept(replayed)
    assert found is not None
    return found


def test_words_of_computer_players_are_kept_where_nobody_can_bluff(tmp_path: Path) -> None:
    played = replayed(tmp_path)
    seats = tuple(replace(player, bot="level-3") for player in played.header.seats)
    of_computer = kept(replace(played, header=replace(played.header, seats=seats)))
    words = [seat.tally.words for seat in kept(played).results]
    assert any(words)
    assert words == [seat.tally.words for seat in of_computer.results]


def test_nothing_is_opened_before_there_is_something_to_do(
    statistics: Statistics, path: Path
) -> None:
    assert (False, False) == (statistics.is_open, path.parent.exists())
    statistics.close()
    assert not path.parent.exists()


def test_the_tables_hold_match_seats_and_words(statistics: Statistics, path: Path) -> None:
    assert 1 == statistics.record(FIRST)
    tables = tables_of(statistics, path)
    assert ["m1"] == [row[0] for row in tables["matches"]]
    assert [("m1", 0, "p1", "Ana"), ("m1", 1, "p2", "Ben")] == [
        (row[0], row[1], row[5], row[6]) for row in tables["seats"]
    ]
    assert [
        ("m1", 0, 0, "CAT", 3, 3),
        ("m1", 1, 0, "AT", 2, 2),
        ("m1", 1, 1, "IT", 2, 2),
    ] == tables["words"]
    assert [] == tables["forgotten"]


def test_the_same_match_counts_once(statistics: Statistics, path: Path) -> None:
    assert 1 == statistics.record(FIRST)
    before = tables_of(statistics, path)
    assert 0 == statistics.record(FIRST)
    assert before == tables_of(statistics, path)
    assert {"m1"} == statistics.known()


def test_a_match_that_says_otherwise_takes_the_place(statistics: Statistics, path: Path) -> None:
    statistics.record(FIRST)
    other = record("m1", (ANA, tally(3)))
    assert 0 == statistics.record(other)
    fresh = path.with_name("fresh.sqlite")
    again = Statistics(fresh)
    again.record(other)
    assert tables_of(again, fresh) == tables_of(statistics, path)


def test_several_matches_are_kept_together_or_not_at_all(statistics: Statistics) -> None:
    broken = replace(FIRST, match_id="m2", game=None)
    with pytest.raises(sqlite3.IntegrityError):
        statistics.record(FIRST, broken)
    assert frozenset() == statistics.known()


def test_a_log_says_who_played_what_when_and_for_how_long(tmp_path: Path) -> None:
    found = kept(replayed(tmp_path, hour=2, dictionary=DictionaryId("en-gb", "x")))
    log = read_match(tmp_path / "matches" / "m1.jsonl", GAMES)
    assert log.end is not None
    assert (log.header.created_ms, log.end.at_ms, log.end.played_ms) == (
        found.created_ms,
        found.finished_ms,
        found.duration_ms,
    )
    assert ("m1", "letter_pieces", 1, "en-gb", "en") == (
        found.match_id,
        found.game,
        found.seats,
        found.dictionary,
        found.language,
    )
    (result,) = found.results
    assert (0, "p1", "Ana", log.end.scores[0]) == (
        result.seat,
        result.player,
        result.name,
        result.tally.score,
    )


def test_a_match_that_goes_on_is_no_record(tmp_path: Path) -> None:
    assert None is record_of_kept(replace(replayed(tmp_path), end=None))


def test_a_match_that_does_not_count_is_no_record(tmp_path: Path) -> None:
    branched = replayed(tmp_path, occasion=Occasion(counts=False))
    assert None is record_of_kept(branched)


def test_without_a_time_of_its_end_a_match_has_the_one_of_its_beginning(tmp_path: Path) -> None:
    old = replayed(tmp_path)
    assert old.end is not None
    found = kept(replace(old, end=End(old.end.scores)))
    assert (old.header.created_ms, None) == (found.finished_ms, found.duration_ms)


def test_times_that_no_calendar_has_are_bent_into_it(tmp_path: Path) -> None:
    found = kept(replayed(tmp_path, created_ms=2**62))
    assert (LAST_MS, LAST_MS) == (found.created_ms, found.finished_ms)
    assert 0 == kept(replayed(tmp_path / "other", created_ms=-5)).created_ms


def test_a_profile_is_known_by_its_id_and_a_guest_by_the_name_in_any_case() -> None:
    assert "p1" == player_key(Player("Ana", "p1"))
    assert "guest:ana maria" == player_key(Player("  ANA  Maria "))
    assert player_key(Player("STRASSE")) == player_key(Player("straße"))


def setting_of(ruleset: Ruleset = SHORT, **fields: Any) -> str:
    """The setting of a match of Rewordable with such a header."""
    header = toy_header(game="rewordable", ruleset=encode(ruleset), **fields)
    return way_of(header, ruleset).key


def alone(kind: str, code: str = "tamorikudela", **fields: Any) -> Occasion:
    """The occasion of a challenge of free choice."""
    return Occasion(str(DealName(kind, code)), **fields)


def test_a_setting_is_ruleset_seats_dictionary_clock_and_goal() -> None:
    plain = setting_of()
    assert plain == setting_of()
    others = [
        setting_of(replace(SHORT, challenge_cost=1)),
        setting_of(dictionary=DictionaryId("en-gb", "abc")),
        setting_of(seats=(ANA,)),
        setting_of(occasion=Occasion(is_untimed=True)),
        setting_of(occasion=alone("deck-time")),
        setting_of(occasion=alone("deck-turns")),
        setting_of(occasion=alone("deck-turns", ranking=Ranking.MOST_WORDS)),
    ]
    assert len({plain, *others}) == 8


def test_neither_names_nor_files_nor_guests_make_another_setting() -> None:
    same = [
        setting_of(replace(SHORT, name_letters=(3, 3))),
        setting_of(dictionary=DictionaryId("en", "other")),
        setting_of(seats=(BEN, Player("Somebody"))),
    ]
    assert {setting_of()} == set(same)


def test_neither_day_nor_deal_makes_another_setting() -> None:
    day = DealName("deck-time", "rabotesuvike", Period.DAY, "2026-01-31")
    week = DealName("deck-time", "mitalosenuga", Period.WEEK, "2026-W05")
    same = [setting_of(occasion=Occasion(str(name))) for name in (day, week)]
    assert {setting_of(occasion=alone("deck-time"))} == set(same)


@pytest.mark.parametrize("clock", [Clock.SOFT, Clock.HARD])
def test_a_stretched_clock_is_a_setting_of_its_own(clock: Clock) -> None:
    timed = replace(SHORT, clock=clock)
    paces = [(100, 100), (100, 200), (200, 100), (0, 100)]
    found = {setting_of(timed, seats=_paced(percents)) for percents in paces}
    assert len({setting_of(timed), *found}) == len(found) == 4


def test_without_a_clock_nobodys_pace_matters() -> None:
    assert setting_of() == setting_of(seats=_paced((200, 0)))


def _paced(percents: Sequence[int]) -> tuple[Player, ...]:
    return tuple(Player(name, "", percent) for name, percent in zip("AB", percents, strict=True))


def test_words_of_a_computer_are_kept_where_nobody_can_bluff(tmp_path: Path) -> None:
    robo = Player("Robo", bot=bot_of_level(1))
    found = kept(replayed(tmp_path, seats=(robo,)))
    assert ("computer:level-1", True) == (
        found.results[0].player,
        bool(found.results[0].tally.words),
    )


def test_a_record_says_how_it_was_played(tmp_path: Path) -> None:
    log = replayed(tmp_path, occasion=alone("warm-up", ranking=Ranking.MOST_WORDS))
    found = kept(log)
    way = way_of(log.header, log.match.ruleset)
    assert (way.key, way.ruleset, way.paces) == (found.setting, found.ruleset, found.paces)
    assert ("warm-up", Ranking.MOST_WORDS) == (way.challenge, way.ranking)


# What ranks a result


def tallied(log: KeptMatch, *, is_complete: bool) -> SeatTally:
    """The tally of one who has done everything, or has not."""
    tallier = replace(tallier_of("letter_pieces"), is_complete=lambda _match: is_complete)
    found = record_of_kept(log, lambda _game: tallier)
    assert found is not None
    return found.results[0].tally


@pytest.mark.parametrize("ranking", [None, *Ranking])
def test_a_challenge_is_ranked_by_what_it_asks_for(tmp_path: Path, ranking: Ranking | None) -> None:
    log = replayed(tmp_path, occasion=alone("sprint", ranking=ranking))
    assert log.end is not None
    assert log.end.played_ms is not None
    found = tallied(log, is_complete=True)
    expected = {
        Ranking.MOST_WORDS: len(found.words),
        Ranking.FASTEST: -log.end.played_ms,
    }
    assert expected.get(ranking or Ranking.MOST_POINTS, found.score) == found.merit


def test_only_who_has_done_everything_is_ranked_by_time(tmp_path: Path) -> None:
    log = replayed(tmp_path, occasion=alone("sprint", ranking=Ranking.FASTEST))
    assert None is tallied(log, is_complete=False).merit


def test_a_time_that_is_not_known_ranks_nobody(tmp_path: Path) -> None:
    log = replayed(tmp_path, occasion=alone("sprint", ranking=Ranking.FASTEST))
    assert log.end is not None
    timeless = replace(log, end=End(log.end.scores))
    assert None is kept(timeless).duration_ms
    assert None is tallied(timeless, is_complete=True).merit
