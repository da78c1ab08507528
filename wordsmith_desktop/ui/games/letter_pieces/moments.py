"""What the page asks of the moment that a match is at."""

from __future__ import annotations

from wordsmith_desktop.games.letter_pieces.observation import Observation
from wordsmith_desktop.games.letter_pieces.presenter import Bench
from wordsmith_desktop.games.letter_pieces.ruleset import Mode, TableMode
from wordsmith_desktop.games.letter_pieces.state import BUILDING, Phase
from wordsmith_desktop.wording.games.letter_pieces import table_texts as texts
from wordsmith_desktop.wording.games.letter_pieces.event_sentences import bench_text
from wordsmith_desktop.wording.games.letter_pieces.in_words import pass_text
from wordsmith_desktop.wording.texts import say


def is_all_played(seen: Observation) -> bool:
    """Whether the last challenge is over, and the match has only to be closed."""
    is_last = seen.challenge + 1 == seen.ruleset.challenges
    return is_last and seen.phase is Phase.CHALLENGE_OVER


def board_text(seen: Observation, bench: Bench | None) -> str:
    """The bench and the heaps for a screen reader, or the called word where they are secret."""
    if bench is not None:
        return bench_text(bench)
    return say(texts.SPELLED, letters=" ".join(seen.call.word)) if seen.call else ""


def is_for_good(seen: Observation) -> bool:
    """Whether passing gives something up, and what comes after it cannot be undone."""
    what = pass_text(seen)
    is_curtain_next = seen.ruleset.table is TableMode.CURTAIN
    others = [view for seat, view in enumerate(seen.players) if seat != seen.bench]
    is_last = what is not texts.NO_MORE_WORDS or all(view.is_finished for view in others)
    is_end = is_last and seen.challenge + 1 == seen.ruleset.challenges
    is_for_good = is_curtain_next or is_end
    is_lasting = what not in (texts.PASS_TURN, texts.STEP_BACK)
    return seen.ruleset.mode is Mode.WORD_BY_WORD or (is_lasting and is_for_good)


def is_race(seen: Observation) -> bool:
    """Whether all pools lie open and anyone may buzz."""
    is_playing = seen.phase in BUILDING
    return is_playing and seen.ruleset.table is TableMode.BUZZER and seen.bench is None
