"""The wording of senses: without what a wiki leaves behind, and cut where they are too long."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable
from typing import Final

LONGEST: Final = 140
"""Characters of a sense; a longer one ends with a clause, the next one where none ends before."""
ROOMIEST: Final = 260
"""The same of a common word, which is looked up most."""
MOST: Final = 3
"""Senses of a headword."""
_SHORTEST_CUT: Final = 40
"""A sense is not cut at a mark before this character."""

_TEMPLATE: Final = re.compile(r"\{\{[^{}]*\}\}")
_TEMPLATE_LABEL: Final = re.compile(r"\{\{K\|([^{}]*)\}\}\s*")
_LINK: Final = re.compile(r"\[?https?://.*$")
_TAG: Final = re.compile(r"<[^<>]{1,80}>")
_SOURCE: Final = re.compile(
    r"(?:\s*(?:Definition(?: nach)?|Definiert nach|Aus|aus|nach|Nach|Quelle|Vgl\.|vgl\.|Siehe|siehe"
    r"|Wikipedia|Stichwort|Duden|Meyers)[^:]{0,30}|\s[^\s:]{1,30}):\s*$|\s*Duden\. Das .*$"
)
"""What is left at the end of a sense when the citation after it was taken away."""
_CITED: Final = re.compile(
    r"(?:,\s*)?(?:Seite|S\.|Stichwort|Eintrag|ISBN|abgerufen am|Hrsg\.|Wikipedia:)\s*[„\d»].*$"
)
_SEE: Final = re.compile(
    r"(?i)\s*\([^()]*\bsiehe dort\)|\s*\(Wikipedia\)|;Wikipedia: [A-Z]+ \d+"
    r"|\s*\((?:siehe|vgl\.|vergleiche)[^()]*\)"
    r"|[,;.:]?\s+\(?(?:siehe|vgl\.)(?: auch)?:? [^()]{1,60}$"
)
_NOTE: Final = re.compile(r"<!.*$|-->.*$|(?<=[a-zäöüß])(?:nach|aus|siehe):.*$|, Stichwort\b.*$")
_NOTE_BEGINS: Final = re.compile(
    "(?:Die|Der|Das|Zu|Nach|Johann|Wolfgang|Andreas|Eintrag|Definition|Laut|Angepasst|Definiert|Siehe|Quelle|Vergleiche)\\b"
)
_GLUED: Final = re.compile(r"(?<=[a-zäöüß)“.])(?=[A-ZÄÖÜ„][a-zäöüß]{2}|Zu )")
_WORD_BEFORE: Final = re.compile(r"[A-Za-zÄÖÜäöüß-]+$")
_NUMBER: Final = r"\[\s*\d+[a-z]?(?:\s*[,–-]\s*\d+[a-z]?)*\s*\]"
_REFERENCE: Final = re.compile(_NUMBER)
_NUMBERED: Final = re.compile(rf"(\b[A-ZÄÖÜ][\w-]{{3,}})(?:,?\s*{_NUMBER})+")
"""A noun that says by its number in which of its senses it is meant."""
_REFERRING: Final = re.compile(rf"\s*\([^()]*{_NUMBER}[^()]*\)|(?<=\w){_NUMBER}")
_TIDY: Final = (
    (re.compile(r"[„“\"]?\s*\(\s*[;,]?\s*\)"), ""),
    (re.compile(r"→\s*"), ""),
    (re.compile(r"[↑†\u00ad\u200b-\u200f\u2028-\u202e\ufeff]"), ""),
    (re.compile(r"&shy;"), ""),
    (re.compile(r"'{2,}"), ""),
    (re.compile(r"\s+"), " "),
    (re.compile(r"\(\s+"), "("),
    (re.compile(r"\s+\)"), ")"),
    (re.compile(r",?\s+:(?=\s|$)"), ":"),
    (re.compile(r"\s+([,;.!?])(?=\s|$)"), r"\1"),
    (re.compile(r"([,;:])(?:\s*[,;:])+(?=\s|$)"), r"\1"),
    (re.compile(r"^(?:\W*\[[a-z]\]|[^\w(„‚»›~+]+)\s*"), ""),
    (re.compile(r"^\d+[a-z]?\]\s*"), ""),
    (re.compile(r"[\s,;:–-]+$"), ""),
)
_SENTENCE: Final = re.compile(r"; |\. (?=[A-ZÄÖÜ])")
_CLAUSE: Final = re.compile(
    r" \((?!\w+\))| – |, (?=(?:(?:in|mit|von|bei|auf|an|für|aus|zu|durch) )?"
    r"(?:der|die|das|den|dem|deren|dessen|denen|welche\w?|wobei|wodurch|worin|womit|sodass|um|wenn|weil"
    r"|which|who|whose|where|when|so that|especially|usually|often|such as|used|including)\b)"
)
"""What comes after the main clause of a sense."""
_DEAD_END: Final = re.compile(
    r"(?i)^(?:siehe(?: auch)?|vgl\.|vergleiche|s\. ?u\.|-->)(?:\s|$)|^(?:unten|oben)$"
    r"|(?:der|die|das)$|^\([^()]*\)$|^(?:Bibel: )?Buch [A-Z][a-z]+(?: \(aus der Bibel\))?$"
)
_GRAMMAR: Final = re.compile(
    r"^(?:nur |meist |auch |ohne |in)?(?:attributiv|Steigerung|transitiv|reflexiv|steigerbar"
    r"|mit (?:Dativ|Akkusativ|Genitiv))\b[^:]{0,80}:\s*(?=\S)"
)
"""What tells how a sense is used in a sentence, and not what it means."""
Known = Callable[[str], bool]
"""Tells whether a text is a word."""


def cut(sense: str, limit: int = LONGEST) -> str:
    """The whole sentences or clauses of a sense that `limit` characters hold, at least one."""
    if len(sense) <= limit:
        return sense
    ends = [_ends(sense, kind) for kind in (_SENTENCE, _CLAUSE)]
    within = next(
        (short for found in ends if (short := [end for end in found if end <= limit])), []
    )
    end = max(within, default=min((end for found in ends for end in found), default=len(sense)))
    return sense[:end].rstrip(" ,;:–-")


def _ends(sense: str, kind: re.Pattern[str]) -> list[int]:
    """Where a sense may end by one kind of mark."""
    marks = (place.start() for place in kind.finditer(sense))
    return [mark for mark in marks if mark >= _SHORTEST_CUT and _is_closed(sense[:mark])]


def _is_closed(text: str) -> bool:
    return text.count("(") <= text.count(")")


def chosen(senses: Iterable[str], limit: int = LONGEST) -> tuple[str, ...]:
    """The first senses, cut, without repetition."""
    found = dict.fromkeys(cut(sense, limit) for sense in senses if sense)
    return tuple(found)[:MOST]


def english_sense(text: str) -> str:
    """A gloss of Open English WordNet as it is to be read."""
    plain = " ".join(html.unescape(text).split()).strip(" ;:,")
    if re.match(r"(?i)see\b[^ ]* \w+$", plain):
        return ""
    is_sentence = plain.endswith(".") and ". " not in plain and not plain.endswith("etc.")
    return plain.removesuffix(".") if is_sentence else plain


def german_sense(text: str, is_word: Known) -> str:
    """A gloss of German Wiktionary as it is to be read; '' where nothing is left of it."""
    plain = _TEMPLATE_LABEL.sub(_label, html.unescape(text))
    plain = _TAG.sub("", _TEMPLATE.sub("", _LINK.sub("", plain)))
    if "\\" in plain or re.search(r"[{}|]|\[\[|\]\]", plain):
        return ""
    plain = _NUMBERED.sub(r"\1", _without_note(_NOTE.sub("", plain), is_word))
    plain = _REFERRING.sub("", plain)
    plain = _SEE.sub("", _CITED.sub("", _SOURCE.sub("", plain)))
    for pattern, instead in _TIDY:
        plain = pattern.sub(instead, plain)
    plain = _balanced(plain.removesuffix(".") if plain.count(". ") == 0 else plain)
    plain = _GRAMMAR.sub("", plain)
    is_dead = _DEAD_END.match(plain) or not re.search(r"\w\w", plain)
    return "" if is_dead else plain


def refers(sense: str) -> bool:
    """Whether a sense speaks of another one by its number."""
    return bool(_REFERENCE.search(sense))


def _label(found: re.Match[str]) -> str:
    """The words of a wiki's label, as far as they are plain."""
    fields = [field.strip() for field in found[1].split("|")]
    plain = [field for field in fields if field and "=" not in field and field.isprintable()]
    short = [_LABELS.get(field, field) for field in plain if len(field) < 20]
    short = [each for each in short if each not in ("", "auch", "sonst", "und", "bis", "oder")]
    return ", ".join(short) + ": " if short else ""


_LABELS: Final = {
    "ugs.": "umgangssprachlich",
    "landsch.": "landschaftlich",
    "österr.": "österreichisch",
    "schweiz.": "schweizerisch",
    "südd.": "süddeutsch",
    "scherzh.": "scherzhaft",
    "abw.": "abwertend",
    "sal.": "salopp",
    "fam.": "familiär",
    "geh.": "gehoben",
    "vatd.": "veraltend",
    "va.": "veraltet",
    "intrans.": "",
    "trans.": "",
}


def _without_note(text: str, is_word: Known) -> str:
    """The text up to a footnote that follows its last word without a space."""
    for place in _GLUED.finditer(text):
        before = _WORD_BEFORE.search(text[: place.start()])
        after = re.match(r"„|[A-Za-zÄÖÜäöüß]+", text[place.start() :])
        if before is None:
            is_end = text[place.start() - 1] in ")“." and text[place.start() - 2] != "-"
            if is_end and place.start() > 20:
                return text[: place.start()]
            continue
        if place.start() > 20 and _NOTE_BEGINS.match(text, place.start()):
            return text[: place.start()]
        whole = before[0] + (after[0] if after else "")
        if len(before[0]) > 2 and is_word(before[0]) and not is_word(whole) and place.start() > 12:
            if after and after[0].startswith("Innen"):
                continue
            return text[: place.start()]
    return text


def _balanced(text: str) -> str:
    """The text without a bracket or quotation mark that has no partner."""
    if text.count("(") == text.count(")") + 1:
        head, _, tail = text.rpartition("(")
        text = f"{head}({tail})" if tail else head.rstrip()
    if text.count(")") == text.count("(") + 1 and not re.search(r"\b[a-zA-Z\d]\)", text):
        text = text.replace(")", "", 1)
    if text.count("„") == text.count("“") + text.count("”") + 1 and text.count('"') == 1:
        text = text.replace('"', "“")
    return text.strip()
