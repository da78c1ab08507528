"""Which forms belong to which German word: by tables, and by the rules of German inflection."""

from __future__ import annotations

import csv
import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from wordsmith_desktop.lexicon.meanings_file import PartOfSpeech

Forms = dict[str, dict[tuple[str, PartOfSpeech], None]]
"""What each form, as it is written, belongs to: lemmas with their parts, each once."""
Conjugations = Mapping[str, list[str]]
"""All forms of each verb, as in a clause."""

_NOUN_TYPES: Final = {
    "Vorname": PartOfSpeech.NAME,
    "Nachname": PartOfSpeech.NAME,
    "Toponym": PartOfSpeech.NAME,
    "Eigenname": PartOfSpeech.NAME,
    "Abkürzung": PartOfSpeech.ABBREVIATION,
}
_CASES: Final = ("e", "em", "en", "er", "es")
_STEPS: Final = ("er", "st", "est")
"""How comparative and superlative end, before the endings of case."""
_WITH_MUTATION: Final = (
    "alt arg arm blass dumm fromm gesund glatt grob groß hart jung kalt karg klug krank krumm kurz"
    " lang nass rot scharf schmal schwach schwarz stark warm"
)
_MUTATING: Final = frozenset(_WITH_MUTATION.split())
_MUTATED: Final = str.maketrans("aou", "äöü")
_BEGINNINGS: Final = (
    "ab an auf aus bei bevor da dar durch ein empor entgegen entlang fehl fern fertig fest "
    "fort frei gegenüber gleich heim her herab heran herauf heraus herbei herein herum "
    "herunter hervor hin hinab hinauf hinaus hinein hinunter hinweg hinzu hoch klar kennen los "
    "mit nach nieder ran raus rein rüber rum runter statt teil über um unter vor voran voraus "
    "vorbei vorher weg weiter wieder zu zurecht zurück zusammen"
)
_PARTING: Final = re.compile(
    f"(?:{'|'.join(sorted(_BEGINNINGS.split(), key=len, reverse=True))})(?=[a-zäöü]{{4}})"
)
_STAYING: Final = re.compile(
    "(?:be|emp|ent|er|miss|ver|zer|über|unter|um|durch|wider)(?=[a-zäöü]{4})"
)
_WEAK: Final = ("e", "st", "est", "t", "et", "te", "ete", "test", "ten", "eten", "tet", "end", "")


def joined(*tables: Forms) -> Forms:
    """All tables as one."""
    found: Forms = defaultdict(dict)
    for table in tables:
        for form, lemmas in table.items():
            found[form] |= lemmas
    return found


def by_lemma(verbs: Forms) -> dict[str, list[str]]:
    """The forms of each verb."""
    found: dict[str, list[str]] = defaultdict(list)
    for form, lemmas in verbs.items():
        for lemma, _ in lemmas:
            found[lemma].append(form)
    return found


def read_nouns(path: Path) -> tuple[Forms, dict[str, set[PartOfSpeech]]]:
    """Forms and parts of the nouns and names of German Wiktionary."""
    forms: Forms = defaultdict(dict)
    parts: dict[str, set[PartOfSpeech]] = defaultdict(set)
    with path.open(encoding="utf-8", newline="") as file:
        lines = csv.reader(file)
        first = next(place for place, name in enumerate(next(lines)) if name.startswith("nomin"))
        for lemma, types, *cells in lines:
            part = _part_of_noun(types.split(","))
            parts[lemma].add(part)
            for form in dict.fromkeys(cell for cell in cells[first - 2 :] if cell):
                forms[form][lemma, part] = None
    return forms, parts


def _part_of_noun(types: list[str]) -> PartOfSpeech:
    return next((_NOUN_TYPES[each] for each in types if each in _NOUN_TYPES), PartOfSpeech.NOUN)


def read_words(path: Path) -> Forms:
    """Forms of the nouns of a lexicon."""
    forms: Forms = defaultdict(dict)
    for lemma, cases in json.loads(path.read_text("utf-8")).items():
        for form in _texts({case: cases[case] for case in cases if case != "G"}):
            forms[form][lemma, PartOfSpeech.NOUN] = None
    return forms


def read_adjectives(path: Path) -> Forms:
    """Forms of the adjectives of a lexicon."""
    forms: Forms = defaultdict(dict)
    for lemma, cases in json.loads(path.read_text("utf-8")).items():
        for form in _texts(cases):
            forms[form][lemma, PartOfSpeech.ADJECTIVE] = None
    return forms


def read_verbs(path: Path) -> Forms:
    """Forms of the verbs of a lexicon; those that part are joined as in a clause."""
    forms: Forms = defaultdict(dict)
    for lemma, tenses in json.loads(path.read_text("utf-8")).items():
        for name, tense in tenses.items():
            if name == "hasPrefix":
                continue
            for form in _texts(tense, is_joined=name not in ("PA2", "IMP")):
                forms[form][lemma, PartOfSpeech.VERB] = None
    return forms


def _texts(value: Any, *, is_joined: bool = False) -> Iterator[str]:
    """The texts in a value; a list is one form that parts, or several forms."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list) and is_joined and len(value) == 2:
        yield value[1] + value[0]
    elif isinstance(value, list):
        yield from (each for each in value if isinstance(each, str))
    elif isinstance(value, dict):
        for each in value.values():
            yield from _texts(each, is_joined=is_joined)


def declined(lemma: str, *, is_mutated: bool) -> Iterator[str]:
    """Cases, comparative and superlative of an adjective; with a changed vowel where it has one."""
    if is_mutated:
        stems = [lemma.translate(_MUTATED)] if lemma in _MUTATING else []
    else:
        stems = [lemma.removesuffix("e")]
        if lemma.endswith(("el", "er", "en")):
            stems.append(lemma[:-2] + lemma[-1])
        yield from (stem + case for stem in stems for case in _CASES)
    for stem in stems:
        for step in _STEPS:
            yield from (stem + step + case for case in ("", *_CASES))


def conjugated(verb: str, known: Conjugations) -> Iterator[str]:
    """The forms that a verb could have: its own, those of the verb in it, or weak ones."""
    plain = [*known.get(verb, ()), *_of_inner(verb, known)]
    stem = re.sub("e?n$", "", verb)
    if len(plain) < 3:
        plain += _weak(verb, stem)
    if len(stem) > 1:
        # The imperative of spoken German, of a strong verb too.
        plain.append(stem)
    yield from plain
    participles = {verb + "d", *(form for form in plain if _is_participle(form, verb, stem))}
    yield from (form + case for form in sorted(participles) for case in _CASES)


def _weak(verb: str, stem: str) -> Iterator[str]:
    """The forms by the weak conjugation, which all young verbs follow."""
    yield from (stem + ending for ending in _WEAK)
    yield from (f"ge{stem}t", f"ge{stem}et")
    if parting := _PARTING.match(verb):
        rest = stem[parting.end() :]
        yield from (f"{parting[0]}ge{rest}{ending}" for ending in ("t", "et"))
        yield f"{parting[0]}zu{verb[parting.end() :]}"


def _is_participle(form: str, verb: str, stem: str) -> bool:
    parting = _PARTING.match(verb)
    behind = form[parting.end() :] if parting else form
    if behind.startswith("ge") and not verb.startswith("ge"):
        return form.endswith(("t", "en", "an"))
    is_bare = bool(_STAYING.match(verb)) or verb.endswith("ieren")
    return is_bare and form in (stem + "t", stem + "et")


def has_inner(word: str, known: Conjugations) -> bool:
    """Whether a word is a prefix and a verb that is known."""
    found = (pattern.match(word) for pattern in (_PARTING, _STAYING))
    return any(prefix is not None and word[prefix.end() :] in known for prefix in found)


def _of_inner(verb: str, known: Conjugations) -> Iterator[str]:
    """Forms by those of the verb behind a prefix: gehen in ergehen and ausgehen."""
    if parting := _PARTING.match(verb):
        inner = verb[parting.end() :]
        yield from (parting[0] + form for form in known.get(inner, ()))
        if inner in known:
            yield f"{parting[0]}zu{inner}"
    if staying := _STAYING.match(verb):
        for form in known.get(verb[staying.end() :], ()):
            yield staying[0] + form
            if form.startswith("ge"):
                yield staying[0] + form.removeprefix("ge")
