"""What a card that is kept in the hand is worth in the next turn."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

_HUNDREDTHS: Final = 100


@cache
def leaves(language: str) -> Mapping[str, float]:
    """Points that each card of a language's box brings more in the next turn than a mean one."""
    path = files(__package__) / "leaves" / f"{language}.toml"
    listed = tomllib.loads(path.read_text("utf-8"))["hundredths"]
    return {text: number / _HUNDREDTHS for text, number in listed.items()}
