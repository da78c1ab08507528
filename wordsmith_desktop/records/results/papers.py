"""Matches from paper in the statistics: they follow their files, which can be corrected."""

from __future__ import annotations

from collections.abc import Callable

from wordsmith_desktop.games.common.registry import tallier_of

from ..codec import encode
from ..log import Occasion
from ..paper import PaperMatch, PaperShelf
from ..troubles import StoreError, UnreadableError
from .model import MatchRecord, MatchSetting, SeatRecord, as_text, player_key, within_time
from .store import Statistics


def record_of_paper(match: PaperMatch) -> MatchRecord:
    """What statistics keep of a match from paper, which must be true.

    It is no challenge, and compares with what was played on the screen by the same rules.
    """
    way = MatchSetting(
        game=match.game,
        ruleset=as_text(encode(tallier_of(match.game).setting(match.ruleset))),
        seats=len(match.seats),
        dictionary=match.ruleset.dictionary,
        is_untimed=False,
    )
    tallies = match.asked.tallies(match.sheet, match.ruleset, way.seats)
    return MatchRecord(
        match_id=match.match_id,
        game=way.game,
        setting=way.key,
        ruleset=way.ruleset,
        created_ms=within_time(match.played_ms),
        finished_ms=within_time(match.played_ms),
        duration_ms=None,
        seats=way.seats,
        dictionary=way.dictionary,
        occasion=Occasion(),
        paces=way.paces,
        results=tuple(
            SeatRecord(seat, player_key(player), player.name, tally)
            for seat, (player, tally) in enumerate(zip(match.seats, tallies, strict=True))
        ),
        paper=match.digest,
    )


def follow_papers(
    statistics: Statistics, papers: PaperShelf, is_cancelled: Callable[[], bool] = lambda: False
) -> int:
    """Record papers that are new or corrected, and drop those that are gone; how many are new.

    One that cannot be read stays as it is known. Raises `StoreError` and `UnreadableError`.
    """
    recorded, known = statistics.papers(), statistics.known()
    paths = papers.paths()
    count = 0
    for path in paths:
        if is_cancelled():
            return count
        if path.stem in known and path.stem not in recorded:
            # It was deleted from the statistics alone.
            continue
        try:
            match = papers.read(path)
        except (UnreadableError, StoreError):
            continue
        if recorded.get(match.match_id) != match.digest:
            count += statistics.record(record_of_paper(match))
    if gone := recorded.keys() - {path.stem for path in paths}:
        statistics.drop(gone)
    return count
