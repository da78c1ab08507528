"""Adding a dictionary from a list of words: first what it would take, then the taking."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import numpy as np

from wordsmith_desktop.core.apart import StoppedError, TooMuchError, done_apart
from wordsmith_desktop.core.value import Value

from ..languages import OURS, code_of
from ..loading import open_lexicon, words_digest
from ..store import WordColumns
from .estimating import estimated, has_frequencies, met
from .hunspell_forms import forms_apart, in_utf8
from .own_columns import Estimate, columns_of, columns_of_forms
from .own_lists import ListUse, OwnList, OwnLists
from .taking import EXAMPLES, LeftOut, Progress, ShouldStop, Some, TakenWords, taken
from .word_file import WordFileError, WordFileFault, lines_of

HUNSPELL: Final = ".dic"
"""How the name of a Hunspell dictionary ends; its .aff lies beside it."""
_MOST_WAIT_S: Final = 900
"""Seconds by the clock, of which a computer that is busy otherwise gives the work but a part."""
_LICENCE_WORDS: Final = ("licen", "copyright", "(c)", "©", "public domain", "lizenz")
_NAMED: Final = re.compile(
    r"\b(L?GPL(?: ?v?\d)?|MPL|BSD|MIT|CC[ -]BY|(General|Mozilla) Public License)\b"
)
_FULL_LINE: Final = 60
"""Characters from which on a sentence is likely to go on in the next line."""
_SENTENCE_ENDS: Final = re.compile(r"(?<=\w\.) +(?=[A-ZÀ-Þ])")
_ORNAMENT: Final = " \t*#=_-"
"""What frames the title of a licence."""
_LINES_OF_HEAD: Final = 60
_LONGEST_LINE: Final = 200


class DictionaryWish(Value, kw_only=True):
    """How somebody wants a dictionary."""

    tag: str
    mode: ListUse
    base: str = ""
    source: str = ""
    licence: str = ""
    added_ms: int = 0


def _no_progress(_done: int, _whole: int) -> None:
    return None


def _go_on() -> bool:
    return False


class ListFindings(Value):
    """What a file would bring; nothing is kept of it yet."""

    count: int
    """Words that can be played."""
    examples: Sequence[str]
    left_out: Mapping[LeftOut, Some]
    table: Callable[[WordColumns | None, Estimate | None], WordColumns]
    """Makes its word table, with what ours knows of its words, or else an estimate."""


def look_into(
    path: Path, language: str, progress: Progress = _no_progress, should_stop: ShouldStop = _go_on
) -> ListFindings | None:
    """Return what a file has for a language, None if it `should_stop`. Raises `WordFileError`."""
    if path.suffix.lower() == HUNSPELL:
        return _look_into_hunspell(path, language, progress, should_stop)
    found = taken(lines_of(path), language, progress, should_stop)
    if found is None:
        return None
    if not found.words:
        raise WordFileError(WordFileFault.NO_WORDS, path)
    return found_in(found)


def _look_into_hunspell(
    path: Path, language: str, progress: Progress, should_stop: ShouldStop
) -> ListFindings | None:
    """Have the forms of a Hunspell dictionary expanded in a process of its own."""
    with TemporaryDirectory(prefix="wordsmith-") as folder:
        target = Path(folder) / "forms.npy"
        try:
            count, alphabet = done_apart(
                forms_apart,
                path,
                language,
                target,
                progress=progress,
                should_stop=should_stop,
                most_s=_MOST_WAIT_S,
            )
        except StoppedError:
            return None
        except TooMuchError as error:
            raise WordFileError(WordFileFault.TOO_MANY_FORMS, path) from error
        with target.open("rb") as file:
            words, spellings = np.load(file), np.load(file)
    spellings = in_utf8(spellings, alphabet)
    places = range(0, count, max(1, count // EXAMPLES))[:EXAMPLES]
    examples = [(spellings[place] or words[place].lower()).decode() for place in places]
    return ListFindings(count, examples, {}, partial(columns_of_forms, words, spellings))


def found_in(taken: TakenWords) -> ListFindings:
    """What the words of a list would bring."""
    table = partial(columns_of, taken.words)
    return ListFindings(len(taken.words), taken.examples, taken.left_out, table)


def licence_in(path: Path) -> str:
    """The line that tells a list's licence, in its first comments or beside it; else empty."""
    if path.suffix.lower() == HUNSPELL:
        path = path.with_suffix(".aff")
    return _licence_of(path) or _licence_beside(path)


def _licence_beside(path: Path) -> str:
    """The line of a licence beside a list that names one known by its letters, or its first."""
    with suppress(OSError, UnicodeDecodeError):
        for one in sorted(path.parent.iterdir()):
            if one.name.lower().startswith(("license", "licence", "copying")) and one.is_file():
                lines = [line.strip(_ORNAMENT) for line in one.read_text("utf-8").splitlines()]
                named = (line for line in lines if _NAMED.search(line))
                return next(named, next(filter(None, lines), ""))[:_LONGEST_LINE]
    return ""


def _licence_of(path: Path) -> str:
    try:
        head = lines_of(path)[:_LINES_OF_HEAD]
    except WordFileError:
        return ""
    said = (line.strip(" #/%\t") for line in head if line.lstrip()[:1] in ("#", "/", "%"))
    sentences = _sentences(said)
    told = [one for one in sentences if any(word in one.lower() for word in _LICENCE_WORDS)]
    return next(filter(_NAMED.search, told), next(iter(told), ""))[:_LONGEST_LINE]


def _sentences(lines: Iterable[str]) -> Iterator[str]:
    """What comments say: lines, but sentences where these go on over several."""
    whole = ""
    for line in lines:
        whole = f"{whole} {line}".strip()
        if len(line) < _FULL_LINE or line.endswith((".", ":")):
            yield from _SENTENCE_ENDS.split(whole)
            whole = ""
    yield from _SENTENCE_ENDS.split(whole)


def add(
    found: ListFindings, wish: DictionaryWish, lists: OwnLists, dictionaries_dir: Path
) -> OwnList:
    """Keep what was found in a file as a dictionary. Raises `OSError`, `TakenNameError`."""
    own = add_unless(found, wish, lists, dictionaries_dir, _go_on)
    assert own is not None
    return own


def add_unless(
    found: ListFindings,
    wish: DictionaryWish,
    lists: OwnLists,
    dictionaries_dir: Path,
    should_stop: ShouldStop,
) -> OwnList | None:
    """The same, but nothing is kept and nothing stays behind where it `should_stop`."""
    language = code_of(wish.tag)
    ours = _ours(language, dictionaries_dir)
    estimate = None if ours is not None else _estimate(language)
    table = found.table(ours, estimate)
    own = OwnList(
        tag=wish.tag,
        mode=wish.mode,
        base=wish.base,
        words=found.count,
        digest=words_digest(table),
        source=wish.source,
        licence=wish.licence,
        added_ms=wish.added_ms,
        is_estimated=estimate is estimated,
    )
    return own if lists.keep(own, table, should_stop) else None


def _ours(language: str, dictionaries_dir: Path) -> WordColumns | None:
    """What the program itself knows of a language's words."""
    return open_lexicon(language, dictionaries_dir).table if language in OURS else None


def _estimate(language: str) -> Estimate:
    if not has_frequencies(language):
        return estimated
    return lambda words: met(words, language)
