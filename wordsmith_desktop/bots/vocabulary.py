"""The words that a bot may use, or a search."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from wordsmith_desktop.core.limits import NO_LIMITS, Limits
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value, replace
from wordsmith_desktop.lexicon.limits import JudgeWithin, too_short
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

if TYPE_CHECKING:
    # They bring NumPy with them, which the first window does without.
    import numpy as np
    import numpy.typing as npt

    from wordsmith_desktop.lexicon.house import GameHouse
    from wordsmith_desktop.lexicon.index import WordIndex
    from wordsmith_desktop.lexicon.lexicon import Lexicon


Places: TypeAlias = "npt.NDArray[np.integer[Any]]"
"""Where words stand in an index."""
Flags: TypeAlias = "npt.NDArray[np.bool_]"
"""Something that words are or are not, in the order of their places."""
COMMON: Final = 35
"""Least commonness of a common word, ten times the Zipf frequency: by it challenges and computer
players are measured. People are advised by `WordIndex.everyday`."""


class Vocabulary(Value):
    """Words of a dictionary; whoever plays may know fewer than whoever judges."""

    index: WordIndex
    least_commonness: int = 0
    """Ten times the Zipf frequency; 0 lets every listed word in."""
    is_family: bool = True
    """Whether vulgar words are left out."""
    is_everyday: bool = False
    """Whether only words are let in that everybody knows, see `WordIndex.everyday`."""
    banned: frozenset[str] = frozenset()
    """Words that the table has banned, folded."""
    accepted: frozenset[str] = frozenset()
    """Words that the table takes although the dictionary may not, folded."""
    mind: int = 0
    """Whose words they are: a number below 2**64 that is another for every player and match, by
    which they know, overlook and hit upon other words than others do."""
    others: tuple[tuple[Seat, Vocabulary], ...] = ()
    """The words of players who play by others than the table's."""
    judge: Callable[[str], Ruling] | None = None
    """What the table's dictionary says of a folded word, compounds and all; without it, the listed
    words are all there are."""

    def of(self, seat: Seat) -> Vocabulary:
        """The words that a player's own words are judged by."""
        return dict(self.others).get(seat, self)

    @property
    def everyday(self) -> Vocabulary:
        """Those of the words that everybody knows."""
        return replace(self, is_everyday=True)

    def offered(self, places: Places | slice) -> Flags:
        """Whether each of the words at some places is common and decent enough to be offered.

        What the table has banned is a separate matter.
        """
        index = self.index
        may: Flags = index.commonness[places] >= self.least_commonness
        if self.is_everyday:
            may &= index.everyday[places]
        if self.is_family:
            may &= ~index.vulgar[places]
        return may

    def takes(self, word: str, lenient: Collection[Reason] = ()) -> bool:
        """Whether the table takes a folded word, for whoever may doubt it.

        `lenient` are the dictionary's reasons that the table does not mind.
        """
        return self.against(word, lenient) is None

    def against(self, word: str, lenient: Collection[Reason] = ()) -> Ruling | None:
        """What speaks against a folded word at the table; None where nothing does."""
        if word in self.accepted:
            return None
        if word in self.banned:
            return Ruling(word, False, Reason.HOUSE_BANNED, "table")
        if self.judge is not None:
            ruling = self.judge(word)
            return None if ruling.accepted or ruling.reason in lenient else ruling
        is_listed = self.index.position(word) is not None
        return None if is_listed else Ruling(word, False, Reason.UNKNOWN, "")


def words_within(
    lexicon: Lexicon, limits: Limits, house: GameHouse, *, is_family: bool = True
) -> Vocabulary:
    """The words of a dictionary that count within limits, and the table's own.

    `house` is what a match's own table says, which counts before the lists of always.
    """
    accepted, banned = lexicon.house_words(house)
    least = limits.least_letters
    short = too_short(lexicon.index, least) if least else frozenset[str]()
    return Vocabulary(
        lexicon.index,
        limits.least_commonness,
        is_family=is_family,
        banned=banned | (short - accepted),
        accepted=accepted,
        judge=lexicon.judge if limits == NO_LIMITS else JudgeWithin(lexicon, limits),
    )
