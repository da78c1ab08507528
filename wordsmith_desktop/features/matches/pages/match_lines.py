"""What is said of a saved match wherever matches are listed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime

from wordsmith_desktop.records.deal_name import DealName
from wordsmith_desktop.records.saved_matches import SavedMatch
from wordsmith_desktop.window.kit.days import brief_day, locale
from wordsmith_desktop.window.kit.game_entry import GameEntry
from wordsmith_desktop.wording.kind_texts import KIND_TITLES
from wordsmith_desktop.wording.match_texts import BRANCH_MARK, FROM_PAPER
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.terms_texts import HAS_TERMS
from wordsmith_desktop.wording.texts import POINTS, language, say, say_count


def entry_of(games: Sequence[GameEntry], game: str) -> GameEntry | None:
    """The entry of a game's name."""
    return next((entry for entry in games if entry.game == game), None)


def title_of(games: Sequence[GameEntry], saved: SavedMatch, *, is_short: bool = False) -> str:
    """The game's title, or its bare name where it has no screen."""
    entry = entry_of(games, saved.game)
    if entry is None:
        return saved.game
    return say(entry.words.short_title if is_short else entry.title)


def state_of(games: Sequence[GameEntry], saved: SavedMatch) -> str:
    """How the match stands: its points, the game's own words, or that it is unfinished."""
    if saved.scores is not None:
        return points_text(saved.scores)
    entry = entry_of(games, saved.game)
    if entry is None or saved.observation is None:
        return say(texts.MATCH_UNFINISHED)
    return entry.words.describe(saved.observation, saved.players) or say(texts.MATCH_UNFINISHED)


def points_text(scores: Sequence[int]) -> str:
    """Final points by seat, such as "66 : 61 points"."""
    if len(scores) == 1:
        return say_count(POINTS, scores[0])
    return say(texts.MATCH_POINTS, scores=" : ".join(str(score) for score in scores))


def result_text(saved: SavedMatch) -> str:
    """Who has how many points at the end, such as "Ana 66 : 61 Ben" or "Ana 5, Ben 4, Cho 2"."""
    scores = saved.scores or ()
    if len(scores) == 2:
        (first, second), (one, other) = saved.players, scores
        return say(texts.HOME_RESULT, first=first, second=second, one=one, other=other)
    pairs = zip(saved.players, scores, strict=True)
    return ", ".join(f"{name} {score}" for name, score in pairs)


def branch_note(saved: SavedMatch) -> str:
    """What sets a match apart from others; empty for most."""
    marks = (
        (BRANCH_MARK, saved.is_branch),
        (texts.WITH_BOX_MARK, saved.with_box),
        (FROM_PAPER, saved.from_paper),
        (HAS_TERMS, saved.has_terms),
    )
    return ", ".join(say(mark) for mark, is_so in marks if is_so)


def kind_of(saved: SavedMatch) -> str:
    """Which challenge it was, that it branched off another match, or nothing for most."""
    name = DealName.parse(saved.challenge)
    if name is None:
        return branch_note(saved)
    kind = KIND_TITLES.get(name.kind)
    return say(texts.MATCH_CHALLENGE, kind=say(kind) if kind else name.kind)


def when_of(saved: SavedMatch) -> str:
    """Day and time of the last move, as the language writes them; of a paper only the day."""
    moment = QDateTime.fromMSecsSinceEpoch(saved.when_ms)
    if saved.from_paper:
        return brief_day(saved.when_ms)
    return locale().toString(moment, "d. MMM, HH:mm" if language() == "de" else "d MMM, HH:mm")


def lines_of(games: Sequence[GameEntry], saved: SavedMatch) -> str:
    """Who played, and below it everything else about a match."""
    facts = (title_of(games, saved), state_of(games, saved), when_of(saved), kind_of(saved))
    return f"{', '.join(saved.players)}\n{' · '.join(fact for fact in facts if fact)}"
