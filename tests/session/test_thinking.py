"""Bots at a live table: asked beside the caller, the same at any pace, never past their cancel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from tests.helpers.live import Audience, FixedDice, begin, go_on
from tests.helpers.toy_game import Done, EndTurn, Look, Put, ToyAction, ToyObservation
from wordsmith_desktop.bots.bot import Decision, Motive, Search
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.records.log import USUAL_TERMS, Terms
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.drivers import Driver
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.session.thinking import (
    Adviser,
    BotDriver,
    Support,
    Thinking,
    ThinkingPace,
    at_once,
    mind_of,
)
from wordsmith_desktop.session.updates import UpdateKind

BEN = 1
NOBODYS_WORDS = WordIndex(np.array([], "S15"), np.array([], np.uint8), np.array([], np.bool_))


def words(_house: GameHouse, _terms: Terms = USUAL_TERMS) -> Vocabulary:
    return Vocabulary(NOBODYS_WORDS)


@dataclass
class Later:
    """A runner whose work is done when a test says so."""

    left: list[Callable[[], None]] = field(default_factory=list)
    stopped: int = 0
    """How many questions were cancelled."""
    report: Callable[[int, int], object] = lambda _done, _whole: None

    def __call__(self, work: Any, done: Any, report: Any) -> Callable[[], None]:
        is_cancelled = False
        self.report = report

        def cancel() -> None:
            nonlocal is_cancelled
            is_cancelled = True
            self.stopped += 1

        def go_on() -> None:
            found = work(Search(lambda: is_cancelled, report))
            if not is_cancelled:
                done(found)

        self.left.append(go_on)
        return cancel

    def finish(self) -> None:
        """Do all that was begun, also what nobody waits for any more."""
        waiting, self.left = self.left, []
        for one in waiting:
            one()


def end_turn(
    _seen: ToyObservation, _words: Vocabulary, _rng: Rng, _search: Search
) -> Decision[ToyAction]:
    return Decision(EndTurn())


def at_random(
    seen: ToyObservation, _words: Vocabulary, rng: Rng, _search: Search
) -> Decision[ToyAction]:
    """Puts down as many counters as its numbers say."""
    return Decision(Put() if seen.pips > 2 and rng.below(3) else EndTurn())


def at_a_loss(
    _seen: ToyObservation, _words: Vocabulary, _rng: Rng, _search: Search
) -> Decision[ToyAction] | None:
    return None


def against_the_rules(
    _seen: ToyObservation, _words: Vocabulary, _rng: Rng, _search: Search
) -> Decision[Any]:
    return Decision(object())


def table(shelf: Shelf, bot: Any, runner: Any, seed: int = 7) -> tuple[Opened, BotDriver]:
    driver = BotDriver(bot, Support(words, runner), seed)
    drivers: dict[int, Driver] = {BEN: driver, CHANCE: FixedDice(5, 6)}
    return begin(shelf, seed=seed, drivers=drivers), driver


def played(session: AnySession, seat: int) -> list[object]:
    return [one.action for one in session.match.played if one.seat == seat]


def test_a_bot_that_answers_at_once_plays_before_the_caller_goes_on(shelf: Shelf) -> None:
    opened, _ = table(shelf, end_turn, at_once)
    opened.session.act(0, EndTurn())
    assert ([EndTurn()], (0,)) == (played(opened.session, BEN), opened.session.actors)


def test_an_answer_waits_for_the_pace_of_the_table_in_time_of_the_match(shelf: Shelf) -> None:
    driver = BotDriver(end_turn, Support(words, at_once, lambda: ThinkingPace(700, 900)), 7)
    drivers: dict[int, Driver] = {BEN: driver, CHANCE: FixedDice(5, 6)}
    opened = begin(shelf, seed=7, drivers=drivers)
    session = opened.session
    session.act(0, EndTurn())
    session.tick(699)
    assert ([], Thinking(BEN)) == (played(session, BEN), session.thinking)
    session.pause()
    session.tick(1000)
    assert [] == played(session, BEN)
    session.resume()
    session.tick(201)
    assert ([EndTurn()], None) == (played(session, BEN), session.thinking)
    assert driver.last is not None
    assert EndTurn() == driver.last.action


def test_an_answer_that_takes_its_time_is_played_after_it(shelf: Shelf) -> None:
    def slow(*_seen: Any) -> Decision[ToyAction]:
        return Decision(EndTurn(), after_ms=5000)

    opened, _ = table(shelf, slow, at_once)
    opened.session.act(0, EndTurn())
    opened.session.tick(4999)
    assert [] == played(opened.session, BEN)
    opened.session.tick(1)
    assert [EndTurn()] == played(opened.session, BEN)


def test_every_seat_and_match_has_another_mind(shelf: Shelf) -> None:
    minds = []

    def noting(
        _seen: ToyObservation, known: Vocabulary, _rng: Rng, _search: Search
    ) -> Decision[ToyAction]:
        minds.append(known.mind)
        return Decision(EndTurn())

    for seed in (7, 7, 8):
        opened, _ = table(shelf, noting, at_once, seed)
        opened.session.act(0, EndTurn())
    assert minds == [mind_of(7, BEN), mind_of(7, BEN), mind_of(8, BEN)]
    assert mind_of(7, 0) != mind_of(7, BEN) != mind_of(8, BEN)


def test_a_bot_is_asked_once_and_plays_when_it_is_ready(shelf: Shelf) -> None:
    later = Later()
    opened, driver = table(shelf, end_turn, later)
    opened.session.act(0, EndTurn())
    opened.session.resume_drivers()
    opened.session.resume_drivers()
    assert ([], 1, Thinking(BEN)) == (played(opened.session, BEN), len(later.left), driver.thinking)
    later.finish()
    assert ([EndTurn()], None) == (played(opened.session, BEN), driver.thinking)


def test_a_bot_sees_what_its_seat_may_know(shelf: Shelf) -> None:
    seen: list[ToyObservation] = []

    def look(own: ToyObservation, *_others: object) -> Decision[ToyAction]:
        seen.append(own)
        return Decision(EndTurn())

    opened, _ = table(shelf, look, at_once)
    before = opened.session.observation(BEN)
    opened.session.act(0, Look())
    opened.session.act(0, EndTurn())
    assert [BEN and before.card] == [one.card for one in seen]


def test_how_far_a_bot_is_can_be_asked_and_is_told(shelf: Shelf) -> None:
    later, audience = Later(), Audience()
    opened, driver = table(shelf, end_turn, later)
    opened.session.act(0, EndTurn())
    opened.session.subscribe(audience)
    later.report(3, 8)
    assert Thinking(BEN, 3, 8) == opened.session.thinking == driver.thinking
    assert [(UpdateKind.THINKING, BEN)] == audience.told


@pytest.mark.parametrize("bot", [at_a_loss, against_the_rules])
def test_a_bot_without_an_answer_is_told_and_asked_no_more(shelf: Shelf, bot: Any) -> None:
    later = Later()
    opened, driver = table(shelf, bot, later)
    opened.session.act(0, EndTurn())
    later.finish()
    opened.session.resume_drivers()
    assert (Thinking(BEN, has_failed=True), []) == (driver.thinking, later.left)
    assert (BEN,) == opened.session.actors


def broken(
    _seen: ToyObservation, _words: Vocabulary, _rng: Rng, _search: Search
) -> Decision[ToyAction]:
    raise LookupError("nothing there")


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        (at_a_loss, "toy no answer"),
        (against_the_rules, "toy object unknown_action"),
        (broken, "nothing there"),
    ],
)
def test_a_bot_without_an_answer_does_what_is_open_and_its_mistake_is_told_once(
    shelf: Shelf, bot: Any, told: str
) -> None:
    mistakes: list[Exception] = []
    support = Support(words, at_once, report=mistakes.append)
    driver = BotDriver(bot, support, 7, lambda _seen, _words: iter((Look(), Look(), EndTurn())))
    opened = begin(shelf, seed=7, drivers={BEN: driver, CHANCE: FixedDice(5, 6, 5, 6)})
    session = opened.session
    for _ in range(2):
        session.act(0, EndTurn())
    # A second look is refused, so the next resort is taken.
    assert [Look(), EndTurn(), Look(), EndTurn()] == played(session, BEN)
    assert [told] == [str(getattr(one, "reported", one)) for one in mistakes]


def test_people_take_over_for_a_bot_that_has_nothing_to_do(shelf: Shelf) -> None:
    opened, _ = table(shelf, at_a_loss, at_once)
    session = opened.session
    session.act(0, EndTurn())
    assert ((0,), True) == (session.people, session.thinking and session.thinking.has_failed)
    session.take_over()
    assert ((0, BEN), None) == (session.people, session.thinking)
    assert () == session.act(BEN, EndTurn())
    assert (0,) == session.actors


def test_nobody_takes_over_for_a_bot_that_plays(shelf: Shelf) -> None:
    opened, _ = table(shelf, end_turn, at_once)
    with pytest.raises(ValueError, match="at a loss"):
        opened.session.take_over()


def test_undo_stops_a_bot_and_its_answer_is_not_played(shelf: Shelf) -> None:
    later = Later()
    opened, driver = table(shelf, end_turn, later)
    opened.session.act(0, Put())
    opened.session.match.rules.actors(opened.session.match.state)
    opened.session.act(0, Put())
    assert [] == later.left
    # The hand-over itself is revealed by a roll; a bot's turn at the same die can be taken back.
    driver.propose(opened.session, BEN)
    assert 1 == len(later.left)
    opened.session.undo()
    later.finish()
    assert (1, [], None) == (later.stopped, played(opened.session, BEN), driver.thinking)


def test_closing_the_table_stops_a_bot(shelf: Shelf) -> None:
    later = Later()
    opened, _ = table(shelf, end_turn, later)
    opened.session.act(0, EndTurn())
    opened.session.close()
    later.finish()
    assert (1, []) == (later.stopped, played(opened.session, BEN))


def test_the_same_match_seat_and_position_have_the_same_answer_after_a_cut(tmp_path: Any) -> None:
    """As after kill -9 in the middle of a thought, or on another computer."""
    straight = Shelf(tmp_path / "straight")
    opened, _ = table(straight, at_random, at_once)
    opened.session.act(0, EndTurn())
    cut, later = Shelf(tmp_path / "cut"), Later()
    broken, _ = table(cut, at_random, later)
    broken.session.act(0, EndTurn())
    broken.session._recorder.close()
    driver = BotDriver(at_random, Support(words, at_once), 7)
    again = go_on(cut, broken.path, drivers={BEN: driver, CHANCE: FixedDice(5, 6)})
    assert played(opened.session, BEN) == played(again.session, BEN)
    assert played(again.session, BEN)


def telling(
    seen: ToyObservation, words_known: Vocabulary, rng: Rng, search: Search
) -> Decision[ToyAction]:
    """As at random, and says by which roll."""
    action = at_random(seen, words_known, rng, search).action
    return Decision(action, Motive(word=f"{type(action).__name__} {seen.pips}"))


def _why(session: AnySession) -> list[object]:
    """What is told once it is known, if anything is."""
    told: list[object] = []
    session.motives.recall(lambda: told.append(session.motives.last))
    return told


def test_why_a_bot_did_it_can_be_asked_before_after_undo_and_redo_alike(shelf: Shelf) -> None:
    opened, _ = table(shelf, telling, at_once)
    session = opened.session
    assert (False, []) == (session.motives.are_there, _why(session))
    session.act(0, EndTurn())
    motive = session.motives.last
    assert motive is not None
    session.act(0, Put())
    session.undo()
    assert (True, motive) == (session.motives.are_there, session.motives.last)
    session.redo()
    assert [motive] == _why(session)


def test_why_is_not_told_of_what_was_taken_back(shelf: Shelf) -> None:
    opened, _ = table(shelf, telling, at_once)
    session = opened.session
    session.act(0, EndTurn())
    told = session.motives.last
    for place in (len(session.match.played), len(session.match.played) + 1):
        session.motives._told[place] = (BEN, Motive(word="later"))
    assert told == session.motives.last
    session.act(0, Put())
    assert told == session.motives.last
    assert Motive(word="later") not in [motive for _, motive in session.motives._told.values()]


@pytest.mark.parametrize("is_slow", [False, True])
def test_why_a_bot_did_it_can_be_asked_after_the_match_was_opened_again(
    shelf: Shelf, is_slow: bool
) -> None:
    opened, _ = table(shelf, telling, at_once)
    opened.session.act(0, EndTurn())
    motive = opened.session.motives.last
    opened.session.close()
    later = Later()
    driver = BotDriver(telling, Support(words, later if is_slow else at_once), 7)
    again = go_on(shelf, opened.path, drivers={BEN: driver, CHANCE: FixedDice(5, 6)}).session
    assert (None, True) == (again.motives.last, again.motives.are_there)
    told: list[object] = []
    again.motives.recall(lambda: told.append(again.motives.last))
    later.finish()
    assert [motive] == told
    assert motive == again.motives.last


def test_why_is_not_offered_of_a_bot_that_cannot_say(shelf: Shelf) -> None:
    opened, _ = table(shelf, end_turn, at_once)
    opened.session.act(0, EndTurn())
    assert (False, []) == (opened.session.motives.are_there, _why(opened.session))


def test_a_bot_that_could_not_say_why_before_is_told_to_have_acted(shelf: Shelf) -> None:
    opened, _ = table(shelf, end_turn, at_once)
    opened.session.act(0, EndTurn())
    opened.session.close()
    driver = BotDriver(end_turn, Support(words, at_once), 7)
    again = go_on(shelf, opened.path, drivers={BEN: driver, CHANCE: FixedDice(5, 6)}).session
    assert [(BEN, Motive())] == _why(again)


def test_two_seats_and_two_positions_have_numbers_of_their_own(shelf: Shelf) -> None:
    drawn: list[int] = []

    def draw(seen: ToyObservation, _words: Vocabulary, rng: Rng, _search: Search) -> Decision[Any]:
        drawn.append(rng.bits())
        return Decision(Put() if seen.pips > 1 else EndTurn())

    opened, _ = table(shelf, draw, at_once)
    opened.session.act(0, EndTurn())
    assert len(drawn) == len(set(drawn)) > 2


def test_without_a_dictionary_a_bot_waits(shelf: Shelf) -> None:
    is_open = False
    support = Support(lambda house, _terms: words(house) if is_open else None, at_once)
    driver = BotDriver(end_turn, support, 7)
    opened = begin(shelf, drivers={BEN: driver, CHANCE: FixedDice(5, 6)})
    opened.session.act(0, EndTurn())
    assert ([], None) == (played(opened.session, BEN), driver.thinking)
    is_open = True
    opened.session.resume_drivers()
    assert [EndTurn()] == played(opened.session, BEN)


def test_advice_is_told_and_not_played(session: AnySession) -> None:
    told: list[Any] = []
    session._adviser = Adviser(end_turn, Support(words, at_once))
    before = session.match.state
    assert session.advise(0, told.append)
    assert ([Decision(EndTurn())], before) == (told, session.match.state)


def test_in_a_game_without_advice_none_can_be_asked_for(shelf: Shelf) -> None:
    told: list[Any] = []
    opened = begin(shelf, support=Support(words, at_once), drivers={CHANCE: FixedDice(5, 3)})
    assert not opened.session.advise(0, told.append)
    assert [] == told


def test_advice_about_what_was_is_not_told(session: AnySession) -> None:
    later, told = Later(), list[Any]()
    session._adviser = Adviser(end_turn, Support(words, later))
    session.advise(0, told.append)
    session.act(0, Put())
    later.finish()
    assert (1, []) == (later.stopped, told)


def test_advice_is_told_though_a_word_is_laid_meanwhile(
    session: AnySession, monkeypatch: pytest.MonkeyPatch
) -> None:
    later, told = Later(), list[Any]()
    session._adviser = Adviser(end_turn, Support(words, later))
    monkeypatch.setattr(Done, "lays", True)
    session.advise(0, told.append)
    session.act(0, Put())
    later.finish()
    assert [Decision(EndTurn())] == told


def test_advice_is_not_told_once_somebody_else_looks(
    session: AnySession, monkeypatch: pytest.MonkeyPatch
) -> None:
    later, told = Later(), list[Any]()
    session._adviser = Adviser(end_turn, Support(words, later))
    monkeypatch.setattr(ToyObservation, "is_hidden", True)
    monkeypatch.setattr(ToyObservation, "holder", 0)
    table = TableView(session)
    table.lift(0)
    table.advise(told.append)
    table.hide()
    later.finish()
    assert [] == told


def test_a_game_without_an_adviser_has_no_advice(shelf: Shelf) -> None:
    told: list[Any] = []
    opened = begin(shelf, drivers={CHANCE: FixedDice(5, 3)}, support=Support(words, at_once))
    assert not opened.session.advise(0, told.append)
    opened.session.stop_advising()
    assert [] == told
