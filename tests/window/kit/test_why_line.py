"""What "Why?" says as long as a word may be doubted, and of secrets."""

from __future__ import annotations

from typing import Any

import pytest

from wordsmith_desktop.bots.bot import Motive
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.rewordable.rules.players import Aim, BuildChoice
from wordsmith_desktop.games.rewordable.words.why import why_line as why
from wordsmith_desktop.window.kit.page_commands import why_line
from wordsmith_desktop.wording.texts import Language, set_language

BLUFF = BuildChoice(word="FLATER", points=6, aim=Aim.BUILT, letters=6, is_bluff=True)


class Told(Value):
    """A table, as far as it says why."""

    motive: tuple[int, Motive] | None
    outcome: object = None
    computers: frozenset[int] = frozenset({1})


@pytest.mark.parametrize(
    ("language", "motive", "expected"),
    [
        ("en", Motive(is_guarded=True), "Robo tells once nobody can object any more."),
        (
            "de",
            Motive(is_guarded=True),
            "Robo verrät es, sobald niemand mehr Einspruch erheben kann.",
        ),
        ("en", Motive(is_secret=True), "Robo tells after the match: there is a secret in it."),
        ("en", BLUFF, "FLATER is not in the dictionary: it was a bluff, for 6 points."),
        (
            "de",
            BLUFF,
            "FLATER steht nicht im Wörterbuch: Das war ein Bluff, für 6 Punkte.",
        ),
    ],
)
def test_what_is_told(language: Language, motive: Motive, expected: str) -> None:
    table: Any = Told((1, motive))
    set_language(language)
    found = why_line(table, ("Ana", "Robo"), why)
    set_language("en")
    assert expected == found
