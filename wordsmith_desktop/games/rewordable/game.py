"""Rewordable: all that the program may ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wordsmith_desktop.games.common.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from wordsmith_desktop.bots.bot import AnyBot
    from wordsmith_desktop.bots.vocabulary import Vocabulary
    from wordsmith_desktop.core.rules import AnyRules
    from wordsmith_desktop.core.seats import Seat
    from wordsmith_desktop.games.common.box_questions import BoxQuestion
    from wordsmith_desktop.games.common.game import Watch
    from wordsmith_desktop.games.common.paper_sheet import OnPaper
    from wordsmith_desktop.games.common.recapper import Recapper
    from wordsmith_desktop.games.common.reviewer import Reviewer
    from wordsmith_desktop.games.common.tallier import Tallier
    from wordsmith_desktop.games.common.valuer import Valuer
    from wordsmith_desktop.lexicon.index import WordIndex

    from .table.entry import RewordableEntry
    from .words.words import RewordableWords


class Rewordable(Game):
    """Its parts, each imported when it is asked for."""

    name = "rewordable"
    is_reviewed = True
    has_players = True
    is_on_paper = True

    def rules(self) -> AnyRules:
        from .rules.rules import RULES

        return RULES

    def words(self) -> RewordableWords:
        from .words.words import WORDS

        return WORDS

    def entry(self) -> RewordableEntry:
        from .table.entry import ENTRY

        return ENTRY

    def ruleset_type(self) -> type[Any]:
        from .rules.ruleset import Ruleset

        return Ruleset

    def shortener(self) -> Callable[[Any, int], Any]:
        from .rules.ruleset import short

        return short

    def first_round(self) -> Callable[[Any, int], Any]:
        from .rules.ruleset import first_round

        return first_round

    def dullness(self) -> Callable[[Any], bool]:
        from .rules.dullness import IS_DULL

        return IS_DULL

    def material_chooser(self) -> Callable[[WordIndex, Watch], str]:
        from .rules.cards import own_deck
        from .rules.deck_choice import chosen_cards, habits_of, is_whole, told_leaves

        def choose(index: WordIndex, watch: Watch) -> str:
            cards = chosen_cards(index, habits_of(index), watch)
            return own_deck(cards, told_leaves(index, cards)) if is_whole(cards) else ""

        return choose

    def equipped(self, ruleset: Any, material: str) -> Any:
        from wordsmith_desktop.core.value import replace

        return replace(ruleset, own_deck=material)

    def tallier(self) -> Tallier:
        from .rules.tally import TALLIER

        return TALLIER

    def recapper(self) -> Recapper:
        from .rules.recap import RECAPPER

        return RECAPPER

    def reviewer(self) -> Reviewer:
        from .rules.review import REVIEWER

        return REVIEWER

    def valuer(self) -> Valuer:
        from .rules.valuation import VALUER

        return VALUER

    def box_asker(self) -> Callable[[Any, Seat | None], BoxQuestion | None]:
        from .rules.printed_box import ASKS

        return ASKS

    def on_paper(self) -> OnPaper:
        from .rules.paper_sheet import ON_PAPER

        return ON_PAPER

    def bots(self) -> Mapping[str, AnyBot]:
        from .rules.bots import BOTS

        return BOTS

    def soloists(self) -> Sequence[AnyBot]:
        from .rules.bots import SOLOISTS

        return SOLOISTS

    def resorts(self) -> Callable[[Any, Vocabulary], Iterator[Any]]:
        from .rules.bots import RESORTS

        return RESORTS

    def hinter(self) -> AnyBot:
        from .rules.bots import HINTER

        return HINTER


GAME: Final = Rewordable()
