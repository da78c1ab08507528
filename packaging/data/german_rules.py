"""German forms that no table holds, by the rules of the language: what a speaker makes of a word.

Imperatives without -e, verbs of spoken directions, feminine nouns and diminutives.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Set
from pathlib import Path
from typing import Any, Final

_NEEDS_E: Final = re.compile("(?:[^aeiouäöüylrhmn][nm]|ch[nm]|ig)$")
"""Ends of stems whose imperative keeps its -e: atme, rechne, reinige; but wart and red are said."""
_SPOKEN: Final = {
    "raus": ("heraus", "hinaus"),
    "rein": ("herein", "hinein"),
    "runter": ("herunter", "hinunter"),
    "rüber": ("herüber", "hinüber"),
    "ran": ("heran",),
    "rauf": ("herauf", "hinauf"),
    "rum": ("herum",),
}
"""Directions as they are spoken, and as they are written."""
_AGENT: Final = re.compile("(?:er|ist|ent|ant|loge|graf|soph|at|or|eur|ar|är)$")
_PERSON: Final = re.compile(
    r"(?:\w+[:,] )*(?:jemand|Person|Mensch|Mann|Einwohner|Bewohner|Angehörige|Mitglied|Anhänger"
    r"|Vertreter|Spieler|Fachmann|männliche|Beruf|Sportler|Künstler|Wissenschaftler|Arzt"
    r"|Staatsbürger|Leiter|Inhaber|Besitzer|Bürger|Handwerker|Lehrer|derjenige|wer )"
)
_UMLAUT: Final = {"au": "äu", "a": "ä", "o": "ö", "u": "ü"}
_LAST_VOWEL: Final = re.compile("(aa|au|a|oo|o|u)(?=[^aeiouäöü]*$)")


def imperative(verb: str, told: str) -> str:
    """Return the imperative of a verb without -e, '' for one that changes its vowel or needs it.

    `told` is the imperative of a table, '' where it has none.
    """
    stem = re.sub("([^e]ie)n$|e?n$", r"\1", verb)
    is_other = bool(told) and told not in (stem, stem + "e", stem[:-2] + stem[-1:] + "e")
    return "" if is_other or len(stem) < 2 or _NEEDS_E.search(stem) else stem


def table_of_imperatives(cache: Path) -> dict[str, str]:
    """Return LanguageTool's imperatives by verb, '' for a verb that parts in a clause."""
    table: dict[str, dict[str, Any]] = json.loads((cache / "verbs-de.json").read_text("utf-8"))
    found = {}
    for verb, entry in table.items():
        told = entry.get("IMP", {}).get("S", "")
        found[verb] = told if isinstance(told, str) and not entry.get("hasPrefix") else ""
    return found


def spoken_directions(forms: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Give the forms of verbs as spoken (rauskommt), each with the written one (herauskommt)."""
    written = {long: short for short, longs in _SPOKEN.items() for long in longs}
    for form in forms:
        for long, short in written.items():
            if form.startswith(long) and len(form) > len(long) + 3:
                yield short + form.removeprefix(long), form


def feminine(noun: str, gloss: str, verbs: Set[str]) -> str:
    """Return the feminine of a noun for a person (Turnerin), '' for any other noun."""
    if not _AGENT.search(noun) or noun.endswith("erer"):
        return ""
    infinitives = {noun[:-1].lower() + "n", noun[:-2].lower() + "n"}
    is_agent = noun.endswith("er") and not infinitives.isdisjoint(verbs)
    if not (is_agent or _PERSON.match(gloss)):
        return ""
    return noun.removesuffix("e") + "in"


def diminutive(noun: str) -> str:
    """Return the diminutive with -chen of a short noun (Bäumchen), '' for one that takes none."""
    stem = noun[:-1] if noun.endswith("e") else noun
    syllables = re.findall("[aeiouäöüy]+", stem.lower())
    if len(syllables) != 1 or not 3 <= len(stem) <= 6 or re.search("(?:ch|g|st?|[aeiouy])$", stem):
        return ""
    last = _LAST_VOWEL.search(stem.lower())
    if last is None:
        changed = stem
    else:
        vowel = {"aa": "ä", "oo": "ö"}.get(last[1]) or _UMLAUT[last[1]]
        changed = stem[: last.start()] + vowel + stem[last.end() :]
    return changed[:1].upper() + changed[1:] + "chen"
