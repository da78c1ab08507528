"""Senses are freed of what a wiki leaves behind, and cut where they are long."""

from __future__ import annotations

import random

import pytest

from tests.packaging.environments import load

text = load("data.meanings_text")
forms = load("data.german_forms")
KNOWN = {"befehlsform", "grenze", "person", "bühne"}


def _german(sense: str) -> str:
    cleaned: str = text.german_sense(sense, lambda word: word.lower() in KNOWN)
    return cleaned


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        ("Verb, das in der Befehlsform[1] steht", "Verb, das in der Befehlsform steht"),
        ("Spezialisierung von etwas (siehe [3])", "Spezialisierung von etwas"),
        (
            "{{K|österr.|t1=_|ugs.|t2=;|auch }} völlig tot",
            "österreichisch, umgangssprachlich: völlig tot",
        ),
        (": eine Wirkung herbeiführen", "eine Wirkung herbeiführen"),
        ("Linie entlang einer geraden GrenzeDuden: Grenze", "Linie entlang einer geraden Grenze"),
        ("das Testen von Lebensmittelnhttps://www.duden.de/x", "das Testen von Lebensmitteln"),
        ("Verfahren&shy;sanleitung für ein Gremium", "Verfahrensanleitung für ein Gremium"),
        ("Botanik, : der Vegetationskegel", "Botanik: der Vegetationskegel"),
        ("Freiheitsstrafe zur Bewährung ()", "Freiheitsstrafe zur Bewährung"),
        ("fachlich begrenztes Gebiet, siehe auch Fachbereich", "fachlich begrenztes Gebiet"),
        ("siehe Essigsäure", ""),
        ("\\mathbb{S}^n ()", ""),
        ("-->", ""),
        ("das", ""),
        ("(Druckwesen, Münzwesen)", ""),
        ("Buch Maleachi", ""),
        ("1a] etwas einfügen", "etwas einfügen"),
        ("Behälter aus grobem Stoff[1], [2] oder Garn", "Behälter aus grobem Stoff oder Garn"),
        (
            "die Summe aller Erinnerungen [2] eines Menschen",
            "die Summe aller Erinnerungen eines Menschen",
        ),
        ("ein kleines Blatt (Bedeutungen siehe dort)", "ein kleines Blatt"),
    ],
)
def test_what_a_wiki_leaves_behind_goes(raw: str, expected: str) -> None:
    assert expected == _german(raw)


@pytest.mark.parametrize(
    "plain",
    [
        "die Hauptstadt Deutschlands",
        "Person, die ein Rollbrett (Skateboard) benutzt",
        "Währung in Japan, 100 Sen = 1 Yen",
        "oben offener, geflochtener Behälter",
        "gerissener, gemeiner oder brutaler Mitmensch",
    ],
)
def test_a_plain_sense_stays_as_it_is(plain: str) -> None:
    assert plain == _german(plain)


def test_a_long_sense_is_whole_clauses_of_it() -> None:
    rng = random.Random(14)
    for _ in range(300):
        words = ["".join(rng.choices("abcdeäöü(),;", k=rng.randint(1, 14))) for _ in range(60)]
        sense = " ".join(words)
        short = text.cut(sense)
        assert sense.startswith(short)
        assert (
            not short
            or sense[len(short) :].lstrip(" ,;:–-") != sense[len(short) :]
            or (sense[len(short) :][:2] in ("", " ("))
        )


def test_a_long_sense_is_cut_at_a_mark_without_an_ellipsis() -> None:
    first = "sich auf den Beinen oder Gliedmaßen fortbewegen"
    assert first == text.cut(f"{first}; {'x' * 200}")


@pytest.mark.parametrize(
    "rest",
    [", die " + "x" * 200, ", mit der " + "x" * 200, ", which " + "x" * 200, " – " + "x" * 200],
)
def test_of_a_long_sentence_the_main_clause_is_left_without_an_ellipsis(rest: str) -> None:
    first = "sich auf den Beinen oder Gliedmaßen fortbewegen"
    assert first == text.cut(first + rest)


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (
            "das Gewinnen eines (Wett-)Kampfes oder Spiels",
            "das Gewinnen eines (Wett-)Kampfes oder Spiels",
        ),
        (
            "größere von Bäumen bewachsene FlächeZu den Implikationen",
            "größere von Bäumen bewachsene Fläche",
        ),
        ("nur attributiv, nicht steigerbar: zur linken Seite gehörig", "zur linken Seite gehörig"),
        ("transitiv: jemanden finden", "jemanden finden"),
    ],
)
def test_notes_are_told_from_the_sense_that_they_stand_at(raw: str, expected: str) -> None:
    assert expected == text.german_sense(raw, str.isalpha)


def test_a_sense_is_whole_where_no_clause_ends_before_its_limit() -> None:
    first = f"{'ab ' * 60}cd"
    assert text.cut(first) == first
    assert text.cut(f"{first}, die {'x' * 30}; {'y' * 30}") == first


def test_a_cut_sense_does_not_end_in_an_open_bracket() -> None:
    assert text.cut(f"{'ab ' * 20}(cd {'ef ' * 60})") == ("ab " * 20).strip()
    assert text.cut(f"{'ab ' * 20}(cd; {'ef ' * 60})") == ("ab " * 20).strip()


def test_senses_are_at_most_three_and_none_twice() -> None:
    assert ("a", "b", "c") == text.chosen(["a", "a", "", "b", "c", "d"])


@pytest.mark.parametrize(
    ("verb", "known", "wanted"),
    [
        ("verlinken", {}, {"verlinkt", "verlinkte", "verlinkten", "verlinkend", "verlinktes"}),
        ("anklicken", {}, {"angeklickt", "anzuklicken", "angeklickten", "anklickt"}),
        ("ergehen", {"gehen": ["ging", "gegangen", "geht"]}, {"erging", "ergangen", "ergeht"}),
        ("rausgehen", {"gehen": ["ging", "gegangen"]}, {"rausging", "rausgegangen", "rauszugehen"}),
    ],
)
def test_verbs_are_conjugated(verb: str, known: dict[str, list[str]], wanted: set[str]) -> None:
    assert wanted - set(forms.conjugated(verb, known)) == set()


def test_adjectives_are_declined_and_compared() -> None:
    assert {"dunkle", "dunkles", "dunkelsten"} <= set(forms.declined("dunkel", is_mutated=False))
    assert {"jünger", "jüngste"} <= set(forms.declined("jung", is_mutated=True))
    assert [] == list(forms.declined("schon", is_mutated=True))
