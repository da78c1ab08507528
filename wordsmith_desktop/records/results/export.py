"""Statistics as files for other programs: a table of results, or everything as JSON."""

from __future__ import annotations

import csv
import io
import json
import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, TypeAlias

from .database import Row
from .model import ALL, LAST_MS, Filter
from .store import Statistics

FORMAT: Final = 1
"""The version of the JSON."""

COLUMNS: Final = (
    "match_id",
    "game",
    "setting",
    "created",
    "finished",
    "duration_s",
    "players",
    "dictionary",
    "challenge",
    "untimed",
    "ranking",
    "paces",
    "terms",
    "seat",
    "player",
    "name",
    "score",
    "won",
    "shared",
    "turns",
    "merit",
    "words",
    "from_paper",
)
"""The header of the CSV, which has a line for each result, the oldest match first.

`setting` is equal for matches by the same rules: their words, or a key where nobody has words for
them. `created` and `finished` are ISO 8601 in UTC,
`duration_s` is empty where it is not known. `untimed`, `won` and `shared` are 1 or 0, and `won`
is empty where one player alone plays for points. `challenge` is as in the match's log, `ranking`
what ranks it there (most_points, fewest_turns, most_words or fastest; empty for what the game goes
by). `paces` says by seat how long clocks ran, in percent of what the rules say and parted by
commas; it is empty where that was 100 for all. `terms` says by seat what was agreed for its player
alone, as JSON; it is empty where nothing was. `merit` is the figure that ranks the result, the
more the better: points or words, or less than 0 the turns or milliseconds; it is empty for a
result that is not ranked. `seat` counts from 1. `words` are parted by spaces, each as WORD:POINTS,
or as WORD where words bring no points. `from_paper` is 1 for a match that was entered from paper.
Text that a spreadsheet would take for a formula begins
with an apostrophe, and so does text that begins with one.
"""

_Json: TypeAlias = dict[str, Any]
_MATCH: Final = (
    "match_id",
    "game",
    "setting",
    "created_ms",
    "finished_ms",
    "duration_ms",
    "players",
    "dictionary",
    "challenge",
    "untimed",
    "ranking",
    "paces",
    "terms",
    "ruleset",
    "from_paper",
)
_RESULT: Final = ("seat", "player", "name", "score", "won", "shared", "turns", "merit")
_SQL: Final = """
SELECT match_id, m.game, m.setting, created_ms, m.finished_ms, duration_ms, seats, dictionary,
    challenge, is_untimed, ranking, paces, terms, ruleset,
    paper <> '',
    seat, player, name, score, is_winner, is_shared, turns, merit
FROM (SELECT * FROM seats WHERE {condition}) JOIN matches AS m USING (match_id)
ORDER BY m.finished_ms, match_id, seat
"""
_WORDS_SQL: Final = """
SELECT match_id, seat, word, points FROM (SELECT match_id, seat FROM seats WHERE {condition})
JOIN words USING (match_id, seat) ORDER BY match_id, seat, number
"""


_CSV_SQL: Final = """
SELECT match_id, m.game, m.setting,
    strftime('%Y-%m-%dT%H:%M:%SZ', created_ms / 1000, 'unixepoch'),
    strftime('%Y-%m-%dT%H:%M:%SZ', m.finished_ms / 1000, 'unixepoch'),
    CAST(round(duration_ms / 1000.0) AS INTEGER), seats, dictionary,
    challenge, is_untimed, ranking, paces, terms,
    seat + 1, player, name, score, is_winner, is_shared, turns, merit,
    (SELECT group_concat(word || coalesce(':' || points, ''), ' ') FROM
        (SELECT word, points FROM words
         WHERE words.match_id = s.match_id AND words.seat = s.seat ORDER BY number)),
    paper <> ''
FROM (SELECT * FROM seats WHERE {condition}) AS s JOIN matches AS m USING (match_id)
ORDER BY m.finished_ms, match_id, seat
"""
"""The lines of the CSV as they are written: a hundred thousand results have a million words, and
an object of Python for each of them takes longer than all the rest."""


_SETTING: Final = COLUMNS.index("setting")


def export_csv(
    statistics: Statistics,
    which: Filter = ALL,
    separator: str = ",",
    settings: Mapping[str, str] | None = None,
) -> str:
    """Results as CSV with the header `COLUMNS`; the separator parts columns.

    `settings` has the words for settings by their keys.
    """
    said = settings or {}

    def write(connection: sqlite3.Connection) -> str:
        # Begun in here: a damaged file is asked once more, after another one has taken its place.
        text = io.StringIO()
        writer = csv.writer(text, delimiter=separator, lineterminator="\n")
        writer.writerow(COLUMNS)
        sql = _CSV_SQL.format(condition=which.condition)
        for row in connection.execute(sql, which.values):
            cells = list(row)
            cells[_SETTING] = said.get(cells[_SETTING], cells[_SETTING])
            writer.writerow([_harmless(cell) for cell in cells])
        return text.getvalue()

    return statistics.read(write)


def export_json(statistics: Statistics, which: Filter = ALL) -> str:
    """Results as JSON: {"format": 1, "matches": [{…, "results": [{…, "words": […]}]}]}, in UTF-8.

    The fields are the CSV's columns, but times are in milliseconds, those of the calendar since
    1970 (UTC), `ruleset` is as in the match's log, `untimed`, `won`, `shared` and `from_paper` are
    true, false or null, and a word is {"word": …, "points": number or null}.
    """
    matches = (json.dumps(match, ensure_ascii=False) for match in _matches(statistics, which))
    lines = ",\n".join(matches)
    return f'{{"format": {FORMAT}, "matches": [\n{lines}\n]}}\n'


def _matches(statistics: Statistics, which: Filter) -> Iterator[_Json]:
    def read(connection: sqlite3.Connection) -> list[_Json]:
        found = (
            connection.execute(sql.format(condition=which.condition), which.values)
            for sql in (_SQL, _WORDS_SQL)
        )
        results, words = (cursor.fetchall() for cursor in found)
        return list(_together(results, words))

    yield from statistics.read(read)


def _together(results: list[Row], rows: list[Row]) -> Iterator[_Json]:
    """Matches of rows. Raises `ValueError` or `TypeError` where a row holds what it cannot."""
    words: dict[tuple[str, int], list[_Json]] = defaultdict(list)
    for match_id, seat, word, points in rows:
        words[match_id, seat].append({"word": str(word), "points": points})
    for of_match, group in groupby(results, key=itemgetter(slice(len(_MATCH)))):
        yield _match(of_match, [row[len(_MATCH) :] for row in group], words)


def _match(row: Row, results: list[Row], words: dict[tuple[str, int], list[_Json]]) -> _Json:
    match = dict(zip(_MATCH, row, strict=True))
    for name in ("created_ms", "finished_ms", "duration_ms"):
        if not 0 <= (match[name] or 0) <= LAST_MS:
            raise ValueError(f"{name} cannot be {match[name]!r}")
    return {
        **match,
        "untimed": bool(match["untimed"]),
        "from_paper": bool(match["from_paper"]),
        "ruleset": json.loads(match["ruleset"]),
        "results": [_result(one, words[match["match_id"], one[0]]) for one in results],
    }


def _result(row: Row, words: list[_Json]) -> _Json:
    result = dict(zip(_RESULT, row, strict=True))
    return {
        **result,
        "seat": result["seat"] + 1,
        "won": None if result["won"] is None else bool(result["won"]),
        "shared": bool(result["shared"]),
        "words": words,
    }


_FORMULA: Final = re.compile(r"""(^|[;,|\t\r\n"])(?=\s*[=+\-@\t\r'＝＋－＠])""")
"""Where spreadsheets begin to reckon or to run something: at the beginning of a cell, and after
whatever another country's spreadsheet takes for the end of one."""


def _harmless(value: Any) -> Any:
    """A cell as a spreadsheet shows it; numbers stay numbers.

    Source: OWASP, CSV Injection. The quotes that a CSV puts around a cell protect from nothing.
    """
    return _FORMULA.sub(r"\1'", value) if isinstance(value, str) else value
