"""How a match stands, in a few words that give no secret away."""

from __future__ import annotations

from collections.abc import Sequence

from wordsmith_desktop.games.rewordable.observation import Observation
from wordsmith_desktop.games.rewordable.state import Phase
from wordsmith_desktop.ui.games.rewordable.match import texts
from wordsmith_desktop.ui.kit.texts import say, say_count


def describe(seen: Observation, names: Sequence[str]) -> str:
    """Such as "Ana’s turn, 3 turns left"; `seen` is what anyone may know."""
    note = turns_left(seen)
    return f"{title(seen, names)}, {note}" if note else title(seen, names)


def title(seen: Observation, names: Sequence[str]) -> str:
    """Whose turn it is."""
    if seen.phase is Phase.DEAL:
        return say(texts.DEALING)
    if seen.phase is Phase.OVER:
        return say(texts.MATCH_OVER)
    return say(texts.TURN_OF, name=names[seen.to_move])


def turns_left(seen: Observation) -> str:
    """How many turns are left, once that is certain (C15)."""
    if seen.phase is not Phase.PLAY or seen.turns_left is None:
        return ""
    return say_count(texts.TURNS_LEFT, seen.turns_left)
