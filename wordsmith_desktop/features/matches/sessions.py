"""Begins matches, and goes on with saves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.records.names import tidy

if TYPE_CHECKING:
    # The home page does without what only a table needs.
    from wordsmith_desktop.bots.vocabulary import Vocabulary
    from wordsmith_desktop.core.seats import Seat
    from wordsmith_desktop.features.dictionaries.dictionaries import Dictionaries
    from wordsmith_desktop.lexicon.house import GameHouse
    from wordsmith_desktop.lexicon.rulings import Ruling
    from wordsmith_desktop.records.kept_match import Games
    from wordsmith_desktop.records.log import Header, Occasion, Player, Terms
    from wordsmith_desktop.records.profiles import Profiles
    from wordsmith_desktop.records.saved_matches import SavedMatches
    from wordsmith_desktop.records.settings import Settings
    from wordsmith_desktop.records.store import LoadedMatch, Shelf
    from wordsmith_desktop.session.bookkeeping import Bookkeeper
    from wordsmith_desktop.session.drivers import Judge
    from wordsmith_desktop.session.setup import Opened
    from wordsmith_desktop.session.thinking import Runner, ThinkingPace


NO_BOTS: Final[Mapping[Seat, str]] = MappingProxyType({})
"""Only people sit at the table."""


@dataclass(eq=False, repr=False)
class Sessions:
    """Begins matches and goes on with them. What meets the disk raises `StoreError`.

    Writes every match to the shelf, and has it in the statistics once it is over.
    """

    shelf: Shelf
    games: Games
    saves: SavedMatches
    dictionaries: Dictionaries
    bookkeeper: Bookkeeper
    people: Profiles
    now_ms: Callable[[], int]
    """The time now in milliseconds since 1970 (UTC)."""
    today: Callable[[], date]
    """The day that it is here now."""
    seed: Callable[[], int]
    """A seed that nobody can guess, another one at every call."""
    settings: Callable[[], Settings]
    """What is set now."""
    beside: Runner
    """Where computer players think."""
    report_crash: Callable[[BaseException], object]
    """Keeps what went wrong in a computer player, for whoever mends it."""

    def start(
        self,
        game: str,
        ruleset: Any,
        *,
        players: tuple[str, ...],
        dictionary: str,
        bots: Mapping[Seat, str] = NO_BOTS,
        given: Any = None,
        with_box: bool = False,
        terms: Sequence[Terms] = (),
    ) -> Opened:
        """Begin a match. Raises `ValueError` for players or bots that it cannot have.

        People tell what chance did where it is played `with_box`. `terms` are what is agreed by
        seat, none at all for nothing.

        `given` is what the setter does before all else, such as to lay a puzzle that somebody
        made; `ValueError` where the rules do not let it.

        A name of somebody remembered sits that person down, with the pace of their clock. `bots`
        are, by seat, the names of those of the game's bots that sit there in a person's place.
        """
        from wordsmith_desktop.records.log import USUAL_TERMS, Occasion
        from wordsmith_desktop.session.table_terms import with_terms

        people = (self._player(name, None, bots.get(seat, "")) for seat, name in enumerate(players))
        own = (*terms, *(USUAL_TERMS for _ in players))
        seats = tuple(with_terms(player, one) for player, one in zip(people, own, strict=False))
        occasion = Occasion(with_box=True) if with_box else None
        return self._start(game, ruleset, seats, dictionary, occasion=occasion, given=given)

    def start_deal(
        self,
        game: str,
        ruleset: Any,
        *,
        player: str,
        dictionary: str,
        seed: int,
        occasion: Occasion,
    ) -> Opened:
        """Begin a match of one player that chance deals from a seed, for a named occasion.

        Raises `ValueError` where the game cannot be played so.
        """
        seat = self.player(player)
        return self._start(game, ruleset, (seat,), dictionary, seed, occasion)

    def player(self, name: str) -> Player:
        """Who sits down under a name: somebody remembered, else a guest."""
        return self._player(name, None)

    def ruleset_of(self, header: Header) -> Any:
        """The rules that a match is played by.

        Raises `CodecError` where they cannot be read, and `KeyError` for a game that is not here.
        """
        from wordsmith_desktop.records.codec import decode

        return decode(self.games[header.game].ruleset_type, header.ruleset)

    def rematch(self, header: Header) -> Opened:
        """Begin a match of the same game, rules, players and dictionary as another."""
        from wordsmith_desktop.records.log import Occasion

        return self._start(
            header.game,
            self.ruleset_of(header),
            tuple(map(self._sat_down_again, header.seats)),
            header.dictionary.tag,
            occasion=Occasion(with_box=header.occasion.with_box),
        )

    def restart(self, opened: Opened) -> Opened:
        """Begin the same match again: game, ruleset, players and dictionary.

        A challenge keeps its deal, and does not count any more.
        """
        from wordsmith_desktop.records.log import Occasion

        header = opened.header
        is_challenge = bool(header.occasion.challenge)
        again = Occasion(with_box=header.occasion.with_box)
        return self._start(
            header.game,
            self.ruleset_of(header),
            tuple(map(self._sat_down_again, header.seats)),
            header.dictionary.tag,
            header.seed if is_challenge else None,
            replace(header.occasion, counts=False) if is_challenge else again,
            given=opened.given,
        )

    def open(self, path: Path) -> Opened:
        """Go on with a save. Raises `UnreadableError` where there is nothing to show."""
        return self.go_on(self.load(path))

    def load(self, path: Path) -> LoadedMatch:
        """Read a save and lock it, in whatever thread: with a long one that takes a while.

        Raises as `open`.
        """
        from wordsmith_desktop.session.bringing_in import bring_in

        path = bring_in(self.shelf, path, self.games, created_ms=self.now_ms())
        return self.shelf.open(path, self.games)

    def go_on(self, loaded: LoadedMatch) -> Opened:
        """Go on with a save that was loaded."""
        from wordsmith_desktop.session.setup import go_on_with
        from wordsmith_desktop.session.thinking import Support

        known = _LateWords(self)
        support = Support(known.words, self.beside, self._pace, known.own_judge, self.report_crash)
        opened = go_on_with(loaded, known.judge, support=support, now=self.now_ms)
        known.header = opened.header
        return self.attend(opened)

    def branch(self, path: Path, position: int) -> Opened:
        """Begin a match that goes on from where a save stood after so many actions.

        It never counts, and the save stays as it is. Raises `UnreadableError`.
        """
        from wordsmith_desktop.session.branching import branch

        made = branch(self.shelf, path, self.games, position, created_ms=self.now_ms())
        return self.open(made)

    def words(
        self, tag: str, occasion: Occasion, house: GameHouse, terms: Terms
    ) -> Vocabulary | None:
        """What hints, made puzzles and bots may use by somebody's terms at a table whose
        dictionary has the tag; None while it is not open.

        A challenge leaves out what is not for every table, so that a code gives everybody the same.
        """
        is_family = bool(occasion.challenge) or not self.settings().offers_all_words
        is_plain = occasion.by_dictionary_alone
        return self.dictionaries.vocabulary(
            terms.dictionary or tag,
            house,
            is_plain=is_plain,
            is_family=is_family,
            limits=terms.limits,
        )

    def own_judge(self, tag: str, occasion: Occasion, terms: Terms) -> Judge:
        """Who judges the words of a player at a table whose dictionary has the tag."""
        return self.dictionaries.judge(
            terms.dictionary or tag, is_plain=occasion.by_dictionary_alone, limits=terms.limits
        )

    def attend(self, opened: Opened) -> Opened:
        """Have a match's dictionary opened, its end recorded, and it known as the last one."""
        self.shelf.note_played(opened.path, self.now_ms())
        for tag in opened.header.tags:
            self.dictionaries.lexicon(tag)
        self.bookkeeper.watch(opened)
        return opened

    # Inside

    def _start(
        self,
        game: str,
        ruleset: Any,
        players: tuple[Player, ...],
        dictionary: str,
        seed: int | None = None,
        occasion: Occasion | None = None,
        *,
        given: Any = None,
    ) -> Opened:
        from wordsmith_desktop.session.setup import ORDINARY, new_session
        from wordsmith_desktop.session.thinking import Support

        if occasion is not None and occasion.challenge:
            occasion = self._as_of_today(occasion)
        is_plain = occasion is not None and occasion.by_dictionary_alone
        if occasion is None or not occasion.with_box:
            # A printed box has its own pieces, whatever the words.
            ruleset = self.dictionaries.equipped(game, ruleset, dictionary)
        opened = new_session(
            self.shelf,
            self.games[game],
            ruleset,
            players=players,
            seed=self.seed() if seed is None else seed,
            dictionary=self.dictionaries.identity(dictionary),
            judge=self.dictionaries.judge(dictionary, is_plain=is_plain),
            created_ms=self.now_ms(),
            occasion=occasion or ORDINARY,
            support=Support(
                partial(self.words, dictionary, occasion or ORDINARY),
                self.beside,
                self._pace,
                partial(self.own_judge, dictionary, occasion or ORDINARY),
                self.report_crash,
            ),
            now=self.now_ms,
            given=given,
        )
        return self.attend(opened)

    def _as_of_today(self, occasion: Occasion) -> Occasion:
        """A challenge that is begun now: its page may have been opened on another day."""
        from wordsmith_desktop.records.deal_name import DealName

        name = DealName.parse(occasion.challenge)
        if name is None:
            return occasion
        return replace(occasion, challenge=str(name.begun_on(self.today())))

    def _pace(self) -> ThinkingPace:
        from wordsmith_desktop.session.thinking import PACES

        return PACES[self.settings().computer_pace]

    def _player(self, name: str, profile_id: str | None, bot: str = "") -> Player:
        """Who sits down: a bot, or somebody remembered, by id or by name, else a guest."""
        from wordsmith_desktop.records.log import Player

        if bot:
            return Player(name, bot=bot)
        profile = self.people.find(profile_id) or self.people.named(name)
        if profile is None:
            return Player(tidy(name))
        return Player(profile.name, profile.id, profile.clock_percent)

    def _sat_down_again(self, player: Player) -> Player:
        """Somebody at the next match of the same table, for whom the same is agreed."""
        from wordsmith_desktop.session.table_terms import with_terms

        found = self._player(player.name, player.profile, player.bot)
        return with_terms(found, player.terms)


class _LateWords:
    """Stands in for the dictionary of a save until its header is read."""

    header: Header | None = None

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    def judge(self, word: str) -> Ruling | None:
        if self.header is None:
            return None
        tag, occasion = self.header.dictionary.tag, self.header.occasion
        judge = self._sessions.dictionaries.judge(tag, is_plain=occasion.by_dictionary_alone)
        return judge(word)

    def own_judge(self, terms: Terms) -> Judge:
        if self.header is None:
            return lambda _word: None
        return self._sessions.own_judge(self.header.dictionary.tag, self.header.occasion, terms)

    def words(self, house: GameHouse, terms: Terms) -> Vocabulary | None:
        if self.header is None:
            return None
        tag, occasion = self.header.dictionary.tag, self.header.occasion
        return self._sessions.words(tag, occasion, house, terms)
