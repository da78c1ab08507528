"""What a game says without a window, in one class.

A game subclasses it in its `words/words.py`, with one `WORDS` that the game's record gives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any

from wordsmith_desktop.core.value import field_names
from wordsmith_desktop.games.common.registry import game_of

from .texts import TURN_OF, Text, say

if TYPE_CHECKING:
    from wordsmith_desktop.bots.bot import Motive
    from wordsmith_desktop.games.common.box_questions import BoxChoice, BoxPiece
    from wordsmith_desktop.games.common.mosaic import Tint

    from .fields import Field
    from .rule_entries import RuleEntry, RulePart


class GameWords:
    """What it says; what a game leaves out is what stands here.

    Methods import the sentences no sooner than they are asked for.
    """

    def __init__(self, game: str) -> None:
        """`game` is the name of its folder."""
        self.game = game

    @property
    def title(self) -> Text:
        """What the game is called."""
        readable = self.game.replace("_", " ").capitalize()
        return Text(readable, readable)

    @property
    def short_title(self) -> Text:
        """What it is called where its title has no room."""
        return self.title

    def rules(self) -> Sequence[RuleEntry]:
        """Its rules in our own words."""
        return ()

    def rule_parts(self) -> Sequence[RulePart]:
        """The parts of its rule book; without any it has no headings."""
        return ()

    @property
    def has_rules(self) -> bool:
        """Whether there is a rule book; said without loading it."""
        return is_own(self, GameWords.rules)

    def origin(self) -> Text | None:
        """Which printed game it is, and whose; None for one of our own."""
        return None

    def house_fields(self) -> Sequence[Field]:
        """The fields of its ruleset that settle what the printed rules leave open."""
        return ()

    def setting_text(self, ruleset: Any, seats: int) -> str:  # noqa: ARG002
        """An exact setting in a few words, for so many players.

        Only what is other than the printed rules is named; words have their own.
        """
        from .form_texts import sentence

        usual = type(ruleset)()
        changed = (
            f"{name.replace('_', ' ')}: {_plain(getattr(ruleset, name))}"
            for name in field_names(ruleset)
            if name not in ("dictionary", "language")
            and getattr(ruleset, name) != getattr(usual, name)
        )
        return sentence(changed)

    def describe(self, seen: Any, names: Sequence[str]) -> str:
        """How a match stands in a few words, such as "Ana’s turn, challenge 2".

        `seen` is what anyone may know (an observation of seat None).
        """
        return whose_turn(seen, names)

    def purpose(self, _seen: Any) -> str:
        """What is to be done in a phase and what for, in a sentence, from an observation."""
        return ""

    def why(self, _motive: Motive) -> str:
        """Why a computer of this game did something, in a sentence; empty for nothing to say."""
        return ""

    def makeup(self, _word: str, _language: str) -> str:
        """What a folded word takes of the game's material in a language, in a few words."""
        return ""

    def material(self, _seen: Any, _seat: int) -> str:
        """What a seat can make words of, in words, from its own observation."""
        return ""

    def box_sign(self, _telling: BoxPiece, choice: BoxChoice) -> str:
        """What something is called that a printed box can show, beside the sign that is typed."""
        return choice.sign

    def sheet_lines(self, state: Any, names: Sequence[str]) -> Iterable[str]:
        """The lines of a match's sheet; by default everybody's points, once they are final."""
        return _final_points(self.game, state, names)

    def tints(self) -> Mapping[Tint, Text]:
        """What its squares stand for in a `Mosaic`; none where it makes none."""
        return {}

    def paper_lines(self) -> Mapping[Any, Text]:
        """What the lines of a match on paper are called, by their names."""
        return {}

    def paper_faults(self) -> Mapping[Any, Text]:
        """What speaks against a match on paper, by reason."""
        return {}


def words_of(game: str) -> GameWords:
    """What a game says, by its name."""
    words = game_of(game).words()
    if words is None:
        return GameWords(game)
    if not isinstance(words, GameWords):
        raise TypeError(f"the words of {game} are a {type(words).__name__}")
    return words


def is_own(thing: object, method: Callable[..., Any]) -> bool:
    """Whether the class of something has a method of its own for one that all have."""
    return getattr(type(thing), method.__name__) is not method


def whose_turn(seen: Any, names: Sequence[str]) -> str:
    """Whose turn it is; empty where nobody alone has it."""
    return "" if seen.holder is None else say(TURN_OF, name=names[seen.holder])


def _final_points(game: str, state: Any, names: Sequence[str]) -> Iterator[str]:
    outcome = game_of(game).rules().outcome(state)
    if outcome is not None:
        for name, score in zip(names, outcome.scores, strict=True):
            yield f"{name:<30} {score:>4}"
        yield ""


def _plain(value: Any) -> str:
    from .form_texts import NO, YES

    if isinstance(value, bool):
        return say(YES if value else NO)
    return str(value.value if isinstance(value, Enum) else value)
