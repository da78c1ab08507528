"""Beginning a session: with a new match, or with one from the shelf."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from wordsmith_desktop import __version__
from wordsmith_desktop.core.match import AnyMatch, Match
from wordsmith_desktop.core.rules import AnyRules
from wordsmith_desktop.core.seats import CHANCE, REFEREE, SETTER, Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.records.codec import encode
from wordsmith_desktop.records.kept_match import Games, KeptMatch
from wordsmith_desktop.records.log import FORMAT, DictionaryId, Header, Occasion, Player
from wordsmith_desktop.records.store import LoadedMatch, Shelf
from wordsmith_desktop.records.troubles import Damage

from .clock import Clocks, Sitting
from .drivers import ChanceDriver, Driver, Judge, RefereeDriver
from .live import AnySession, Session
from .public_match import PublicMatch, public_match
from .recorder import Recorder
from .table_terms import terms_of
from .table_view import AnyTable, TableView
from .thinking import Adviser, BotDriver, Support, no_resorts

NO_DRIVERS: Mapping[Seat, Driver] = {}
UNSUPPORTED = Support()
ORDINARY = Occasion()


class Opened(Value):
    """A session and the save it is written to."""

    session: AnySession
    header: Header
    path: Path
    damage: Damage | None
    """Why the match can only be looked at, up to the last sound entry; or None."""

    def view(self) -> AnyTable:
        """The match as the window may know it."""
        return TableView(self.session)

    @property
    def ruleset(self) -> Any:
        """The game's ruleset that it is played by."""
        return self.session.match.ruleset

    @property
    def given(self) -> Any | None:
        """What the setter did before all else; None where it did nothing then."""
        first = next(iter(self.session.match.played), None)
        return first.action if first is not None and first.seat == SETTER else None

    @property
    def log(self) -> bytes | None:
        """The whole log for a copy, with what the disk has not taken; None: the file has all."""
        return self.session.log

    @property
    def keeps_secrets(self) -> bool:
        """Whether the log says what somebody at the table may not know yet."""
        return self.session.match.keeps_secrets

    @property
    def public(self) -> PublicMatch:
        """The match as everybody at the table may know it."""
        return public_match(self.session.match, self.header)

    @property
    def finished(self) -> AnyMatch:
        """The whole match; `ValueError` before it is over, since there may be secrets in it."""
        if self.session.match.outcome is None:
            raise ValueError("the match goes on")
        return self.session.match

    @property
    def played_ms(self) -> int | None:
        """How long it has lain open on the table, or did until its end; None: nobody knows."""
        end = self.session.end
        return end.played_ms if end else self.session.played_ms

    def close(self) -> None:
        """Let go of the save."""
        self.session.close()


def new_session(
    shelf: Shelf,
    rules: AnyRules,
    ruleset: Any,
    *,
    players: tuple[Player, ...],
    seed: int,
    dictionary: DictionaryId,
    judge: Judge,
    created_ms: int,
    match_id: str | None = None,
    occasion: Occasion = ORDINARY,
    drivers: Mapping[Seat, Driver] = NO_DRIVERS,
    support: Support = UNSUPPORTED,
    now: Callable[[], int] | None = None,
    given: Any = None,
) -> Opened:
    """Begin a match. `created_ms` is the time now in milliseconds since 1970 (UTC).

    `now` gives the time whenever it is asked; without it the log does not say when it ended.
    `drivers` are others in the places of chance, the referee or a player; `support` is what the
    bots need that sit there or help; `given` is what the setter does before all else.
    A disk that does not take the save is told in `session.trouble`; the match can be played.
    Raises `ValueError` for a number of players that the game cannot be played with, for a bot
    that it does not have, and where the setter may not do that.
    """
    match = _fresh_match(rules, ruleset, players, given, with_box=occasion.with_box)
    header = Header(
        **_written_by(rules, ruleset),
        seats=players,
        seed=seed,
        dictionary=dictionary,
        created_ms=created_ms,
        match_id=match_id or uuid.uuid4().hex,
        occasion=occasion,
    )
    writer = shelf.create(header, rules)
    session: AnySession = Session(
        match,
        Recorder(writer),
        {**_own_drivers(header, judge, support), **drivers},
        house=GameHouse(),
        clocks=Clocks(percents=_percents(header)),
        sitting=Sitting(now, played_ms=0),
        adviser=_adviser(header.game, support),
        by_dictionary_alone=occasion.by_dictionary_alone,
        terms=terms_of(header),
        bots=[player.bot for player in header.seats],
    )
    session.retry_save()
    if given is not None:
        session.act(SETTER, given)
    return Opened(session, header, writer.path, None)


def _fresh_match(
    rules: AnyRules, ruleset: Any, players: tuple[Player, ...], given: Any, *, with_box: bool
) -> AnyMatch:
    """A match before its first action. Raises `ValueError` as `new_session` does."""
    match: AnyMatch = Match(rules, ruleset, len(players), with_box=with_box)
    _check_bots(rules.game, players)
    if with_box and any(player.bot for player in players):
        raise ValueError("a computer cannot take pieces out of a printed box")
    if given is not None and rules.check(match.state, SETTER, given):
        raise ValueError(f"{rules.game} cannot begin with {type(given).__name__}")
    return match


def _check_bots(game: str, players: tuple[Player, ...]) -> None:
    unknown = {player.bot for player in players} - {"", *game_of(game).bots()}
    if unknown:
        raise ValueError(f"{game} has no bots {sorted(unknown)}")


def load_session(
    shelf: Shelf,
    path: Path,
    games: Games,
    judge: Judge,
    *,
    drivers: Mapping[Seat, Driver] = NO_DRIVERS,
    support: Support = UNSUPPORTED,
    now: Callable[[], int] | None = None,
) -> Opened:
    """Go on with a save, or look at it up to where it is damaged; `now` as for a new one.

    Raises `UnreadableError` where there is nothing to show, and `StoreError` where the disk
    does not read or another program has the match open.
    """
    loaded = shelf.open(path, games)
    return go_on_with(loaded, judge, drivers=drivers, support=support, now=now)


def go_on_with(
    loaded: LoadedMatch,
    judge: Judge,
    *,
    drivers: Mapping[Seat, Driver] = NO_DRIVERS,
    support: Support = UNSUPPORTED,
    now: Callable[[], int] | None = None,
) -> Opened:
    """The same with a save that was opened before."""
    kept = loaded.kept
    session: AnySession = Session(
        kept.match,
        Recorder(loaded.writer),
        {**_own_drivers(kept.header, judge, support), **drivers},
        house=_house_of(kept),
        verdicts=kept.verdicts,
        clocks=Clocks(kept.clocks, _percents(kept.header)),
        sitting=Sitting(now, played_ms=kept.played_ms),
        end=kept.end,
        adviser=_adviser(kept.header.game, support),
        by_dictionary_alone=kept.header.occasion.by_dictionary_alone,
        terms=terms_of(kept.header),
        bots=[player.bot for player in kept.header.seats],
        orders=kept.orders,
        marks=kept.marks,
    )
    return Opened(session, kept.header, kept.path, kept.damage)


def _written_by(rules: AnyRules, ruleset: Any) -> dict[str, Any]:
    """The fields of a header that tell program, game and ruleset."""
    return {
        "format": FORMAT,
        "app": __version__,
        "game": rules.game,
        "rules": rules.version,
        "ruleset": encode(ruleset),
    }


def _own_drivers(header: Header, judge: Judge, support: Support) -> dict[Seat, Driver]:
    """Chance, the referee, the game's setter, and the bots that sit at the table.

    With a printed box on it, people tell what chance did.
    People take the seat of a bot that this program does not have, so that no match stands still.
    """
    drivers: dict[Seat, Driver] = {REFEREE: RefereeDriver(judge, support.own_judge)}
    if not header.occasion.with_box:
        drivers[CHANCE] = ChanceDriver(header.seed)
    setter = game_of(header.game).setter()
    if setter is not None:
        drivers[SETTER] = BotDriver(setter, support, header.seed)
    bots, resorts = game_of(header.game).bots(), game_of(header.game).resorts() or no_resorts
    for seat, player in enumerate(header.seats):
        if player.bot in bots:
            drivers[seat] = BotDriver(bots[player.bot], support, header.seed, resorts)
    return drivers


def _adviser(game: str, support: Support) -> Adviser | None:
    hinter = game_of(game).hinter()
    return None if hinter is None else Adviser(hinter, support)


def _percents(header: Header) -> tuple[int, ...]:
    return tuple(player.clock_percent for player in header.seats)


def _house_of(kept: KeptMatch) -> GameHouse:
    """The table's own words; in a challenge they count no more, whatever its log says of them."""
    house = GameHouse()
    if kept.header.occasion.by_dictionary_alone:
        return house
    for word, accepted in kept.house.items():
        house.set_verdict(word, accepted)
    return house
