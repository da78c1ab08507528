"""What everybody at the table may know of a match."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.golden_matches import CREATED_MS, golden, header_of, public
from tests.playthroughs.book import files
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.games.hidden_crossword.rules.state import Phase
from wordsmith_desktop.session.public_match import public_match


def only_of(event: object) -> Seat | None:
    return event.only if isinstance(event, TableEvent) else None


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_no_event_for_one_seat_alone_is_in_it(path: Path) -> None:
    match = golden(path.stem, 0.7)
    private = [only_of(event) for event in public(match).events]
    assert {None} == set(private) if match.seats > 1 else {None, 0} >= set(private)


def test_of_secrets_before_others_there_is_nothing() -> None:
    match = golden("hidden_crossword_arrows", 0.7)
    assert match.state.phase is Phase.GUESS
    assert [None, None] == [view.draft for view in public(match).observation.players]


def test_who_plays_alone_has_no_secrets_from_anyone() -> None:
    match = golden("hidden_crossword_solo", 0.7)
    seen = public(match).observation
    assert match.state.players[0].records == seen.players[0].records
    assert seen.computers is None


def test_a_match_that_is_over_lies_open_with_its_outcome() -> None:
    match = golden("hidden_crossword_arrows")
    known = public_match(match, header_of(match))
    assert [player.draft for player in match.state.players] == [
        view.draft for view in known.observation.players
    ]
    assert (("Ana", "Ben"), CREATED_MS, match.outcome) == (
        known.names,
        known.created_ms,
        known.outcome,
    )


def test_what_was_taken_back_did_not_happen() -> None:
    whole = golden("letter_pieces_turns").played
    last = max(place for place, played in enumerate(whole) if played.can_be_undone)
    match = golden("letter_pieces_turns", (last + 1) / len(whole))
    before = public(match).events
    undone = match.undo()
    assert undone.step.events
    assert (*public(match).events, *undone.step.events) == before
