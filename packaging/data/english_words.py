"""The English word list: American and British words, and why others are refused."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

from wordsmith_desktop.lexicon.store import ABBREVIATION, CLUB, NAME
from wordsmith_desktop.lexicon.vouchers import Source

from .cases import Cases
from .german_lexicons import first_names, read_lexicons
from .hunspell_forms import Expander, speller
from .hyphenated import hyphenated_words, lower_case_lemmas, whole_zipf
from .scowl import AMERICAN, BRITISH, scowl_lists, scowl_names, scowl_sizes
from .word_material import (
    ATTESTED_ZIPF,
    INPUTS,
    RESOURCES,
    SHORT,
    Material,
    code_of,
    exclude_word,
    read_lines,
    read_short,
    zipf_values,
)
from .wordnet_capitals import ordinary_capitals, written_apart

US, GB = 1, 2
LARGEST = 70
"""SCOWL's size up to which all its words are listed; beyond it they are those of large lists."""
FAMOUS = 50
"""SCOWL's size up to which most people know a name, and beyond which few know a word."""
LARGER = 80
"""SCOWL's size up to which words are listed that are in use."""
KNOWN_SIZES = ((35, 3), (50, 2), (LARGEST, 1))
"""Levels of how widely a word is known by the smallest of SCOWL's sizes that holds it."""
MET_AS_NAME = 1.0
"""A word that is somebody's name as well is met as that from so many more capitals on, as a natural
logarithm: what begins sentences is below."""
EVERYDAY_ZIPF = 4.0
"""A word met so often is known by most people, whatever SCOWL's size: smartphone, website."""
COMMON_WHOLE = 2.5
"""A word with a hyphen that was met so often as a whole is as known as its parts."""
KNOWN_STEM = 2.5
"""A word that is met so often has all its regular forms."""
ROMAN = re.compile("m{0,3}(cm|cd|d?c{0,4})(xc|xl|l?x{0,4})(ix|iv|v?i{0,4})")
HUNSPELL = ((US, "en-us", "en_US"), (GB, "en-gb", "en_GB"))


def english(cache: Path) -> Material:
    """Collect American and British words, all spelled in lower case but for I'm and its like."""
    material = Material()
    scowl, wordnet = cache / "scowl", cache / "wordnet"
    zipf = zipf_values("en")
    capitalised = add_hunspell_words(material)
    add_scowl_words(material, scowl)
    names = {name.lower() for name in capitalised | scowl_names(scowl, LARGEST)}
    names -= words_with_capitals(cache)
    add_lower_case_lemmas(material, wordnet, names)
    exclude_shorthand(material, scowl, first_names(cache))
    add_large_lists(material, cache, zipf, names)
    drop_junk(material, cache, zipf)
    add_contractions(material, scowl)
    for form, stem in hyphenated_words(wordnet, material.forms).items():
        material.add(form, {stem}, US | GB, Source.WORDNET)
    for form in read_lines(INPUTS / "added-en.txt"):
        material.add(form, {form}, US | GB, Source.OWN)
    exclude_reviewed(material)
    exclude_capitalised(material, capitalised | scowl_names(scowl, LARGEST))
    keep_reviewed_short(material)
    material.whole = whole_zipf(wordnet, material.forms, zipf)
    rate_known(material, scowl_sizes(scowl), zipf)
    hide_names(material, cache)
    return material


def add_hunspell_words(material: Material) -> set[str]:
    """List what the affix rules make in lower case; return the capitalised entries."""
    capitalised: set[str] = set()
    for region, tag, name in HUNSPELL:
        spells = speller(RESOURCES / tag, name)
        for form, stems in Expander(RESOURCES / tag, name).forms().items():
            if form.isalpha() and form.islower() and spells(form):
                material.add(form, stems, region, Source.HUNSPELL)
            elif form[:1].isupper() and form.isalpha():
                capitalised.add(form)
    return capitalised


def add_scowl_words(material: Material, scowl: Path) -> None:
    """List SCOWL's words up to its largest size of general words, with all spelling variants.

    A rare word that is far better known as a name is a name.
    """
    famous = {name.lower() for name in scowl_names(scowl, FAMOUS)}
    famous.difference_update(read_lines(INPUTS / "kept-names-en.txt"))
    for region, size, words in scowl_lists(scowl, "words", LARGEST):
        bits = US * region.startswith(AMERICAN) | GB * region.startswith(BRITISH)
        for word in words:
            is_name = size > FAMOUS and word in famous and word not in material.forms
            if word.islower() and not word.endswith("'s") and not is_name:
                # What only Canadian and Australian lists hold is spelled the British way.
                material.add(word, {word}, bits or material.regions.get(word, GB), Source.SCOWL)


def add_lower_case_lemmas(material: Material, wordnet: Path, names: set[str]) -> None:
    """List WordNet's lemmas of one word in lower case, but for those that most know as names."""
    for _, lemma in lower_case_lemmas(wordnet):
        if lemma.isalpha() and (lemma in material.forms or lemma not in names):
            region = material.regions.get(lemma, US | GB)
            material.add(lemma, {lemma}, region, Source.WORDNET)


def words_with_capitals(cache: Path) -> set[str]:
    """Return what is a word although it is written with a capital (Frisbee, Greek), in lower case.

    WordNet knows it as a kind of thing and as no one thing, nobody is called so, and we name no
    other reason; or our own list keeps it. The plurals too.
    """
    types = read_lexicons(cache).names
    found = {
        word for word in ordinary_capitals(cache / "wordnet") if word.capitalize() not in types
    }
    found -= set(read_lines(INPUTS / "names-en.txt"))
    found |= set(read_lines(INPUTS / "kept-names-en.txt"))
    return found | {word + ending for word in found for ending in ("s", "es")}


def add_large_lists(
    material: Material, cache: Path, zipf: Mapping[str, float], names: set[str]
) -> None:
    """List words of the large lists that are in use, and their inflections.

    What both of them hold counts if it was met at all, or is a regular form of what is listed; but
    none that most know as a name. What only one of them holds must be nobody's name.
    """
    scowl, types = cache / "scowl", read_lexicons(cache)
    typed = types.names - types.nouns.keys()
    capitalised = {name.lower() for name in scowl_names(scowl, 95) | typed}
    letterpress = set(json.loads((cache / "letterpress.json").read_text("utf-8")))
    sizes = scowl_sizes(scowl)
    listed, kept = dict(material.forms), words_with_capitals(cache)
    for word in sorted(letterpress | {word for word, size in sizes.items() if size <= LARGER}):
        if not word.isalpha() or not word.islower():
            continue
        stems, met = stems_of(word, listed), zipf.get(word, 0.0)
        is_held = word in kept or sizes.get(word, 99) <= LARGER
        is_twofold = word in letterpress and word not in names and (is_held or word in sizes)
        if is_twofold and is_held:
            is_in_use = met > 0 or any(zipf.get(stem, 0.0) >= KNOWN_STEM for stem in stems - {word})
        else:
            is_in_use = met >= ATTESTED_ZIPF and word.upper() not in material.excluded
        if is_in_use and (word in listed or is_twofold or word not in capitalised):
            source = Source.LISTS * (word in letterpress) | Source.SCOWL * (word in sizes)
            region = material.regions.get(word, US | GB)
            material.add(word, stems, region, source)
            material.excluded.pop(word.upper(), None)


def drop_junk(material: Material, cache: Path, zipf: Mapping[str, float]) -> None:
    """Take off the list what no reader would call a word.

    Roman numerals; what our own list refuses; jargon of computers that only a spelling dictionary
    holds and that is hardly met; and what WordNet's files write as one word and as two (seasnail),
    where no other list joins them.
    """
    letterpress = set(json.loads((cache / "letterpress.json").read_text("utf-8")))
    sizes = scowl_sizes(cache / "scowl")
    others = letterpress | {word for word, size in sizes.items() if size <= LARGER}
    refused = set(read_lines(INPUTS / "refused-en.txt"))
    apart = written_apart(cache / "wordnet")
    for form in list(material.forms):
        sources, met = material.sources[form], zipf.get(form, 0.0)
        is_numeral = len(form) > SHORT and ROMAN.fullmatch(form)
        is_glued = sources == Source.WORDNET and form in apart and form not in letterpress
        is_jargon = (
            sources == Source.HUNSPELL
            and met < ATTESTED_ZIPF
            and others.isdisjoint({form, *material.forms[form]})
        )
        if is_numeral:
            material.exclude(form, ABBREVIATION)
        if is_numeral or is_glued or is_jargon or form in refused:
            material.drop(form)


_REGULAR = (
    *(("s", ""), ("es", ""), ("ies", "y"), ("ed", ""), ("d", ""), ("ied", "y"), ("ing", "")),
    *(("ing", "e"), ("er", ""), ("r", ""), ("ers", ""), ("rs", ""), ("est", ""), ("st", "")),
    *(("ier", "y"), ("iest", "y")),
)
"""How regular forms end, and what their word has in the place."""


def stems_of(word: str, listed: Mapping[str, set[str]]) -> set[str]:
    """Return a word and the listed one that it is a regular form of."""
    for ending, instead in _REGULAR:
        stem = word.removesuffix(ending) + instead
        if word.endswith(ending) and len(stem) > 1 and stem in listed:
            return {word, stem}
    return {word}


def add_contractions(material: Material, scowl: Path) -> None:
    """List words with apostrophes: contractions as such, and others (o'clock) as ordinary words."""
    contractions = set(read_lines(INPUTS / "contractions-en.txt"))
    for _, _, words in scowl_lists(scowl, "contractions", LARGEST):
        for word in words:
            if word.islower() and not word.endswith("'s"):
                material.add(word, {word}, US | GB, Source.SCOWL)
    for word in sorted(contractions):
        material.add(word, {word}, US | GB, Source.OWN)
    material.contractions = contractions


def exclude_shorthand(material: Material, scowl: Path, given: set[str]) -> None:
    """Exclude SCOWL's abbreviations and roman numerals that are no lower-case words.

    What is better known as a name, and what people are called, is told as one: Oscar, Lisa.
    """
    kept = set(read_lines(INPUTS / "kept-en.txt"))
    short: dict[str, int] = {}
    for kind in ("abbreviations", "roman-numerals"):
        for _, size, words in scowl_lists(scowl, kind):
            for word in filter(str.isalpha, words):
                short[word] = min(size, short.get(word, size))
    named = smallest_of_names(scowl)
    for word in sorted(short.keys() - kept):
        name = word.capitalize()
        is_name = name in given or (word.isupper() and named.get(name, 99) < short[word])
        exclude_word(material, word, NAME if is_name else ABBREVIATION)


def smallest_of_names(scowl: Path) -> dict[str, int]:
    """Return the smallest of SCOWL's sizes of everything that is spelled as a name is."""
    found: dict[str, int] = {}
    for size in (10, 20, 35, 40, 50, 55, 60, 70, 80, 95):
        for name in scowl_names(scowl, size):
            found.setdefault(name, size)
    return {name: size for name, size in found.items() if name[1:].islower()}


def exclude_reviewed(material: Material) -> None:
    """Exclude what our own lists call an abbreviation or a name."""
    for file_name, code in (("abbreviations-en.txt", ABBREVIATION), ("names-en.txt", NAME)):
        for word in read_lines(INPUTS / file_name):
            material.drop(word)
            exclude_word(material, word, code)


def exclude_capitalised(material: Material, forms: Iterable[str]) -> None:
    """Put capitalised entries on the exclusion list, to tell a name from an unknown word."""
    spelled = {form for form in forms if "'" not in form}
    names = {form.lower() for form in spelled if code_of(form, NAME) == NAME}
    for form in sorted(spelled):
        material.exclude(form, NAME if form.lower() in names else code_of(form, NAME))


def keep_reviewed_short(material: Material) -> None:
    """Leave of the shortest words those that were reviewed, and list them all."""
    reviewed = {word.lower() for word in read_short("en")}
    for form in [form for form in material.forms if form.isalpha() and len(form) <= SHORT]:
        if form not in reviewed:
            material.drop(form)
    for word in sorted(reviewed - material.forms.keys()):
        material.add(word, {word}, US | GB, Source.OWN)
    for word in read_lines(INPUTS / "clubs-en.txt"):
        material.excluded[word] = CLUB


def rate_known(material: Material, sizes: Mapping[str, int], zipf: Mapping[str, float]) -> None:
    """Say how widely each form is known by the smallest list that holds it."""
    smallest = defaultdict[str, int](lambda: 99, sizes)
    obscure = set(read_lines(INPUTS / "obscure-en.txt"))
    everyday = set(read_lines(INPUTS / "everyday-en.txt"))
    for form in material.forms:
        level = rated(form, smallest)
        if form in everyday:
            level = KNOWN_SIZES[0][1]
        elif zipf.get(form, 0.0) >= EVERYDAY_ZIPF and level:
            level = max(level, 2)
        if "-" in form and material.whole[form] >= COMMON_WHOLE:
            level = min(rated(piece, smallest) for piece in form.split("-"))
        material.known[form] = min(level, 1) if form in obscure else level


def rated(form: str, smallest: Mapping[str, int]) -> int:
    """Return the level of the smallest of SCOWL's sizes that holds a form."""
    return next((level for size, level in KNOWN_SIZES if smallest[form] <= size), 0)


def hide_names(material: Material, cache: Path) -> None:
    """Rate as obscure what texts mean as a name nearly always (Maria, Rogers, Oxford).

    It counts as before, but no hint offers it. What people know as a word all the same (robin) is a
    list of ours.
    """
    names = {name.lower() for name in scowl_names(cache / "scowl", LARGEST) if name[1:].islower()}
    cases = Cases(cache / "cases-en.json.gz")
    known = set(read_lines(INPUTS / "known-en.txt"))
    for form in (names & material.known.keys()) - known:
        if cases.lead_of_capital(form) >= MET_AS_NAME:
            material.known[form] = min(material.known[form], 1)
