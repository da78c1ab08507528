"""Rewordable: the table in each of its states, from the deal to the final points."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from wordsmith_desktop.bots.vocabulary import COMMON, Vocabulary
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Clock, Referee
from wordsmith_desktop.games.common.table_events import TableEvent
from wordsmith_desktop.games.rewordable.rules.actions import Action, Build, Pass
from wordsmith_desktop.games.rewordable.rules.cards import deck
from wordsmith_desktop.games.rewordable.rules.laying import Word
from wordsmith_desktop.games.rewordable.rules.observation import Observation
from wordsmith_desktop.games.rewordable.rules.ruleset import Ruleset
from wordsmith_desktop.games.rewordable.rules.word_search import Buildable, buildable
from wordsmith_desktop.games.rewordable.table.new_match import Span
from wordsmith_desktop.games.rewordable.table.token_row import TokenRow
from wordsmith_desktop.games.rewordable.table.views import lexicon_views
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.window.kit.explained import Explainer
from wordsmith_desktop.window.kit.fold import Fold
from wordsmith_desktop.window.kit.strip.views import PieceLoad

from ..stage import Scene

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from wordsmith_desktop.games.rewordable.table.new_match import MatchForm
    from wordsmith_desktop.games.rewordable.table.page import MatchPage

    from ..stage import SceneContext

GAME = "rewordable"
NAMES = ("Ana", "Ben", "Cho", "Dörte-Marie", "Emil", "Frida", "Gülcan", "Hannelore")
MOST_TURNS = 300
WORDS_EACH = 30
"""More than a deck has cards for: the fullest table that can be imagined."""


def _rules(context: SceneContext, **fields: Any) -> Ruleset:
    tag = context.language
    return Ruleset(language=tag, dictionary=tag, **fields)


def _table(context: SceneContext, ruleset: Ruleset, seats: int = 2, turns: int = 0) -> MatchPage:
    """Sit down to a match after some turns; the curtain is lifted."""
    context.wait_for_dictionary()
    opened = context.begin(GAME, ruleset, *NAMES[:seats])
    for _ in range(turns):
        _turn(context, opened.view())
    context.sit_down(opened)
    return _lift(context)


def _turn(context: SceneContext, table: TableView[Action, TableEvent, Observation]) -> None:
    """One sensible turn: one of the better common words, or other cards."""
    table.lift(table.public.to_move)
    seen = table.acting
    if seen is None:
        return
    found = _found(context, seen)
    if found:
        table.act(seen.to_move, Build(found[len(found) // 3].cards))
        return
    cards = tuple(card.id for card in seen.players[seen.to_move].hand or ())
    table.act(seen.to_move, Pass(cards if seen.deck_count else ()))


def _found(context: SceneContext, seen: Observation) -> list[Buildable]:
    lexicon = context.services.dictionaries.lexicon(context.language)
    assert lexicon is not None
    found = buildable(seen, Vocabulary(lexicon.index, COMMON))
    return sorted(found, key=lambda one: -one.gain)


def _page(context: SceneContext) -> MatchPage:
    host = context.window.host
    assert host is not None
    return cast("MatchPage", host.page)


def _lift(context: SceneContext) -> MatchPage:
    """Lift the curtain as often as it falls."""
    host = context.window.host
    while host is not None and host.cover_shown is not None:
        host.cover_shown.button.click()  # type: ignore[attr-defined]
        context.settle()
    return _page(context)


def _type(page: MatchPage, word: str) -> None:
    for letter in word:
        page.gestures.type_letter(letter)


def _type_best(
    context: SceneContext, page: MatchPage, *, needs_word: bool = False, needs_own: bool = False
) -> None:
    """Type the best common word, or the best of those that use others' or own words."""
    seen = page.table.acting
    assert seen is not None
    found = _found(context, seen)
    using = [one for one in found if _uses_word(seen, one, is_own=needs_own)]
    best = using if needs_word or needs_own else found
    assert best or not (needs_word or needs_own)
    if best:
        _type(page, best[0].word)


def _lay_hand(page: MatchPage, count: int) -> None:
    """Lay the first cards of the hand, whatever they spell."""
    for button in page.parts.hand.buttons[:count]:
        page.gestures.pick(PieceLoad(button.view.id))


def _uses_word(seen: Observation, found: Buildable, *, is_own: bool) -> bool:
    words = [word for word in seen.words if (word.owner == seen.seat) == is_own]
    taken = {card.id for word in words for card in word.cards}
    return bool(taken & set(found.cards))


def new_match(context: SceneContext) -> QWidget:
    """A new match for five, every choice unfolded."""
    context.preferences.change(player_names=NAMES[:5])
    context.window.commands.new(context.entry(GAME))
    for fold in context.window.findChildren(Fold):
        fold.headline.setChecked(True)
    return context.window


def new_match_alone(context: SceneContext) -> QWidget:
    """A new match for one player, against a clock."""
    context.preferences.change(player_names=NAMES[:1])
    context.window.commands.new(context.entry(GAME))
    form = cast("MatchForm", cast("Any", context.window.screen_shown).form)
    form.alone.span.choose(Span.TIME)
    return context.window


def alone(context: SceneContext) -> QWidget:
    """One player builds on a word of their own; turns and a clock run out."""
    rules = _rules(context, turns=15, match_seconds=300, clock=Clock.HARD)
    page = _table(context, rules, 1, turns=6)
    _type_best(context, page, needs_own=True)
    page.table.tick(900)
    page.show_time()
    return context.window


def exchange_alone(context: SceneContext) -> QWidget:
    """One player gives cards out of the match."""
    page = _table(context, _rules(context), 1, turns=3)
    page.begin_passing()
    page.choose_all(True)
    return context.window


def alone_over(context: SceneContext) -> QWidget:
    """The time of one player's match is up."""
    rules = _rules(context, match_seconds=300, clock=Clock.HARD)
    page = _table(context, rules, 1, turns=12)
    for _ in range(400):
        page.table.tick(1000)
    return context.window


def start(context: SceneContext) -> QWidget:
    """The cards are dealt, nothing lies on the strip."""
    _table(context, _rules(context))
    return context.window


def curtain(context: SceneContext) -> QWidget:
    """The turn is handed over."""
    context.wait_for_dictionary()
    context.sit_down(context.begin(GAME, _rules(context), *NAMES[:2]))
    return context.window


def building(context: SceneContext) -> QWidget:
    """A word of loose cards lies on the strip, and would win a token."""
    page = _table(context, _rules(context), 3, turns=4)
    while not _found(context, page.table.seen):
        _turn(context, page.table)
        page = _lift(context)
    _type_best(context, page)
    return context.window


def stealing(context: SceneContext) -> QWidget:
    """Another player's word is on the strip, and the clock runs."""
    rules = _rules(context, clock=Clock.SOFT, turn_seconds=90)
    page = _table(context, rules, 3, turns=8)
    _type_best(context, page, needs_word=True)
    page.table.tick(900)
    page.show_time()
    return context.window


def cannot_be_laid(context: SceneContext) -> QWidget:
    """Letters are typed for which there are no cards."""
    page = _table(context, _rules(context), 2, turns=5)
    _type(page, "QUIXOTRY")
    return context.window


def turned(context: SceneContext) -> QWidget:
    """The cards of an existing word are to be turned round, which is refused."""
    page = _table(context, _rules(context), 2, turns=6)
    word = page.table.public.words[0]
    page.gestures.pick_word(word.id)
    page.gestures.carry(0, 1)
    return context.window


def refused(context: SceneContext) -> QWidget:
    """The dictionary does not know a word; the table may accept it."""
    page = _table(context, _rules(context), 2, turns=2)
    _lay_hand(page, 3)
    page.gestures.build()
    return context.window


def exchange(context: SceneContext) -> QWidget:
    """Two cards are chosen to go under the deck."""
    page = _table(context, _rules(context), 3, turns=4)
    page.begin_passing()
    for button in page.parts.hand.buttons[1:3]:
        button.setChecked(True)
    return context.window


def objection(context: SceneContext) -> QWidget:
    """A word waits for objections, at the largest table."""
    page = _table(context, _rules(context, referee=Referee.OBJECTION), 8)
    _type_best(context, page)
    page.gestures.build()
    return context.window


def vote(context: SceneContext) -> QWidget:
    """Seven players vote on a word that the dictionary does not know."""
    page = _table(context, _rules(context, referee=Referee.VOTE), 8)
    _lay_hand(page, 4)
    page.gestures.build()
    return context.window


def five_players(context: SceneContext) -> QWidget:
    """The middle of a match for five."""
    _type_best(context, _table(context, _rules(context), 5, turns=17))
    return context.window


def eight_players(context: SceneContext) -> QWidget:
    """The last round of a match for eight."""
    page = _table(context, _rules(context), 8)
    for _ in range(MOST_TURNS):
        if page.table.public.turns_left is not None:
            break
        _turn(context, page.table)
    _lift(context)
    return context.window


def fullest(context: SceneContext) -> QWidget:
    """Eight players with thirty words each, all lexicons unfolded."""
    page = _table(context, _rules(context), 8, turns=8)
    seen = page.table.seen
    cards = [card for card in deck(context.language) if len(card.text) < 3]
    words = [
        Word(place, place % 8, tuple(cards[(place * 5 + step) % len(cards)] for step in range(4)))
        for place in range(8 * WORDS_EACH)
    ]
    players = tuple(
        replace(view, words=tuple(word for word in words if word.owner == seat))
        for seat, view in enumerate(seen.players)
    )
    views = lexicon_views(replace(seen, players=players), NAMES, seen.seat, ())
    page.parts.lexicons.show_lexicons(views)
    page.parts.lexicons.unfold(range(8))
    context.settle()
    table = page.parts.main
    bar = table.verticalScrollBar()
    bar.setValue(bar.maximum())
    return context.window


def match_over(seats: int) -> Callable[[SceneContext], QWidget]:
    def scene(context: SceneContext) -> QWidget:
        """The end of a match of so many."""
        _table(context, _rules(context), seats, turns=MOST_TURNS)
        return context.window

    return scene


def explained(context: SceneContext) -> QWidget:
    """A token that explains itself under the pointer."""
    shown = building(context)
    row = next(iter(context.window.findChildren(TokenRow)))
    badge = row.badges[0]
    explainer = badge.window().findChild(Explainer)
    assert explainer is not None
    explainer.tell(badge)
    return shown


SCENES = (
    Scene("rewordable-explained", explained),
    Scene("rewordable-new-match", new_match),
    Scene("rewordable-new-match-alone", new_match_alone),
    Scene("rewordable-alone", alone),
    Scene("rewordable-alone-exchange", exchange_alone),
    Scene("rewordable-alone-over", alone_over),
    Scene("rewordable-start", start),
    Scene("rewordable-curtain", curtain),
    Scene("rewordable-building", building),
    Scene("rewordable-stealing", stealing),
    Scene("rewordable-cannot-be-laid", cannot_be_laid),
    Scene("rewordable-turned", turned),
    Scene("rewordable-refused", refused),
    Scene("rewordable-exchange", exchange),
    Scene("rewordable-objection", objection),
    Scene("rewordable-vote", vote),
    Scene("rewordable-five-players", five_players),
    Scene("rewordable-eight-players", eight_players),
    Scene("rewordable-fullest", fullest),
    Scene("rewordable-match-over-two", match_over(2)),
    Scene("rewordable-match-over-four", match_over(4)),
    Scene("rewordable-match-over-eight", match_over(8)),
)
