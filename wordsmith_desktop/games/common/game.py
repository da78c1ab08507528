"""Everything that the program may ask of a game without a window, in one record.

A game is a subclass of `Game` in its `game.py`, with one `GAME` of it. What it leaves out is what
stands here. Methods import what they give no sooner than they are asked, so that a list of games
costs nothing; what it says is in its folder `words`, how it looks in its folder `table`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    Watch = Callable[[int, int], object]
    """Is told how much is done, and of how much."""

    from wordsmith_desktop.bots.bot import AnyBot
    from wordsmith_desktop.bots.vocabulary import Vocabulary
    from wordsmith_desktop.core.rules import AnyRules
    from wordsmith_desktop.core.seats import Seat
    from wordsmith_desktop.lexicon.index import WordIndex

    from .box_questions import BoxQuestion
    from .made_files import ReaderOfMade
    from .paper_sheet import OnPaper
    from .ranking import Ranking
    from .recapper import Recapper
    from .reviewer import AnyMatch, Missed, Possible, Reviewer
    from .tallier import Tallier
    from .valuer import Valuer


class Game:
    """One game; only its name and its rules have no answer of their own here."""

    name: ClassVar[str]
    """Of its folder, and in every save of it."""
    has_players: ClassVar[bool] = False
    """Whether computers can sit at its table; said without loading them."""
    is_reviewed: ClassVar[bool] = False
    """Whether it has a `reviewer`; said without loading it."""
    is_on_paper: ClassVar[bool] = False
    """Whether a match that was played on paper can be entered; said without loading how."""
    was_so: ClassVar[Mapping[int, Mapping[str, Callable[[int], Any]]]] = MappingProxyType({})
    """What was so, with so many seats, before its ruleset had a field: by format, then by field.

    Older saves and tables of results are brought up to today by it alone."""

    def rules(self) -> AnyRules:
        """Its one transition function and what goes with it."""
        raise NotImplementedError(self.name)

    def words(self) -> object | None:
        """What it says, without a window: a `GameWords` (`wording/game_words.py`).

        None has it say what every game does.
        """
        return None

    def entry(self) -> object | None:
        """How a window shows it: a `GameEntry` (`window/kit/game_entry.py`), or None."""
        return None

    def ruleset_type(self) -> type[Any]:
        """The class of its rulesets; made without arguments, it is the usual one."""
        return self.rules().ruleset_type

    def shortener(self) -> Callable[[Any, int], Any] | None:
        """What makes a ruleset for so many players that of a short match."""
        return None

    def first_round(self) -> Callable[[Any, int], Any] | None:
        """What makes it the round that newcomers play after a lesson: the shortest there is."""
        return self.shortener()

    def dullness(self) -> Callable[[Any], bool] | None:
        """What says of the state after a deal to one alone whether it is too dull for a challenge.

        It asks no dictionary, so that it always says the same of the same deal.
        """
        return None

    def material_chooser(self) -> Callable[[WordIndex, Watch], str] | None:
        """What chooses its material from the words of a language that it has none for.

        It takes up to a minute, and gives the same for the same words.
        """
        return None

    def equipped(self, ruleset: Any, material: str) -> Any:  # noqa: ARG002
        """A ruleset with such material."""
        return ruleset

    def tallier(self) -> Tallier:
        """What makes the figures of its matches: points and turns from the outcome, no words."""
        from .tallier import default_tallier

        return default_tallier(self.rules())

    def recapper(self) -> Recapper:
        """What tells how a match went: its course of points, the best word, awards."""
        from .recapper import default_recapper

        return default_recapper(self.tallier())

    def reviewer(self) -> Reviewer | None:
        """What finds the plays that could have been."""
        return None

    def valuer(self) -> Valuer | None:
        """What tells how well each turn was played, luck apart."""
        return None

    def possible(self) -> Callable[[AnyMatch, Vocabulary], Possible | None] | None:
        """What counts the words that a finished match offered from beginning to end.

        It finds None where other material came on the way. Asked off the window's thread.
        """
        return None

    def missed(
        self,
    ) -> Callable[[AnyMatch, Ranking | None, Vocabulary], tuple[Missed, ...] | None] | None:
        """What lists the words that somebody alone missed in a finished match.

        It finds None for a match in which one word is worth more than another; what ranks it is
        given. Asked off the window's thread.
        """
        return None

    def box_asker(self) -> Callable[[Any, Seat | None], BoxQuestion | None] | None:
        """What asks a table with a printed box what was rolled or drawn.

        It gets the state and the seat that looks, before which nothing else may be told.
        """
        return None

    def on_paper(self) -> OnPaper | None:
        """What checks and adds up a match that was played on paper."""
        return None

    def bots(self) -> Mapping[str, AnyBot]:
        """Who can sit at the table in a person's place, by name."""
        return {}

    def sprinters(self) -> Mapping[str, AnyBot]:
        """The same players where nothing but time counts; who knows no other way plays as ever."""
        return self.bots()

    def soloists(self) -> Sequence[AnyBot]:
        """Who plays a deal alone, for a good result; the best of theirs is what can be reached."""
        return ()

    def setter(self) -> AnyBot | None:
        """Who acts for the seat `SETTER`."""
        return None

    def resorts(self) -> Callable[[Any, Vocabulary], Iterator[Any]] | None:
        """What gives the acts that end a turn without any idea, the mildest first.

        It gets what the seat may know. One of them is open wherever a bot is to act and does not
        wait.
        """
        return None

    def reader_of_made(self) -> ReaderOfMade | None:
        """What reads the files that somebody made in the game's own pages."""
        return None

    def hinter(self) -> AnyBot | None:
        """Whose decision is told to whoever asks for a hint."""
        return None
