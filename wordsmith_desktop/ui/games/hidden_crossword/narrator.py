"""Tells the table what happened, as whoever looks may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games.hidden_crossword.events import GuessAnswered, SolutionJudged
from wordsmith_desktop.games.hidden_crossword.observation import Observation
from wordsmith_desktop.games.hidden_crossword.state import Phase, Stage, State
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.updates import Update, UpdateKind
from wordsmith_desktop.ui.kit.banner import Banner, Tone
from wordsmith_desktop.wording.games.hidden_crossword import table_texts as texts
from wordsmith_desktop.wording.games.hidden_crossword.event_sentences import (
    REFUSALS,
    Listener,
    is_good,
    story,
)
from wordsmith_desktop.wording.texts import say

_TURNED_BACK: Final = (UpdateKind.UNDONE, UpdateKind.REDONE)


class Narrator:
    """Turns updates of the session into sentences."""

    def __init__(self, banner: Banner, session: AnySession, names: Sequence[str]) -> None:
        self._banner = banner
        self._session = session
        self._names = names

    def tell(self, update: Update[Any], seat: Seat | None) -> None:
        """Tell one update as whoever looks may know it; None for the whole table."""
        if update.kind is UpdateKind.CLOCK:
            self._banner.show_info(say(texts.SOFT_TIME))
        elif update.kind is UpdateKind.PLAYED:
            self._tell_events(self._session.events_for(update, seat), seat)
        elif update.kind in _TURNED_BACK:
            self.forget_refusal()

    def forget_refusal(self) -> None:
        """What was refused lies there no more, or something else is done now."""
        if self._banner.tone is Tone.REFUSAL:
            self._banner.clear()

    def _tell_events(self, told: Sequence[Event], seat: Seat | None) -> None:
        sentence = story(told, Listener(self._names, seat))
        if any(isinstance(event, GuessAnswered | SolutionJudged) for event in told) and (
            self._is_answered()
        ):
            # The answer stands large below, and what was said before is out of date.
            self._banner.clear()
        elif not sentence:
            self.forget_refusal()
        elif any(isinstance(event, REFUSALS) for event in told):
            self._banner.show_refusal(sentence)
        elif any(map(is_good, told)):
            self._banner.show_good(sentence)
        else:
            self._banner.show_info(sentence)

    def _is_answered(self) -> bool:
        state: State = self._session.match.state
        return state.phase is Phase.GUESS and state.stage is not Stage.GUESS

    def tell_turn(self, seen: Observation) -> None:
        """Tell whoever has lifted the curtain what is to be done."""
        name = self._names[seen.to_move]
        if seen.phase is Phase.BUILD:
            self._banner.show_info(say(texts.YOUR_BUILDING, name=name, word=seen.anchor))
        elif seen.phase is Phase.GUESS:
            turn = say(texts.YOUR_TURN, name=name)
            self._banner.show_info(f"{self.last_story()} {turn}".strip())

    def last_story(self) -> str:
        """What happened last that the whole table may know.

        However far back that is: its absence would tell how much was laid in secret.
        """
        rules, listener = self._session.match.rules, Listener(self._names, None)
        for played in reversed(self._session.match.played):
            redacted = (rules.redact(event, None) for event in played.step.events)
            sentence = story([event for event in redacted if event is not None], listener)
            if sentence:
                return sentence
        return ""
