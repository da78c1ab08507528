"""German meanings: glosses of German Wiktionary; forms by its nouns and by a lexicon of forms.

What a form belongs to is told by tables under the licence of Wiktionary itself, not by the spelling
dictionary, so that the file as a whole can be passed on under that licence.
"""

from __future__ import annotations

import gzip
import json
import math
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from wordsmith_desktop.lexicon.folding import bad_characters
from wordsmith_desktop.lexicon.meanings_file import MeaningLine, PartOfSpeech, Relation, key_of

from .german_forms import (
    Forms,
    by_lemma,
    conjugated,
    declined,
    has_inner,
    joined,
    read_adjectives,
    read_nouns,
    read_verbs,
    read_words,
)
from .meanings_text import LONGEST, MOST, ROOMIEST, chosen, german_sense, refers
from .meanings_words import AS_FORM, Met, first_senses, hand_written, shortened

Rate = Callable[[str], float]
"""How common a word is."""

_NAMING: Final = re.compile(
    r"(?:eine? )?(?:\w+er |\w+ )?(?:Vorname|Familienname|Nachname)\b"
    r"|(?:eine? )?(?:[\w-]+ ){0,3}(?:Stadt|Hauptstadt|Gemeinde|Kreisstadt|Großstadt|Ortsteil|Ort"
    r"|Dorf|Fluss|Nebenfluss|Insel|Staat|Bundesland|Bundesstaat|Landkreis|Stadtteil|Stadtbezirk"
    r"|Land|Region|Gebirge|Berg|See|Provinz|Ortschaft)"
    r" (?:in|im|an|am|auf|von|der|des|bei|und|Deutschlands)\b"
)
_SHORTENED: Final = re.compile(
    r"Abkürzung\b|(?:\w+ )?Abkürzung für|Kurzwort für|Kfz-Kennzeichen|Kraftfahrzeugkennzeichen"
    r"|(?:chemisches |internationales )?(?:Symbol|Zeichen|Einheitenzeichen|Kürzel) (?:für|des|der)"
)
_COMMONEST: Final = 4.9
"""A form of an adjective as common as this is meant before a noun that is written alike."""
_AUXILIARY: Final = frozenset(
    ("sein", "haben", "werden", "können", "müssen", "sollen", "wollen", "dürfen", "mögen", "wissen")
)
"""Verbs whose forms are meant before a noun that is written alike (ist, das Ist)."""

_UNFIT: Final = re.compile(
    r"(?i)\b(?:beischlaf|geschlechts(?:verkehr|akt|teil|organ|trieb)\w*|koitus|kopul\w*|penis|vagina\w*"
    r"|vulva|hoden|sexuell\w*|sexual\w*|sex|erotisch\w*|prostitu\w*|bordell\w*|hure\w*|freier"
    r"|masturb\w*|onani\w*|samenerguss|orgasmus|genital\w*|exkremente?|fäkalien|urin(?:ieren)?"
    r"|koten?|kots?|stuhlgang|vulgär\w*|derb|gesäß|weibliche\w* brust|busen|homosexuell\w*"
    r"|fellatio|vergewaltig\w*|zuhälter\w*|nazi\w*|nationalsozialis\w*)\b"
)
"""What a sense speaks of that a family table is not shown."""
_LABELS: Final = re.compile(
    r"(?:(?:auch|meist|besonders|vor allem|nur|und|oder|sehr|teilweise|im|in|der|Plural)\s*)*"
    r"(?:\w+(?:deutsch|isch|lich|tend|tet|voll|fach|ös)|regional|derb|salopp|vulgär|scherzhaft"
    r"|familiär|gehoben|alt|intransitiv|transitiv|reflexiv|Jägersprache"
    r"|Schweiz|Österreich|Bayern|Süddeutschland|Norddeutschland|Singular|Substantiv)"
)
"""What tells where or how a word is said, and not what it means."""
_ELSEWHERE: Final = re.compile(
    r"(?:[\w-]+,? ){0,4}(?:veralte\w+|historisch|landschaftlich|regional|mundartlich|schweizerisch"
    r"|österreichisch|(?:süd|nord|ost|west|mittel|platt|nieder|ober)deutsch|bai?y?risch|alemannisch"
    r"|schwäbisch|berlinisch|rheinisch|jägersprachlich|seemännisch|soldatensprachlich|poetisch"
    r"|dichterisch|gaunersprachlich|jugendsprachlich|fachsprachlich|Bibelsprache)\b[^:]{0,60}:"
)
"""What begins a sense that is no longer known, or not everywhere."""
_CASE_BONUS: Final = math.log(2)
"""Words in lower case are met with a capital too, where a sentence begins with them."""
_SPOKEN: Final = (
    *(("^raus", "heraus"), ("^raus", "hinaus"), ("^rein", "herein"), ("^rein", "hinein")),
    *(("^runter", "herunter"), ("^runter", "hinunter"), ("^rüber", "herüber"), ("^ran", "heran")),
    *(("^rüber", "hinüber"), ("^rauf", "herauf"), ("^rauf", "hinauf"), ("^rum", "herum")),
)
_SPELLINGS: Final = (
    *_SPOKEN,
    ("ph", "f"),
    ("Ph", "F"),
    ("nti", "nzi"),
    ("wänd", "wend"),
    ("ß", "ss"),
    ("änge", "enge"),
    ("c", "k"),
    ("C", "K"),
    ("th", "t"),
)
"""Older and newer, spoken and written ways to say the same, tried both ways round."""
_TOLD_BY_PARTS: Final = 24
"""Ten times the Zipf value from which a compound without a meaning is told by its parts."""
_THREE_SENSES: Final = 23
"""Ten times the Zipf value from which a word is told with all its senses, and not but two."""
_LINKS: Final = ("s", "es", "n", "en", "er", "e")
_SHORT_BEGINNINGS: Final = ("ur", "un", "öl", "ei", "ab", "an", "um", "zu", "ex")
"""What begins compounds although it is so short."""
_ACT: Final = re.compile("(.{2,})ung(?:en)?$")
_WOMAN: Final = re.compile("(.{3,})in(?:nen)?$")
_SMALL: Final = re.compile("(.{3,})chens?$")
_PLAIN: Final = str.maketrans("äöü", "aou")


def read_glosses(path: Path) -> dict[str, list[str]]:
    """The glosses of German Wiktionary by headword, as they are."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        pairs = (line.rstrip("\n").partition("\t") for line in file)
        return {word: glosses.split(" | ") for word, tab, glosses in pairs if tab}


class German:
    """Everything that is known of German words."""

    def __init__(self, folder: Path, own: Path, order: Path, rate: Rate) -> None:
        self._glosses = read_glosses(folder / "glosses-de.txt.gz")
        nouns, self._noun_parts = read_nouns(folder / "nouns-de.csv")
        self._own = hand_written(own)
        self._first = first_senses(order)
        self._known_as = {key_of(word): word for word in self._first}
        self._rate = rate
        with gzip.open(folder / "cases-de.json.gz", "rt", encoding="utf-8") as file:
            self._written: dict[str, float] = json.load(file)
        verbs = read_verbs(folder / "verbs-de.json")
        self._forms = joined(
            nouns,
            read_words(folder / "words-de.json"),
            verbs,
            read_adjectives(folder / "adjectives-de.json"),
        )
        self._lemmas = {part: set[str]() for part in PartOfSpeech}
        for lemmas in self._forms.values():
            for lemma, part in lemmas:
                self._lemmas[part].add(lemma)
        self._known = {word.lower() for word in (*self._glosses, *self._forms)}
        self._table_of_verbs = by_lemma(verbs)

    def rows(self, met: Met) -> Iterator[MeaningLine]:
        """The rows of all words that the referee can meet, and of what they are forms of."""
        heads = self._headwords(met)
        leading = list(self._leading(self._forms_of(heads, met), heads))
        needed = {row.lemma for row in leading}
        found: dict[str, list[MeaningLine]] = defaultdict(list)
        for word, rows in heads.items():
            if key_of(word) in met or word in needed:
                found[key_of(word)] += rows
        for row in leading:
            found[key_of(row.word)].append(row)
        told: dict[str, list[MeaningLine]] = {}
        for key in met.words:
            if key not in found and met.is_listed(key):
                word = met.spelling(key)
                found[key] = list(_respelled(word, heads, found))[:1]
                if not found[key] and met.commonness[key] >= _TOLD_BY_PARTS:
                    found[key] = told[key] = list(self._by_parts(word, heads, found))
        kept = {key: self._ordered(key, rows, met) for key, rows in found.items()} | told
        explained = {row.word for rows in kept.values() for row in rows if row.senses}
        for key, rows in kept.items():
            sound = [row for row in rows if row.senses or row.lemma in explained]
            shown = sound or rows[:1]
            common = met.commonness.get(key, 0)
            if not common:
                yield from map(shortened, shown)
            else:
                room = MOST if common >= _THREE_SENSES else MOST - 1
                yield from (row._replace(senses=row.senses[:room]) for row in shown)

    def _by_parts(
        self,
        word: str,
        heads: Mapping[str, list[MeaningLine]],
        found: Mapping[str, list[MeaningLine]],
    ) -> Iterator[MeaningLine]:
        """What a compound ends and begins with: Zierfisch, of Fisch and of Zier."""
        for cut in range(2, len(word) - 3):
            first, last = word[:cut], word[cut:]
            head = _goal(last.capitalize() if word[0].isupper() else last, heads, found)
            begun = list(self._begun_with(first.lower()))
            if head and begun:
                part = heads[head][0].part if word[0].islower() else PartOfSpeech.NOUN
                yield MeaningLine(word, part, Relation.DERIVED, head)
                both = (text for one in begun for text in (one.capitalize(), one))
                begin = next((text for text in both if text in heads), None)
                if begin and len(first) > 2:
                    yield MeaningLine(word, part, Relation.DERIVED, begin)
                return

    def _begun_with(self, first: str) -> Iterator[str]:
        """The words that the beginning of a compound may be, with its link or as a verb's stem."""
        if first in _SHORT_BEGINNINGS:
            yield first
        plain = dict.fromkeys((first, *(first.removesuffix(link) for link in _LINKS)))
        for one in (text for text in plain if len(text) > 2):
            yield from (
                text for text in (one, one + "e", one + "en", one + "n") if self._is_word(text)
            )

    def _ordered(self, key: str, rows: list[MeaningLine], met: Met) -> list[MeaningLine]:
        """Rows of one key: what makes a word refused first, and left out of one that is not."""
        special = [
            row for row in rows if row.part in (PartOfSpeech.NAME, PartOfSpeech.ABBREVIATION)
        ]
        is_noun = met.is_listed(key) and met.spelling(key)[0].isupper()
        ordinary = sorted(
            (row for row in rows if row not in special),
            # What the list knows as a noun only is no form of a verb first.
            key=lambda row: (is_noun and row.word[0].islower(), *self._place(row)),
        )
        # Angestellten are of both sexes: of the man who stands for all, before the woman.
        lemmas = {row.lemma for row in ordinary}
        ordinary.sort(key=lambda row: bool(row.lemma) and f"{row.lemma}r" in lemmas)
        by_case = self._first_case(ordinary)
        ordinary.sort(key=lambda row: row.word[0].isupper() is not by_case)
        ordinary.sort(key=lambda row: not self._is_chosen(key, row))
        is_refused = key in met and not met.is_listed(key)
        return ordinary if ordinary and not is_refused else special + ordinary

    def _is_chosen(self, key: str, row: MeaningLine) -> bool:
        """Whether a row is what our own list tells that people know first."""
        word = self._known_as.get(key)
        if word is None or row.word != word:
            return False
        choice = self._first[word]
        if choice.startswith(AS_FORM):
            return row.lemma == choice.removeprefix(AS_FORM)
        return any(sense.startswith(choice) for sense in row.senses[:1])

    def _first_case(self, rows: list[MeaningLine]) -> bool:
        """Whether what is written with a capital is met more often than what is not."""
        met = {True: -math.inf, False: -math.inf}
        for row in rows:
            is_capital = row.word[0].isupper()
            how_often = self._written.get(row.word, -30.0) + (0 if is_capital else _CASE_BONUS)
            met[is_capital] = max(met[is_capital], how_often)
        return met[True] > met[False]

    def _place(self, row: MeaningLine) -> tuple[int, float]:
        is_noun = row.word[0].isupper()
        rate = self._rate(row.lemma or row.word)
        if not row.lemma:
            return (3 if is_noun else 1), -rate
        if row.part is PartOfSpeech.DETERMINER:
            return 0, -rate
        is_adjective = row.part is PartOfSpeech.ADJECTIVE and rate >= _COMMONEST
        is_first = row.lemma in _AUXILIARY or is_adjective
        return (2 if is_first and not is_noun else 4), -rate

    def _headwords(self, met: Met) -> dict[str, list[MeaningLine]]:
        """The headwords with a meaning, as they are written."""
        found: dict[str, list[MeaningLine]] = {}
        for word in {**self._glosses, **self._own}:
            key = key_of(word)
            if bad_characters(key) or len(key) < 2 or not word[0].isalpha() or word[-1] == "-":
                continue
            rows = [row for row in self._own.get(word, []) if row.senses]
            if senses := self._senses(word, key, met):
                part = self._as_listed(word, self._part(word, senses), senses, met)
                if part not in {row.part for row in rows}:
                    rows.append(MeaningLine(word, part, senses=senses))
            if rows:
                found[word] = rows
        return found

    def _as_listed(
        self, word: str, part: PartOfSpeech | None, senses: tuple[str, ...], met: Met
    ) -> PartOfSpeech | None:
        """The part of a headword: a noun that is listed (Sonne) is no name, whatever its type."""
        if part is PartOfSpeech.NAME and met.is_noun(key_of(word)):
            is_typed = PartOfSpeech.NOUN in self._noun_parts.get(word, ())
            if is_typed or not _NAMING.match(senses[0]):
                return PartOfSpeech.NOUN
        return self._as_refused(word, part, met)

    def _as_refused(self, word: str, part: PartOfSpeech | None, met: Met) -> PartOfSpeech | None:
        """The part of a noun: that for which it is refused, if it can be that."""
        kinds = self._noun_parts.get(word, set())
        for kind, is_refused in (
            (PartOfSpeech.NAME, met.is_name),
            (PartOfSpeech.ABBREVIATION, met.is_abbreviation),
        ):
            can_be = kind in kinds or PartOfSpeech.NOUN not in kinds
            if part is PartOfSpeech.NOUN and can_be and is_refused(key_of(word)):
                return kind
        return part

    def _senses(self, word: str, key: str, met: Met) -> tuple[str, ...]:
        """The senses of a word, the one of our own choice first, what is said elsewhere last.

        One that not every table is shown is left out, but of a word that is itself marked so.
        """
        raw = [german_sense(text, self._is_word) for text in self._glosses.get(word, [])]
        raw = [text for text in raw if text and not is_label(text)]
        plain = [text for text in raw if not refers(text)]
        if not plain:
            plain = [re.sub(r"\s*\[\d+[a-z]?\]", f" „{word}“", text) for text in raw]
        first = self._first.get(word, AS_FORM)
        plain.sort(key=lambda text: (not text.startswith(first), bool(_ELSEWHERE.match(text))))
        fit = [text for text in plain if text.startswith(first) or not _UNFIT.search(text)]
        shown = plain if met.is_vulgar(key) else fit or plain
        return chosen(_linked(shown), ROOMIEST if met.is_common(key) else LONGEST)

    def _is_word(self, text: str) -> bool:
        return text.lower() in self._known

    def _part(self, word: str, senses: tuple[str, ...]) -> PartOfSpeech | None:
        if _SHORTENED.match(senses[0]) or word.endswith(".") or word[1:2].isupper():
            return PartOfSpeech.ABBREVIATION
        if word[0].isupper():
            return self._part_of_capital(word, senses)
        for part in (PartOfSpeech.VERB, PartOfSpeech.ADJECTIVE):
            if word in self._lemmas[part]:
                return part
        is_verb = has_inner(word, self._table_of_verbs) or _is_infinitive(word, senses[0])
        return PartOfSpeech.VERB if is_verb else None

    def _part_of_capital(self, word: str, senses: tuple[str, ...]) -> PartOfSpeech:
        parts = self._noun_parts.get(word, set())
        if _NAMING.match(senses[0]) or (parts and parts <= {PartOfSpeech.NAME}):
            return PartOfSpeech.NAME
        if parts and parts <= {PartOfSpeech.ABBREVIATION}:
            return PartOfSpeech.ABBREVIATION
        return PartOfSpeech.NOUN

    def _forms_of(self, heads: Mapping[str, list[MeaningLine]], met: Met) -> Forms:
        """The forms that the referee can meet, with what they belong to."""
        found: Forms = defaultdict(dict)
        for word, rows in self._own.items():
            for row in rows:
                if row.lemma and row.part:
                    found[word][row.lemma, row.part] = None
        for form, lemmas in self._forms.items():
            if key_of(form) in met:
                found[met.spelled(form)] |= lemmas
        for any_form, lemma, part in self._by_rule(heads):
            form = met.spelled(any_form)
            is_told = any(head in heads for head, _ in found.get(form, ()))
            if not is_told and form not in heads and key_of(form) in met:
                found[form][lemma, part] = None
        return found

    def _by_rule(
        self, heads: Mapping[str, list[MeaningLine]]
    ) -> Iterator[tuple[str, str, PartOfSpeech]]:
        """Forms that the tables may lack, the surest first."""
        names = [word for word, rows in heads.items() if rows[0].part is PartOfSpeech.NAME]
        yield from ((word + "s", word, PartOfSpeech.NAME) for word in names)
        kinds = {word: {row.part for row in rows} for word, rows in heads.items()}
        sure = {word for word, parts in kinds.items() if PartOfSpeech.ADJECTIVE in parts}
        unsure = {word for word, parts in kinds.items() if None in parts and word[0].islower()}
        adjectives = sorted(
            sure | self._lemmas[PartOfSpeech.ADJECTIVE] | {word for word in unsure if len(word) > 3}
        )
        for is_mutated in (False, True):
            for lemma in adjectives:
                for form in declined(lemma, is_mutated=is_mutated):
                    yield form, lemma, PartOfSpeech.ADJECTIVE
        verbs = sorted(w for w, rows in heads.items() if rows[0].part is PartOfSpeech.VERB)
        for verb in verbs:
            for form in conjugated(verb, self._table_of_verbs):
                yield form, verb, PartOfSpeech.VERB

    def _leading(
        self, forms: Forms, heads: Mapping[str, list[MeaningLine]]
    ) -> Iterator[MeaningLine]:
        for form, lemmas in forms.items():
            found: dict[tuple[str, PartOfSpeech | None], float] = {}
            others = [pair for pair in lemmas if pair[0] != form]
            for lemma, part in others:
                for goal in self._explained(lemma, part, heads):
                    if goal[0] != form:
                        found[goal] = self._rate(goal[0])
            if not found and form not in heads:
                found = dict.fromkeys(others[:1], 0.0)
            for lemma, kind in sorted(found, key=lambda goal: (-found[goal], goal[0]))[:3]:
                yield MeaningLine(form, kind, Relation.FORM, lemma)

    def _explained(
        self, lemma: str, part: PartOfSpeech, heads: Mapping[str, list[MeaningLine]], depth: int = 2
    ) -> Iterator[tuple[str, PartOfSpeech | None]]:
        """The lemma if it has a meaning, else what it is a form of itself (gelobt, of loben)."""
        if lemma in heads:
            parts = [row.part for row in heads[lemma]]
            yield lemma, part if part in parts else parts[0]
        elif depth:
            for farther, kind in self._forms.get(lemma, {}):
                if farther != lemma:
                    yield from self._explained(farther, kind, heads, depth - 1)


def _goal(
    word: str, heads: Mapping[str, list[MeaningLine]], found: Mapping[str, list[MeaningLine]]
) -> str | None:
    """A headword, or the one that a word is a form of."""
    if word in heads:
        return word
    rows = found.get(key_of(word), ())
    return next((row.lemma for row in rows if row.word == word and row.lemma in heads), None)


def _respelled(
    word: str, heads: Mapping[str, list[MeaningLine]], found: Mapping[str, list[MeaningLine]]
) -> Iterator[MeaningLine]:
    """What a word is another spelling of, or a form of such, or the act that a verb tells."""
    for one, two in _SPELLINGS:
        for old, new in ((one, two), (two, one)):
            other = re.sub(old, new, word)
            if other != word:
                if other in heads:
                    yield MeaningLine(word, heads[other][0].part, Relation.VARIANT, other)
                for row in found.get(key_of(other), ()):
                    if row.word == other and row.lemma:
                        yield MeaningLine(word, row.part, Relation.FORM, row.lemma)
    yield from _of_person_or_small(word, heads)
    if act := _ACT.match(word):
        for ending in ("en", "n"):
            verb = act[1][0].lower() + act[1][1:] + ending
            if any(row.part is PartOfSpeech.VERB for row in heads.get(verb, ())):
                yield MeaningLine(word, PartOfSpeech.NOUN, Relation.DERIVED, verb)


def _of_person_or_small(word: str, heads: Mapping[str, list[MeaningLine]]) -> Iterator[MeaningLine]:
    """What a feminine noun or a diminutive is made from."""
    if woman := _WOMAN.match(word):
        bases = [woman[1], woman[1] + "e"]
    elif small := _SMALL.match(word):
        plain = small[1][0] + small[1][1:].translate(_PLAIN)
        bases = [small[1], small[1] + "e", plain, plain + "e", plain.capitalize()]
    else:
        return
    for base in bases:
        if word[0].isupper() and base in heads:
            yield MeaningLine(word, PartOfSpeech.NOUN, Relation.DERIVED, base)


def _linked(senses: list[str]) -> list[str]:
    """Senses without those that only repeat the beginning of another one."""
    kept: list[str] = []
    for sense in senses:
        if not any(other.startswith(sense) for other in kept):
            kept.append(sense)
    return kept


def is_label(sense: str) -> bool:
    """Whether a sense only tells where or how a word is said: regional, mitteldeutsch."""
    return all(_LABELS.fullmatch(part.strip()) for part in re.split("[,;:]", sense) if part.strip())


def _is_infinitive(word: str, sense: str) -> bool:
    """Whether a word without a part is a verb, by its ending and that of its explanation."""
    clauses = [re.split(marks, sense)[0].strip() for marks in ("[;,(]", "[;(]")]
    ending = r"\w(?:en|[rl]n|tun|sein)$"
    return bool(re.search(ending, word) and any(re.search(ending, text) for text in clauses))
