"""The name of a challenge in a log's header can be written, read, and told from other texts."""

from __future__ import annotations

import pytest

from wordsmith_desktop.records.deal_name import DealName, Period, kind_of

NAMES = {
    "daily/2026-01-31/sprint/tamorikudela": DealName(
        "sprint", "tamorikudela", Period.DAY, "2026-01-31"
    ),
    "weekly/2026-W05/dice-turns/rabotesuvike": DealName(
        "dice-turns", "rabotesuvike", Period.WEEK, "2026-W05"
    ),
    "free/-/warm-up/mitalosenuga": DealName("warm-up", "mitalosenuga"),
}


@pytest.mark.parametrize(("text", "name"), NAMES.items())
def test_a_name_is_written_and_read(text: str, name: DealName) -> None:
    assert text == str(name)
    assert name == DealName.parse(text)
    assert name.kind == kind_of(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "sprint",
        "daily/2026-01-31",
        "daily/2026-01-31/sprint",
        "daily/2026-01-31/sprint/tamorikudela/again",
        "hourly/2026-01-31/sprint/tamorikudela",
        "free//sprint/tamorikudela",
        "free/-//tamorikudela",
        "free/-/sprint/",
    ],
)
def test_another_text_is_no_name(text: str) -> None:
    assert None is DealName.parse(text)


def test_what_is_no_name_is_a_kind_of_its_own() -> None:
    """A newer program may name challenges otherwise; they never mix with ordinary matches."""
    assert ("", "puzzle@7") == (kind_of(""), kind_of("puzzle@7"))
