"""The Hidden Crossword: draw, building, guessing and the end, each in its states."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING, Any, cast

from wordsmith_desktop.bots.bot import ShouldStop
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.core.seats import SETTER
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.hidden_crossword.rules import bots
from wordsmith_desktop.games.hidden_crossword.rules.actions import (
    CallAnchor,
    Choose,
    Finish,
    GiveUp,
    GoOn,
    Lay,
    MakeGuess,
    MarkLetter,
    Note,
    SetPuzzle,
    Solve,
    TurnUp,
)
from wordsmith_desktop.games.hidden_crossword.rules.bots import PuzzleSetter
from wordsmith_desktop.games.hidden_crossword.rules.crossword import (
    Crossword,
    Layout,
    Tile,
    layout_of,
)
from wordsmith_desktop.games.hidden_crossword.rules.known_words import UNKNOWN_LETTER
from wordsmith_desktop.games.hidden_crossword.rules.letter_notes import LetterMark
from wordsmith_desktop.games.hidden_crossword.rules.maker import make_puzzle
from wordsmith_desktop.games.hidden_crossword.rules.marks import ClueType
from wordsmith_desktop.games.hidden_crossword.rules.ruleset import Ruleset
from wordsmith_desktop.games.hidden_crossword.rules.state import GuessStage, Phase, State
from wordsmith_desktop.session.thinking import Thinking
from wordsmith_desktop.window.kit.fold import Fold

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.games.hidden_crossword.table.page import MatchPage
    from wordsmith_desktop.session.live import AnySession

    from ..stage import SceneContext

GAME = "hidden_crossword"
NAMES = ("Ana", "Dörte-Marie")
COMMON = 40
"""Least commonness of words that players in pictures see: ten times the Zipf frequency."""
FIRST_LENGTH = 4
"""Letters of the word that is being typed."""
GUESSES = 9
"""Rounds of the longest recording sheet in a picture."""


def _rules(context: SceneContext, **fields: Any) -> Ruleset:
    tag = context.language
    return Ruleset(language=tag, dictionary=tag, **fields)


def _index(context: SceneContext) -> Any:
    context.wait_for_dictionary()
    lexicon = context.services.dictionaries.lexicon(context.language)
    assert lexicon is not None
    return lexicon.index


def _state(session: AnySession) -> State:
    state: State = session.match.state
    return state


def _draw(session: AnySession, count: int = 12) -> None:
    while len(_state(session).drawn) < count and _state(session).phase is Phase.DRAW:
        session.act(0, TurnUp())


def _call(session: AnySession, index: Any) -> None:
    """The commonest word of five or four letters that is there."""
    state = _state(session)
    letters = "".join(one.letter for one in state.drawn)
    found = index.from_letters(letters, min_length=4, min_commonness=COMMON, family=True)
    found = found or index.from_letters(state.pool, min_length=4, family=True)
    best = max((one for one in found if one.length < 6), key=lambda one: one.commonness)
    session.act(0, CallAnchor(best.word))


def _puzzle(state: State, index: Any, stream: int) -> Layout:
    layout = make_puzzle(state.pool, state.anchor, index, Rng(11, stream=stream))
    assert layout is not None
    return layout


def _build(session: AnySession, index: Any) -> None:
    if _state(session).is_solo:
        session.act(SETTER, SetPuzzle(_puzzle(_state(session), index, 0)))
        return
    for seat in _state(session).seats:
        session.act(seat, Lay(_puzzle(_state(session), index, seat)))
        session.act(seat, Finish())


def _guess(session: AnySession, index: Any, number: int) -> None:
    """A common word of a length that is in the other's puzzle, or nearly it."""
    state = _state(session)
    seat = state.seat
    seen = session.observation(seat)
    words = [
        one.word for one in state.sheet(seat) if len(one.word) > 2 and one.word != state.anchor
    ]
    length = len(words[(number // 2) % len(words)])
    found = index.from_letters(seen.letters, min_length=length, family=True)
    # Few letters may have no common word of that length: the commonest will do.
    ranked = sorted(found, key=lambda one: (one.commonness < COMMON, one.word))
    fitting = [one.word for one in ranked if one.length == length][:9]
    session.act(seat, MakeGuess(fitting[number % len(fitting)]))
    if _state(session).stage is GuessStage.CHOICE:
        session.act(seat, Choose(number % 2))


def _turns(session: AnySession, index: Any, count: int) -> None:
    for number in range(count):
        _guess(session, index, number)
        session.act(_state(session).seat, GoOn())


def _match(context: SceneContext, *names: str, **fields: Any) -> tuple[Any, Any]:
    """A match up to the first guess, not sat down to yet."""
    index = _index(context)
    opened = context.begin(GAME, _rules(context, **fields), *(names or NAMES))
    _draw(opened.session)
    _call(opened.session, index)
    opened.session.act(0, GoOn())
    return opened, index


def _sit(context: SceneContext, opened: Any) -> MatchPage:
    context.sit_down(opened)
    return _lift(context)


def _lift(context: SceneContext) -> MatchPage:
    host = context.window.host
    assert host is not None
    while host.cover_shown is not None:
        host.cover_shown.button.click()  # type: ignore[attr-defined]
        context.settle()
    return cast("MatchPage", host.page)


def new_match(context: SceneContext) -> QWidget:
    """A new match for two, every choice unfolded."""
    context.preferences.change(player_names=NAMES)
    context.window.commands.new(context.entry(GAME))
    for fold in context.window.findChildren(Fold):
        fold.headline.setChecked(True)
    return context.window


def drawing(context: SceneContext) -> QWidget:
    """Seven letters lie there."""
    opened = context.begin(GAME, _rules(context), *NAMES)
    _draw(opened.session, 7)
    _sit(context, opened)
    return context.window


def no_anchor(context: SceneContext) -> QWidget:
    """All letters are drawn, and nobody saw a word; some are offered."""
    _index(context)
    opened = context.begin(GAME, _rules(context), *NAMES)
    _draw(opened.session)
    page = _sit(context, opened)
    page.finder.offer_anchors()
    return context.window


def dealt(context: SceneContext) -> QWidget:
    """Letters and anchor are there."""
    index = _index(context)
    opened = context.begin(GAME, _rules(context), *NAMES)
    _draw(opened.session)
    _call(opened.session, index)
    _sit(context, opened)
    return context.window


def building(context: SceneContext) -> QWidget:
    """A puzzle that is nearly done."""
    opened, index = _match(context, clock=Clock.SOFT)
    layout = _puzzle(_state(opened.session), index, 0)
    opened.session.act(0, Lay(_without_last_word(layout, _state(opened.session).anchor)))
    _sit(context, opened)
    return context.window


def suggesting(context: SceneContext) -> QWidget:
    """Words that fit at the caret, beside the anchor alone."""
    opened, _index = _match(context)
    page = _sit(context, opened)
    page.parts.editor.suggesting.toggle()
    return context.window


def faulty(context: SceneContext) -> QWidget:
    """A puzzle with words that are none."""
    opened, index = _match(context)
    layout = _puzzle(_state(opened.session), index, 0)
    run = Crossword(layout).anchor_run(_state(opened.session).anchor)
    loose = [tile for tile in layout if run is None or tile.cell not in run.cells]
    turned = (
        Tile(tile.row, tile.col, other.letter)
        for tile, other in zip(loose[:5], reversed(loose[:5]), strict=True)
    )
    set_in = (tile for tile in layout if tile not in loose)
    opened.session.act(0, Lay(layout_of((*set_in, *turned, *loose[5:]))))
    _sit(context, opened)
    return context.window


def hinted(context: SceneContext) -> QWidget:
    """A hint says which word goes in, and marks where."""
    opened, _index = _match(context)
    page = _sit(context, opened)
    for _ in range(2):
        page.ask_for_hint()
        context.wait_until(lambda: not page.hints.is_searching)
    return context.window


def _without_last_word(layout: Layout, anchor: str) -> Layout:
    """The layout without a word that nothing hangs on."""
    grid = Crossword(layout)
    for run in reversed(grid.runs):
        alone = {cell for cell in run.cells if len(grid.runs_at(cell)) == 1}
        rest = tuple(tile for tile in layout if tile.cell not in alone)
        if run.word != anchor and len(Crossword(rest).groups) == 1:
            return rest
    return layout


def curtain(context: SceneContext) -> QWidget:
    """The computer is handed over in the middle of the guessing."""
    opened, index = _match(context)
    _build(opened.session, index)
    _turns(opened.session, index, 3)
    context.sit_down(opened)
    return context.window


def guessing(context: SceneContext) -> QWidget:
    """A few rounds are on the sheet, and a guess is being typed."""
    opened, index = _match(context)
    _build(opened.session, index)
    _turns(opened.session, index, 8)
    page = _sit(context, opened)
    opened.session.act(page.table.public.to_move, Note(4, 0, "A? not E"))
    context.settle()
    found = index.from_letters(page.table.seen.letters, min_commonness=COMMON, family=True)
    page.gestures.spell(next(one.word for one in found if one.length == FIRST_LENGTH))
    return context.window


def letter_notes(context: SceneContext) -> QWidget:
    """Letters of a word are crossed out, and some are likely."""
    opened, index = _match(context)
    _build(opened.session, index)
    _turns(opened.session, index, 8)
    page = _sit(context, opened)
    sheet, seat = page.parts.sheet, page.table.public.to_move
    length, place = sheet.wanted_slots[0]
    card, letters = sheet.by_word.slot_cards[length, place], sorted(set(sheet.view.letters))
    first, *_, last = (at for at, known in enumerate(card.slot.pattern) if known == UNKNOWN_LETTER)
    for spot, letter, mark in (
        (first, letters[0], LetterMark.OUT),
        (first, letters[2], LetterMark.OUT),
        (first, letters[3], LetterMark.LIKELY),
        (last, letters[1], LetterMark.LIKELY),
    ):
        opened.session.act(seat, MarkLetter(length, place, spot, letter, mark))
    context.settle()
    card.letters.click()
    context.settle()
    return context.window


def guessing_by_place(context: SceneContext) -> QWidget:
    """The other clue, and many rounds, in the order of rounds."""
    opened, index = _match(context, clue=ClueType.PLACE)
    _build(opened.session, index)
    _turns(opened.session, index, 2 * GUESSES)
    page = _sit(context, opened)
    page.turn_sheet()
    return context.window


def choosing(context: SceneContext) -> QWidget:
    """Which of several words is asked about."""
    opened, index = _match(context)
    _build(opened.session, index)
    _turns(opened.session, index, 2)
    state, seat = _state(opened.session), _state(opened.session).seat
    lengths = [len(one.word) for one in state.sheet(seat)]
    length = max(lengths, key=lambda one: (lengths.count(one), one))
    letters = opened.session.observation(seat).letters
    found = index.from_letters(letters, min_length=length, family=True)
    word = next(one.word for one in found if one.length == length)
    opened.session.act(seat, MakeGuess(word))
    _sit(context, opened)
    return context.window


def answered(context: SceneContext) -> QWidget:
    """The answer to a guess."""
    opened, index = _match(context)
    _build(opened.session, index)
    _turns(opened.session, index, 4)
    _guess(opened.session, index, 4)
    _sit(context, opened)
    return context.window


def solving(context: SceneContext) -> QWidget:
    """The whole puzzle is being laid."""
    opened, index = _match(context)
    _build(opened.session, index)
    _turns(opened.session, index, 4)
    state = _state(opened.session)
    opened.session.act(state.seat, Lay(_without_last_word(state.target(state.seat), state.anchor)))
    _sit(context, opened).begin_solving()
    return context.window


def setting(context: SceneContext) -> QWidget:
    """The computer lays a puzzle."""
    is_under_way, module = Event(), cast("Any", bots)
    made = module.make_puzzle

    def never_done(*_given: Any, should_stop: ShouldStop, **_more: Any) -> None:
        is_under_way.set()
        while not should_stop():
            time.sleep(0.01)

    module.make_puzzle = never_done
    opened, _ = _match(context, "Ana")
    page = _sit(context, opened)
    is_under_way.wait(10)
    module.make_puzzle = made
    page.parts.setting.show_thinking(Thinking(SETTER, 2, 5))
    return context.window


def named_anchor(context: SceneContext) -> QWidget:
    """One player alone, at the first guess beside an anchor that the computer named."""
    index = _index(context)
    rules = _rules(context, names_anchor=True, clock=Clock.HARD, match_seconds=900)
    opened = context.begin(GAME, rules, "Ana")
    opened.session.act(SETTER, PuzzleSetter(index).action(opened.session.observation(None)))
    _sit(context, opened)
    return context.window


def time_up(context: SceneContext) -> QWidget:
    """The time for the whole match was up."""
    index = _index(context)
    rules = _rules(context, names_anchor=True, clock=Clock.HARD, match_seconds=3)
    opened = context.begin(GAME, rules, "Ana")
    opened.session.act(SETTER, PuzzleSetter(index).action(opened.session.observation(None)))
    for _ in range(3):
        opened.session.tick(1000)
    _sit(context, opened)
    return context.window


def alone(context: SceneContext) -> QWidget:
    """One player in the middle of a puzzle of the computer's."""
    opened, index = _match(context, "Ana")
    _build(opened.session, index)
    _turns(opened.session, index, 6)
    _sit(context, opened)
    return context.window


def match_over(*names: str) -> Callable[[SceneContext], QWidget]:
    def scene(context: SceneContext) -> QWidget:
        """A puzzle is found, and all that were hidden are shown."""
        opened, index = _match(context, *names)
        _build(opened.session, index)
        _turns(opened.session, index, 5)
        state = _state(opened.session)
        opened.session.act(state.seat, Lay(state.target(state.seat)))
        opened.session.act(state.seat, Solve())
        _sit(context, opened)
        return context.window

    return scene


def given_up(context: SceneContext) -> QWidget:
    """One player alone gave up."""
    opened, index = _match(context, "Ana")
    _build(opened.session, index)
    _turns(opened.session, index, 3)
    opened.session.act(0, GiveUp())
    _sit(context, opened)
    return context.window


SCENES = (
    Scene("crossword-new-match", new_match),
    Scene("crossword-drawing", drawing),
    Scene("crossword-no-anchor", no_anchor),
    Scene("crossword-dealt", dealt),
    Scene("crossword-building", building),
    Scene("crossword-suggesting", suggesting),
    Scene("crossword-faulty", faulty),
    Scene("crossword-hinted", hinted),
    Scene("crossword-curtain", curtain),
    Scene("crossword-guessing", guessing),
    Scene("crossword-letter-notes", letter_notes),
    Scene("crossword-guessing-by-place", guessing_by_place),
    Scene("crossword-choosing", choosing),
    Scene("crossword-answered", answered),
    Scene("crossword-solving", solving),
    Scene("crossword-setting", setting),
    Scene("crossword-named-anchor", named_anchor),
    Scene("crossword-alone", alone),
    Scene("crossword-match-over-two", match_over()),
    Scene("crossword-match-over-alone", match_over("Ana")),
    Scene("crossword-given-up", given_up),
    Scene("crossword-time-up", time_up),
)
