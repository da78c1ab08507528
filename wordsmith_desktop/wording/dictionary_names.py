"""What languages and dictionaries are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wordsmith_desktop.lexicon.languages import code_of, name_of

from .texts import Text

LANGUAGES: Final[Mapping[str, Text]] = {
    "en": Text("English", "Englisch"),
    "de": Text("German", "Deutsch"),
    "af": Text("Afrikaans", "Afrikaans"),
    "br": Text("Breton", "Bretonisch"),
    "ca": Text("Catalan", "Katalanisch"),
    "cs": Text("Czech", "Tschechisch"),
    "cy": Text("Welsh", "Walisisch"),
    "da": Text("Danish", "Dänisch"),
    "eo": Text("Esperanto", "Esperanto"),
    "es": Text("Spanish", "Spanisch"),
    "et": Text("Estonian", "Estnisch"),
    "eu": Text("Basque", "Baskisch"),
    "fi": Text("Finnish", "Finnisch"),
    "fo": Text("Faroese", "Färöisch"),
    "fr": Text("French", "Französisch"),
    "fy": Text("Frisian", "Friesisch"),
    "ga": Text("Irish", "Irisch"),
    "gl": Text("Galician", "Galicisch"),
    "hr": Text("Croatian", "Kroatisch"),
    "hu": Text("Hungarian", "Ungarisch"),
    "is": Text("Icelandic", "Isländisch"),
    "it": Text("Italian", "Italienisch"),
    "la": Text("Latin", "Lateinisch"),
    "lb": Text("Luxembourgish", "Luxemburgisch"),
    "lt": Text("Lithuanian", "Litauisch"),
    "lv": Text("Latvian", "Lettisch"),
    "nb": Text("Norwegian", "Norwegisch"),
    "nds": Text("Low German", "Niederdeutsch"),
    "nl": Text("Dutch", "Niederländisch"),
    "nn": Text("Nynorsk", "Nynorsk"),
    "oc": Text("Occitan", "Okzitanisch"),
    "pl": Text("Polish", "Polnisch"),
    "pt": Text("Portuguese", "Portugiesisch"),
    "ro": Text("Romanian", "Rumänisch"),
    "sk": Text("Slovak", "Slowakisch"),
    "sl": Text("Slovenian", "Slowenisch"),
    "sq": Text("Albanian", "Albanisch"),
    "sv": Text("Swedish", "Schwedisch"),
    "tr": Text("Turkish", "Türkisch"),
}
"""Languages in the Latin script, ours first."""
TITLES: Final[Mapping[str, Text]] = {
    "en": Text("English", "Englisch"),
    "en-us": Text("English, American only", "Englisch, nur amerikanisch"),
    "en-gb": Text("English, British only", "Englisch, nur britisch"),
    "en-clubs": Text("English with clubs’ words", "Englisch mit Klubwörtern"),
    "de": Text("German", "Deutsch"),
    "de-clubs": Text("German with clubs’ words", "Deutsch mit Klubwörtern"),
}
"""What the dictionaries that come with the program are called, the usual one of each language
first."""
_WORDS_OF: Final[Mapping[str, Text]] = {
    "en": Text("English words", "englische Wörter"),
    "en-us": Text("American words", "amerikanische Wörter"),
    "en-gb": Text("British words", "britische Wörter"),
    "en-clubs": Text(
        "English words with clubs’ short ones", "englische Wörter mit den kurzen der Klubs"
    ),
    "de": Text("German words", "deutsche Wörter"),
    "de-clubs": Text(
        "German words with clubs’ short ones", "deutsche Wörter mit den kurzen der Klubs"
    ),
}
_OWN: Final = Text("{name} ({language})", "{name} ({language})")
_WORDS_OF_OWN: Final = Text("words of “{name}”", "Wörter aus „{name}“")


def language_name(tag: str) -> Text:
    """The language of a dictionary's tag; its code where nobody has told its name here."""
    code = code_of(tag)
    return LANGUAGES.get(code) or Text(code, code)


def own_title(tag: str) -> Text:
    """What somebody's own dictionary is called: "Collins (English)"."""
    return _filled(_OWN, tag)


def words_of(tag: str) -> Text:
    """The words of a dictionary, amid a sentence: "British words", "words of “Collins”"."""
    if tag in _WORDS_OF:
        return _WORDS_OF[tag]
    return _filled(_WORDS_OF_OWN, tag) if name_of(tag) else Text(tag, tag)


def _filled(text: Text, tag: str) -> Text:
    name, language = name_of(tag), language_name(tag)
    # A gap that somebody's name has is none.
    name = name.replace("{", "{{").replace("}", "}}")
    return Text(
        text.en.format(name=name, language=language.en),
        text.de.format(name=name, language=language.de),
    )
