"""What somebody missed in a match, and whether an answer finds it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum, unique
from typing import Final

from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import Value
from wordsmith_desktop.games.common.registry import reviewer_of, valuer_of
from wordsmith_desktop.games.common.reviewer import Play, Reviewer
from wordsmith_desktop.games.common.valuer import Valuer
from wordsmith_desktop.games.common.verdicts import TurnVerdict, can_have_missed, verdict_on
from wordsmith_desktop.lexicon.folding import fold
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.records.kept_match import KeptMatch
from wordsmith_desktop.records.log import Header
from wordsmith_desktop.records.results.model import player_key

from .deck import Exercise, Exercises

MOST_OF_A_MATCH: Final = 3
"""A match has more to say than anybody wants to hear again: its worst misses are enough."""

IsCancelled = Callable[[], bool]
ReviewerOf = Callable[[str], Reviewer | None]
ValuerOf = Callable[[str], Valuer | None]


def can_be_practised(game: str, reviewers: ReviewerOf = reviewer_of) -> bool:
    """Whether the best play of a game's turn can be found by looking at its table."""
    reviewer = reviewers(game)
    return reviewer is not None and reviewer.play_of is not None


def exercises_of(
    kept: KeptMatch,
    words: Vocabulary,
    *,
    is_cancelled: IsCancelled = lambda: False,
    reviewers: ReviewerOf = reviewer_of,
    valuers: ValuerOf = valuer_of,
) -> Exercises:
    """What people missed in a match of the shelf; takes as long as a review of it.

    What is cancelled, or goes on, has nothing.
    """
    game, match = kept.header.game, kept.match
    reviewer, valuer = reviewers(game), valuers(game)
    if reviewer is None or reviewer.play_of is None or match.outcome is None:
        return ()
    found = []
    for position in reviewer.positions(match):
        if is_cancelled():
            return ()
        if not _practises(kept.header, match.played[position].seat):
            continue
        review = reviewer.review(match, position, words)
        if can_have_missed(review):
            found.append(verdict_on(match, review, words, reviewer, valuer))
    return exercises_in(kept.header, found)


def exercises_in(header: Header, verdicts: Iterable[TurnVerdict]) -> Exercises:
    """The worst misses of each person in a match, at most `MOST_OF_A_MATCH` of one.

    A miss is a turn of which the verdict says so, and in which people could find the word.
    """
    missed: dict[Seat, list[tuple[int, Exercise]]] = {}
    for one in verdicts:
        seat = one.review.seat
        if one.task is not None and _practises(header, seat):
            exercise = _exercise(header, one.review.position, seat, one.task)
            missed.setdefault(seat, []).append((one.missed, exercise))
    return tuple(one for seat in sorted(missed) for one in _worst(missed[seat]))


def _practises(header: Header, seat: Seat) -> bool:
    """Whether a person played there by the words of the table, by which an exercise goes."""
    player = header.seats[seat]
    return not player.bot and not player.terms.has_own_words


def _exercise(header: Header, position: int, seat: Seat, best: Play) -> Exercise:
    return Exercise(
        id=f"{header.match_id}:{position}",
        player=player_key(header.seats[seat]),
        match=header.match_id,
        game=header.game,
        dictionary=header.dictionary.tag,
        word=best.word,
        position=position,
        worth=best.worth,
        began_ms=header.created_ms,
    )


def _worst(found: list[tuple[int, Exercise]]) -> Iterator[Exercise]:
    """The worst misses, each word once, in the order in which they were made."""
    by_word: dict[str, tuple[int, Exercise]] = {}
    for lost, one in sorted(found, key=lambda each: (-each[0], each[1].position)):
        by_word.setdefault(one.word, (lost, one))
    chosen = [one for _lost, one in by_word.values()][:MOST_OF_A_MATCH]
    yield from sorted(chosen, key=lambda one: one.position)


def words_at(kept: KeptMatch, lexicon: Lexicon, *, is_family: bool) -> Vocabulary:
    """The words of a match: those of its dictionary and of its table."""
    house = GameHouse()
    for word, is_accepted in kept.house.items():
        house.set_verdict(word, is_accepted)
    accepted, banned = lexicon.house_words(house)
    return Vocabulary(
        lexicon.index, is_family=is_family, accepted=accepted, banned=banned, judge=lexicon.judge
    )


def is_of(one: Exercise, kept: KeptMatch, reviewers: ReviewerOf = reviewer_of) -> bool:
    """Whether a match has the turn of an exercise.

    One that went on otherwise on another computer has the same id, and perhaps other turns.
    """
    reviewer = reviewers(one.game)
    if reviewer is None or reviewer.play_of is None or kept.header.game != one.game:
        return False
    return one.position in reviewer.positions(kept.match)


@unique
class AnswerVerdict(Enum):
    """What an answer is."""

    SOLVED = "solved"
    """The word, or one that is worth as much."""
    LESS = "less"
    """A word that could be played, and is worth less."""
    NOT_HERE = "not_here"
    """No word, or none that could be played on this table."""


class Answer(Value):
    """What was made of a word."""

    verdict: AnswerVerdict
    word: str
    """Folded."""
    play: Play | None = None
    """The word as a play of that turn; None for one that could not be played."""


def answer_of(
    one: Exercise,
    kept: KeptMatch,
    typed: str,
    words: Vocabulary,
    reviewers: ReviewerOf = reviewer_of,
) -> Answer:
    """What a typed word is on the table of an exercise."""
    word = fold(typed.strip(), one.dictionary)
    reviewer = reviewers(one.game)
    assert reviewer is not None
    assert reviewer.play_of is not None
    play = reviewer.play_of(kept.match, one.position, word, words)
    if play is None:
        return Answer(AnswerVerdict.NOT_HERE, word)
    return Answer(
        AnswerVerdict.SOLVED if play.worth >= one.worth else AnswerVerdict.LESS, word, play
    )
