"""Guarded codes deal nothing dull, and a code that was ever written down deals what it did."""

from __future__ import annotations

from datetime import date

import pytest

from wordsmith_desktop.features.challenges.challenge import (
    Challenge,
    challenge_of_day,
    challenge_of_week,
    fresh_challenge,
)
from wordsmith_desktop.features.challenges.codes import Deal, parse_code
from wordsmith_desktop.features.challenges.first_deal import opened, seed_of
from wordsmith_desktop.features.challenges.kinds import KINDS, LANGUAGES, ChallengeKind, kind_with
from wordsmith_desktop.games.common.registry import game_of

GUARDED = [kind for kind in KINDS if kind.guarded_number is not None]
UNGUARDED = {
    "LOTA-KIDA-NIGA": 8429973043555778360,
    "BUMO-KOGU-GUSU": 7819759991167696333,
    "GALE-FAFO-FURO": 1949251510738628722,
    "NOMU-TOMU-MOGU": 3960698600794940898,
    "RULI-RALO-LOFO": 7101892507804673381,
    "FINE-MOSA-RIFI": 1160743002481449164,
    "KOLU-KAPU-PIDE": 8891407999233939913,
    "MODO-TEFO-NULU": 9177964517155924925,
}
"""Codes from before anything was guarded against, and what their chance starts from."""
FIRST_CARDS = {
    "RULI-RALO-LOFO": (117, 86, 76, 11, 103, 29, 63, 81, 46, 5),
    "FINE-MOSA-RIFI": (15, 41, 105, 11, 44, 88, 27, 30, 63, 62),
    "MEMI-MAGA-FEPO": (62, 59, 105, 46, 20, 100, 19, 112, 48, 13),
    "SUPA-GONI-MAME": (20, 32, 56, 11, 43, 76, 22, 109, 85, 106),
}
"""The last two guard against dull deals."""


@pytest.mark.parametrize(("code", "seed"), UNGUARDED.items())
def test_a_code_of_before_deals_as_it_fell(code: str, seed: int) -> None:
    deal = parse_code(code)
    assert (False, seed) == (deal.is_guarded, Challenge(deal).seed)


@pytest.mark.parametrize(("code", "cards"), FIRST_CARDS.items())
def test_codes_deal_the_same_cards_for_ever(code: str, cards: tuple[int, ...]) -> None:
    deal = parse_code(code)
    assert cards == opened(deal, seed_of(deal)).played[0].action.cards[: len(cards)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GUARDED, ids=lambda kind: kind.key)
def test_a_guarded_code_deals_nothing_dull(kind: ChallengeKind, language: str) -> None:
    is_dull = game_of(kind.game).dullness()
    assert is_dull is not None
    deals = [fresh_challenge(kind, language, 977 * number).deal for number in range(25)]
    plain = [Deal(deal.kind, deal.language, deal.number) for deal in deals]
    assert all(deal.is_guarded for deal in deals)
    assert not any(is_dull(opened(deal, seed_of(deal)).state) for deal in deals)
    assert any(is_dull(opened(deal, seed_of(deal)).state) for deal in plain)


def test_warm_up_and_decks_are_guarded() -> None:
    assert ["warm-up", "deck-time", "deck-turns"] == [kind.key for kind in GUARDED]


def test_a_code_tells_whether_it_guards() -> None:
    guarded = Deal(GUARDED[0], "de", 7, is_guarded=True)
    plain = Deal(GUARDED[0], "de", 7)
    assert (guarded, plain) == (parse_code(guarded.text), parse_code(plain.text))
    assert guarded.text != plain.text


def test_days_and_weeks_that_were_there_before_stay_what_they_were() -> None:
    assert "daily/2026-11-22/puzzle-rounds/relulupifotu" == str(
        challenge_of_day(date(2026, 11, 22), "en").name
    )
    assert "weekly/2026-W47/deck-turns/badaneditobu" == str(
        challenge_of_week(date(2026, 11, 22), "de").name
    )
    decks = kind_with("deck-turns")
    last = next(day for day in range(29, 0, -1) if _of(day).kind is decks)
    assert not _of(last).is_guarded
    assert challenge_of_day(date(2026, 12, 6), "en").deal.is_guarded


def _of(day: int) -> Deal:
    return challenge_of_day(date(2026, 11, day), "en").deal
