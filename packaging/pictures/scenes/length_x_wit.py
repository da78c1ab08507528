"""Length × Wit: the table in each of its states, from the first roll to the final points."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.games.length_x_wit.rules.actions import (
    Decline,
    GiveUp,
    Press,
    Roll,
    Score,
    Spelling,
    Spend,
)
from wordsmith_desktop.games.length_x_wit.rules.ruleset import Ruleset, Swap
from wordsmith_desktop.games.length_x_wit.rules.state import Phase, State
from wordsmith_desktop.games.length_x_wit.rules.word_search import Playable, playable
from wordsmith_desktop.window.kit.fold import Fold
from wordsmith_desktop.window.kit.strip.views import PieceLoad

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.games.length_x_wit.table.new_match import MatchForm
    from wordsmith_desktop.games.length_x_wit.table.page import MatchPage

    from ..stage import SceneContext

GAME = "length_x_wit"
NAMES = ("Ana", "Ben", "Cho", "Dörte-Marie", "Emil", "Frida")
MOST_ACTIONS = 600
SENSIBLE_DICE = 3
"""With so many dice a sensible player scores."""


def _rules(context: SceneContext, **fields: Any) -> Ruleset:
    tag = context.language
    return Ruleset(language=tag, dictionary=tag, **fields)


def _table(context: SceneContext, ruleset: Ruleset, seats: int = 3) -> MatchPage:
    context.wait_for_dictionary()
    context.sit_down(context.begin(GAME, ruleset, *NAMES[:seats]))
    host = context.window.host
    assert host is not None
    return cast("MatchPage", host.page)


def _words(context: SceneContext, page: MatchPage) -> list[Playable]:
    lexicon = context.services.dictionaries.lexicon(context.language)
    assert lexicon is not None
    state = page.table.seen
    seat = state.speller
    found = playable(lexicon.index, state.material, state.dice_texts, state.free_tiles(seat))
    return [one for one in found if lexicon.index.commonness[one.place] >= 30] or found


def _act(context: SceneContext, page: MatchPage, *, most_dice: int = SENSIBLE_DICE) -> None:
    """One sensible action of whoever is to move."""
    state = page.table.seen
    seat = state.speller
    if state.phase is Phase.READY:
        page.table.act(seat, Roll())
    elif state.phase is Phase.RESPOND:
        page.table.act(seat, Decline())
    else:
        _decide(context, page, seat, most_dice)


def _decide(context: SceneContext, page: MatchPage, seat: int, most_dice: int) -> None:
    state, words = page.table.seen, _words(context, page)
    if words:
        is_enough = len(state.dice) >= most_dice
        kind: type[Spelling] = Score if is_enough else Press
        best = words[0] if is_enough else min(words, key=lambda one: len(one.tiles))
        page.table.act(seat, kind(best.word, tuple(tile.id for tile in best.tiles)))
        return
    vowels = [tile for tile in state.free_tiles(seat) if tile.is_vowel]
    page.table.act(seat, Spend(vowels[0].id) if vowels else GiveUp())


def _play_until(context: SceneContext, page: MatchPage, wanted: Any, *, most_dice: int = 3) -> None:
    for _ in range(MOST_ACTIONS):
        if wanted(page.table.seen):
            page.refresh()
            return
        _act(context, page, most_dice=most_dice)
    raise LookupError("the match never came to that")


def _type_best(context: SceneContext, page: MatchPage) -> None:
    words = _words(context, page)
    for letter in words[0].word if words else "":
        page.gestures.type_letter(letter)


def _is_deciding(dice: int) -> Any:
    def wanted(state: State) -> bool:
        return state.phase is Phase.DECIDE and len(state.dice) == dice

    return wanted


def new_match(context: SceneContext) -> QWidget:
    """A new match for four, every choice unfolded."""
    context.preferences.change(player_names=NAMES[:4])
    context.window.commands.new(context.entry(GAME))
    for fold in context.window.findChildren(Fold):
        fold.headline.setChecked(True)
    return context.window


def start(context: SceneContext) -> QWidget:
    """The tiles are drawn, the first die is to be rolled."""
    _table(context, _rules(context))
    return context.window


def one_die(context: SceneContext) -> QWidget:
    """One die, and a word on the strip."""
    page = _table(context, _rules(context))
    _play_until(context, page, _is_deciding(1))
    _type_best(context, page)
    return context.window


def three_dice(context: SceneContext) -> QWidget:
    """Three dice, banked tiles, a word on the strip, and the clock runs."""
    page = _table(context, _rules(context, clock=Clock.SOFT, turn_seconds=90))
    _play_until(context, page, _is_deciding(3))
    _type_best(context, page)
    page.table.tick(900)
    page.show_time()
    return context.window


def five_dice(context: SceneContext) -> QWidget:
    """Five dice, and most tiles banked."""
    page = _table(context, _rules(context), 2)
    _play_until(context, page, _is_deciding(5), most_dice=6)
    return context.window


def advised(context: SceneContext) -> QWidget:
    """The last step of a hint: a word, and to press with it or to score it."""
    page = _table(context, _rules(context))
    _play_until(context, page, _is_deciding(2))
    for _ in range(2):
        page.ask_for_hint()
        context.wait_until(lambda: not page.hints.is_searching)
    return context.window


def spending(context: SceneContext) -> QWidget:
    """A vowel is to be chosen."""
    page = _table(context, _rules(context))
    _play_until(context, page, _is_deciding(1))
    page.choose_vowel(True)
    return context.window


def spent(context: SceneContext) -> QWidget:
    """A vowel lies face down."""
    page = _table(context, _rules(context))
    _play_until(context, page, lambda state: bool(state.spent), most_dice=6)
    return context.window


def refused(context: SceneContext) -> QWidget:
    """The dictionary does not know a word; the table may accept it."""
    page = _table(context, _rules(context))
    _play_until(context, page, _is_deciding(1))
    page.gestures.lay_dice()
    for tile in page.table.seen.free_tiles(page.table.seen.seat)[:3]:
        page.gestures.pick(PieceLoad(tile.id))
    page.gestures.score()
    return context.window


def responding(context: SceneContext) -> QWidget:
    """Another player may answer."""
    page = _table(context, _rules(context, response_seconds=30), 4)
    _play_until(context, page, lambda state: state.phase is Phase.RESPOND)
    _type_best(context, page)
    return context.window


def asking_all(context: SceneContext) -> QWidget:
    """The table is asked whether nobody responds."""
    page = _table(context, _rules(context), 6)
    _play_until(context, page, lambda state: state.phase is Phase.RESPOND)
    page.ask_for_nobody(True)
    return context.window


def all_moves(context: SceneContext) -> QWidget:
    """All moves lie open, and the table has made room for them."""
    page = _table(context, _rules(context), 4)
    _play_until(context, page, lambda state: state.turn > 7 and _is_deciding(3)(state))
    _type_best(context, page)
    page.parts.show_moves()
    return context.window


def swap_offered(context: SceneContext) -> QWidget:
    """The set may be swapped, and the table says why."""
    page = _table(context, _rules(context, swap=Swap.ONCE))
    assert page.parts.acts.swap.isVisible()
    return context.window


def objection(context: SceneContext) -> QWidget:
    """A word waits for objections, at the largest table."""
    page = _table(context, _rules(context, referee=Referee.OBJECTION), 6)
    _play_until(context, page, _is_deciding(1))
    _type_best(context, page)
    page.gestures.score()
    return context.window


def six_players(context: SceneContext) -> QWidget:
    """The last round at the largest table."""
    page = _table(context, _rules(context, goal=100), 6)
    _play_until(context, page, lambda state: state.is_last_round and state.dice)
    return context.window


def alone(context: SceneContext) -> QWidget:
    """One player, a few turns."""
    page = _table(context, _rules(context, turns=5), 1)
    _play_until(context, page, lambda state: state.players[0].turns == 2 and state.dice)
    return context.window


def new_match_alone(context: SceneContext) -> QWidget:
    """A new match for one, with a time for all of it."""
    context.preferences.change(player_names=NAMES[:1])
    context.window.commands.new(context.entry(GAME))
    form: MatchForm = cast("Any", context.window.screen_shown).form
    form.clock.choose(Clock.HARD)
    form.match_seconds.choose(600)
    return context.window


def against_the_clock(context: SceneContext) -> QWidget:
    """One player, and not much time left for the match."""
    rules = _rules(context, turns=5, clock=Clock.HARD, match_seconds=600)
    page = _table(context, rules, 1)
    _play_until(context, page, lambda state: state.players[0].turns == 3 and len(state.dice) == 2)
    page.table.tick(592_000)
    page.show_time()
    return context.window


def time_over(context: SceneContext) -> QWidget:
    """The final table, with what was banked when the time was up."""
    against_the_clock(context)
    host = context.window.host
    assert host is not None
    cast("MatchPage", host.page).table.tick(8_000)
    return context.window


def match_over(seats: int) -> Callable[[SceneContext], QWidget]:
    def scene(context: SceneContext) -> QWidget:
        """The end of a match of so many."""
        page = _table(context, _rules(context, goal=60), seats)
        _play_until(context, page, lambda state: state.phase is Phase.OVER)
        return context.window

    return scene


SCENES = (
    Scene("wit-new-match", new_match),
    Scene("wit-start", start),
    Scene("wit-one-die", one_die),
    Scene("wit-three-dice", three_dice),
    Scene("wit-five-dice", five_dice),
    Scene("wit-advised", advised),
    Scene("wit-spending", spending),
    Scene("wit-spent", spent),
    Scene("wit-refused", refused),
    Scene("wit-responding", responding),
    Scene("wit-asking-all", asking_all),
    Scene("wit-all-moves", all_moves),
    Scene("wit-swap-offered", swap_offered),
    Scene("wit-objection", objection),
    Scene("wit-six-players", six_players),
    Scene("wit-alone", alone),
    Scene("wit-new-match-alone", new_match_alone),
    Scene("wit-against-the-clock", against_the_clock),
    Scene("wit-time-over", time_over),
    Scene("wit-match-over-two", match_over(2)),
    Scene("wit-match-over-three", match_over(3)),
    Scene("wit-match-over-six", match_over(6)),
)
