"""The Letter Piece Game: the table in each of its states, the lesson and the ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from wordsmith_desktop.bots.bot import Search
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.games.letter_pieces.rules.actions import Arrange as Arranged
from wordsmith_desktop.games.letter_pieces.rules.actions import Continue, Move, Roll, Take, Withdraw
from wordsmith_desktop.games.letter_pieces.rules.bench import Slot
from wordsmith_desktop.games.letter_pieces.rules.bots import HINTER
from wordsmith_desktop.games.letter_pieces.rules.pieces import Pose, Shape
from wordsmith_desktop.games.letter_pieces.rules.ruleset import (
    Mode,
    RequiredLetters,
    Ruleset,
    TableMode,
)
from wordsmith_desktop.games.letter_pieces.rules.state import Phase
from wordsmith_desktop.wording.table_texts import SEARCHING
from wordsmith_desktop.wording.texts import say

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.games.letter_pieces.table.page import MatchPage

    from ..stage import SceneContext

GAME = "letter_pieces"
NAMES = ("Ana", "Ben", "Cho", "Dörte-Marie")
FIRST_WORDS = {"en": ("BAG", "CAST"), "de": ("TAU", "IRE")}
GIVEN = {"en": (3, 2, 1, 2), "de": (3, 4, 0, 1)}
LONG_WORDS = {"en": "CRYSTALLIZATION", "de": "SCHMETTERLINGE"}
NONSENSE = {"en": "BAC", "de": "UAT"}
MOST_TURNS = 200


def _rules(context: SceneContext, **fields: Any) -> Ruleset:
    tag = context.language
    return Ruleset(language=tag, dictionary=tag, **fields)


def _table(context: SceneContext, ruleset: Ruleset, seats: int = 2) -> MatchPage:
    """Sit down to a match; the page is the real one."""
    context.wait_for_dictionary()
    context.sit_down(context.begin(GAME, ruleset, *NAMES[:seats]))
    return _page(context)


def _page(context: SceneContext) -> MatchPage:
    host = context.window.host
    assert host is not None
    return cast("MatchPage", host.page)


def _build(page: MatchPage, word: str) -> None:
    page.gestures.clear_bench()
    for letter in word:
        page.gestures.type_letter(letter)


def _claim(page: MatchPage, word: str) -> None:
    _build(page, word)
    page.gestures.claim()


def _lift(context: SceneContext) -> MatchPage:
    """Lift the curtain, if one is down."""
    host = context.window.host
    if host is not None and host.cover_shown is not None:
        host.cover_shown.button.click()  # type: ignore[attr-defined]
        context.settle()
    return _page(context)


def _turn(context: SceneContext) -> None:
    """Play one sensible turn: the hinted word, or a new piece until there is one."""
    page = _lift(context)
    lexicon = context.services.dictionaries.lexicon(context.language)
    assert lexicon is not None
    for _ in range(20):
        found = HINTER(page.table.seen, Vocabulary(lexicon.index), Rng(0), Search())
        if found and found.motive and found.motive.word:
            _claim(page, found.motive.word)
            return
        if not page.gestures.may(Roll()):
            break
        page.gestures.roll()
        for kind in Shape:
            if page.gestures.may(Take(kind)):
                page.gestures.take(kind)
    page.gestures.pass_turn()


def _play_until(context: SceneContext, phase: Phase) -> None:
    page = _page(context)
    for _ in range(MOST_TURNS):
        if page.table.public.phase is phase:
            return
        if page.table.public.phase is Phase.CHALLENGE_OVER:
            page.table.act(page.table.actors[0], Continue())
        else:
            _turn(context)
    raise LookupError(f"the match never came to {phase}")


def start(context: SceneContext) -> QWidget:
    """The pieces are dealt, nothing is built."""
    _table(context, _rules(context))
    return context.window


def building(context: SceneContext) -> QWidget:
    """A word stands, a piece is in the hand and a ghost shows where it would fall."""
    page = _table(context, _rules(context, given=(8, 8, 3, 3)))
    _build(page, "SOCK")
    board = page.parts.board
    board.set_cursor(Slot(0, 4))
    board._grasp_from_heap(Shape.L)
    assert board.hand is not None
    board.hand.step(250, 180)
    board._hand_changed()
    return context.window


def move_menu(context: SceneContext) -> QWidget:
    """What can be done at the bench, with its keys."""
    page = _table(context, _rules(context, given=(8, 8, 3, 3)))
    _build(page, "SOCK")
    menus = context.window._menus
    assert menus is not None
    menu = menus.move
    menu.popup(context.window.pos())
    return menu


def misbuilt(context: SceneContext) -> QWidget:
    """A small curve turned sideways is no C."""
    page = _table(context, _rules(context, given=(3, 2, 1, 2)))
    curve = next(p for p in page.gestures.bench.player.pieces if p.kind is Shape.C)  # type: ignore[union-attr]
    page.table.act(0, Arranged((Move(curve.id, Pose(1200, 1000, 0)),)))
    page.table.act(0, Withdraw((curve.id,)))
    page.gestures.drop(curve.id, Pose(1200, 1900, 0), True)
    return context.window


def choosing(context: SceneContext) -> QWidget:
    """A star: any piece may be taken."""
    page = _table(context, _rules(context))
    for _ in range(MOST_TURNS):
        if any(page.gestures.may(Take(kind)) for kind in Shape):
            return context.window
        page.gestures.roll()
    raise LookupError("no star came up")


def refused(context: SceneContext) -> QWidget:
    """A refused word, its reason, and the offer to overrule it."""
    page = _table(context, _rules(context, given=GIVEN[context.language]))
    _claim(page, NONSENSE[context.language])
    context.wait_until(lambda: page.table.public.call is None)
    return context.window


def midgame(context: SceneContext) -> QWidget:
    """Some words are written, the clock runs, a hint is given."""
    page = _table(context, _rules(context, clock=Clock.SOFT, turn_seconds=90))
    for _ in range(6):
        _turn(context)
    page.table.tick(900)
    page.show_time()
    page.give_hint()
    context.wait_until(lambda: page.parts.banner.message != say(SEARCHING))
    return context.window


def four_players(context: SceneContext) -> QWidget:
    """Four players in the second challenge, with handicaps and required letters."""
    rules = _rules(context, handicaps=(4, 0, 0, 2), required=RequiredLetters.RANDOM)
    page = _table(context, rules, 4)
    _play_until(context, Phase.CHALLENGE_OVER)
    page.table.act(page.table.actors[0], Continue())
    for _ in range(5):
        _turn(context)
    page.lookups.show_pad(2)
    return context.window


def longest_word(context: SceneContext) -> QWidget:
    """Two rows of letters."""
    page = _table(context, _rules(context, given=(20, 20, 10, 10)))
    _build(page, LONG_WORDS[context.language])
    return context.window


def name_letters(context: SceneContext) -> QWidget:
    """The starting player is asked for a six-letter word."""
    _table(context, _rules(context, required=RequiredLetters.WORD))
    return context.window


def objection(context: SceneContext) -> QWidget:
    """A called word waits for objections."""
    rules = _rules(context, given=GIVEN[context.language], referee=Referee.OBJECTION)
    page = _table(context, rules, 4)
    _claim(page, FIRST_WORDS[context.language][0])
    return context.window


def vote(context: SceneContext) -> QWidget:
    """A word that the dictionary does not know is put to the others."""
    rules = _rules(context, given=GIVEN[context.language], referee=Referee.VOTE)
    page = _table(context, rules, 4)
    _claim(page, NONSENSE[context.language])
    context.wait_until(lambda: page.table.public.is_asked)
    return context.window


def race(context: SceneContext) -> QWidget:
    """All pools lie open, nobody has buzzed."""
    page = _table(context, _rules(context, table=TableMode.BUZZER), 4)
    page.gestures.buzz(1)
    page.gestures.pass_turn()
    return context.window


def race_bench(context: SceneContext) -> QWidget:
    """Somebody has the bench for thirty seconds."""
    page = _table(context, _rules(context, table=TableMode.BUZZER), 3)
    page.gestures.buzz(1)
    page.table.tick(900)
    page.show_time()
    return context.window


def secret(context: SceneContext) -> QWidget:
    """A silent turn behind the curtain."""
    _table(context, _rules(context, mode=Mode.SECRET, table=TableMode.CURTAIN))
    for _ in range(4):
        _turn(context)
    _lift(context)
    return context.window


def secret_curtain(context: SceneContext) -> QWidget:
    """The curtain is down."""
    _table(context, _rules(context, mode=Mode.SECRET, table=TableMode.CURTAIN))
    return context.window


def checking(context: SceneContext) -> QWidget:
    """Silently written sheets are checked by the neighbour."""
    rules = _rules(
        context,
        mode=Mode.SECRET,
        table=TableMode.CURTAIN,
        referee=Referee.OBJECTION,
        given=GIVEN[context.language],
    )
    page = _table(context, rules)
    _claim(_lift(context), FIRST_WORDS[context.language][0])
    for _ in range(3):
        if page.table.public.phase is not Phase.CHECKING:
            _lift(context).gestures.pass_turn()
    return context.window


def word_by_word(context: SceneContext) -> QWidget:
    """Three dice for everyone, and circles on the row."""
    page = _table(context, _rules(context, mode=Mode.WORD_BY_WORD), 1)
    for _ in range(MOST_TURNS):
        own = page.gestures.bench
        if page.table.public.phase is Phase.CHALLENGE_OVER:
            page.table.act(0, Continue())
        elif own is not None and own.player.circles and own.player.sheet.words:
            break
        else:
            _turn(context)
    return context.window


def warm_up(context: SceneContext) -> QWidget:
    """Two minutes, as many words as there are."""
    rules = _rules(context, mode=Mode.WARM_UP, challenges=1, clock=Clock.HARD)
    page = _table(context, rules, 1)
    for _ in range(9):
        _turn(context)
    page.table.tick(900)
    page.show_time()
    return context.window


def against_the_clock(context: SceneContext) -> QWidget:
    """One player, the whole match, and not much time left."""
    rules = _rules(context, challenges=1, clock=Clock.HARD, match_seconds=600)
    page = _table(context, rules, 1)
    for _ in range(4):
        _turn(context)
    for _ in range(592):
        page.table.tick(1000)
    page.show_time()
    return context.window


def time_over(context: SceneContext) -> QWidget:
    """The final table, with what was on the sheet when the time was up."""
    against_the_clock(context)
    for _ in range(8):
        _page(context).table.tick(1000)
    return context.window


def challenge_over(context: SceneContext) -> QWidget:
    """Everybody's points after a challenge."""
    _table(context, _rules(context), 3)
    _play_until(context, Phase.CHALLENGE_OVER)
    return context.window


def match_over(seats: int) -> Callable[[SceneContext], QWidget]:
    def scene(context: SceneContext) -> QWidget:
        """The end of a match of so many."""
        _table(context, _rules(context), seats)
        _play_until(context, Phase.MATCH_OVER)
        return context.window

    return scene


def guide(context: SceneContext) -> QWidget:
    """The alphabet over the rail, with what the heaps can build marked."""
    page = _table(context, _rules(context))
    page.lookups.toggle_alphabet()
    return context.window


def _lesson(context: SceneContext) -> Any:
    from wordsmith_desktop.window.shell.seating import lesson_seating

    context.wait_for_dictionary()
    entry = context.entry(GAME)
    lesson = next(one for one in entry.lessons if one.language == context.language)
    context.window.sit_down(lesson_seating(entry, lesson))
    context.settle()
    return _page(context)


def lesson_start(context: SceneContext) -> QWidget:
    """The first step of the first lesson."""
    _lesson(context)
    return context.window


def lesson_remix(context: SceneContext) -> QWidget:
    """The first word is claimed and is to become another."""
    _claim(_lesson(context).table, FIRST_WORDS[context.language][0])
    return context.window


def carrying(context: SceneContext) -> QWidget:
    """Two letters of several that are chosen are carried, and another makes room."""
    page = _table(context, _rules(context, given=(8, 8, 3, 3)))
    _build(page, "SOCK")
    board = page.parts.board
    cell = board.board.geometry.cell
    board.letters.choose((Slot(0, 0), Slot(0, 1)))
    start = cell(Slot(0, 0)).center()
    board.letters.press(page.gestures.bench, Slot(0, 0), start, adds=False)  # type: ignore[arg-type]
    board.letters.move(cell(Slot(0, 1)).center() + (start - cell(Slot(0, 1)).center()) / 5)
    board.board._glide.finish()
    return context.window


def lesson_end(context: SceneContext) -> QWidget:
    """Near the end of the first lesson: a star is to be spent."""
    table = _lesson(context).table
    for word in FIRST_WORDS[context.language]:
        _claim(table, word)
    table.gestures.roll()
    return context.window


SCENES = (
    Scene("letters-start", start),
    Scene("letters-building", building),
    Scene("letters-move-menu", move_menu),
    Scene("letters-misbuilt", misbuilt),
    Scene("letters-choosing", choosing),
    Scene("letters-refused", refused),
    Scene("letters-midgame", midgame),
    Scene("letters-four-players", four_players),
    Scene("letters-longest-word", longest_word),
    Scene("letters-name-letters", name_letters),
    Scene("letters-objection", objection),
    Scene("letters-vote", vote),
    Scene("letters-race", race),
    Scene("letters-race-bench", race_bench),
    Scene("letters-secret", secret),
    Scene("letters-secret-curtain", secret_curtain),
    Scene("letters-checking", checking),
    Scene("letters-word-by-word", word_by_word),
    Scene("letters-warm-up", warm_up),
    Scene("letters-against-the-clock", against_the_clock),
    Scene("letters-time-over", time_over),
    Scene("letters-challenge-over", challenge_over),
    Scene("letters-match-over-alone", match_over(1)),
    Scene("letters-match-over-two", match_over(2)),
    Scene("letters-match-over-four", match_over(4)),
    Scene("letters-guide", guide),
    Scene("letters-lesson-start", lesson_start),
    Scene("letters-lesson-remix", lesson_remix),
    Scene("letters-lesson-end", lesson_end),
    Scene("letters-carrying", carrying),
)
