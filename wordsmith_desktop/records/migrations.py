"""Bringing the lines of older save files up to the format of today."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from .log import FORMAT
from .troubles import Part, WrongVersion

Line: TypeAlias = dict[str, Any]
"""One line of a file as plain JSON, without its digest."""
Lines: TypeAlias = tuple[Line, ...]
"""A whole file, header first."""
Migration: TypeAlias = Callable[[Lines], Lines]
"""Gives the lines one format later; the header's number is counted up for it."""


def from_1(lines: Lines) -> Lines:
    """Clocks had one pace for all seats, there were only ordinary matches, and ends no time."""
    header, *entries = lines
    seats = [{**seat, "clock_percent": 100} for seat in header["seats"]]
    occasion = {"challenge": "", "is_untimed": False, "counts": True}
    timeless = {"at_ms": None, "played_ms": None}
    return (
        {**header, "seats": seats, "occasion": occasion},
        *({**entry, **timeless} if entry.get("kind") == "End" else entry for entry in entries),
    )


ADDED_IN_3: Final[Mapping[str, Line]] = {
    "hidden_crossword": {"names_anchor": False, "match_seconds": 0},
    "length_x_wit": {"match_seconds": 0},
    "letter_pieces": {"match_seconds": 0},
    "rewordable": {"turns": 0, "match_seconds": 0},
}
"""Fields of rulesets that format 3 knows first, by game."""


def ruleset_in_3(game: str, ruleset: Line) -> Line:
    """A game's ruleset of format 2. The clock of a warm-up always ended it, and now may be off."""
    is_warm_up = (game, ruleset.get("mode")) == ("letter_pieces", "warm_up")
    clocked = {"clock": "hard"} if is_warm_up else {}
    return {**ruleset, **ADDED_IN_3.get(game, {}), **clocked}


def from_2(lines: Lines) -> Lines:
    """Nothing said when it was played, and nobody played a whole match against the clock."""
    header, *entries = lines
    ruleset = ruleset_in_3(header["game"], header["ruleset"])
    occasion = {**header["occasion"], "ranking": None}
    timed = ({"at_ms": None, **entry} if _has_time(entry) else entry for entry in entries)
    return ({**header, "ruleset": ruleset, "occasion": occasion}, *timed)


def _has_time(entry: Line) -> bool:
    return entry.get("kind") in ("Act", "Clock")


ADDED_IN_4: Final[Mapping[str, Line]] = {
    "letter_pieces": {
        "accepts_possessives": True,
        "shares_words": True,
        "warm_up_counts_letters": False,
        "warm_up_needs_new": False,
        "rolls_a_turn": 0,
    },
    "hidden_crossword": {"settles_clue_late": False, "allows_more_words": False},
    "length_x_wit": {"start_tiles": 4},
    "rewordable": {"late_challenges": False, "idle_rounds": 0},
}
"""Fields of rulesets that format 4 knows first, by game, with what was played before."""


def ruleset_in_4(game: str, ruleset: Line) -> Line:
    """A game's ruleset of format 3. Any six letters could be named where a word was asked for."""
    is_named = (game, ruleset.get("required")) == ("letter_pieces", "word")
    required = {"required": "letters"} if is_named else {}
    return {**ruleset, **ADDED_IN_4.get(game, {}), **required}


def from_3(lines: Lines) -> Lines:
    """Only people sat at the table, a word that was being laid was not written down, and some
    rules could not be chosen."""
    header, *entries = lines
    seats = [{**seat, "bot": ""} for seat in header["seats"]]
    ruleset = ruleset_in_4(header["game"], header["ruleset"])
    return ({**header, "seats": seats, "ruleset": ruleset}, *entries)


ADDED_IN_5: Final[Mapping[str, Line]] = {
    "letter_pieces": {"rolls_a_turn": 0, "redeals_dull": False}
}
"""Fields of rulesets that only the later logs of format 4 have, or none, by game."""


def ruleset_in_5(game: str, ruleset: Line) -> Line:
    """A game's ruleset of format 4; what it says itself stays."""
    return {**ADDED_IN_5.get(game, {}), **ruleset}


def from_4(lines: Lines) -> Lines:
    """Medals went by what common words alone can bring, and those that were won stay."""
    header, *entries = lines
    occasion = {**header["occasion"], "yardstick": "common_words"}
    ruleset = ruleset_in_5(header["game"], header["ruleset"])
    return ({**header, "occasion": occasion, "ruleset": ruleset}, *entries)


ADDED_IN_6: Final[Mapping[str, Line]] = {"hidden_crossword": {"density": "open"}}
"""Fields of rulesets that format 6 knows first, by game, with what was played before."""


def ruleset_in_6(game: str, ruleset: Line) -> Line:
    """A game's ruleset of format 5."""
    return {**ruleset, **ADDED_IN_6.get(game, {})}


def from_5(lines: Lines) -> Lines:
    """Words of the computer's puzzles never lay side by side."""
    header, *entries = lines
    return ({**header, "ruleset": ruleset_in_6(header["game"], header["ruleset"])}, *entries)


ADDED_IN_7: Final[Mapping[str, Line]] = {"hidden_crossword": {"pool": "sixteen"}}
"""Fields of rulesets that format 7 knows first, by game, with what was played before."""


def ruleset_in_7(game: str, ruleset: Line) -> Line:
    """A game's ruleset of format 6."""
    return {**ruleset, **ADDED_IN_7.get(game, {})}


def from_6(lines: Lines) -> Lines:
    """The program always rolled and drew by itself, everybody got sixteen letters, and nothing
    else was agreed for one player than for another."""
    header, *entries = lines
    limits = {"least_commonness": 0, "least_letters": 0}
    terms = {"dictionary": "", "limits": limits, "has_hints": True, "clock_percent": None}
    seats = [{**seat, "terms": terms} for seat in header["seats"]]
    occasion = {**header["occasion"], "with_box": False}
    ruleset = ruleset_in_7(header["game"], header["ruleset"])
    header = {**header, "seats": seats, "occasion": occasion, "ruleset": ruleset}
    return (header, *entries)


ADDED_IN_8: Final[Mapping[str, Line]] = {
    "length_x_wit": {"may_bluff": False},
    "rewordable": {"may_bluff": False},
}
"""Fields of rulesets that format 8 knows first, by game, with what was played before."""


def ruleset_in_8(game: str, ruleset: Line) -> Line:
    """A game's ruleset of format 7."""
    return {**ruleset, **ADDED_IN_8.get(game, {})}


def from_7(lines: Lines) -> Lines:
    """No computer said what it knew to be no word."""
    header, *entries = lines
    return ({**header, "ruleset": ruleset_in_8(header["game"], header["ruleset"])}, *entries)


def from_8(lines: Lines) -> Lines:
    """In the Hidden Crossword the last puzzle could be taken back once its letters were told. That
    left everything as if it had not been handed in, and so it is told now."""
    header, *entries = lines
    if header["game"] != "hidden_crossword":
        return lines
    kept: list[Line] = []
    for entry in entries:
        if _is_act(entry, "HandBack") and entry["seat"] == 0:
            _drop_handing_in(kept)
        else:
            kept.append(entry)
    return (header, *({**entry, "n": number} for number, entry in enumerate(kept, 1)))


def _is_act(entry: Line, verb: str) -> bool:
    return entry.get("kind") == "Act" and entry["action"]["verb"] == verb


def _drop_handing_in(entries: list[Line]) -> None:
    """Take out that the last puzzle was handed in, and the rulings on its words."""
    place = len(entries) - 1
    while not _is_act(entries[place], "Finish"):
        place -= 1
    entries[place:] = [entry for entry in entries[place + 1 :] if not _is_act(entry, "Rule")]


MIGRATIONS: Final[Mapping[int, Migration]] = {
    1: from_1,
    2: from_2,
    3: from_3,
    4: from_4,
    5: from_5,
    6: from_6,
    7: from_7,
    8: from_8,
}
"""By the format they start from; `tests/records/test_migrations.py` must test each."""


def migrate(lines: Lines, migrations: Mapping[int, Migration]) -> Lines | WrongVersion:
    """The lines in today's format, or the version from which no way leads there."""
    while (found := lines[0]["format"]) != FORMAT:
        if found not in migrations:
            return WrongVersion(Part.FORMAT, found, FORMAT)
        header, *entries = migrations[found](lines)
        lines = ({**header, "format": found + 1}, *entries)
    return lines
