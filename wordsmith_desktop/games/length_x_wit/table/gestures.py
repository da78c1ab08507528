"""What people do at the table, as a row of pieces and as actions; reasons against it are said."""

from __future__ import annotations

from collections.abc import Callable

from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.strip.gestures import StripGestures
from wordsmith_desktop.wording.rule_numbers import rule_of

from ..rules import actions
from ..rules.presenter import Strip
from ..rules.state import SPELLING, Phase, State, die_piece
from ..words.event_sentences import reasons_text
from ..words.rule_numbers import RULES


class Gestures(StripGestures[Strip]):
    """Acts for whoever is to move; everything is open, so anybody may look."""

    table: TableView[actions.Action, TableEvent, State]

    def __init__(
        self,
        table: TableView[actions.Action, TableEvent, State],
        *,
        banner: Banner,
        changed: Callable[[], object],
    ) -> None:
        super().__init__(table, changed=changed)
        self._banner = banner
        self.is_spending = False
        """Whether a vowel is being chosen."""
        self.chosen_vowel: int | None = None
        """The tile that would be spent; it is for good only once that is confirmed."""
        self._asked_all_at: int | None = None
        """How many actions stood when the table was asked whether nobody responds."""

    # The strip

    def laid(self) -> tuple[Seat, Strip] | None:
        seen = self.table.seen
        seat = seen.speller
        is_theirs = seat in self.table.people_to_act
        is_open = seen.phase in SPELLING and seen.call is None and is_theirs
        return (seat, Strip(seen.row, state=seen, seat=seat)) if is_open else None

    def may_lay(self) -> bool:
        return not self.is_spending

    def refuse(self, rejection: Rejection) -> None:
        self.say_against((rejection,))

    def lay_dice(self) -> None:
        """Lay all dice that do not lie on the strip yet."""
        strip = self.strip
        if strip is not None:
            for rolled in strip.state.dice:
                piece = die_piece(rolled.die)
                if piece not in strip.row.pieces:
                    strip = strip.with_piece(piece)
            self.lay(strip)

    @property
    def has_word(self) -> bool:
        """Whether something lies on the strip."""
        strip = self.strip
        return strip is not None and bool(strip.row.text)

    # The table

    def is_ready(self) -> bool:
        """Whether a person may roll the first die."""
        seen = self.table.seen
        return seen.phase is Phase.READY and seen.speller in self.table.people_to_act

    def is_spelling(self) -> bool:
        """Whether a person may lay a word."""
        return self.laid() is not None

    def is_deciding(self) -> bool:
        """Whether a person decides about a roll."""
        return self.table.seen.phase is Phase.DECIDE and self.is_spelling()

    def may_ask_odds(self) -> bool:
        """Whether the odds of pressing may be asked before the decision."""
        return self.is_deciding() and self.table.seen.ruleset.odds_as_hint

    def act(self, seat: Seat, action: actions.Action) -> None:
        """Play an action for a seat, or say why not."""
        rejections = self.table.act(seat, action)
        if rejections:
            self.say_against(rejections)

    def may(self, action: actions.Action) -> bool:
        """Whether whoever is to move may do this now."""
        return not self.table.check(self.table.seen.speller, action)

    def say_against(self, rejections: tuple[Rejection, ...]) -> None:
        """Say why something is not possible."""
        text = reasons_text(rejections[:1], self.table.seen.material)
        self._banner.show_refusal(text, rule_of(rejections[:1], RULES))

    def roll(self) -> None:
        """Roll the first die (L6)."""
        self._act(actions.Roll())

    def swap(self) -> None:
        """Swap the whole set of tiles (L5)."""
        self._act(actions.Swap())

    def score(self) -> None:
        """Score the word on the strip, or respond with it (L8, L9)."""
        self._say(self._spelling)

    def press(self) -> None:
        """Bank the word's tiles and roll one die more (L8)."""
        self._say(actions.Press)

    def ask_for_vowel(self, is_spending: bool) -> None:
        """Have a vowel chosen to be spent, or no longer (L8)."""
        self.is_spending = is_spending
        self.chosen_vowel = None

    def choose_vowel(self, tile: int) -> None:
        """Choose the vowel that would be spent; another one may still be chosen."""
        self.chosen_vowel = tile
        self._changed()

    def spend(self) -> None:
        """Spend the chosen vowel (L8)."""
        tile = self.chosen_vowel
        if tile is not None:
            self.ask_for_vowel(False)
            self._act(actions.Spend(tile))
            self._changed()

    @property
    def vowel(self) -> str:
        """The letter of the vowel that would be spent; empty while none is chosen."""
        seen = self.table.seen
        free = seen.free_tiles(seen.seat)
        return next((one.text for one in free if one.id == self.chosen_vowel), "")

    def give_up(self) -> None:
        """Give up the turn, or respond with nothing (L8, L9)."""
        self._act(actions.Decline() if self.table.seen.phase is Phase.RESPOND else actions.GiveUp())

    @property
    def still_asked(self) -> tuple[Seat, ...]:
        """The people who may respond one after the other, up to a computer or the turn's end."""
        seen, people = self.table.seen, self.table.people_to_act
        if seen.phase is not Phase.RESPOND or seen.call is not None or seen.speller not in people:
            return ()
        step = 1 if seen.ruleset.responds_clockwise else -1
        seat, found = seen.speller, list[Seat]()
        while seat != seen.seat and seat in self.table.people:
            found.append(seat)
            seat = (seat + step) % len(seen.players)
        return tuple(found)

    @property
    def is_asking_all(self) -> bool:
        """Whether the table is asked whether nobody responds; laying a word ends that."""
        return self._asked_all_at == self.table.position

    def ask_all(self, is_asking: bool) -> None:
        """Ask the table whether nobody responds, where several may, or no longer."""
        is_open = is_asking and len(self.still_asked) > 1
        self._asked_all_at = self.table.position if is_open else None

    def nobody_responds(self) -> None:
        """Leave out the responses of all who may still give one (L9)."""
        for seat in self.still_asked:
            self.act(seat, actions.Decline())

    def against_word(self) -> tuple[Rejection, ...]:
        """What speaks against the word on the strip, as long as there is one."""
        strip = self.strip
        if strip is None or not self.has_word:
            return ()
        return self.table.check(strip.seat, strip.said(self._spelling))

    @property
    def _spelling(self) -> type[actions.Spelling]:
        return actions.Respond if self.table.seen.phase is Phase.RESPOND else actions.Score

    def _act(self, action: actions.Action) -> None:
        self.act(self.table.seen.speller, action)

    def _say(self, kind: type[actions.Spelling]) -> None:
        strip = self.strip
        if strip is not None:
            self.act(strip.seat, strip.said(kind))
