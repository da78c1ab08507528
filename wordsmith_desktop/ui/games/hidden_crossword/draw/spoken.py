"""The draw in words, for whoever listens. Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterable

from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.ui.games.hidden_crossword.draw import texts
from wordsmith_desktop.ui.games.hidden_crossword.draw.views import (
    KINDS,
    VOWELS,
    PlaceView,
    has_extra_u,
    next_kind,
    row_views,
)
from wordsmith_desktop.ui.games.hidden_crossword.sentences.texts import EXTRA_U
from wordsmith_desktop.ui.kit.texts import joined, say


def described(seen: Observation) -> str:
    """Everything that lies there, and which bag is next."""
    rows = [
        say(texts.LISTED, kind=say(kind.name), letters=listed(row_views(seen, kind)))
        for kind in KINDS
    ]
    return " ".join(sentence for sentence in (*rows, out_of_play(seen), *_rest(seen)) if sentence)


def listed(places: Iterable[PlaceView]) -> str:
    """The letters of several places."""
    return joined(place.spoken for place in places if place.letter) or say(texts.NONE_YET)


def out_of_play(seen: Observation) -> str:
    """What is laid aside; empty for nothing."""
    if not seen.aside:
        return ""
    return say(texts.LISTED, kind=say(texts.OUT), letters=joined(seen.aside))


def news(before: Observation, now: Observation) -> str:
    """What has turned up since; empty where the letters went back into their bags."""
    if not continues(before, now) or (now.drawn == before.drawn and now.aside == before.aside):
        return ""
    aside = [say(texts.LAID_ASIDE, letter=letter) for letter in now.aside[len(before.aside) :]]
    new = {one.letter for one in now.drawn[len(before.drawn) :]}
    places = (place for kind in KINDS for place in row_views(now, kind))
    come = [say(texts.COMES, letter=place.spoken) for place in places if place.letter in new]
    return " ".join((*aside, *come, *_rest(now)))


def continues(before: Observation, now: Observation) -> bool:
    """Whether nothing that was drawn before has gone."""
    return now.drawn[: len(before.drawn)] == before.drawn and now.aside.startswith(before.aside)


def _rest(seen: Observation) -> list[str]:
    """The U of a Q, and which bag is next."""
    extra = [say(EXTRA_U)] if has_extra_u(seen) else []
    kind = next_kind(seen)
    if kind is None:
        return extra
    return [*extra, say(texts.NEXT_VOWEL if kind is VOWELS else texts.NEXT_CONSONANT)]
