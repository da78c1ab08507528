"""The German word list: which forms are words, which are names or abbreviations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, product
from pathlib import Path

from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.lexicon.index import WORD_BYTES
from wordsmith_desktop.lexicon.store import ABBREVIATION, CLUB, NAME
from wordsmith_desktop.lexicon.vouchers import Source

from .german_forms import declined
from .german_lexicons import GermanLexicons, is_german_word, read_lexicons
from .german_parts import Parts, learn_parts, parts_of
from .german_rules import (
    diminutive,
    feminine,
    imperative,
    spoken_directions,
    table_of_imperatives,
)
from .hunspell_forms import Expander, Forms, Speller, speller
from .scowl import scowl_names, scowl_sizes
from .word_material import (
    ATTESTED_ZIPF,
    INPUTS,
    RESOURCES,
    SHORT,
    Material,
    is_all_caps,
    read_lines,
    read_short,
    with_sharp_s,
    zipf_of,
    zipf_values,
)

DE = 1
LONG = 10
"""Letters of a compound that is believed without a lexicon that tells names apart."""
WELL_ATTESTED_ZIPF = 2.0
"""A compound that only Hunspell makes is listed if it is met so often."""
LONG_ENTRY = 9
"""Letters of a Hunspell entry that is believed although no lexicon holds it; shorter ones are
mostly places, brands and first parts."""
FOREIGN_SIZE = 60
"""SCOWL's size up to which an English word is one that German texts quote."""
EVERYDAY_SIZE = 35
"""SCOWL's size up to which an English word is one that every pupil learns."""
MOST_KNOWN, OBSCURE = 3, 1
RESIDENT = ("er", "ern", "ers", "erin", "erinnen")
"""Endings of those who live somewhere; the dictionary makes them of places."""
NOUN_ENDINGS = ("ung", "ungen", "heit", "heiten", "keit", "keiten", "tät", "täten", "ismus")
"""Endings of nouns that no name has."""
SHORT_COMPOUND = 8
"""Letters of a compound that no lexicon need hold, at least."""
SHORTEST_FRONT = 3
SHORT_FRONTS = ("Öl", "Ei", "Ur")
"""The shorter words that begin compounds."""
SHORTEST_HEAD = 5
SHORTEST_BACK = 4
"""Letters of the second word in a short compound, which Hunspell has to build as well."""
COMMON_SPOKEN = 3.0
"""A verb with a direction that is met so often is spoken with the shorter one in all its forms."""
COMMON_SMALL = 3.5
"""A noun that is met so often has a diminutive that everybody understands."""
RATHER_NAME, RATHER_ENGLISH = 1.0, 0.0
"""By how much a name or an English word is commoner than the word that it is a form of."""
COMMON_OTHER, KNOWN_LEMMA = 2.7, 3.2
"""Such a name or English word is met so often at least, the word that it is a form of less."""
LINKS = ("", "s", "n", "en", "es", "e", "er")
"""What may stand between the words of a compound."""
_UMLAUTS = {"a": "aä", "o": "oö", "u": "uü"}


Made = tuple[str, str]
"""A form that a rule makes, and of what."""


@dataclass(slots=True)
class _Sources:
    """What decides on a German form."""

    lexicons: GermanLexicons
    zipf: Mapping[str, float]
    spells: Speller
    reviewed: dict[str, int]
    """Names and abbreviations of our own lists, with their code."""
    english: set[str]
    """Folded English words."""
    names: set[str]
    """Folded names that SCOWL knows."""
    all_names: set[str]
    """The same with rare ones."""
    everyday_english: set[str]
    """Folded English words that every pupil learns."""

    def code(self, stem: str) -> int | None:
        """Return the code of a stem that is a name or an abbreviation and nothing else."""
        if stem in self.reviewed:
            return self.reviewed[stem]
        plain = stem.rstrip(".")
        if plain.isalpha() and (plain != stem or (len(stem) > 1 and not stem[1:].islower())):
            return ABBREVIATION
        if self.lexicons.is_ordinary(stem) or stem.islower():
            return None
        if stem in self.lexicons.abbreviations:
            return ABBREVIATION
        return NAME if stem in self.lexicons.names else None

    def is_ordinary(self, form: str) -> bool:
        """Tell whether a lexicon holds a form as a word, and our own lists do not exclude it."""
        if form not in self.reviewed:
            return self.lexicons.is_ordinary(form)
        # The plural of Hesse is a word, whatever else Hessen names.
        lemmas = self.lexicons.nouns.get(form, set()) - {form}
        return any(lemma not in self.reviewed for lemma in lemmas)


def german(cache: Path) -> Material:
    """Collect German words: nouns with a capital, all others in lower case."""
    forms = Expander(RESOURCES / "de", "de_DE_frami").forms()
    sizes = scowl_sizes(cache / "scowl")
    sources = _Sources(
        read_lexicons(cache),
        zipf_values("de"),
        speller(RESOURCES / "de", "de_DE_frami"),
        reviewed_exclusions(),
        {fold(word) for word, size in sizes.items() if size <= FOREIGN_SIZE},
        {fold(name) for name in scowl_names(cache / "scowl", 70)},
        {fold(name) for name in scowl_names(cache / "scowl", 95)},
        {fold(word) for word, size in sizes.items() if size <= EVERYDAY_SIZE},
    )
    material = Material()
    add_hunspell_forms(material, forms, sources)
    add_lexicon_forms(material, sources)
    add_compounds(material, sources)
    add_listed_nouns(material, sources)
    add_met_nouns(material, sources)
    add_forms_of_listed(material, sources)
    add_by_rule(material, sources, cache)
    drop_names_and_quotes(material, sources)
    parts = parts_of(material, sources.zipf)
    add_met_compounds(material, sources, parts)
    for word in read_lines(INPUTS / "added-de.txt"):
        material.add(word, {word}, DE, Source.OWN)
    spell_as_today(material, sources)
    exclude_names(material, sources)
    keep_reviewed_short(material)
    drop_first_parts(material)
    rate_known(material, sources.lexicons)
    learn_parts(material, parts)
    return material


def reviewed_exclusions() -> dict[str, int]:
    """Return the names and abbreviations of our own lists."""
    excluded = dict.fromkeys(read_lines(INPUTS / "names-de.txt"), NAME)
    return excluded | dict.fromkeys(read_lines(INPUTS / "abbreviations-de.txt"), ABBREVIATION)


def add_hunspell_forms(material: Material, forms: Forms, sources: _Sources) -> None:
    """List what the affix rules make and the lexicons do not gainsay; exclude names."""
    for form, stems in forms.items():
        if not sources.is_ordinary(form):
            codes = [sources.code(stem) for stem in stems]
            if None not in codes:
                material.exclude(form.rstrip("."), max(code for code in codes if code))
                continue
        if is_german_word(form) and is_believed(form, stems, sources) and sources.spells(form):
            material.add(form, stems, DE, Source.HUNSPELL)


def is_believed(form: str, stems: set[str], sources: _Sources) -> bool:
    """Tell whether a form of the Hunspell dictionary is one that players may know as a word."""
    lexicons = sources.lexicons
    if any(sources.is_ordinary(word) for word in (form, *stems)):
        return True
    if form.islower():
        is_met = any(map(lexicons.is_met, (form, *stems)))
        return is_met or fold(form) not in sources.english
    if form.endswith(RESIDENT) and len(form) >= LONG_ENTRY - 2:
        return fold(form) not in sources.names
    if form.endswith(NOUN_ENDINGS) or has_head(form, lexicons):
        return form not in lexicons.names
    return len(form) >= LONG_ENTRY and zipf_of(sources.zipf, form) < WELL_ATTESTED_ZIPF


def has_head(form: str, lexicons: GermanLexicons) -> bool:
    """Tell whether a long form ends with an ordinary noun."""
    cuts = range(SHORTEST_FRONT, len(form) - SHORTEST_HEAD + 1) if len(form) >= LONG else ()
    return any(lexicons.is_ordinary(form[cut:].capitalize()) for cut in cuts)


def add_lexicon_forms(material: Material, sources: _Sources) -> None:
    """List what two lexicons hold, or one where wordfreq has met it, whatever Hunspell says."""
    lexicons = sources.lexicons
    listed = {fold(form) for form in material.forms}
    for form in lexicons.ordinary():
        if not sources.is_ordinary(form) or (is_all_caps(form) and form[0].isupper()):
            continue
        lemmas = lexicons.lemmas(form)
        if all(lemma in sources.reviewed for lemma in lemmas):
            continue
        if zipf_of(sources.zipf, form) >= ATTESTED_ZIPF or lexicons.count(form) >= 2:
            material.add(form, lemmas, DE, 0)
    listed.update(map(fold, lexicons.names | sources.reviewed.keys()))
    lower = {form.lower() for form in material.forms}
    for word, zipf in sources.zipf.items():
        if zipf < ATTESTED_ZIPF or fold(word) in listed or not lexicons.is_met(word):
            continue
        is_long = len(word) >= LONG
        form = ordinary_spelling(word, sources) if is_long else short_compound(word, sources)
        if form and (is_long or not lacks_umlaut(word, lower)):
            material.add(form, {form}, DE, Source.WIKIDATA)


def add_listed_nouns(material: Material, sources: _Sources) -> None:
    """List nouns in use that no lexicon holds but igerman98, of two words, or medicalterms."""
    lexicons = sources.lexicons
    names = {fold(name) for name in lexicons.names | sources.reviewed.keys()} | sources.all_names
    listed = {fold(form) for form in material.forms}
    lower = {form.lower() for form in material.forms}
    medical = {form for form in lexicons.medical if len(form) >= SHORTEST_HEAD}
    compounds = {form for form in lexicons.spelled if has_two_parts(form, lexicons)}
    for form in sorted(medical | compounds):
        # In the genitive as well: Beckmanns is no Becks and Mann.
        is_name = not names.isdisjoint((fold(form), fold(form[:-1]), fold(form[:-2])))
        is_met = zipf_of(sources.zipf, form) > 0
        if is_met and not (is_name or fold(form) in listed or lacks_umlaut(form.lower(), lower)):
            material.add(form, {form}, DE, Source.LISTS)


def add_met_nouns(material: Material, sources: _Sources) -> None:
    """List the nouns that Wikidata holds and texts use, and all that Wiktionary explains."""
    lexicons = sources.lexicons
    listed = {fold(form) for form in material.forms}
    lower = {form.lower() for form in material.forms}
    names = {fold(name) for name in lexicons.names | sources.reviewed.keys()} | sources.names
    for form in sorted(lexicons.wikidata_nouns | lexicons.nouns.keys()):
        if fold(form) in listed or fold(form) in names or not is_german_word(form):
            continue
        is_met = zipf_of(sources.zipf, form) > 0
        if not (form[0].isupper() and (is_met or form in lexicons.nouns.get(form, ()))):
            continue
        if is_lemma(form, lexicons) and not lacks_umlaut(form.lower(), lower):
            material.add(form, lexicons.lemmas(form), DE, 0)


def is_lemma(form: str, lexicons: GermanLexicons) -> bool:
    return form in lexicons.wikidata_nouns or form in lexicons.nouns.get(form, ())


def add_forms_of_listed(material: Material, sources: _Sources) -> None:
    """List the forms that a table tells of a listed word, whether or not a text was met with them.

    A form of LanguageTool's needs Wikidata or a text beside it: its table has slips (abfindt).
    """
    lexicons = sources.lexicons
    known = {form for form in material.forms if zipf_of(sources.zipf, form) >= ATTESTED_ZIPF}
    for form, lemmas in chain(lexicons.nouns.items(), lexicons.tables.items()):
        if form in material.forms or form in sources.reviewed or not is_german_word(form):
            continue
        is_told = form in lexicons.nouns or lexicons.is_met(form) or zipf_of(sources.zipf, form) > 0
        of_known = lemmas - sources.reviewed.keys()
        if is_told and any(lemma in known and lemma in material.forms for lemma in of_known):
            material.add(form, lemmas, DE, 0)


def add_by_rule(material: Material, sources: _Sources, cache: Path) -> None:
    """List what speakers make of a listed word by rule; see `german_rules`."""
    told = table_of_imperatives(cache)
    verbs = {
        form
        for form in material.forms
        if form.islower()
        and form.endswith("n")
        and (form in told or form in sources.lexicons.headwords)
    }
    made = [
        *said_imperatives(verbs, told, sources),
        *said_directions(material, sources),
        *made_nouns(material, sources, verbs),
        *compared(material, sources),
    ]
    excluded = sources.lexicons.names | sources.reviewed.keys()
    for form, stem in made:
        if form.islower() or form not in excluded:
            material.add(form, {form, stem}, DE, 0)


def said_imperatives(verbs: set[str], told: Mapping[str, str], sources: _Sources) -> Iterator[Made]:
    """Give the imperatives without -e that Wikidata or a text holds."""
    for verb in sorted(verbs):
        form = imperative(verb, told.get(verb, ""))
        is_said = sources.lexicons.is_met(form) or (
            verb in told and zipf_of(sources.zipf, form) > 0
        )
        if form and told.get(verb, " ") and is_said:
            yield form, verb


def said_directions(material: Material, sources: _Sources) -> Iterator[Made]:
    """Give spoken forms of verbs with a direction that were met or are common as written."""
    for spoken, form in spoken_directions(form for form in material.forms if form.islower()):
        is_common = zipf_of(sources.zipf, form) >= COMMON_SPOKEN
        if is_common or zipf_of(sources.zipf, spoken) > 0:
            yield spoken, form


def made_nouns(material: Material, sources: _Sources, verbs: set[str]) -> Iterator[Made]:
    """Give the feminine of nouns for persons, and the diminutive of common short nouns."""
    lexicons = sources.lexicons
    for noun in sorted(lexicons.nouns.keys() & material.forms.keys()):
        if noun not in lexicons.nouns[noun]:
            continue
        zipf = zipf_of(sources.zipf, noun)
        is_man = noun in lexicons.masculine and zipf > 0
        woman = feminine(noun, lexicons.glosses.get(noun, ""), verbs) if is_man else ""
        small = diminutive(noun) if zipf >= COMMON_SMALL else ""
        if woman:
            yield from ((woman, noun), (woman + "nen", noun))
        if small:
            yield from ((small, noun), (small + "s", noun))


def compared(material: Material, sources: _Sources) -> Iterator[Made]:
    """Give the cases and steps of adjectives that Wikidata or a text holds."""
    for adjective in sorted(sources.lexicons.adjectives & material.forms.keys()):
        for form in (
            *declined(adjective, is_mutated=False),
            *declined(adjective, is_mutated=True),
        ):
            if sources.lexicons.is_met(form) or zipf_of(sources.zipf, form) > 0:
                yield form, adjective


def drop_first_parts(material: Material) -> None:
    """Take off the list what texts write before a hyphen only (Wirtschafts-)."""
    for word in read_lines(INPUTS / "first-parts-de.txt"):
        material.drop(word)


def drop_names_and_quotes(material: Material, sources: _Sources) -> None:
    """Take off the list what German texts nearly always mean as a name, or as English.

    A name is one that is far commoner than the word that it is a form of (Lars, of Lar; Kurt, of
    kuren), or one of our own list in another spelling (Eßlingen); a quotation is an everyday
    English word that is a form of a rarer German one (trade), or that only Wikidata holds.
    """
    lexicons = sources.lexicons
    quoted = set(read_lines(INPUTS / "refused-de.txt"))
    kept = set(read_lines(INPUTS / "kept-de.txt"))
    spelled: dict[str, set[str]] = {}
    for form in material.forms:
        spelled.setdefault(fold(form), set()).add(form)
    typed = {fold(name): name for name in lexicons.typed_names}
    reviewed = {fold(name) for name in sources.reviewed}
    for word, forms in spelled.items():
        if word.lower() in kept:
            continue
        if word.lower() in quoted:
            reason = NAME if word in typed else None
        elif (word in typed and is_rather(forms, typed[word], material, sources)) or (
            word in reviewed and not any(is_told(form, lexicons) for form in forms)
        ):
            reason = NAME
        elif word in sources.everyday_english and (
            is_rather(forms, word.lower(), material, sources) or is_only_quoted(forms, sources)
        ):
            reason = None
        else:
            continue
        for form in forms:
            material.drop(form)
        if reason is not None:
            material.exclude(word, reason)


def is_only_quoted(forms: set[str], sources: _Sources) -> bool:
    """Tell whether an English word is known as a German one by Wikidata's nouns alone (Dark).

    What is written small is no noun: a rule made it of a German verb or adjective (spar, coolest).
    """
    return all(form[0].isupper() for form in forms) and not any(
        is_told(form, sources.lexicons) or sources.spells(form) for form in forms
    )


def is_told(form: str, lexicons: GermanLexicons) -> bool:
    """Tell whether a lexicon that knows names from words holds a form as a word."""
    return any(form in held for held in (lexicons.nouns, lexicons.tables, lexicons.headwords))


def is_rather(forms: set[str], other: str, material: Material, sources: _Sources) -> bool:
    """Tell whether forms of rarer German words are met so often because they are another word."""
    if any(map(sources.lexicons.is_headword, forms)):
        return False
    is_name = other[0].isupper()
    lemmas = {stem for form in forms for stem in material.forms[form] if fold(stem) != fold(other)}
    if not lemmas or not (is_name or all(map(str.islower, forms))):
        return False
    own = max(zipf_of(sources.zipf, lemma) for lemma in lemmas)
    least = RATHER_NAME if is_name else RATHER_ENGLISH
    return own < KNOWN_LEMMA and zipf_of(sources.zipf, other) >= max(COMMON_OTHER, own + least)


def short_compound(word: str, sources: _Sources) -> str:
    """Return how a noun of two words is spelled that Hunspell builds, or nothing for all others.

    So the plural of what is listed is found (Giftpilze), and no brand that Wikidata holds as well.
    """
    for form in map(str.capitalize, with_sharp_s(word)):
        is_name = sources.code(form) is not None or fold(form) in sources.names
        if not is_name and has_two_parts(form, sources.lexicons) and sources.spells(form):
            return form
    return ""


def has_two_parts(form: str, lexicons: GermanLexicons) -> bool:
    """Tell whether a form is an ordinary noun with another word before it."""
    return any(
        lexicons.is_noun(form[cut:].capitalize()) and is_front(form[:cut], lexicons)
        for cut in range(SHORTEST_FRONT - 1, len(form) - SHORTEST_BACK + 1)
    )


def is_front(part: str, lexicons: GermanLexicons) -> bool:
    """Tell whether a word can begin with a part: a word, perhaps with a link, or a verb's stem."""
    if part in SHORT_FRONTS:
        return True
    plain = [part.removesuffix(link) for link in LINKS]
    return any(
        lexicons.is_noun(one) or any(map(lexicons.is_ordinary, verb_or_word(one.lower())))
        for one in plain
        if len(one) >= SHORTEST_FRONT
    )


def verb_or_word(part: str) -> tuple[str, ...]:
    return (part, part + "en", part + "n")


def ordinary_spelling(word: str, sources: _Sources) -> str:
    """Return the spelling of a word in lower case that Hunspell takes, else that of a noun."""
    spelled = list(with_sharp_s(word))
    for text in [*spelled, *map(str.capitalize, spelled)]:
        if sources.spells(text):
            return text
    return word.capitalize()


def add_compounds(material: Material, sources: _Sources) -> None:
    """List long nouns that Hunspell builds freely and that are met often."""
    listed = {fold(form) for form in material.forms}
    lower = {form.lower() for form in material.forms}
    for word, zipf in sources.zipf.items():
        least = WELL_ATTESTED_ZIPF if len(word) == LONG else ATTESTED_ZIPF
        is_candidate = zipf >= least and len(word) >= LONG and word.isalpha()
        if not is_candidate or fold(word) in listed:
            continue
        for form in map(str.capitalize, with_sharp_s(word)):
            is_noun = is_german_word(form) and has_head(form, sources.lexicons)
            if is_noun and sources.code(form) is None and sources.spells(form):
                if not lacks_umlaut(word, lower):
                    material.add(form, {form}, DE, Source.HUNSPELL)
                break


def add_met_compounds(material: Material, sources: _Sources, parts: Parts) -> None:
    """List the compounds of two nouns that make many others, where Hunspell and a text have them.

    A short one needs as many texts as a word of the lexicons, since names are short.
    """
    lexicons = sources.lexicons
    listed = {fold(form) for form in material.forms}
    lower = {form.lower() for form in material.forms}
    names = {fold(name) for name in lexicons.names | sources.reviewed.keys()} | sources.all_names
    for word, zipf in sources.zipf.items():
        key = fold(word)
        is_met = zipf >= ATTESTED_ZIPF or (zipf > 0 and len(key) >= LONG)
        if not (is_met and SHORT_COMPOUND <= len(key) <= WORD_BYTES and word.isalpha()):
            continue
        # In the genitive as well: Beckmanns is no Becks and Mann.
        is_name = not names.isdisjoint((key, key[:-1], key[:-2]))
        is_made = parts.make(key) or (
            zipf >= ATTESTED_ZIPF and len(key) >= LONG and is_made_of_verb(word, lexicons, parts)
        )
        if is_name or key in listed or not is_made or lacks_umlaut(word, lower):
            continue
        for form in map(str.capitalize, with_sharp_s(word)):
            if is_german_word(form) and sources.spells(form):
                material.add(form, {form}, DE, Source.HUNSPELL)
                break


def is_made_of_verb(word: str, lexicons: GermanLexicons, parts: Parts) -> bool:
    """Tell whether a word is a noun that ends many others behind a verb's stem (Würgereiz)."""
    return any(
        parts.ends_others(fold(word[cut:]))
        and any(map(lexicons.is_ordinary, verb_or_word(word[:cut])[1:]))
        for cut in range(SHORTEST_BACK, len(word) - SHORTEST_BACK + 1)
    )


def lacks_umlaut(word: str, lower: set[str]) -> bool:
    """Tell whether a word is another that was typed without its umlauts (Mulleimer)."""
    vowels = [_UMLAUTS.get(letter, letter) for letter in word]
    if sum(len(choice) > 1 for choice in vowels) > 8:
        return False
    return any(text in lower for text in map("".join, product(*vowels)) if text != word)


def spell_as_today(material: Material, sources: _Sources) -> None:
    """Leave of what is spelled with ß and with ss (Fluß, Fluss; Fuß, Fuss) what is right today.

    Both stay where both are right: Maße, Masse.
    """
    for form in [form for form in material.forms if "ß" in form]:
        for other in {form.replace("ß", "ss"), form.replace("ß", "ss", 1)} & material.forms.keys():
            if sources.spells(form) is not sources.spells(other):
                wrong, right = (other, form) if sources.spells(form) else (form, other)
                stems, bits = material.forms[wrong], material.sources[wrong]
                material.add(right, stems - {wrong} | {right}, material.regions[wrong], bits)
                material.drop(wrong)
                break


def exclude_names(material: Material, sources: _Sources) -> None:
    """Tell names and abbreviations from unknown words."""
    lexicons = sources.lexicons
    for stem, code in sources.reviewed.items():
        material.exclude(stem.rstrip("."), code)
    for name in sorted(lexicons.names):
        if not sources.is_ordinary(name):
            material.exclude(name, NAME)
    for short in sorted(lexicons.abbreviations):
        if not sources.is_ordinary(short):
            material.exclude(short.rstrip("."), ABBREVIATION)


def keep_reviewed_short(material: Material) -> None:
    """Leave of the shortest words those that were reviewed."""
    reviewed = read_short("de")
    for form in [form for form in material.forms if len(fold(form)) <= SHORT]:
        if fold(form) not in reviewed:
            material.drop(form)
    for word in read_lines(INPUTS / "clubs-de.txt"):
        material.excluded[word] = CLUB


def rate_known(material: Material, lexicons: GermanLexicons) -> None:
    """Say of every form which lexicons hold it, or what it is a form of, and how many do."""
    obscure = set(read_lines(INPUTS / "obscure-de.txt"))
    for form, stems in material.forms.items():
        bits = lexicons.vouchers(form)
        for stem in stems:
            bits |= lexicons.vouchers(stem)
        # What a rule makes of a word that no lexicon holds is vouched for by us.
        material.sources[form] |= bits or (0 if material.sources[form] else Source.OWN)
        most = OBSCURE if form.lower() in obscure else MOST_KNOWN
        material.known[form] = min(bits.bit_count(), most)
