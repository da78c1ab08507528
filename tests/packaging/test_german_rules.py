"""Forms of German that speakers make by rule."""

from __future__ import annotations

import pytest

from tests.packaging.environments import load

rules = load("data.german_rules")


@pytest.mark.parametrize(
    ("verb", "told", "made"),
    [
        ("lernen", "lerne", "lern"),
        ("freuen", "freue", "freu"),
        ("sammeln", "sammle", "sammel"),
        ("knien", "knie", "knie"),
        ("schreien", "schreie", "schrei"),
        ("warten", "warte", "wart"),
        ("geben", "gib", ""),
        ("lesen", "lies", ""),
        ("rechnen", "rechne", ""),
        ("atmen", "atme", ""),
        ("reinigen", "reinige", ""),
    ],
)
def test_an_imperative_loses_its_e_where_it_can(verb: str, told: str, made: str) -> None:
    assert made == rules.imperative(verb, told)


def test_directions_are_spoken_shorter() -> None:
    made = dict(rules.spoken_directions(["herauskommt", "hinunterfällt", "hinein", "geht"]))
    assert {"rauskommt": "herauskommt", "runterfällt": "hinunterfällt"} == made


@pytest.mark.parametrize(
    ("noun", "gloss", "made"),
    [
        ("Turner", "jemand, der turnt", "Turnerin"),
        ("Biologe", "Wissenschaftler der Biologie", "Biologin"),
        ("Finger", "Glied der Hand", ""),
        ("Hund", "ein Haustier", ""),
    ],
)
def test_a_person_has_a_feminine(noun: str, gloss: str, made: str) -> None:
    assert made == rules.feminine(noun, gloss, {"turnen"})


@pytest.mark.parametrize(
    ("noun", "made"),
    [("Baum", "Bäumchen"), ("Katze", "Kätzchen"), ("Boot", "Bötchen"), ("Buch", ""), ("Frau", "")],
)
def test_a_short_noun_has_a_diminutive(noun: str, made: str) -> None:
    assert made == rules.diminutive(noun)
