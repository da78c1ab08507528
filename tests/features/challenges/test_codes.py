"""Codes of deals: read aloud, typed anyhow, and never mistaken for another one."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsmith_desktop.core.syllables import CONSONANTS, SYLLABLES, VOWELS, mark_of
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.challenges.codes import (
    NUMBERS,
    BadCodeError,
    CodeFault,
    Deal,
    decent,
    parse_code,
)
from wordsmith_desktop.features.challenges.kinds import KINDS, LANGUAGES, ChallengeKind
from wordsmith_desktop.games.common.open_table import Clock

deals = st.builds(
    Deal, st.sampled_from(KINDS), st.sampled_from(LANGUAGES), st.integers(0, NUMBERS - 1)
)


@given(deals)
def test_a_code_is_six_syllables_and_leads_back_to_its_deal(deal: Deal) -> None:
    pair = f"[{CONSONANTS}][{VOWELS}]"
    assert re.fullmatch("-".join([pair * 2] * 3), deal.text)
    assert deal == parse_code(deal.text) == parse_code(deal.code)


@given(deals)
def test_a_code_may_be_typed_in_any_way(deal: Deal) -> None:
    spaced = "  ".join(deal.text.lower().split("-"))
    assert deal == parse_code(spaced)


@given(deals, st.integers(0, 5), st.sampled_from(SYLLABLES))
def test_one_wrong_syllable_is_always_noticed(deal: Deal, place: int, wrong: str) -> None:
    letters = deal.code.upper()
    changed = letters[: 2 * place] + wrong + letters[2 * place + 2 :]
    if changed != letters:
        with pytest.raises(BadCodeError) as caught:
            parse_code(changed)
        assert CodeFault.CHECK is caught.value.fault


def test_letters_that_no_code_has_are_taken_for_those_that_sound_like_them() -> None:
    heard = _some().text.replace("K", "C").replace("F", "V").replace("I", "Y")
    assert _some() == parse_code(heard)


def _some() -> Deal:
    """A deal in whose code K, F and I stand."""
    return next(
        deal
        for deal in (Deal(KINDS[0], "en", number) for number in range(NUMBERS))
        if set("KFI") <= set(deal.text)
    )


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", CodeFault.LENGTH),
        ("TAMO-RIKU", CodeFault.LENGTH),
        ("TAMO-RIKU-DELA-DO", CodeFault.LENGTH),
        ("TAMO-RIKU-DEL5", CodeFault.LETTERS),
        ("TAMO-RIKU-HELA", CodeFault.LETTERS),
        ("ATOM-RIKU-DELA", CodeFault.LETTERS),
    ],
)
def test_what_is_wrong_with_a_text_is_said(text: str, fault: CodeFault) -> None:
    with pytest.raises(BadCodeError) as caught:
        parse_code(text)
    assert (fault, text) == (caught.value.fault, caught.value.text)


def test_a_kind_of_a_newer_program_is_told_as_such() -> None:
    newer = Deal(replace(KINDS[0], number=15), "en", 7)
    with pytest.raises(BadCodeError) as caught:
        parse_code(newer.text)
    assert CodeFault.UNKNOWN is caught.value.fault


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_no_code_has_a_rude_word(kind: ChallengeKind) -> None:
    rude = next(
        deal
        for deal in (Deal(kind, "de", number) for number in range(NUMBERS))
        if decent(deal) != deal
    )
    assert decent(rude) == decent(decent(rude))


@pytest.mark.parametrize(("number", "code"), [(20, "KAKERODEBOFU"), (2, "DOSAPAGONEGE")])
def test_no_code_begins_or_ends_with_a_rude_word(number: int, code: str) -> None:
    rude = Deal(KINDS[0], "en", number)
    assert (code.lower(), number + 1) == (rude.code, decent(rude).number)


def test_nothing_is_dealt_anew_at_the_table() -> None:
    kinds = [kind for kind in KINDS if kind.game == "letter_pieces"]
    assert kinds
    assert {False} == {kind.ruleset("en", Clock.HARD).redeals_dull for kind in kinds}


def test_codes_and_keys_of_kinds_are_used_once() -> None:
    numbers = [
        number
        for kind in KINDS
        for number in (kind.number, kind.guarded_number)
        if number is not None
    ]
    assert len(numbers) == len(set(numbers))
    assert len(KINDS) == len({kind.key for kind in KINDS})


GOLDEN = {
    ("warm-up", "en", 0): "BABA-BABA-BABA",
    ("word-by-word", "de", 2): "LIMO-DOME-DITE",
    ("sprint", "en", 1): "NOLE-TAKU-BIMO",
    ("puzzle-time", "de", 1): "DAFO-MODO-BIBE",
}


@pytest.mark.parametrize(("deal", "text"), GOLDEN.items())
def test_codes_stay_what_they_are(deal: tuple[str, str, int], text: str) -> None:
    """Somebody may have written one down."""
    key, language, number = deal
    kind = next(kind for kind in KINDS if kind.key == key)
    assert text == Deal(kind, language, number).text


@given(deals, st.integers(0, 2**256 - 1))
def test_a_deal_by_a_dictionary_of_ones_own_has_its_mark_behind(deal: Deal, digest: int) -> None:
    marked = decent(replace(deal, mark=mark_of(f"{digest:064x}")))
    assert (20, marked) == (len(marked.code), parse_code(marked.text))
    assert marked.code != deal.code


def test_the_mark_follows_from_the_words() -> None:
    marks = [mark_of(digit * 64) for digit in "0123456789abcdef"]
    assert {8} == {*map(len, marks)}
    assert len(marks) == len({*marks})


@pytest.mark.parametrize(
    ("mark", "fault"),
    [("taba", CodeFault.LENGTH), ("tabatabata", CodeFault.LENGTH), ("ttbbttbb", CodeFault.LETTERS)],
)
def test_half_a_mark_is_none(mark: str, fault: CodeFault) -> None:
    with pytest.raises(BadCodeError) as caught:
        parse_code(Deal(KINDS[0], "en", 1).code + mark)
    assert fault is caught.value.fault
