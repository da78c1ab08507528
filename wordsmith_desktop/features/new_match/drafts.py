"""A match as it may begin: who plays, with which words, by which rules."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.core.strangers import RefusedError, json_of, refusing
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.records.settings import LastSetup, Settings
from wordsmith_desktop.wording.computer_players import CHARACTERS, USUAL_LEVEL, Character, seat_name
from wordsmith_desktop.wording.texts import language

from .company import USUAL, company_of, guest_name

if TYPE_CHECKING:
    # The home page asks who is likely to play, and no more.
    from wordsmith_desktop.features.dictionaries.dictionaries import Dictionary
    from wordsmith_desktop.records.codec import Codec
    from wordsmith_desktop.records.log import Terms
    from wordsmith_desktop.records.profiles import Profile
    from wordsmith_desktop.window.kit.game_entry import GameEntry
    from wordsmith_desktop.window.kit.game_page import NewMatchForm

_MILLION: Final = re.compile(r"[0-9]{7}")
"""No rule counts as far, and no field could show it."""


class Draft(Value):
    """What a match begins with, or the page before it."""

    players: tuple[str, ...]
    """Their names in seat order."""
    dictionary: str
    """The dictionary's tag; empty where none is installed."""
    ruleset: Any = None
    """None for that of `last`, or else the one that the game's form proposes."""
    last: LastSetup | None = None
    """How the game was set up the last time."""
    keeps_dictionary: bool = False
    """Whether somebody chose it, so that it stays whoever plays."""
    bots: tuple[str, ...] = ()
    """By seat, the bot that plays there; "" for a person, and none where only people play."""
    is_short: bool = False
    """Whether it is a match for once, after which the next one begins as the last did."""
    is_first: bool = False
    """Whether it is the round after a lesson, which leaves all as it was, too."""
    with_box: bool = False
    """Whether the table has the printed box, and tells what it shows."""
    terms: tuple[Terms, ...] = ()
    """By seat, what is agreed for whoever sits there; none at all for nothing."""

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those players who are no computers."""
        seats = zip_longest(self.players, self.bots, fillvalue="")
        return tuple(name for name, bot in seats if not bot)


def guests(entry: GameEntry) -> tuple[str, ...]:
    """As many as usually play, by no names of their own."""
    fewest, most = entry.players
    return tuple(guest_name(n) for n in range(1, min(most, max(fewest, USUAL)) + 1))


def likely_players(
    entry: GameEntry, settings: Settings, profiles: Sequence[Profile]
) -> tuple[str, ...]:
    """Who sits at the home page's table, as many as the game has seats for."""
    fewest, most = entry.players
    names = company_of(settings, profiles).people[:most]
    return names if len(names) >= fewest else guests(entry)


def likely_draft(
    entry: GameEntry,
    settings: Settings,
    profiles: Sequence[Profile],
    dictionaries: Sequence[Dictionary],
) -> Draft:
    """The game as it was set up the last time, for those at the home page's table.

    Computers that were there the last time sit where they sat, if nobody else came or went.
    """
    players = likely_players(entry, settings, profiles)
    last = settings.setup_of(entry.game)
    tags = [one.tag for one in dictionaries]
    own = next((one.language for one in profiles if (one.name,) == players), "")
    wanted = (last.dictionary if last else own, settings.word_language, language(), *tags)
    tag = next((one for one in wanted if one in tags), "")
    if last is not None and plays_again(entry, settings, profiles):
        return Draft(last.players, tag, last=last, bots=last.bots, terms=_agreed_last(last))
    draft = Draft(players, tag, last=last)
    count = computers_at(entry, settings, profiles)
    return with_computers(draft, CHARACTERS[USUAL_LEVEL - 1], count) if count else draft


def computers_at(entry: GameEntry, settings: Settings, profiles: Sequence[Profile]) -> int:
    """How many computers of the home page's table have a seat in the game."""
    company = company_of(settings, profiles)
    return max(0, min(company.computers, entry.players[1] - len(company.people)))


def plays_again(entry: GameEntry, settings: Settings, profiles: Sequence[Profile]) -> bool:
    """Whether the same people as the last time sit with as many computers."""
    last = settings.setup_of(entry.game)
    if last is None:
        return False
    people = Draft(last.players, "", bots=last.bots).people
    is_same = people == company_of(settings, profiles).people
    computers = len(last.players) - len(people)
    return is_same and computers == computers_at(entry, settings, profiles)


def with_computers(draft: Draft, bot: Character, count: int) -> Draft:
    """The people of a draft, and so many computers of that level beside them."""
    names = list(draft.people)
    bots = [""] * len(names)
    for _ in range(count):
        names.append(seat_name(bot, names))
        bots.append(bot.bot)
    return replace(draft, players=tuple(names), bots=tuple(bots), terms=())


def fill(form: NewMatchForm, draft: Draft) -> None:
    """Have a game's form say what a draft says, as far as it can."""
    ruleset, computers = draft.ruleset, draft.bots
    then = draft.last.bots if draft.last and ruleset is None else ()
    form.set_players(draft.players)
    # What a table with computers is asked first is not asked again of one that had them before.
    form.set_computers(computers if ruleset is not None else then)
    form.set_dictionary(draft.dictionary)
    if ruleset is None and draft.last is not None:
        ruleset = _decoded(form, draft.last)
    if ruleset is not None:
        form.show_ruleset(ruleset)
    form.set_computers(computers)


def setup_from(entry: GameEntry, draft: Draft) -> LastSetup:
    """A draft as it is kept for the next time."""
    from wordsmith_desktop.records.codec import encode

    rules = json.dumps(encode(draft.ruleset))
    bots = draft.bots if any(draft.bots) else ()
    terms = json.dumps(_terms_codec().encode(draft.terms)) if _has_terms(draft) else ""
    return LastSetup(entry.game, draft.players, draft.dictionary, rules, bots, terms)


def _has_terms(draft: Draft) -> bool:
    from wordsmith_desktop.records.log import USUAL_TERMS

    return any(one != USUAL_TERMS for one in draft.terms)


def _terms_codec() -> Codec:
    from wordsmith_desktop.records.codec import codec_for
    from wordsmith_desktop.records.log import Terms

    return codec_for(tuple[Terms, ...])


def _agreed_last(last: LastSetup) -> tuple[Terms, ...]:
    """What was agreed the last time; nothing where it cannot be read any more."""
    if not last.terms:
        return ()

    try:
        terms: tuple[Terms, ...] = _terms_codec().decode(json_of(last.terms))
    except RefusedError:
        return ()
    return terms


def _decoded(form: NewMatchForm, last: LastSetup) -> Any:
    """The ruleset of a setup; fields that the game has got since then are as usual.

    None where it cannot be read any more.
    """
    from wordsmith_desktop.records.codec import decode, encode

    usual = form.ruleset()
    try:
        with refusing():
            stored: Any = json_of(last.ruleset or "{}")
            known: Any = encode(usual)
            known.update((name, value) for name, value in stored.items() if name in known)
            return None if _MILLION.search(last.ruleset) else decode(type(usual), known)
    except RefusedError:
        return None
