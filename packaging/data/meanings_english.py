"""English meanings: glosses of Open English WordNet, in the order and parts of WordNet 3.0.

The glosses come as one list a lemma, in which names stand first and parts of speech are not told.
WordNet 3.0 knows of each sense its part, how it is spelled and how often it was met; a sense is
found again by its words, and one that is new takes the part of its neighbours.
"""

from __future__ import annotations

import gzip
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from wordsmith_desktop.lexicon.meanings_file import MeaningLine, PartOfSpeech, Relation

from .meanings_text import LONGEST, MOST, ROOMIEST, chosen, english_sense
from .meanings_words import AS_FORM, MET, Met, first_senses, hand_written, shortened

_FILES: Final = {
    "noun": PartOfSpeech.NOUN,
    "verb": PartOfSpeech.VERB,
    "adj": PartOfSpeech.ADJECTIVE,
    "adv": PartOfSpeech.ADVERB,
}
_TYPES: Final = {"1": "noun", "2": "verb", "3": "adj", "4": "adv", "5": "adj"}
_HARDLY_MET: Final = 5
"""A lemma met less often than this has its senses ordered by those of its synonyms."""
_TOO_THIN: Final = 2
"""A sense met less often than this may have been met by chance; WordNet's own order tells."""
_FAR_COMMONER: Final = 5
"""A lemma so many times commoner than what its form means as well comes first (are, of be)."""
_FAR_RARER: Final = 10
"""By how much, in ten times the Zipf value, a lemma is too rare beside another: rout by route."""
_ALIKE: Final = 0.4
"""Share of words that two wordings of one sense have in common, at least."""
_ENDINGS: Final = {
    PartOfSpeech.NOUN: (
        ("s", ""),
        ("es", ""),
        ("ies", "y"),
        ("men", "man"),
        ("ves", "f"),
        ("ves", "fe"),
    ),
    PartOfSpeech.VERB: (
        ("s", ""),
        ("es", ""),
        ("ies", "y"),
        ("ed", "e"),
        ("ed", ""),
        ("ied", "y"),
        ("ing", "e"),
        ("ing", ""),
    ),
    PartOfSpeech.ADJECTIVE: (
        ("er", ""),
        ("er", "e"),
        ("est", ""),
        ("est", "e"),
        ("ier", "y"),
        ("iest", "y"),
    ),
}
"""What inflection puts in the place of what."""
_DOUBLED: Final = re.compile(r"(.*[^aeiou])?([bdfgklmnprtvz])\2$|(.*[aeiou])([bdfgklmnprstvz])\4$")
_DOUBLING: Final = re.compile("[^aeiouy]*(?:qu)?[aeiouy][bdfgklmnprtvz]")
"""A word of one syllable that doubles its last letter before a vowel."""
_HISSING: Final = re.compile("(?:s|x|z|ch|sh|o|i)$")
"""What -es is put to, and not -s."""
_LABEL: Final = re.compile(
    r"\((?!plural|used with|(?:usually |often )?followed by|comparative|superlative).{2,40}?\) "
)
"""What begins a sense of a special field: (baseball), (linguistics); no note of its grammar."""
_MADE_OF_IT: Final = re.compile(
    r"(?:[\w-]+ ){0,4}(?:flesh|wood|pelt|tentacles) of (?:an?|any|several|octopus|scaleless|the) "
    r"|(?:the )?quantity (?:that|contained|an? \w+ (?:will|can))"
)
"""What begins the sense of what a thing or an animal gives or holds: the wood of the maple, the
flesh of the trout, the quantity that a mug holds."""
_OF_A_LAND: Final = re.compile("(?:of or )?(?:relating|pertaining) to|of or characteristic")
"""What begins the sense of the adjective of a people or a country."""
_UNFIT: Final = re.compile(
    r"(?i)\b(?:sexual(?:ly)?|copulat\w*|coitus|intercourse|genital\w*|penis|vagina\w*|vulva|clitoris"
    r"|testic\w*|scrotum|prostitut\w*|brothel\w*|whore\w*|semen|ejaculat\w*|orgasm\w*|masturbat\w*"
    r"|erotic\w*|fornicat\w*|defecat\w*|urinat\w*|urine|feces|faeces|excrement"
    r"|fellatio|buttocks|rape|lustful\w*|obscene\w*|offensive (?:term|name|word)|disparaging\w*"
    r"|derogatory|ethnic slur|bowel movement|have sex|having sex|sex act|sexual activity|mating"
    r"|sexually attract\w*|woman's breasts|bosom|spermatozo\w*|fecal|flatul\w*|intestinal gas)\b"
)
"""What a sense speaks of that a family table is not shown."""
_MADE: Final = (
    *(
        ("ly", ""),
        ("ily", "y"),
        ("ness", ""),
        ("iness", "y"),
        ("less", ""),
        ("able", ""),
        ("er", ""),
    ),
    *(("able", "e"), ("ful", ""), ("ish", ""), ("y", ""), ("y", "e"), ("ist", ""), ("ism", "")),
    *(("like", ""), ("wise", ""), ("er", "e"), ("ers", ""), ("ers", "e"), ("ization", "ize")),
    *(("isation", "ize"), ("ation", "e"), ("ions", ""), ("ity", ""), ("ity", "e"), ("al", "")),
    *(("ic", ""), ("ic", "y"), ("ical", "y"), ("ized", "ize"), ("ed", ""), ("ing", "")),
)
"""How words are made from others, and what those have in the place."""
_BEGINNINGS: Final = (
    "un re non over under out pre anti multi sub super mis dis inter co counter de post semi micro"
    " mini mega trans up bio nano geo neuro cyber eco tele hyper photo poly thermo electro immuno"
    " cardio psycho socio ultra pseudo intra infra extra mono tri auto giga"
)
_STARTS: Final = tuple(_BEGINNINGS.split())
"""How words begin that are made from others."""
_PREFIXED: Final = re.compile("after|fore|inter|mis|out|over|pre|re|under|un|up|with")
_SPELLINGS: Final = (
    ("ise", "ize"),
    ("isa", "iza"),
    ("isi", "izi"),
    ("yse", "yze"),
    ("our", "or"),
    ("tre", "ter"),
    ("ogue", "og"),
    ("ae", "e"),
    ("oe", "e"),
    ("ll", "l"),
    ("ence", "ense"),
    ("-", ""),
)
"""British and American, or other ways to write the same, tried both ways round."""


@dataclass(slots=True)
class Sense:
    """A sense in WordNet 3.0."""

    part: PartOfSpeech
    written: str
    """The lemma as it is written in this sense."""
    gloss: str
    synset: tuple[str, str]
    """The file and place of the words that have this sense in common."""
    is_instance: bool
    """Whether it is one thing of its kind, which has a name."""
    count: int
    """How often it was met in texts; of a word hardly met, that of all words with its senses."""
    own: int = 0
    """How often it was met in texts as a sense of this lemma."""


@dataclass(slots=True, eq=False)
class Headword:
    """The senses of one part of speech, the commonest first."""

    written: str
    part: PartOfSpeech | None
    senses: list[str] = field(default_factory=list)
    count: int = 0
    """How often the commonest sense was met."""


def read_wordnet(folder: Path) -> dict[str, list[Sense]]:
    """All senses by lemma in lower case, in WordNet's order within each part."""
    counts = _counts(folder / "cntlist.rev")
    together: dict[tuple[str, str], int] = defaultdict(int)
    found: dict[str, list[Sense]] = defaultdict(list)
    for name, part in _FILES.items():
        synsets = _synsets(folder / f"data.{name}")
        for line in (folder / f"index.{name}").read_text("ascii").splitlines():
            if line.startswith(" ") or "_" in line.partition(" ")[0]:
                continue
            fields = line.split()
            lemma, offsets = fields[0], fields[-int(fields[2]) :]
            for number, offset in enumerate(offsets, 1):
                words, gloss, is_instance = synsets[offset]
                written = next((w for w in words if w.lower() == lemma), lemma)
                met = counts.get((lemma, name, number), 0)
                together[name, offset] += met
                found[lemma].append(
                    Sense(part, written, gloss, (name, offset), is_instance, count=met, own=met)
                )
    for senses in found.values():
        if sum(sense.count for sense in senses) < _HARDLY_MET:
            for sense in senses:
                sense.count = together[sense.synset]
    return found


def _counts(path: Path) -> dict[tuple[str, str, int], int]:
    found: dict[tuple[str, str, int], int] = {}
    for line in path.read_text("ascii").splitlines():
        key, number, count = line.split()
        lemma, _, rest = key.partition("%")
        found[lemma, _TYPES[rest[0]], int(number)] = int(count)
    return found


def _synsets(path: Path) -> dict[str, tuple[list[str], str, bool]]:
    """Words, gloss and whether it is an instance, by offset."""
    found = {}
    for line in path.read_text("ascii").splitlines():
        if line.startswith(" "):
            continue
        data, _, gloss = line.partition(" | ")
        fields = data.split()
        words = [w.partition("(")[0] for w in fields[4 : 4 + 2 * int(fields[3], 16) : 2]]
        found[fields[0]] = words, gloss.split('; "')[0].strip(), " @i " in data
    return found


def read_glosses(path: Path) -> dict[str, list[str]]:
    """The glosses of Open English WordNet by lemma in lower case."""
    found: dict[str, list[str]] = defaultdict(list)
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            lemma, tab, glosses = line.rstrip("\n").partition("\t")
            if tab:
                found[lemma.lower()] += glosses.split(" | ")
    return found


def headwords(
    lemma: str, glosses: list[str], senses: list[Sense], first: str = ""
) -> list[Headword]:
    """The parts of speech of a lemma with its senses, the one that people know first.

    That is the one that begins with `first`, our own choice; else those met most often, as far as
    they were met at all, and then WordNet's order; senses of a special field, of what a thing gives
    or holds, and those that a family is spared come last, and what is written with a capital after
    every word.
    """
    matched = _matched(glosses, senses)
    parts = _parts(lemma, matched)
    by_part: dict[tuple[PartOfSpeech | None, str], Headword] = {}
    ranked = []
    for place, (gloss, sense, part) in enumerate(zip(glosses, matched, parts, strict=True)):
        written = sense.written if sense else lemma
        if part is PartOfSpeech.NOUN and sense and sense.is_instance and written[:1].isupper():
            part = PartOfSpeech.NAME
        head = by_part.setdefault((part, written), Headword(written, part))
        number = senses.index(sense) if sense else place + len(senses)
        rank = not (first and gloss.startswith(first)), _lateness(gloss, written)
        ranked.append((*rank, -_met(sense), number, head, gloss))
        head.count = max(head.count, sense.count if sense else 0)
    taken: list[Headword] = []
    for *_, head, gloss in sorted(ranked, key=lambda each: each[:4]):
        text = english_sense(gloss)
        if text and (len(taken) < MOST or not head.senses) and text not in head.senses:
            head.senses.append(text)
            taken.append(head)
    return sorted(
        dict.fromkeys(taken),
        key=lambda head: (not _is_chosen(head, first), head.written[:1].isupper()),
    )


def _is_chosen(head: Headword, first: str) -> bool:
    return bool(first) and head.senses[0].startswith(first)


def _lateness(gloss: str, written: str) -> int:
    """Later the less people think of a sense: Dutch is a language before it is of a country."""
    if _UNFIT.search(gloss):
        return 3
    if written[:1].isupper():
        return 2 if _OF_A_LAND.match(gloss) else 1
    return int(bool(_LABEL.match(gloss) or _MADE_OF_IT.match(gloss)))


def _met(sense: Sense | None) -> int:
    return sense.own if sense and sense.own >= _TOO_THIN else 0


def _matched(glosses: list[str], senses: list[Sense]) -> list[Sense | None]:
    """The sense of WordNet 3.0 that each gloss is a wording of, each once."""
    found: list[Sense | None] = [None] * len(glosses)
    free = list(senses)
    words = [_words(gloss) for gloss in glosses]
    for threshold in (1.0, _ALIKE):
        for place, gloss_words in enumerate(words):
            if found[place] is not None or not free:
                continue
            best = max(free, key=lambda sense: _alike(gloss_words, _words(sense.gloss)))
            if _alike(gloss_words, _words(best.gloss)) >= threshold:
                found[place] = best
                free.remove(best)
    return found


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"[a-z]+", text.lower())) or frozenset({text})


def _alike(one: frozenset[str], other: frozenset[str]) -> float:
    return len(one & other) / len(one | other)


def _parts(lemma: str, matched: list[Sense | None]) -> list[PartOfSpeech | None]:
    """The part of each gloss: its sense's, else that of the one before or after it."""
    found = [sense.part if sense else None for sense in matched]
    if not any(found) and re.search("[^l]ly$", lemma):
        return [PartOfSpeech.ADVERB] * len(found)
    for order in (range(1, len(found)), range(len(found) - 2, -1, -1)):
        step = -1 if order.step == 1 else 1
        for place in order:
            found[place] = found[place] or found[place + step]
    return found


class English:
    """Everything that is known of English words."""

    def __init__(self, wordnet: Path, glosses: Path, nouns: Path, own: Path, order: Path) -> None:
        self._wordnet = read_wordnet(wordnet)
        self._glosses = read_glosses(glosses)
        self._nouns = set(nouns.read_text("utf-8").split("\n"))
        self._own = {word.lower(): rows for word, rows in hand_written(own).items()}
        self._first = first_senses(order)
        self._exceptions = _read_exceptions(wordnet)

    def rows(self, met: Met) -> Iterator[MeaningLine]:
        """The rows of all words that the referee can meet."""
        heads = {key: rows for key in met.words if (rows := self._headwords(key, met))}
        for key in met.words:
            own = heads.get(key, [])
            leading = list(dict.fromkeys(self._leading(key, heads, met)))
            common = max((met.commonness.get(row.lemma.upper(), 0) for row in leading), default=0)
            leading.sort(
                key=lambda row: (
                    self._first.get(key.lower()) != AS_FORM + row.lemma,
                    met.commonness.get(row.lemma.upper(), 0) < common - _FAR_RARER,
                    not self._is_known_as(row, heads),
                    -self._count(row.lemma, row.part),
                )
            )
            if not own and not leading:
                leading = list(self._regular(key, heads, met))[:1]
            is_rarer = self._is_rarer(key.lower(), own, leading)
            told = (*leading, *own) if is_rarer else (*own, *leading)
            yield from told if met.is_listed(key) else map(shortened, told)

    def _is_known_as(self, row: MeaningLine, heads: Mapping[str, list[MeaningLine]]) -> bool:
        """Whether we say that people know a lemma as this part of speech (bears, of the bear)."""
        firsts = heads.get(row.lemma.upper(), ())[:1]
        return row.lemma in self._first and any(row.part is first.part for first in firsts)

    def _regular(
        self, key: str, heads: Mapping[str, list[MeaningLine]], met: Met
    ) -> Iterator[MeaningLine]:
        """What a word in use that has no meaning is by its ending (Germans, vids)."""
        if met.commonness.get(key, 0) < MET:
            return
        word = key.lower()
        for part, endings in _ENDINGS.items():
            for ending, instead in endings:
                for lemma in _without(word, ending, instead):
                    other = lemma.upper()
                    if len(lemma) > 2 and (met.commonness.get(other) or other in heads):
                        written = next((row.word for row in heads.get(other, ())), lemma)
                        yield MeaningLine(word, part, Relation.FORM, written)

    def _is_rarer(self, word: str, own: list[MeaningLine], leading: list[MeaningLine]) -> bool:
        """Whether a word is known as a form of another one (are, of be) rather than by itself."""
        if word in self._first:
            return self._first[word].startswith(AS_FORM)
        counts = [
            self._count(row.lemma) for row in leading if row.part is not PartOfSpeech.ADJECTIVE
        ]
        is_far = max(counts, default=0) > _FAR_COMMONER * self._count(word)
        return is_far or not any(row.word.islower() for row in own)

    def _count(self, word: str, part: PartOfSpeech | None = None) -> int:
        """How often the commonest sense of a word was met; of one in our own wording always."""
        if any(row.senses for row in self._own.get(word.lower(), ())):
            return sys.maxsize
        senses = self._wordnet.get(word.lower(), ())
        counts = (sense.count for sense in senses if part in (None, sense.part))
        return max(counts, default=0)

    def _headwords(self, key: str, met: Met) -> list[MeaningLine]:
        lemma = key.lower()
        own = [row for row in self._own.get(lemma, []) if row.senses]
        rows = [*own, *self._of_wordnet(key, lemma, met)]
        ordinary = [
            row for row in rows if row.part not in (PartOfSpeech.NAME, PartOfSpeech.ABBREVIATION)
        ]
        chosen_by_us = lemma in self._first and not self._first[lemma].startswith(AS_FORM)
        is_as_chosen = chosen_by_us and ordinary and not ordinary[0].word.islower()
        plain = [row for row in ordinary if is_as_chosen or row.word.islower()] or ordinary
        return plain if met.is_listed(key) and plain else rows

    def _of_wordnet(self, key: str, lemma: str, met: Met) -> Iterator[MeaningLine]:
        senses = self._wordnet.get(lemma, [])
        # The newer list leaves out what has a hyphen.
        glosses = self._glosses.get(lemma) or [sense.gloss for sense in senses]
        if any(row.senses for row in self._own.get(lemma, ())):
            # Rare nouns such as the thing that a modal verb happens to be called as well.
            glosses = glosses if any(sense.count > 1 for sense in senses) else []
        if met.is_listed(key) and not met.is_vulgar(key):
            glosses = [gloss for gloss in glosses if not _UNFIT.search(gloss)] or glosses
        limit = ROOMIEST if met.is_common(key) else LONGEST
        for head in headwords(lemma, glosses, senses, self._first.get(lemma, "")):
            part = head.part
            if part is None and lemma in self._nouns:
                part = PartOfSpeech.NOUN
            written = head.written
            if not met.is_listed(key):
                part, written = self._as_refused(key, part, written, met)
            yield MeaningLine(written, part, senses=chosen(head.senses, limit))

    def _as_refused(
        self, key: str, part: PartOfSpeech | None, written: str, met: Met
    ) -> tuple[PartOfSpeech | None, str]:
        """Part and spelling of a word that is refused as a name or abbreviation."""
        if met.is_abbreviation(key) and len(key) < 6 and part in (PartOfSpeech.NOUN, None):
            return PartOfSpeech.ABBREVIATION, written
        if met.is_name(key) and part in (PartOfSpeech.NOUN, None):
            return PartOfSpeech.NAME, written.capitalize() if written.islower() else written
        return part, written

    def _leading(
        self, key: str, heads: Mapping[str, list[MeaningLine]], met: Met
    ) -> Iterator[MeaningLine]:
        """What a word is a form or another spelling of, or made from."""
        word, known = key.lower(), heads.get(key, [])
        written = word.capitalize() if not met.is_listed(key) and met.is_name(key) else word
        found = dict.fromkeys(self._inflected(word, heads, met, bool(known)))
        for lemma, part in found:
            yield MeaningLine(written, part, Relation.FORM, lemma)
        if known or found:
            return
        other = next(self._respelled(word, heads, met), None)
        if other:
            yield MeaningLine(written, other[1], Relation.VARIANT, other[0])
            return
        stems = [s for s in met.stems(word) if s != word and _is_word(s, heads)]
        # The nearest, and of equals always the same one.
        stem = max(stems, key=lambda one: (len(one), one), default=None)
        if not stem and met.commonness.get(key):
            plain = (word, *(word.removesuffix(end) for end in ("s", "ed", "d", "ing")))
            stem = next(filter(None, (self._made_from(one, heads) for one in plain)), None)
        if stem:
            yield MeaningLine(written, _part_by_ending(word), Relation.DERIVED, stem)

    def _made_from(self, word: str, heads: Mapping[str, list[MeaningLine]]) -> str | None:
        """A headword that a word adds a beginning or an ending or another word to."""
        cut = [word.removesuffix(end) + instead for end, instead in _MADE if word.endswith(end)]
        cut += [word.removeprefix(start) for start in _STARTS if word.startswith(start)]
        if found := [stem for stem in cut if len(stem) > 2 and _is_word(stem, heads)]:
            return max(found, key=len)
        for place in range(len(word) - 3, 2, -1):
            if _is_word(word[:place], heads) and _is_word(word[place:], heads):
                return word[place:]
        return None

    def _inflected(
        self, word: str, heads: Mapping[str, list[MeaningLine]], met: Met, is_headword: bool
    ) -> Iterator[tuple[str, PartOfSpeech]]:
        own = self._own.get(word, [])
        if any(row.senses for row in own):
            return
        yield from ((row.lemma, row.part) for row in own if row.lemma and row.part)
        yield from self._irregular(word, heads, is_headword)
        stems = met.stems(word)
        for part, endings in _ENDINGS.items():
            for ending, instead in endings:
                for lemma in _without(word, ending, instead):
                    # What has no meaning of its own may be taken for a form more freely.
                    is_sure = not is_headword or lemma in stems or stems & met.stems(lemma)
                    if is_sure and len(lemma) > 1 and _has(heads, lemma, part):
                        yield lemma, part

    def _irregular(
        self, word: str, heads: Mapping[str, list[MeaningLine]], is_headword: bool
    ) -> Iterator[tuple[str, PartOfSpeech]]:
        """Lemmas by the lists of irregular forms; of undergone by that of gone."""
        for part, forms in self._exceptions.items():
            for lemma in forms.get(word, ()):
                if lemma != word and _has(heads, lemma, part):
                    yield lemma, part
        prefix = None if is_headword else _PREFIXED.match(word)
        if prefix:
            for lemma in self._exceptions[PartOfSpeech.VERB].get(word[prefix.end() :], ()):
                if _has(heads, prefix[0] + lemma, PartOfSpeech.VERB):
                    yield prefix[0] + lemma, PartOfSpeech.VERB

    def _respelled(
        self, word: str, heads: Mapping[str, list[MeaningLine]], met: Met
    ) -> Iterator[tuple[str, PartOfSpeech | None]]:
        """Headwords, or the words that a form belongs to, which are the same in other letters."""
        for one, two in _SPELLINGS:
            for old, new in ((one, two), (two, one)):
                if old and old in word:
                    for place in re.finditer(re.escape(old), word):
                        other = word[: place.start()] + new + word[place.end() :]
                        yield from self._respelled_as(other, heads, met)

    def _respelled_as(
        self, other: str, heads: Mapping[str, list[MeaningLine]], met: Met
    ) -> Iterator[tuple[str, PartOfSpeech | None]]:
        rows = heads.get(other.upper())
        if rows:
            yield other, rows[0].part
        else:
            yield from self._inflected(other, heads, met, is_headword=False)


def _is_word(text: str, heads: Mapping[str, list[MeaningLine]]) -> bool:
    return any(row.word == text for row in heads.get(text.upper(), ()))


def _read_exceptions(folder: Path) -> dict[PartOfSpeech, dict[str, list[str]]]:
    """Irregular forms with their lemmas."""
    found: dict[PartOfSpeech, dict[str, list[str]]] = {}
    for name, part in _FILES.items():
        lines = (folder / f"{name}.exc").read_text("ascii").splitlines()
        found[part] = {form: lemmas for form, *lemmas in map(str.split, lines) if form}
    return found


def _without(word: str, ending: str, instead: str) -> Iterator[str]:
    """The word without an ending, and without the consonant that was doubled before it."""
    if not word.endswith(ending) or len(word) - len(ending) < 2:
        return
    stem = word[: len(word) - len(ending)]
    if ending == "s" and stem.endswith("s"):
        return
    if instead or not _would_change(stem, ending):
        yield stem + instead
    if not instead and ending[0] in "ei" and ending != "es" and _DOUBLED.match(stem):
        yield stem[:-1]


def _would_change(stem: str, ending: str) -> bool:
    """Whether a word takes another form of an ending: tapped (not taped) of tap, bits of bit."""
    if ending == "es":
        return not _HISSING.search(stem)
    return ending[0] in "ei" and bool(_DOUBLING.fullmatch(stem) or stem.endswith("e"))


def _has(heads: Mapping[str, Iterable[MeaningLine]], lemma: str, part: PartOfSpeech) -> bool:
    parts = {row.part for row in heads.get(lemma.upper(), ()) if row.word == lemma}
    return part in parts or (part is PartOfSpeech.NOUN and None in parts)


def _part_by_ending(word: str) -> PartOfSpeech | None:
    endings = {
        "ly": PartOfSpeech.ADVERB,
        "ness": PartOfSpeech.NOUN,
        "able": PartOfSpeech.ADJECTIVE,
        "less": PartOfSpeech.ADJECTIVE,
    }
    return next((part for ending, part in endings.items() if word.endswith(ending)), None)
