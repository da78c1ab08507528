"""The rules of all games, each imported only when a match of it is met."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from wordsmith_desktop.games.common.registry import game_names, rules_of

if TYPE_CHECKING:
    from wordsmith_desktop.core.rules import AnyRules


class InstalledGames(Mapping[str, "AnyRules"]):
    """To import them all would hold up the first window."""

    def __getitem__(self, game: str) -> AnyRules:
        return rules_of(game)

    def __iter__(self) -> Iterator[str]:
        return iter(game_names())

    def __len__(self) -> int:
        return len(game_names())
