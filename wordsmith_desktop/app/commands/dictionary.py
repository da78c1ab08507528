"""`dictionary add`, `list` and `remove`: the dictionaries that a person brings along."""

from __future__ import annotations

import time
from pathlib import Path

from wordsmith_desktop.core.printable import shown
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.lexicon.languages import OURS, code_of
from wordsmith_desktop.lexicon.own.adding import (
    DictionaryWish,
    ListFindings,
    add,
    licence_in,
    look_into,
)
from wordsmith_desktop.lexicon.own.own_lists import (
    NEEDS_BASE,
    ListUse,
    OwnList,
    OwnLists,
    TakenNameError,
    own_tag,
)
from wordsmith_desktop.lexicon.own.word_file import WordFileError
from wordsmith_desktop.wording import own_list_texts as words
from wordsmith_desktop.wording.dictionary_names import own_title
from wordsmith_desktop.wording.texts import say

from .. import texts
from ..console import complain, put, tell_progress
from ..exits import Exit, ExitError
from ..paths import dictionaries_dir, folders

_OURS = ("en", "en-us", "en-gb", "en-clubs", "de", "de-clubs")


class AddingOrder(Value, kw_only=True):
    """What the command line asks to be added."""

    file: Path
    name: str
    language: str
    mode: ListUse
    base: str = ""


def own_lists() -> OwnLists:
    """Those of this person."""
    return OwnLists(folders().dictionaries)


def add_dictionary(order: AddingOrder) -> Exit:
    """Add a dictionary, and say what was taken. Raises `ExitError`; then nothing was changed."""
    lists = own_lists()
    lists.tidy_up()
    tag, base = _tag(order), _base(order, lists)
    if lists.folder_of(tag).exists():
        raise ExitError(say(words.NAME_TAKEN, title=say(own_title(tag))), Exit.USAGE)
    found = _looked_into(order)
    wish = DictionaryWish(
        tag=tag,
        mode=order.mode,
        base=base,
        source=words.source_of(order.file),
        licence=licence_in(order.file),
        added_ms=time.time_ns() // 1_000_000,
    )
    own = _kept(found, wish, lists)
    put(shown(words.would_take(found), limit=400))
    if left_out := words.not_taken(found):
        complain(shown(left_out, limit=1000))
    if own.is_estimated:
        complain(say(words.ESTIMATED))
    return Exit.GOOD


def list_dictionaries() -> Exit:
    """Write tag, number of words, mode and source of each, one a line."""
    for one in own_lists().all():
        how = f"{one.mode.value} {one.base}".rstrip()
        put(shown(one.tag), one.words, how, shown(one.source), shown(one.licence))
    return Exit.GOOD


def remove_dictionary(name: str) -> Exit:
    """Take a dictionary away. Raises `ExitError` for one that there is not."""
    lists = own_lists()
    tag = tag_named(name, lists)
    try:
        lists.remove(tag)
    except OSError as error:
        raise ExitError(say(words.NO_ROOM, problem=error.strerror), Exit.NEGATIVE) from error
    return Exit.GOOD


def tag_named(name: str, lists: OwnLists) -> str:
    """The tag of a dictionary by its name or tag. Raises `ExitError` unless there is just one."""
    if name in _OURS:
        return name
    known = [one.tag for one in lists.all()]
    wanted = name.casefold()
    found = [tag for tag in known if wanted in (tag.casefold(), tag.partition("+")[2].casefold())]
    if len(found) != 1:
        listed = ", ".join((*_OURS, *known))
        line = say(texts.NO_SUCH_DICTIONARY, name=shown(name), known=shown(listed, limit=300))
        raise ExitError(line, Exit.USAGE)
    return found[0]


def _tag(order: AddingOrder) -> str:
    try:
        return own_tag(order.language, order.name)
    except ValueError as error:
        raise ExitError(say(words.BAD_NAME), Exit.USAGE) from error


def _base(order: AddingOrder, lists: OwnLists) -> str:
    """The dictionary that it goes by: the one that is named, or ours of its language."""
    if order.mode not in NEEDS_BASE:
        return ""
    if order.base:
        found = tag_named(order.base, lists)
    else:
        found = order.language if code_of(order.language) in OURS else ""
    if not found or code_of(found) != code_of(order.language):
        raise ExitError(say(texts.NO_BASE, language=shown(order.language)), Exit.USAGE)
    return found


def _looked_into(order: AddingOrder) -> ListFindings:
    try:
        found = look_into(order.file, order.language, tell_progress)
    except WordFileError as error:
        raise ExitError(shown(words.fault_text(error), limit=400), Exit.USAGE) from error
    tell_progress(0, 0)
    assert found is not None
    return found


def _kept(found: ListFindings, wish: DictionaryWish, lists: OwnLists) -> OwnList:
    try:
        return add(found, wish, lists, dictionaries_dir())
    except TakenNameError as error:
        line = say(words.NAME_TAKEN, title=say(own_title(wish.tag)))
        raise ExitError(line, Exit.USAGE) from error
    except OSError as error:
        line = say(words.NO_ROOM, problem=error.strerror or type(error).__name__)
        raise ExitError(line, Exit.NO_OUTPUT) from error
