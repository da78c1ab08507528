"""Which sound each event makes, in every game: the table beside the sounds is made here."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from inspect import getmembers, isclass
from typing import Any, Final

import pytest

from tests.window.motion import listening
from wordsmith_desktop.app.paths import sounds_dir
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games.common import table_events
from wordsmith_desktop.games.common.word_strip import RowLaid
from wordsmith_desktop.window.kit.cues import SOUNDS, Cues, Either
from wordsmith_desktop.window.kit.sound.sounds import MOST, Sound, play_in_turn

GAMES: Final = ("letter_pieces", "hidden_crossword", "rewordable", "length_x_wit")
TABLE: Final = sounds_dir() / "README.md"
REWRITE: Final = "WORDSMITH_REWRITE"
BESIDE: Final = {
    Sound.SNAP: "a held piece falls into its place",
    Sound.LETTER: "a letter on the bench is complete",
    Sound.LAND: "dice lie still",
    Sound.CLOCK_LOW: "ten seconds are left, once",
    Sound.MEDAL: "a medal is shown",
}
"""Sounds that no event alone makes."""


def cues_of(game: str) -> Cues[Any]:
    found = import_module(f"wordsmith_desktop.games.{game}.table.cues").CUES
    assert isinstance(found, Cues)
    return found


def events_of(game: str) -> Iterator[type]:
    own = import_module(f"wordsmith_desktop.games.{game}.rules.events")
    for _name, kind in (*getmembers(table_events, isclass), *getmembers(own, isclass)):
        if issubclass(kind, Event) and kind.__module__ in (own.__name__, table_events.__name__):
            yield kind
    yield RowLaid


def said(found: object) -> str:
    if isinstance(found, Either):
        return f"{found.then.value}, or {found.otherwise.value}"
    assert isinstance(found, Sound)
    return found.value


def lines() -> Iterator[str]:
    yield "| game | event | sound |"
    yield "| --- | --- | --- |"
    for kind, found in SOUNDS.items():
        yield f"| all | {kind.__name__} | {said(found)} |"
    for game in GAMES:
        for kind, found in cues_of(game).sounds.items():
            yield f"| {game} | {kind.__name__} | {said(found)} |"
    for sound, when in BESIDE.items():
        yield f"| all | {when} | {sound.value} |"


def test_the_table_of_sounds_is_that_of_the_program() -> None:
    text = TABLE.read_text("utf-8")
    head, _mark, _rest = text.partition("| game |")
    wanted = head + "\n".join(lines()) + "\n"
    if os.environ.get(REWRITE):
        TABLE.write_text(wanted, "utf-8")
    assert wanted == text


@pytest.mark.parametrize("game", GAMES)
def test_cues_are_for_events_of_the_game(game: str) -> None:
    known, cues = set(events_of(game)), cues_of(game)
    assert set() == {*cues.moves, *cues.sounds, *cues.turns} - known


def test_every_sound_is_made_by_something() -> None:
    founds = [*SOUNDS.values()]
    for game in GAMES:
        founds += cues_of(game).sounds.values()
    made: set[Sound] = set()
    for found in founds:
        made |= {found.then, found.otherwise} if isinstance(found, Either) else {found}
    assert set() == set(Sound) - made - set(BESIDE)


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_word_and_another_s_turn_are_heard(game: str) -> None:
    cues = cues_of(game)
    refused = table_events.WordRefused(0, "QZX", None)
    assert [Sound.REFUSED] == list(cues.sounds_of([refused]))
    assert [Sound.HAND_OVER] == list(cues.sounds_of([table_events.HandedOver(1)]))


def test_each_sound_of_a_move_is_heard_once_and_not_too_many() -> None:
    with listening() as ear:
        play_in_turn([Sound.CARD, Sound.CARD, Sound.TOKEN, Sound.CARD])
        assert [Sound.CARD, Sound.TOKEN] == ear.heard
        ear.heard.clear()
        play_in_turn(Sound)
        assert MOST == len(ear.heard)
