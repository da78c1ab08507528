"""Statistics for other programs."""

from __future__ import annotations

import csv
import io
import json

import pytest

from tests.helpers.statistics import ANA, BEN, CLEO, START_MS, record, tally
from wordsmith_desktop.games.common.ranking import Ranking
from wordsmith_desktop.records.log import Occasion, Player
from wordsmith_desktop.records.results.export import COLUMNS, export_csv, export_json
from wordsmith_desktop.records.results.model import Filter
from wordsmith_desktop.records.results.store import Statistics

CHALLENGE = "daily/2026-01-31/sprint/tamorikudela"


def fill(statistics: Statistics) -> None:
    statistics.record(
        record(
            "m2",
            (CLEO, tally(4, turns=3, is_ranked=False)),
            hour=1,
            duration_ms=None,
            occasion=Occasion(CHALLENGE, is_untimed=True, ranking=Ranking.FASTEST),
            paces="200",
        ),
        record(
            "m1",
            (ANA, tally(9, [("CAT", 3), ("DOG", None)], is_winner=True, is_shared=True)),
            (BEN, tally(9, [("AT", 2)], is_winner=True, is_shared=True)),
            duration_ms=61_400,
        ),
    )


def lines(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_what_parts_the_columns_of_the_csv_can_be_chosen(statistics: Statistics) -> None:
    fill(statistics)
    first, *_rest = csv.DictReader(
        io.StringIO(export_csv(statistics, separator=";")), delimiter=";"
    )
    assert ("Ana", "CAT:3 DOG") == (first["name"], first["words"])


def test_the_csv_has_a_line_for_each_result_the_oldest_first(statistics: Statistics) -> None:
    fill(statistics)
    text = export_csv(statistics)
    assert ",".join(COLUMNS) == text.splitlines()[0]
    first, second, third = lines(text)
    assert first == {
        "match_id": "m1",
        "game": "letter_pieces",
        "setting": "s1",
        "created": "2023-11-14T22:12:20Z",
        "finished": "2023-11-14T22:13:20Z",
        "duration_s": "61",
        "players": "2",
        "dictionary": "en-gb",
        "challenge": "",
        "untimed": "0",
        "ranking": "",
        "paces": "",
        "terms": "",
        "seat": "1",
        "player": "p1",
        "name": "Ana",
        "score": "9",
        "won": "1",
        "shared": "1",
        "turns": "6",
        "merit": "9",
        "words": "CAT:3 DOG",
        "from_paper": "0",
    }
    assert ("2", "Ben", "AT:2") == (second["seat"], second["name"], second["words"])
    assert ("", "", "1", CHALLENGE, "fastest", "200", "", "") == (
        third["duration_s"],
        third["won"],
        third["untimed"],
        third["challenge"],
        third["ranking"],
        third["paces"],
        third["merit"],
        third["words"],
    )


def test_names_may_have_commas_quotes_and_umlauts(statistics: Statistics) -> None:
    odd = 'Ä, "B"'
    statistics.record(record("m1", (Player(odd), tally(1))))
    assert [odd] == [line["name"] for line in lines(export_csv(statistics))]
    assert odd == json.loads(export_json(statistics))["matches"][0]["results"][0]["name"]


@pytest.mark.parametrize("first", "=+-@\t＝＋－＠'")
def test_a_name_is_no_formula_for_any_spreadsheet(statistics: Statistics, first: str) -> None:
    name = f"{first}cmd|'/C calc'!A0"
    statistics.record(record("m1", (Player(name), tally(-3))))
    (line,) = lines(export_csv(statistics))
    assert f"'{first}cmd|''/C calc'!A0" == line["name"]
    assert "-3" == line["score"]


def test_nothing_begins_after_what_others_take_for_the_end_of_a_cell(
    statistics: Statistics,
) -> None:
    statistics.record(record("m1", (Player('Ana;=1+1,@x"-2'), tally(3))))
    (line,) = lines(export_csv(statistics))
    assert """Ana;'=1+1,'@x"'-2""" == line["name"]


def test_the_json_has_everything(statistics: Statistics) -> None:
    fill(statistics)
    found = json.loads(export_json(statistics))
    assert 1 == found["format"]
    first, second = found["matches"]
    results = first.pop("results")
    assert first == {
        "match_id": "m1",
        "game": "letter_pieces",
        "setting": "s1",
        "created_ms": START_MS - 60_000,
        "finished_ms": START_MS,
        "duration_ms": 61_400,
        "players": 2,
        "dictionary": "en-gb",
        "challenge": "",
        "untimed": False,
        "ranking": "",
        "paces": "",
        "terms": "",
        "ruleset": {"words": 6},
        "from_paper": False,
    }
    assert results[0] == {
        "seat": 1,
        "player": "p1",
        "name": "Ana",
        "score": 9,
        "won": True,
        "shared": True,
        "turns": 6,
        "merit": 9,
        "words": [{"word": "CAT", "points": 3}, {"word": "DOG", "points": None}],
    }
    assert (True, None) == (second["untimed"], second["results"][0]["won"])


def test_one_players_results_can_be_exported_alone(statistics: Statistics) -> None:
    fill(statistics)
    only = Filter(player="p2")
    assert ["Ben"] == [line["name"] for line in lines(export_csv(statistics, only))]
    (match,) = json.loads(export_json(statistics, only))["matches"]
    assert (2, ["Ben"]) == (match["players"], [one["name"] for one in match["results"]])


def test_without_matches_there_is_a_header(statistics: Statistics) -> None:
    assert ",".join(COLUMNS) + "\n" == export_csv(statistics)
    assert {"format": 1, "matches": []} == json.loads(export_json(statistics))
