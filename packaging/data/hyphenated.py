"""English words with hyphens: WordNet's, rightly inflected, and how often each was met whole."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

HEADS_FIRST = re.compile(
    r"([a-z]+)(-(?:in|by|of|to|at|on|up|off|out|over|for|de|du|about|through|upon|with)(?:-[a-z]+)*)"
)
"""A noun that is inflected in its first part: mother-in-law, passer-by, man-of-war."""
_WORD = re.compile("[a-z]+(-[a-z]+)+")
_SYNTAX = re.compile(r"\((a|p|ip)\)$")
"""How WordNet marks an adjective that only stands in some places."""
SEMCOR_TOKENS = 700_000
"""Words of the texts in which WordNet's makers counted senses."""
LEAST_TIMES = 2
"""A word that the texts hold only once may be its author's own."""
_DOUBLED = re.compile("[^aeiou][aeiou][bdgklmnprt]")
"""A short verb that doubles its last letter: star, pin."""


def hyphenated_words(wordnet: Path, listed: Iterable[str]) -> dict[str, str]:
    """Return WordNet's hyphenated words and their inflected forms, each with its lemma."""
    irregular = exceptions(wordnet)
    known, lemmas = set(listed), list(lower_case_lemmas(wordnet))
    found: dict[str, str] = {}
    for part, endings in (("noun", ("s",)), ("verb", ("s", "ed", "ing")), ("adj", ()), ("adv", ())):
        for word in (lemma for of, lemma in lemmas if of == part and _WORD.fullmatch(lemma)):
            found.setdefault(word, word)
            if endings and not any(piece not in known for piece in word.split("-")[-1:]):
                forms = inflected(word, endings, irregular[part])
                found |= {form: word for form in forms if form not in found}
    return found


def lower_case_lemmas(wordnet: Path) -> Iterator[tuple[str, str]]:
    """Give WordNet's lemmas that it spells in lower case, each after its part of speech."""
    for part in ("noun", "verb", "adj", "adv"):
        for line in (wordnet / f"data.{part}").read_text("ascii").splitlines():
            if line.startswith(" "):
                continue
            fields = line.split(" ")
            for word in fields[4 : 4 + 2 * int(fields[3], 16) : 2]:
                lemma = _SYNTAX.sub("", word)
                if lemma.islower():
                    yield part, lemma


def exceptions(wordnet: Path) -> dict[str, dict[str, list[str]]]:
    """Return WordNet's irregular forms by part of speech and lemma."""
    found: dict[str, dict[str, list[str]]] = {}
    for part in ("noun", "verb", "adj", "adv"):
        forms: dict[str, list[str]] = defaultdict(list)
        for line in (wordnet / f"{part}.exc").read_text("ascii").splitlines():
            form, *lemmas = line.split()
            for lemma in lemmas:
                forms[lemma].append(form)
        found[part] = forms
    return found


def inflected(word: str, endings: Iterable[str], irregular: Mapping[str, list[str]]) -> list[str]:
    """Inflect a hyphenated word: as WordNet says, else in the part that carries the meaning."""
    if word in irregular:
        return irregular[word]
    is_noun = tuple(endings) == ("s",)
    heads = HEADS_FIRST.fullmatch(word)
    if is_noun and heads:
        head, rest = heads.groups()
        return [form + rest for form in irregular.get(head, [with_ending(head, "s")])]
    front, _, last = word.rpartition("-")
    if last in irregular:
        past = irregular[last]
        regular = [] if is_noun else [with_ending(last, "s"), with_ending(last, "ing")]
        has_ing = any(form.endswith("ing") for form in past)
        return [f"{front}-{form}" for form in past + regular[: 1 if has_ing else 2]]
    return [f"{front}-{with_ending(last, ending)}" for ending in endings]


def with_ending(word: str, ending: str) -> str:
    """Put an ending on a word by the rules of English spelling."""
    if ending == "s" and re.search("(s|x|z|ch|sh)$", word):
        return word + "es"
    if ending in ("s", "ed") and re.search("[^aeiou]y$", word):
        return word[:-1] + ("ies" if ending == "s" else "ied")
    if ending in ("ed", "ing") and word.endswith("e"):
        return word[:-1] + ending
    if ending in ("ed", "ing") and _DOUBLED.fullmatch(word[-3:]) and len(word) <= 4:
        return word + word[-1] + ending
    return word + ending


def whole_zipf(wordnet: Path, forms: Iterable[str], zipf: Mapping[str, float]) -> dict[str, float]:
    """Return how often each hyphenated form was met as a whole.

    wordfreq counts none with its hyphen; it counts those that are also written as one word, unless
    that is a word of its own, and WordNet's makers counted some in their texts.
    """
    listed = set(forms)
    counted = semcor_counts(wordnet)
    found: dict[str, float] = {}
    for form in listed:
        if "-" not in form:
            continue
        joined = form.replace("-", "")
        as_one = zipf.get(joined, 0.0) if joined not in listed else 0.0
        times = counted.get(form, 0)
        in_texts = math.log10(times / SEMCOR_TOKENS * 1e9) if times >= LEAST_TIMES else 0.0
        rarest = min(zipf.get(piece, 0.0) for piece in form.split("-"))
        found[form] = min(max(as_one, in_texts), rarest)
    return found


def semcor_counts(wordnet: Path) -> dict[str, int]:
    """Return how often WordNet's makers met each lemma."""
    counts: dict[str, int] = defaultdict(int)
    for line in (wordnet / "cntlist.rev").read_text("ascii").splitlines():
        key, _, times = line.split()
        counts[key.split("%")[0]] += int(times)
    return counts
