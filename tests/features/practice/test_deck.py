"""A few exercises a day: what waits comes first, and what is left waits without end."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.practice.deck import (
    MOST_A_DAY,
    MOST_NEW_A_DAY,
    Deck,
    Exercise,
    Grade,
    KeptPractice,
    in_ms,
    outlook,
)

NOON = datetime(2026, 3, 10, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def exercise(number: int, **fields: object) -> Exercise:
    made = Exercise(f"m:{number}", "ana", "m", "length_x_wit", "en", f"W{number}", number, 9)
    return replace(made, **fields)


def waiting(number: int, due: datetime, last: datetime = NOON - 3 * DAY) -> Exercise:
    times = {"due_ms": in_ms(due), "last_ms": in_ms(last), "first_ms": in_ms(last)}
    return exercise(number, stability=3.0, difficulty=5.0, **times)


def tomorrow(one: Exercise, _grade: Grade, now: datetime) -> Exercise:
    return replace(one, due_ms=in_ms(now + DAY), stability=1.0, difficulty=5.0)


def test_only_so_many_new_ones_come_on_a_day() -> None:
    found = outlook(tuple(exercise(number) for number in range(20)), NOON)
    assert (MOST_NEW_A_DAY, 0, 20) == (len(found.round), found.done, found.whole)
    assert in_ms(datetime(2026, 3, 11, tzinfo=UTC)) == found.next_ms
    assert not found.wants_more


def test_what_waits_longest_comes_first_and_new_ones_after_it() -> None:
    deck = (exercise(1), waiting(2, NOON - DAY), waiting(3, NOON - 2 * DAY))
    assert ["m:3", "m:2", "m:1"] == [one.id for one in outlook(deck, NOON).round]


def test_a_long_absence_brings_no_mountain() -> None:
    deck = tuple(waiting(number, NOON - 400 * DAY) for number in range(50))
    found = outlook(deck, NOON)
    assert MOST_A_DAY == len(found.round)
    assert not found.wants_more


def test_after_the_day_s_share_there_is_nothing_more_until_tomorrow() -> None:
    deck = Deck(KeptPractice(tuple(exercise(number) for number in range(20))))
    for _ in range(MOST_NEW_A_DAY):
        deck.answer(outlook(deck.of("ana"), NOON).round[0], Grade.FOUND, NOON, tomorrow)
    found = outlook(deck.of("ana"), NOON)
    assert ((), MOST_NEW_A_DAY) == (found.round, found.done)
    again = outlook(deck.of("ana"), NOON + DAY)
    assert 2 * MOST_NEW_A_DAY == len(again.round) == MOST_A_DAY
    assert 0 == again.done


def test_days_change_at_the_midnight_of_the_place() -> None:
    late = datetime(2026, 3, 10, 23, 30, tzinfo=timezone(timedelta(hours=9)))
    deck = (waiting(1, late + timedelta(hours=1)),)
    assert () == outlook(deck, late).round
    assert deck == outlook(deck, late + timedelta(minutes=31)).round


def test_of_an_exercise_in_two_programs_the_later_answer_counts() -> None:
    old, new = waiting(1, NOON, NOON - 2 * DAY), waiting(1, NOON + DAY, NOON - DAY)
    deck = Deck(KeptPractice((old,), ("a",)))
    assert 1 == deck.take_in(KeptPractice((new, exercise(2)), ("b",)))
    assert KeptPractice((new, exercise(2)), ("a", "b")) == deck.kept
    assert 0 == deck.take_in(KeptPractice((old,)))
    assert new in deck.kept.exercises


def test_a_match_is_looked_through_once_and_its_exercises_are_kept_once() -> None:
    written: list[KeptPractice] = []

    def keep(kept: KeptPractice) -> bool:
        written.append(kept)
        return True

    deck = Deck(KeptPractice(), keep)
    assert (1, 0) == (deck.add((exercise(1),), "m"), deck.add((exercise(1),), "m"))
    assert deck.has_looked("m")
    assert [deck.kept] == written
    deck.leave_out(exercise(1))
    assert () == deck.of("ana")


def test_exercises_follow_whoever_they_belong_to_now() -> None:
    deck = Deck(KeptPractice((exercise(1, player="guest:ana"),)), owner=lambda _key, _since: "p1")
    assert (1, 0) == (len(deck.of("p1")), len(deck.of("guest:ana")))


def test_no_exercise_is_compared_with_all_that_were_answered_today(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared = 0
    equal = Exercise.__eq__

    def counted(one: Exercise, other: object) -> bool:
        nonlocal compared
        compared += 1
        return equal(one, other)

    answered, waiting = in_ms(NOON), in_ms(NOON - DAY)
    deck = tuple(
        exercise(number, first_ms=1, last_ms=answered if number < 100 else waiting, due_ms=answered)
        for number in range(1000)
    )
    monkeypatch.setattr(Exercise, "__eq__", counted)
    assert 100 == outlook(deck, NOON).done
    assert compared < len(deck)
