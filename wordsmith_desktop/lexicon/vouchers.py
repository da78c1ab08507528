"""Which sources vouch for a listed word."""

from __future__ import annotations

from enum import IntFlag


class Source(IntFlag):
    """Where a word list found a word; a word may have several."""

    HUNSPELL = 0x01
    """A Hunspell dictionary: entries, affix rules and, if texts are full of them, compounds."""
    OWN = 0x02
    """A list of ours, reviewed by hand."""
    SCOWL = 0x04
    WORDNET = 0x08
    LISTS = 0x10
    """Plain lists, for words that wordfreq has met: in English Letterpress, in German igerman98 and
    medicalterms."""
    WIKTIONARY = 0x20
    LANGUAGETOOL = 0x40
    WIKIDATA = 0x80


_NAMES = {
    Source.HUNSPELL: "Hunspell",
    Source.OWN: "Wordsmith",
    Source.SCOWL: "SCOWL",
    Source.WORDNET: "WordNet",
    Source.LISTS: "word lists",
    Source.WIKTIONARY: "Wiktionary",
    Source.LANGUAGETOOL: "LanguageTool",
    Source.WIKIDATA: "Wikidata",
}


def voucher_names(bits: int) -> tuple[str, ...]:
    """Return the names of the sources behind the bits of a word."""
    return tuple(name for source, name in _NAMES.items() if bits & source)
