"""Every sentence of the program is there in both languages, with the same gaps."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from string import Formatter

import pytest

from wordsmith_desktop import app, features, games, wording
from wordsmith_desktop.wording.rule_entries import RuleEntry
from wordsmith_desktop.wording.texts import Plural, Text

FORMAL = re.compile(r"(?<=[a-zäöüß,] )(Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihnen)\b")
"""The formal address within a sentence; at its start these words mean "they" and "you all"."""


def _modules() -> list[str]:
    found = []
    for package in (app, features, games, wording):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if module.name.rsplit(".", 1)[-1].endswith("texts"):
                found.append(module.name)
    return sorted(found)


def _constants(value: object) -> Iterator[Text]:
    """Every text inside a value, however it is nested."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, Plural):
        yield from (value.one, value.many)
    elif isinstance(value, RuleEntry):
        yield value.text
    elif isinstance(value, dict):
        for part in value.values():
            yield from _constants(part)
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from _constants(part)


def _texts(module: str) -> Iterator[tuple[str, Text]]:
    for name, value in vars(import_module(module)).items():
        if name.isupper():
            yield from ((name, text) for text in _constants(value))


def _gaps(sentence: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(sentence) if field is not None}


def test_the_walk_finds_the_shared_words() -> None:
    assert "wordsmith_desktop.wording.texts" in _modules()


@pytest.mark.parametrize("module", _modules())
def test_both_languages_are_filled(module: str) -> None:
    empty = [name for name, text in _texts(module) if not (text.en.strip() and text.de.strip())]
    assert empty == []


@pytest.mark.parametrize("module", _modules())
def test_both_languages_have_the_same_gaps(module: str) -> None:
    uneven = [name for name, text in _texts(module) if _gaps(text.en) != _gaps(text.de)]
    assert uneven == []


@pytest.mark.parametrize("module", _modules())
def test_german_says_du(module: str) -> None:
    formal = [name for name, text in _texts(module) if FORMAL.search(text.de)]
    assert formal == []


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("Wollen Sie beenden?", True),
        ("Hier ist Ihr Name.", True),
        ("Sie läuft weiter.", False),
        ("Fertig. Ihr seid alle dran.", False),
    ],
)
def test_the_formal_address_is_told_from_the_start_of_a_sentence(
    sentence: str, expected: bool
) -> None:
    assert bool(FORMAL.search(sentence)) is expected


@pytest.mark.parametrize("module", _modules())
def test_keys_are_called_what_stands_on_them(module: str) -> None:
    """German keyboards have an Eingabetaste, and no Return."""
    assert not [text.de for _, text in _texts(module) if re.search(r"\bReturn\b", text.de)]


OTHER_NAMES = re.compile(
    r"\b(Aufgaben? (des Tages|der Woche|vom|von)|Alle Aufgaben|Partie laden|Load a match|Wieder vor"
    r"|Spiel beenden|End [Gg]ame|[Mm]it der Schachtel|Abmachen|Steine?|Bild es"
    r"|[Gg]ebräuchlich|[Aa]ls Bild zeigen|Begleiter zu|Wer hier spielt|clipboard|Zwischenablage"
    r"|im besten Fall|Verdoppeln|echten Spiel)\b"
)
"""What once had a second name: a challenge, all matches, redo, discarding, the box, a tile, how
common a word is, the chart, the companion, players, copying, records, the printed games."""


@pytest.mark.parametrize("module", _modules())
def test_one_thing_has_one_name(module: str) -> None:
    found = [name for name, text in _texts(module) if OTHER_NAMES.search(f"{text.en}\n{text.de}")]
    assert [] == found


SOLO = re.compile(r"\{\w+\}|\(challenges?\)|solo challenges?|As a challenge in the program")
"""Where the word may stand: in a gap, as the printed one in brackets, and for what is meant."""


@pytest.mark.parametrize("module", [name for name in _modules() if ".letter_pieces." in name])
def test_a_round_of_letters_is_not_called_a_challenge(module: str) -> None:
    """Those are played alone."""
    assert not [text.en for _, text in _texts(module) if "hallenge" in SOLO.sub("", text.en)]
