"""Golden playthroughs anew, after a change of rules that is meant.

`python -m tests.playthroughs.write`.
"""

from __future__ import annotations

from importlib import import_module

from tests.playthroughs.book import FOLDER, written
from wordsmith_desktop.games.common.registry import game_names


def main() -> None:
    """Play and write every match that every game names."""
    for game in game_names():
        matches = import_module(f"tests.playthroughs.{game}").matches()
        for name, match in matches.items():
            path = FOLDER / f"{game}_{name}.jsonl"
            path.write_text(written(match), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
