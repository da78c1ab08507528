"""What a word can be made of is said in words, for whoever does not see the table."""

from __future__ import annotations

import pytest

from tests.helpers.golden_matches import golden
from wordsmith_desktop.games.common.registry import reviewer_of
from wordsmith_desktop.games.common.reviewer import moment_before
from wordsmith_desktop.window.kit.game_entry import find_entry
from wordsmith_desktop.wording.texts import set_language


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        ("letter_pieces_solo", "Your pieces: ", "Deine Teile: "),
        ("length_x_wit_solo", "Your tiles: ", "Deine Plättchen: "),
        ("rewordable_votes", "Your cards: ", "Deine Karten: "),
    ],
)
def test_each_table_is_told_in_both_languages(name: str, english: str, german: str) -> None:
    match = golden(name)
    entry, reviewer = find_entry(match.rules.game), reviewer_of(match.rules.game)
    assert entry is not None
    assert reviewer is not None
    position = reviewer.positions(match)[0]
    seat = match.played[position].seat
    state = match.first(moment_before(match, position)).state
    told = {}
    for language in ("de", "en"):
        set_language(language)
        told[language] = entry.words.material(match.rules.observe(state, seat), seat)
    assert english in told["en"]
    assert german in told["de"]


def test_every_die_and_open_tile_is_named() -> None:
    match = golden("length_x_wit_solo")
    entry, reviewer = find_entry("length_x_wit"), reviewer_of("length_x_wit")
    assert entry is not None
    assert reviewer is not None
    for position in reviewer.positions(match):
        state = match.first(moment_before(match, position)).state
        said = entry.words.material(state, 0)
        assert all(die.text in said for die in state.dice)
        gone = {*state.banked, *state.spent}
        assert all(tile.text in said for tile in state.players[0].tiles if tile not in gone)
