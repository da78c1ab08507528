"""Who plays Longest word in a person's place."""

from __future__ import annotations

from typing import Final

from wordsmith_desktop.bots.bot import Decision, Motive, Search
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng

from .rules import Action, Observation, Pass, Say


def longest(
    seen: Observation, vocabulary: Vocabulary, _rng: Rng, _search: Search
) -> Decision[Action]:
    found = vocabulary.index.from_letters(
        "".join(seen.strip.texts.values()),
        min_commonness=vocabulary.least_commonness,
        family=vocabulary.is_family,
    )
    word = next((one.word for one in found if one.word not in vocabulary.banned), "")
    return Decision(Say(seen.strip.laid(word)) if word else Pass(), Motive(word, len(word)))


def silent(_seen: object, _vocabulary: object, _rng: Rng, _search: Search) -> Decision[Action]:
    return Decision(Pass())


BOTS: Final = {"longest": longest, "silent": silent}
