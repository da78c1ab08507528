"""Counts anew, after a change of rules that is meant: `python -m tests.perft.write`."""

from __future__ import annotations

import json

from tests.perft.perft import FOLDER, counts, positions


def main() -> None:
    """Fill in the counts of every position of every game."""
    for path in FOLDER.glob("*.jsonl"):
        found = positions(path.stem)
        for position in found:
            position["counts"] = counts(path.stem, position)
        lines = (f"{json.dumps(position, ensure_ascii=False)}\n" for position in found)
        path.write_text("".join(lines), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
