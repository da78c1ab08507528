"""The Hidden Crossword: all that the program may ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from wordsmith_desktop.games.common.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from wordsmith_desktop.bots.bot import AnyBot
    from wordsmith_desktop.bots.vocabulary import Vocabulary
    from wordsmith_desktop.core.rules import AnyRules
    from wordsmith_desktop.core.seats import Seat
    from wordsmith_desktop.games.common.box_questions import BoxQuestion
    from wordsmith_desktop.games.common.made_files import ReaderOfMade
    from wordsmith_desktop.games.common.paper_sheet import OnPaper
    from wordsmith_desktop.games.common.recapper import Recapper
    from wordsmith_desktop.games.common.reviewer import Reviewer
    from wordsmith_desktop.games.common.tallier import Tallier
    from wordsmith_desktop.games.common.valuer import Valuer

    from .table.entry import HiddenCrosswordEntry
    from .words.words import HiddenCrosswordWords


class HiddenCrossword(Game):
    """Its parts, each imported when it is asked for."""

    name = "hidden_crossword"
    is_reviewed = True
    has_players = True
    is_on_paper = True
    # Alone it means nothing, and is as usual, so that results compare.
    was_so: ClassVar = {1: {"guesses_stay_hidden": lambda seats: seats > 1}}

    def rules(self) -> AnyRules:
        from .rules.rules import RULES

        return RULES

    def words(self) -> HiddenCrosswordWords:
        from .words.words import WORDS

        return WORDS

    def entry(self) -> HiddenCrosswordEntry:
        from .table.entry import ENTRY

        return ENTRY

    def ruleset_type(self) -> type[Any]:
        from .rules.ruleset import Ruleset

        return Ruleset

    def shortener(self) -> Callable[[Any, int], Any]:
        from .rules.ruleset import short

        return short

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

    def setter(self) -> AnyBot:
        from .rules.bots import SETTER

        return SETTER

    def resorts(self) -> Callable[[Any, Vocabulary], Iterator[Any]]:
        from .rules.bots import RESORTS

        return RESORTS

    def reader_of_made(self) -> ReaderOfMade:
        from .workshop.made import READER

        return READER

    def hinter(self) -> AnyBot:
        from .rules.bots import HINTER

        return HINTER


GAME: Final = HiddenCrossword()
