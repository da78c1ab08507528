"""A name means one thing in the whole tree, and a name that was given up stays so."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Final

from wordsmith_desktop.games.common.registry import game_names

PACKAGE: Final = Path(__file__).parents[1] / "wordsmith_desktop"

OF_EACH_GAME: Final = {
    "ActBar",
    "Acts",
    "Aim",
    "Call",
    "Dials",
    "DiceRow",
    "Fault",
    "Gestures",
    "Hints",
    "Listener",
    "MatchForm",
    "MatchPage",
    "MotiveKind",
    "Narrator",
    "Observation",
    "PaperFault",
    "PaperLine",
    "Parts",
    "Phase",
    "Plan",
    "PlayerState",
    "PlayerView",
    "Ruleset",
    "State",
    "Strip",
    "Tile",
    "Why",
}
"""What several games have, each its own of it and for the same purpose."""
WRITTEN: Final = {
    "Challenge": "Rewordable: to doubt a word; elsewhere a deal for one",
    "Clock": "a line of the log; in a ruleset what the end of a turn's time means",
    "Deal": "Rewordable: what chance did; elsewhere what a code names",
    "Draw": "an action of two games",
    "GiveUp": "an action of two games",
    "Pass": "an action of two games",
    "Roll": "an action of two games",
    "Swap": "Length × Wit: an action, and in its ruleset when it may be done",
}
"""Saves hold the names of actions and of a log's lines, so these cannot be others."""
TOLD: Final = {"Dealt", "MatchTimeRanOut", "Passed"}
"""Events of games that know nothing of each other: the same happens in both."""
RETIRED: Final = re.compile(
    r"(?:.*_)?(?:furnishing|lore|tallying|wear_for|dressing)(?:_.*)?|from_box|telling|"
    r"people_and_paper_texts|worth_texts|ways_on|way_back|WayBack|WayToPlay|Telling|ALIKE_TERMS|"
    r"usual_(?:tallier|recapper|ending|paper)|unusual_choices|UsualAward|UsualForm|"
    r"(?:own|final|mark)_table|table_of(?:_forms)?|(?:Word|Piece|Anagram|Length|Mark)Table|"
    r"opening|Opening|Box"
)
"""Modules, classes and functions were called so, and nobody knew what they were."""
RECTANGLE_AS_BOX: Final = re.compile(
    r"\b\w*box(?:es)?(?:: |\([^\n]*\) -> )(?:(?:list|tuple|Sequence|Iterable)\[)?QRectF?\b|"
    r"\b\w*box(?:es)? = QRectF?\("
)
"""A box is what a game comes in, or one to tick on a sheet; a rectangle is an area."""


def _classes() -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = defaultdict(list)
    for file in sorted(PACKAGE.rglob("*.py")):
        for name in re.findall(r"^\s*class ([A-Z]\w*)", file.read_text("utf-8"), re.MULTILINE):
            found[name].append(file.relative_to(PACKAGE))
    return {name: files for name, files in found.items() if len(files) > 1}


def _is_once_in_each_game(files: list[Path]) -> bool:
    games = [file.parts[1] for file in files if file.parts[0] == "games"]
    return len(games) == len(files) == len(set(games)) and set(games) <= set(game_names())


def test_a_class_has_a_name_of_its_own() -> None:
    """One that several games have may be called alike in each, and nothing else is called so."""
    wrong = {
        name: files
        for name, files in _classes().items()
        if name not in WRITTEN
        and not (name in OF_EACH_GAME | TOLD and _is_once_in_each_game(files))
    }
    assert {} == wrong


def test_every_exception_is_still_one() -> None:
    assert set() == (OF_EACH_GAME | TOLD | WRITTEN.keys()) - _classes().keys()


def test_no_name_that_was_given_up_comes_back() -> None:
    met = [
        f"{file.relative_to(PACKAGE)}: {name}"
        for file in sorted(PACKAGE.rglob("*.py"))
        for name in (
            file.stem,
            *re.findall(r"^\s*(?:class|def) (\w+)", file.read_text("utf-8"), re.MULTILINE),
        )
        if RETIRED.fullmatch(name)
    ]
    assert [] == met


def test_no_rectangle_is_called_a_box() -> None:
    met = [
        f"{file.relative_to(PACKAGE)}: {line.strip()}"
        for file in sorted(PACKAGE.rglob("*.py"))
        for line in file.read_text("utf-8").splitlines()
        if RECTANGLE_AS_BOX.search(line)
    ]
    assert [] == met
