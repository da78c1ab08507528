"""All forms that a Hunspell dictionary knows: its own rules make them, Hunspell accepts them."""

from __future__ import annotations

import importlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

Forms = dict[str, set[str]]
"""Surface forms with the stems they come from."""
Speller = Callable[[str], bool]


class Expander:
    """All forms of the entries of one Hunspell dictionary."""

    def __init__(self, folder: Path, name: str) -> None:
        readers = importlib.import_module("spylls.hunspell.readers")
        file_reader = importlib.import_module("spylls.hunspell.readers.file_reader")
        base = str(folder / name)
        self.aff, context = readers.read_aff(file_reader.FileReader(base + ".aff"))
        source = file_reader.FileReader(base + ".dic", encoding=context.encoding)
        self.entries: list[Any] = readers.read_dic(source, aff=self.aff, context=context).words

    def forms(self) -> Forms:
        """Return every form that may stand alone (the speller has the last word on each)."""
        forms: Forms = defaultdict(set)
        for entry in self.entries:
            if self.aff.ONLYINCOMPOUND in entry.flags or self.aff.FORBIDDENWORD in entry.flags:
                continue
            for form in self._of_entry(entry.stem, entry.flags):
                forms[form].add(entry.stem)
        return forms

    def _of_entry(self, stem: str, flags: set[str]) -> Iterator[str]:
        if self.aff.NEEDAFFIX not in flags:
            yield stem
        for suffix in self._affixes(self.aff.SFX, flags):
            if self._fits(suffix, stem):
                yield from self._with_suffix(stem, flags, suffix)
        for prefix in self._affixes(self.aff.PFX, flags):
            if self._fits(prefix, stem):
                yield prefix.add + stem[len(prefix.strip) :]

    def _with_suffix(self, stem: str, flags: set[str], suffix: Any) -> Iterator[str]:
        form = stem[: len(stem) - len(suffix.strip)] + suffix.add
        yield form
        for second in self._affixes(self.aff.SFX, suffix.flags):
            if self._fits(second, form):
                yield form[: len(form) - len(second.strip)] + second.add
        if not suffix.crossproduct:
            return
        for prefix in self._affixes(self.aff.PFX, flags | suffix.flags):
            if prefix.crossproduct and self._fits(prefix, form):
                yield prefix.add + form[len(prefix.strip) :]

    @staticmethod
    def _affixes(table: Mapping[str, list[Any]], flags: Iterable[str]) -> Iterator[Any]:
        # Hyphens before a word only serve broken-off compounds.
        return (affix for flag in flags for affix in table.get(flag, ()) if "-" not in affix.add)

    @staticmethod
    def _fits(affix: Any, text: str) -> bool:
        return bool(affix.cond_regexp.search(text))


def speller(folder: Path, name: str) -> Speller:
    """Return the spell check of the Hunspell in chunspell."""
    checker = importlib.import_module("hunspell").Hunspell(
        name, hunspell_data_dir=str(folder), system_encoding="UTF-8"
    )

    def spells(form: str) -> bool:
        try:
            return bool(checker.spell(form))
        except UnicodeEncodeError:
            return False

    return spells
