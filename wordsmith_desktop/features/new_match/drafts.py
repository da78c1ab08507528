"""A match as it may begin: who plays, with which words, by which rules."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.core.strangers import RefusedError, json_of, refusing
from wordsmith_desktop.records.settings import LastSetup, Settings
from wordsmith_desktop.wording.computer_players import Character, seat_name
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import language, say

if TYPE_CHECKING:
    # The home page asks who is likely to play, and no more.
    from wordsmith_desktop.features.dictionaries.dictionaries import Dictionary
    from wordsmith_desktop.records.codec import Codec
    from wordsmith_desktop.records.log import Terms
    from wordsmith_desktop.records.profiles import Profile
    from wordsmith_desktop.window.kit.game_entry import GameEntry, NewMatchForm

USUAL: Final = 2
"""So many play where nothing is remembered."""
_MILLION: Final = re.compile(r"[0-9]{7}")
"""No rule counts as far, and no field could show it."""


@dataclass(frozen=True, slots=True)
class Draft:
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
    with_box: bool = False
    """Whether the table has the printed box, and tells what it shows."""
    terms: tuple[Terms, ...] = ()
    """By seat, what is agreed for whoever sits there; none at all for nothing."""

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those players who are no computers."""
        seats = zip_longest(self.players, self.bots, fillvalue="")
        return tuple(name for name, bot in seats if not bot)


def likely_players(
    entry: GameEntry, settings: Settings, profiles: Sequence[Profile]
) -> tuple[str, ...]:
    """Who played the game last, else who played last, else who is remembered; perhaps nobody."""
    fewest, most = entry.players
    last = settings.setup_of(entry.game)
    remembered = tuple(one.name for one in profiles[:USUAL])
    for names in (_company(last), settings.player_names, remembered):
        if len(names[:most]) >= max(1, fewest):
            return tuple(names[:most])
    return ()


def _company(last: LastSetup | None) -> tuple[str, ...]:
    """Who played last; one person among computers was nobody's company.

    Against those there is a way of its own, and whoever comes back with somebody wants that one.
    """
    if last is None or not any(last.bots):
        return last.players if last else ()
    is_company = len(Draft(last.players, "", bots=last.bots).people) > 1
    return last.players if is_company else ()


def guest_name(number: int) -> str:
    """What somebody is called who has not said a name, counted from 1."""
    return say(texts.NEW_DEFAULT_NAME, n=number)


_MOST_SEATS: Final = 8
"""Of any game."""


def is_unnamed(key: str) -> bool:
    """Whether a player is known by nothing but the number of a seat, in whatever language."""
    from wordsmith_desktop.records.names import guest_key

    numbers = range(1, _MOST_SEATS + 1)
    defaults = (texts.NEW_DEFAULT_NAME.en, texts.NEW_DEFAULT_NAME.de)
    return key in {guest_key(text.format(n=n)) for text in defaults for n in numbers}


def guests(entry: GameEntry) -> tuple[str, ...]:
    """As many as usually play, by no names of their own."""
    fewest, most = entry.players
    return tuple(guest_name(n) for n in range(1, min(most, max(fewest, USUAL)) + 1))


def likely_draft(
    entry: GameEntry,
    settings: Settings,
    profiles: Sequence[Profile],
    dictionaries: Sequence[Dictionary],
) -> Draft:
    """The game as it was set up the last time, or as a first match best is."""
    players = likely_players(entry, settings, profiles) or guests(entry)
    last = settings.setup_of(entry.game)
    tags = [one.tag for one in dictionaries]
    own = next((one.language for one in profiles if (one.name,) == players), "")
    wanted = (last.dictionary if last else own, settings.word_language, language(), *tags)
    tag = next((one for one in wanted if one in tags), "")
    is_again = last is not None and last.players == players
    bots = last.bots if last and is_again else ()
    terms = _agreed_last(last) if last and is_again else ()
    return Draft(players, tag, last=last, bots=bots, terms=terms)


def likely_person(draft: Draft) -> str:
    """Who plays against a computer: whoever did so last, else the first of a draft."""
    last = draft.last
    if last is not None and any(last.bots):
        people = Draft(last.players, "", bots=last.bots).people
        if people:
            return people[0]
    return next(iter(draft.people), guest_name(1))


def draft_against(entry: GameEntry, draft: Draft, person: str, bot: Character) -> Draft:
    """That person against a computer, with whom else the game needs."""
    fewest, _most = entry.players
    names, seats = [person], [""]
    while len(names) < max(fewest, USUAL):
        names.append(seat_name(bot, names))
        seats.append(bot.bot)
    return replace(draft, players=tuple(names), bots=tuple(seats))


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
    terms = json.dumps(_terms_codec().encode(draft.terms)) if _is_mixed(draft) else ""
    return LastSetup(entry.game, draft.players, draft.dictionary, rules, bots, terms)


def _is_mixed(draft: Draft) -> bool:
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
        agreed: tuple[Terms, ...] = _terms_codec().decode(json_of(last.terms))
    except RefusedError:
        return ()
    return agreed


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
