"""`replay`: checks a save and writes the sheets as they stand at its end."""

from __future__ import annotations

from pathlib import Path

from wordsmith_desktop.core.outcome import Outcome
from wordsmith_desktop.core.printable import shown
from wordsmith_desktop.records.kept_match import KeptMatch, read_match
from wordsmith_desktop.records.troubles import StoreError, UnreadableError
from wordsmith_desktop.wording.game_words import GameWords, words_of
from wordsmith_desktop.wording.texts import say, say_count

from .. import texts
from ..console import complain, put
from ..exits import Exit, ExitError
from ..installed_games import InstalledGames
from ..trouble_lines import trouble_text


def replay_file(path: Path) -> Exit:
    """Write players, sheets, totals and winner; NEGATIVE for a damaged save.

    Raises `ExitError` where nothing of it can be shown.
    """
    try:
        kept = read_match(path, InstalledGames())
    except (UnreadableError, StoreError) as error:
        named = shown(str(path), limit=400)
        line = say(texts.SAVE_UNREADABLE, path=named, trouble=trouble_text(error))
        raise ExitError(line, Exit.NEGATIVE) from error
    _write(kept, words_of(kept.header.game))
    if kept.damage is None:
        return Exit.GOOD
    named = shown(str(path), limit=400)
    complain(say(texts.SAVE_STOPS, path=named, trouble=trouble_text(kept.damage)))
    return Exit.NEGATIVE


def _write(kept: KeptMatch, words: GameWords) -> None:
    names = tuple(shown(player.name, limit=60) for player in kept.header.seats)
    match = kept.match
    together = ", ".join(names)
    put(say_count(texts.REPLAY_PLAYERS, len(names), game=say(words.title), names=together))
    put()
    for line in words.sheet_lines(match.state, names):
        put(line)
    put(_ending(match.outcome, names))
    if kept.damage:
        put(say(texts.REPLAY_TO_DAMAGE))


def _ending(outcome: Outcome | None, names: tuple[str, ...]) -> str:
    if outcome is None:
        return say(texts.REPLAY_UNFINISHED)
    if len(names) == 1:
        return say(texts.REPLAY_SOLO)
    winners = ", ".join(names[seat] for seat in outcome.winners)
    return say(
        texts.REPLAY_WINNER if len(outcome.winners) == 1 else texts.REPLAY_WINNERS, names=winners
    )
