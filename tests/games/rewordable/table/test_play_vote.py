"""A table of three that speaks German and votes on words that no dictionary knows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.play_hands import click, focused, tap, write
from tests.games.rewordable.table.play_deal import Dealt
from tests.games.rewordable.table.play_table import Play
from tests.games.table_play import SETTINGS, texts_of
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import CallStage, Referee
from wordsmith_desktop.window.kit.banner import Tone
from wordsmith_desktop.window.kit.fold import FoldHeadline

ANA, BEN, CHO = 0, 1, 2
DEALT = Dealt(("F UE R S S", "H E I L M", "B A N D E"), pool="S T O")
GERMAN = replace(SETTINGS, language="de", word_language="de", player_names=("Ana", "Ben", "Cho"))


@pytest.fixture
def table(play: Play) -> Play:
    """Ana looks at F UE R S S, with S T O in the pool."""
    play.open(GERMAN)
    rules = {"language": "de", "dictionary": "de", "referee": Referee.VOTE}
    play.sit_at(DEALT, "Ana", "Ben", "Cho", **rules)
    assert "Wordsmith Desktop" == play.window.windowTitle()
    click(play.button("Ich bin Ana"))
    assert play.window.windowTitle().startswith("Ana ist dran – Rewordable")
    return play


@pytest.mark.parametrize(
    ("typed", "cards", "word"),
    [
        ("für", "F UE R", "FUER"),
        ("FÜR", "F UE R", "FUER"),
        ("fuer", "F UE R", "FUER"),
        ("süß", "S UE S S", "SUESS"),
    ],
)
def test_umlauts_and_sharp_s_are_typed_as_two_letters(
    table: Play, typed: str, cards: str, word: str
) -> None:
    write(typed)
    assert word == table.state.row.text
    assert cards == table.strip.shown
    table.build()
    assert [word] == table.words(ANA)
    assert f"Ana hat {word} gebildet: {len(word)} Punkte." in table.message


def test_an_umlaut_is_not_taken_apart_for_its_letters(table: Play) -> None:
    write("fuß")
    table.build()
    assert table.is_refused(
        "Die Buchstaben von FUSS sind da, aber nicht auf passenden Karten: "
        "Keine Karte darf geteilt werden."
    )
    assert ([], "F") == (table.words(ANA), table.strip.shown)


def test_a_known_word_needs_no_vote(table: Play) -> None:
    table.write_word("FÜR")
    assert ["FUER"] == table.words(ANA)
    assert table.curtain is not None


def _call(table: Play) -> None:
    """Ana says a word that nobody knows."""
    table.type_word("RÜF")
    table.build()
    assert table.curtain is None
    call = table.state.call
    assert call is not None
    assert ("RUEF", CallStage.VOTE) == (call.word, call.stage)


def test_every_other_player_is_asked_and_the_word_lies_open(table: Play) -> None:
    _call(table)
    asked = texts_of(table.parts.call)
    assert "Ana bildet RUEF." in asked
    assert {"Ben: ja", "Ben: nein", "Cho: ja", "Cho: nein"} <= set(asked)
    assert not {"Ana: ja", "Ana: nein"} & set(asked)
    assert "R UE F" == table.strip.shown
    assert not table.parts.hand.isVisible()
    assert focused() is table.button("Ben: ja")


def test_a_word_that_all_accept_stands_and_is_known_from_then_on(table: Play) -> None:
    _call(table)
    click(table.button("Cho: ja"))
    assert {"Ben: ja", "Ben: nein"} == {button.text() for button in table.parts.call.buttons}
    click(table.button("Ben: ja"))
    assert (["RUEF"], BEN) == (table.words(ANA), table.seat)
    assert Tone.GOOD == table.parts.banner.tone
    assert table.curtain is not None
    table.lift()
    assert "RUEF" in table.state.voted_words
    assert any("Ana hat RUEF gebildet: 4 Punkte." in line for line in table.news)


def test_a_word_that_the_table_refuses_costs_nothing_and_another_may_follow(table: Play) -> None:
    before = table.lying
    _call(table)
    click(table.button("Ben: ja"))
    click(table.button("Cho: nein"))
    assert table.is_refused("Der Tisch lässt „RUEF“ nicht gelten.")
    assert before == table.lying
    assert table.curtain is not None
    click(table.button("Ich bin Ana"))
    assert "R UE F" == table.strip.shown
    table.type_word("FÜR")
    table.build()
    assert (["FUER"], BEN) == (table.words(ANA), table.seat)


def test_votes_are_cast_from_the_keyboard(table: Play) -> None:
    _call(table)
    write("abc")
    tap(Qt.Key.Key_Return, text="\r")
    assert ((BEN, True),) == table.state.call.votes  # type: ignore[union-attr]
    assert focused() is table.button("Cho: ja")
    tap(Qt.Key.Key_Tab, text="\t")
    tap(Qt.Key.Key_Return, text="\r")
    assert [] == table.words(ANA)
    assert ANA == table.seat


def test_a_stolen_word_that_is_voted_down_stays_with_its_owner(table: Play) -> None:
    table.write_word("FÜR")
    click(table.button("Ich bin Ben"))
    stolen = table.word("FUER")
    click(table.strip.button(table.card_of_hand("H").id))
    click(table.strip.word(stolen))
    table.build()
    assert (CallStage.VOTE, "HFUER") == (table.state.call.stage, table.state.call.word)  # type: ignore[union-attr]
    click(table.button("Ana: nein"))
    click(table.button("Cho: nein"))
    assert ([], ["FUER"]) == (table.words(BEN), table.words(ANA))
    assert stolen == table.word("FUER")


def test_a_german_match_of_three_is_played_to_its_end(play: Play) -> None:
    play.open(GERMAN)
    play.begin(
        lambda form: form.length.button(30),
        lambda form: form.findChildren(FoldHeadline)[0],
        lambda form: form.referee.referee.button(Referee.VOTE),
    )
    assert (Referee.VOTE, "de") == (play.state.ruleset.referee, play.state.ruleset.language)
    for _ in range(60):
        if play.is_over:
            break
        play.lift()
        found = play.find()
        if found is None:
            play.pass_turn()
        else:
            play.type_word(found.word)
            play.build()
    assert play.is_over
    assert play.end.headline.text().endswith(("gewinnt", "teilen sich den Sieg"))
    assert {str(score) for score in play.outcome.scores} <= set(play.end_texts())  # type: ignore[union-attr]
