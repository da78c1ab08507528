"""The Letter Piece Game: all that the program may ask of it."""

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
    from wordsmith_desktop.games.common.ranking import Ranking
    from wordsmith_desktop.games.common.recapper import Recapper
    from wordsmith_desktop.games.common.reviewer import AnyMatch, Missed, Possible, Reviewer
    from wordsmith_desktop.games.common.tallier import Tallier
    from wordsmith_desktop.games.common.valuer import Valuer
    from wordsmith_desktop.lexicon.index import WordIndex

    from .table.entry import LetterPiecesEntry
    from .words.words import LetterPiecesWords


class LetterPieces(Game):
    """Its parts, each imported when it is asked for."""

    name = "letter_pieces"
    is_reviewed = True
    has_players = True
    is_on_paper = True

    def rules(self) -> AnyRules:
        from .rules.rules import RULES

        return RULES

    def words(self) -> LetterPiecesWords:
        from .words.words import WORDS

        return WORDS

    def entry(self) -> LetterPiecesEntry:
        from .table.entry import ENTRY

        return ENTRY

    def ruleset_type(self) -> type[Any]:
        from .rules.ruleset import Ruleset

        return Ruleset

    def shortener(self) -> Callable[[Any, int], Any]:
        from .rules.ruleset import short

        return short

    def dullness(self) -> Callable[[Any], bool]:
        from .rules.dullness import IS_DULL

        return IS_DULL

    def material_chooser(self) -> Callable[[WordIndex, Watch], str]:
        from wordsmith_desktop.lexicon.letter_shares import letter_shares

        from .rules.pieces import own_letters

        return lambda index, _watch: own_letters(letter_shares(index))

    def equipped(self, ruleset: Any, material: str) -> Any:
        from wordsmith_desktop.core.value import replace

        return replace(ruleset, own_letters=material)

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

    def possible(self) -> Callable[[AnyMatch, Vocabulary], Possible | None]:
        from .rules.review import POSSIBLE

        return POSSIBLE

    def missed(self) -> Callable[[AnyMatch, Ranking | None, Vocabulary], tuple[Missed, ...] | None]:
        from .rules.review import MISSED

        return MISSED

    def box_asker(self) -> Callable[[Any, Seat | None], BoxQuestion | None]:
        from .rules.printed_box import ASKS

        return ASKS

    def on_paper(self) -> OnPaper:
        from .rules.paper_sheet import ON_PAPER

        return ON_PAPER

    def bots(self) -> Mapping[str, AnyBot]:
        from .rules.bots import BOTS

        return BOTS

    def sprinters(self) -> Mapping[str, AnyBot]:
        from .rules.bots import SPRINTERS

        return SPRINTERS

    def soloists(self) -> Sequence[AnyBot]:
        from .rules.bots import SOLOISTS

        return SOLOISTS

    def resorts(self) -> Callable[[Any, Vocabulary], Iterator[Any]]:
        from .rules.bots import RESORTS

        return RESORTS

    def hinter(self) -> AnyBot:
        from .rules.bots import HINTER

        return HINTER


GAME: Final = LetterPieces()
