"""Solve a puzzle: from a code, a file, the workshop or the computer; and what nobody may see."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.workshop.pages.conftest import House
from tests.games.hidden_crossword.workshop.pieces import TRAINS
from tests.games.play_curtain import everything_said
from tests.games.play_hands import click, focused, tap, write
from tests.helpers.finished_puzzles import TRAIN, laid
from tests.window.spoken_tree import faults
from wordsmith_desktop.core.seats import Seat
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.challenges.codes import Deal
from wordsmith_desktop.features.challenges.kinds import PUZZLES
from wordsmith_desktop.features.new_match.pages.ready_page import ReadyPage
from wordsmith_desktop.games.hidden_crossword.words.shared_result import SIGNS
from wordsmith_desktop.games.hidden_crossword.workshop.hidden_file import HiddenFile, hidden_to_text
from wordsmith_desktop.games.hidden_crossword.workshop.pages import solve_sources
from wordsmith_desktop.games.hidden_crossword.workshop.pages.bench_page import BenchPage
from wordsmith_desktop.games.hidden_crossword.workshop.pages.solve_page import (
    PuzzleSource,
    SolvePage,
)
from wordsmith_desktop.games.hidden_crossword.workshop.puzzle_code import HiddenPuzzle, puzzle_code
from wordsmith_desktop.games.hidden_crossword.workshop.workpiece import Workpiece, hidden_puzzle
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.session.setup import Opened
from wordsmith_desktop.window.kit.match_end.page import MatchEnd

Key = Qt.Key
HIDDEN = HiddenPuzzle("en", hidden_puzzle(replace(TRAINS, pool="".join(sorted(TRAIN.pool)))))
CODE = puzzle_code(HIDDEN)
SECRET = tuple(word for word in hc.Crossword(TRAIN.layout).words if word not in ("TRAIN", "TO"))


def seated(house: House) -> Opened:
    QApplication.processEvents()
    seating = house.window.seating
    assert seating is not None
    assert seating.opened is not None
    return seating.opened


def session(house: House) -> AnySession:
    return seated(house).session


def act(house: House, action: Any, seat: Seat = 0) -> None:
    assert () == session(house).act(seat, action)
    QApplication.processEvents()


def said(house: House) -> list[str]:
    """The secret words that somebody could read or hear."""
    everything = everything_said(house.window)
    return [word for word in SECRET if word in everything.split()]


def test_a_code_is_solved_with_the_clue_type_that_is_chosen(house: House) -> None:
    page = house.solving()
    page.code.field.setText(CODE.lower().replace("-", " "))
    page.clue.choose(hc.ClueType.PLACE)
    assert ("The code is right.", []) == (page.code.line.text(), said(house))
    assert [] == faults(house.window)
    tap(Qt.Key.Key_Return)
    state = session(house).match.state
    assert (hc.Phase.GUESS, hc.ClueType.PLACE, "TRAIN") == (
        state.phase,
        state.ruleset.clue,
        state.anchor,
    )
    assert (HIDDEN.given, []) == (seated(house).given, said(house))


def test_a_wrong_syllable_is_pointed_at_and_begins_nothing(house: House) -> None:
    page = house.solving()
    page.code.field.setText(CODE[:7])
    assert "" == page.code.line.text()
    wrong = "BA" if CODE[5:7] != "BA" else "BE"
    page.code.field.setText(CODE[:5] + wrong + CODE[7:])
    assert f"Look at part 2: {wrong}{CODE[7:9]}." in page.code.line.text()
    click(page.way_on)
    assert house.window.seating is None
    assert page.message.text() == ""


def test_a_file_is_solved_and_the_bench_refuses_to_show_it(house: House, tmp_path: Path) -> None:
    path = tmp_path / "for.hidden-crossword"
    path.write_text(hidden_to_text(HiddenFile(HIDDEN, "For Ben", "Ana")), "utf-8")
    shelf = house.list()
    shelf.take_in_file(path)
    assert "to be solved, not looked at" in shelf.banner.message
    page = house.solving()
    page.source.choose(PuzzleSource.FILE)
    page.file.take(path)
    assert "“For Ben” by Ana can be solved." == page.file.line.text()
    assert [] == said(house)
    click(page.way_on)
    assert hc.Phase.GUESS is session(house).match.state.phase


def test_the_workshops_puzzles_are_solved_by_name(house: House) -> None:
    house.shelf.keep(house.shelf.new_place(), TRAINS)
    house.list()
    assert [] == said(house)
    page = house.solving()
    page.source.choose(PuzzleSource.WORKSHOP)
    assert [] == said(house)
    click(page.way_on)
    assert hc.Phase.GUESS is session(house).match.state.phase


def test_words_of_no_dictionary_can_be_guessed_and_laid(house: House) -> None:
    odd = Workpiece(title="Odd", layout=laid("XYLO", "   O", "   Z"))
    house.shelf.keep(house.shelf.new_place(), odd)
    page = house.solving()
    page.source.choose(PuzzleSource.WORKSHOP)
    click(page.way_on)
    house.window.activateWindow()
    write("OOZ")
    tap(Qt.Key.Key_Return)
    (guess,) = session(house).match.state.players[0].records
    assert ("OOZ", True) == (guess.word, guess.is_right)
    assert not [one for one in house.window.findChildren(QLabel) if "dictionary" in one.text()]


def test_the_bench_leads_to_its_own_puzzle(house: House) -> None:
    house.shelf.keep(house.shelf.new_place(), TRAINS)
    house.list().open_bench()
    click(house.page(BenchPage).way_on)
    tap(Qt.Key.Key_Return)
    assert hc.Phase.GUESS is session(house).match.state.phase


def test_the_computer_makes_one_at_a_level(house: House, qtbot: QtBot) -> None:
    page = house.solving()
    page.source.choose(PuzzleSource.COMPUTER)
    page.computer.level.choose(hc.Difficulty.EASY)
    click(page.way_on)
    qtbot.waitUntil(lambda: session(house).match.state.phase is hc.Phase.GUESS, timeout=20_000)
    assert hc.Difficulty.EASY is session(house).match.state.ruleset.difficulty


def test_the_computer_hides_words_of_a_dictionary_of_ones_own(house: House, qtbot: QtBot) -> None:
    known = house.services.dictionaries.lexicon("en")
    assert known is not None
    some = [word.decode().lower() for word in known.index.words[known.index.everyday].tolist()[::3]]
    house.add_list("en+Class", *some)
    house.add_list("fr+Mots", *some)
    page = house.solving()
    page.source.choose(PuzzleSource.COMPUTER)
    page.way.choose(True)
    page.computer.dictionary.choose("fr+Mots")
    assert not page.way.isVisible(), "there are no meanings to ask for in French"
    page.computer.dictionary.choose("en+Class")
    assert page.way.isVisible()
    page.way.choose(False)
    click(page.way_on)
    qtbot.waitUntil(lambda: session(house).match.state.phase is hc.Phase.GUESS, timeout=20_000)
    state = session(house).match.state
    assert ("en", "en+Class") == (state.ruleset.language, state.ruleset.dictionary)
    assert {word.lower() for word in hc.Crossword(state.target(0)).words} <= set(some)


def test_words_that_nobody_asks_for_make_no_crossword(house: House, qtbot: QtBot) -> None:
    house.add_list("en+Odd", "zzyx", "qwrt", "house", "garden")
    own = house.services.dictionaries
    page = house.solving()
    page.source.choose(PuzzleSource.COMPUTER)
    page.computer.dictionary.choose("en+Odd")
    page.way.choose(True)
    qtbot.waitUntil(lambda: own.lexicon("en+Odd") is not None, timeout=20_000)
    click(page.way_on)
    qtbot.waitUntil(lambda: "Too few" in page.message.text(), timeout=20_000)


def test_the_computer_makes_a_dense_one_if_it_is_asked_to(house: House, qtbot: QtBot) -> None:
    page = house.solving()
    click(page.source.button(PuzzleSource.COMPUTER))
    click(page.computer.density.button(hc.Density.OPEN))
    tap(Qt.Key.Key_Right)
    assert hc.Density.DENSE is page.computer.density.value
    click(page.way_on)
    qtbot.waitUntil(lambda: session(house).match.state.phase is hc.Phase.GUESS, timeout=20_000)
    assert hc.Density.DENSE is session(house).match.state.ruleset.density


def test_the_result_that_is_copied_spoils_nothing_and_again_is_the_same_puzzle(
    house: House,
) -> None:
    page = house.solving()
    page.code.field.setText(CODE)
    page.player.setText("Ben")
    click(page.way_on)
    act(house, hc.MakeGuess("TAR"))
    act(house, hc.Choose(0))
    act(house, hc.GoOn())
    act(house, hc.Lay(TRAIN.layout))
    act(house, hc.Solve())
    end = house.window.findChild(MatchEnd)
    assert end is not None
    end.copy_text()
    copied = QApplication.clipboard().text().splitlines()
    assert ["Wordsmith Desktop: Hidden Crossword", "Found in 2 rounds"] == copied[:2]
    assert (3, "whole puzzle: right") == (len(copied[2]), copied[3])
    assert set(copied[2]) <= set(SIGNS.values())
    end.again.emit()
    assert HIDDEN.given == seated(house).given
    assert hc.Phase.GUESS is session(house).match.state.phase


# What is missing


def test_nothing_begins_without_a_name(house: House) -> None:
    page = house.solving()
    assert ("Ana", page.code.field) == (page.player.text(), focused())
    page.code.field.setText(CODE)
    page.player.setText("  ")
    click(page.way_on)
    assert ("Somebody has to play.", page.player) == (page.message.text(), focused())
    assert house.window.seating is None
    write("Ben")
    tap(Qt.Key.Key_Return)
    assert ["Ben"] == [seat.name for seat in seated(house).header.seats]


def test_a_code_of_which_some_is_missing_is_told_only_when_it_is_to_begin(house: House) -> None:
    page = house.solving()
    page.code.field.setText(CODE[:9])
    assert ("", "") == (page.code.line.text(), page.message.text())
    page.player.setFocus()
    click(page.way_on)
    told = "The code is too short or too long."
    assert (told, "") == (page.code.line.text(), page.message.text())
    assert told == page.code.field.accessibleDescription()
    assert ("bad", page.code.field) == (page.code.line.property("tone"), focused())
    page.code.field.setText(CODE)
    assert "The code is right." == page.code.field.accessibleDescription()
    assert "good" == page.code.line.property("tone")


def test_only_what_asks_for_the_chosen_source_is_seen_and_what_was_missing_is_forgotten(
    house: House,
) -> None:
    page = house.solving()
    parts = {
        PuzzleSource.CODE: page.code,
        PuzzleSource.FILE: page.file,
        PuzzleSource.WORKSHOP: page.shelf,
        PuzzleSource.COMPUTER: page.computer,
    }
    for source in (
        PuzzleSource.FILE,
        PuzzleSource.WORKSHOP,
        PuzzleSource.COMPUTER,
        PuzzleSource.CODE,
    ):
        page.tell("Something is missing.")
        page.source.choose(source)
        QApplication.processEvents()
        assert [source] == [one for one, part in parts.items() if part.isVisible()]
        assert "" == page.message.text()


def test_what_a_file_lacks_is_told_and_begins_nothing(house: House, tmp_path: Path) -> None:
    page = house.solving()
    page.source.choose(PuzzleSource.FILE)
    assert "No file is chosen." == page.file.line.text()
    click(page.way_on)
    assert "No file is chosen." == page.message.text()
    good, bad = tmp_path / "good.ipuz", tmp_path / "bad.ipuz"
    house.shelf.keep(good, replace(TRAINS, title="For Ben", author=""))
    bad.write_bytes(b"{")
    page.file.take(good)
    assert "good.ipuz can be solved." == page.file.line.text()
    for content, told in (
        (lambda: bad.write_bytes(b"{"), "it is damaged, or no crossword."),
        (lambda: bad.unlink(), "it is not there any more."),
        (lambda: house.shelf.keep(bad, Workpiece(title="None")), "puzzle needs an anchor"),
    ):
        content()
        page.file.take(bad)
        assert told in page.file.line.text()
        assert page.file.found is None
        click(page.way_on)
        assert page.file.line.text() == page.message.text()
    assert house.window.seating is None


def test_what_is_missing_of_one_source_is_told_of_no_other(house: House) -> None:
    page = house.solving()
    for source in (PuzzleSource.FILE, PuzzleSource.WORKSHOP):
        page.source.choose(source)
        click(page.way_on)
        assert page.message.text()
        assert ("", page.way_on) == (page.code.line.text(), focused())
    page.source.choose(PuzzleSource.CODE)
    QApplication.processEvents()
    assert ("", "") == (page.code.line.text(), page.message.text())
    assert page.code.field is not focused()


def test_a_file_that_is_chosen_is_asked_for_once_and_may_be_left_out(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "good.ipuz"
    house.shelf.keep(path, TRAINS)
    answers: list[Path | None] = [path, None]
    monkeypatch.setattr(solve_sources, "place_to_open", lambda *_, **__: answers.pop(0))
    page = house.solving()
    page.source.choose(PuzzleSource.FILE)
    for _ in range(2):
        click(page.file.button)
        assert f"“{TRAINS.title}” by {TRAINS.author} can be solved." == page.file.line.text()
    assert [] == answers


def test_of_the_workshop_only_what_can_be_hidden_is_offered(house: House) -> None:
    page = house.solving()
    page.source.choose(PuzzleSource.WORKSHOP)
    assert (False, True) == (page.shelf.list.isVisible(), page.shelf.line.isVisible())
    click(page.way_on)
    assert page.shelf.line.text() == page.message.text()
    for title in ("One", " ", "Last"):
        house.shelf.keep(house.shelf.new_place(), replace(TRAINS, title=title))
    house.shelf.keep(house.shelf.new_place(), Workpiece(title="Empty"))
    page.shelf.show_shelf()
    listed = [page.shelf.list.item(row).text() for row in range(page.shelf.list.count())]
    assert ["Last", "One", "Without a name"] == sorted(listed)
    assert (True, False) == (page.shelf.list.isVisible(), page.shelf.line.isVisible())
    assert 0 == page.shelf.list.currentRow()
    page.shelf.list.setCurrentRow(2)
    page.shelf.show_shelf()
    found = page.shelf.found
    assert found is not None
    assert found.hidden is not None
    title = found.hidden.title.strip() or listed[2]
    assert (2, listed[2]) == (page.shelf.list.currentRow(), title)


def test_a_given_puzzle_is_named_and_waits_for_enter(house: House) -> None:
    house.shelf.keep(house.shelf.new_place(), replace(TRAINS, title="For Ben"))
    house.list().open_bench()
    click(house.page(BenchPage).way_on)
    page = house.page(SolvePage)
    assert page.way_on is focused()
    assert (False, False) == (page.source.isVisible(), page.code.isVisible())
    assert "For Ben" in [one.text() for one in page.findChildren(QLabel) if one.isVisible()]
    page.aid.choose(False)
    tap(Qt.Key.Key_Return)
    rules = session(house).match.state.ruleset
    assert (False, hc.Difficulty.GIVEN, True) == (
        rules.shows_candidates,
        rules.difficulty,
        rules.may_repeat,
    )


def test_a_challenges_code_offers_to_begin_that_challenge(house: House) -> None:
    deal = Deal(PUZZLES[0], "en", 4711, is_guarded=True)
    page = house.solving()
    write(deal.text)
    assert (
        "This is the code of a challenge: Six words, Letter Piece Game, in English."
        == page.code.line.text()
    )
    assert page.code.challenge.isVisible()
    tap(Key.Key_Return)
    ready = house.page(ReadyPage)
    assert deal.text in {one.text() for one in ready.findChildren(QLabel)}
