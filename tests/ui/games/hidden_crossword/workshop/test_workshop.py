"""The workshop: puzzles made, kept, named, copied and deleted without anybody asking to save."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from string import ascii_uppercase

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.games.hidden_crossword.workshop.pieces import TRAINS
from tests.ui.games.hidden_crossword.workshop.conftest import House
from tests.ui.games.play_hands import CTRL, chord, click, focused, tap, write
from tests.ui.spoken_tree import faults
from wordsmith_desktop.games.hidden_crossword.crossword import Crossword
from wordsmith_desktop.games.hidden_crossword.workshop.workpiece import LetterSource
from wordsmith_desktop.records import files
from wordsmith_desktop.records.troubles import StoreError, StoreReason
from wordsmith_desktop.ui.games.hidden_crossword.grid.word_lines import LineMark
from wordsmith_desktop.ui.games.hidden_crossword.workshop import files as kinds
from wordsmith_desktop.ui.games.hidden_crossword.workshop.bench_page import BenchPage
from wordsmith_desktop.ui.games.hidden_crossword.workshop.giving_dialog import GivingDialog
from wordsmith_desktop.ui.games.hidden_crossword.workshop.letters_dialog import LettersDialog
from wordsmith_desktop.ui.games.hidden_crossword.workshop.shelf_page import ShelfPage
from wordsmith_desktop.ui.games.hidden_crossword.workshop.solve_page import SolvePage
from wordsmith_desktop.ui.kit.buttons import Button
from wordsmith_desktop.ui.shell.home import Home

Key = Qt.Key


def words_on(bench: BenchPage) -> tuple[str, ...]:
    return Crossword(bench.bench.piece.layout).words


def door(house: House, key: str) -> Button:
    """What leads from the game's card to a room."""
    house.page(Home)
    found = house.window.findChild(Button, f"room:hidden_crossword:{key}")
    assert found is not None
    return found


def test_the_games_card_leads_to_both_rooms_and_escape_back(house: House) -> None:
    click(door(house, "workshop"))
    house.page(ShelfPage)
    tap(Key.Key_Escape)
    house.page(Home)
    click(door(house, "solve"))
    house.page(SolvePage)


def test_what_is_typed_is_kept_at_once_and_can_be_taken_back(house: House) -> None:
    bench = house.bench()
    write("LOOK")
    (kept,) = house.shelf.listed().pieces
    assert ("LOOK",) == words_on(bench) == Crossword(kept.piece.layout).words
    caret = bench.panel.gestures.editor.caret
    chord("Z")
    chord("Z")
    assert ("LO",) == words_on(bench)
    tap(Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    chord("Y")
    assert (("LOOK",), caret) == (words_on(bench), bench.panel.gestures.editor.caret)
    assert [] == faults(house.window)


def test_what_was_done_can_be_taken_back_after_the_bench_was_left(house: House) -> None:
    bench = house.bench()
    write("LOOK")
    tap(Key.Key_Escape)
    tap(Key.Key_Return)
    bench = house.page(BenchPage)
    assert ("LOOK",) == words_on(bench)
    chord("Z")
    assert ("LOO",) == words_on(bench)
    chord("Y")
    assert ("LOOK",) == words_on(bench)


def test_a_puzzle_that_another_program_changed_is_not_taken_back(house: House) -> None:
    bench = house.bench()
    write("LOOK")
    tap(Key.Key_Escape)
    house.shelf.keep(bench.bench.path, TRAINS)
    page = house.page(ShelfPage)
    page.show_list()
    page.open_bench()
    bench = house.page(BenchPage)
    assert TRAINS.layout == bench.bench.piece.layout
    assert not bench.bench.can_undo


def test_names_and_clues_are_kept_when_the_page_is_left(house: House) -> None:
    bench = house.bench()
    write("LOOK")
    bench.name.setFocus()
    bench.name.selectAll()
    write("MINE")
    bench.panel.grid.setFocus()
    tap(Key.Key_Left)
    bench.side.clue.setFocus()
    write("SEE")
    bench.left.emit()
    listed = house.page(ShelfPage)
    (kept,) = house.shelf.listed().pieces
    assert ("MINE", {"LOOK": "SEE"}) == (kept.piece.title, dict(kept.piece.texts))
    assert listed.list.item(0).text().startswith("MINE\n4 letters, 1 word · ")


def test_clues_are_written_by_keys_one_word_after_the_other(house: House) -> None:
    bench = house.bench()
    chord("K")
    assert "No word stands at the marked cell." == bench.banner.message
    write("NO")
    tap(Key.Key_Left)
    tap(Key.Key_Space, text=" ")
    tap(Key.Key_Down)
    write("N")
    assert ("NO", "ON") == words_on(bench)
    tap(Key.Key_Up)
    chord("K")
    assert bench.side.clue is focused()
    first = bench.side.clue.accessibleName()
    write("One")
    tap(Key.Key_Return)
    assert bench.side.clue is focused()
    assert first != bench.side.clue.accessibleName()
    write("Other")
    tap(Key.Key_Escape)
    assert bench.panel.grid is focused()
    assert {"One", "Other"} == set(dict(bench.bench.piece.texts).values())


def test_the_list_duplicates_deletes_and_takes_back(house: House) -> None:
    house.shelf.keep(house.shelf.new_place(), TRAINS)
    page = house.list()
    click(page.copy_button)
    assert 2 == page.list.count()
    assert page.chosen is not None
    assert f"{TRAINS.title} (copy)" == page.chosen.piece.title
    click(page.delete_button)
    assert page.list is focused()
    click(page.delete_button)
    assert page.restore_button is focused()
    assert (0, False) == (page.list.count(), page.list.isVisible())
    click(page.restore_button)
    assert [TRAINS.title] == [one.piece.title for one in house.shelf.listed().pieces]
    tap(Key.Key_Return)
    assert TRAINS.layout == house.page(BenchPage).bench.piece.layout


def test_where_there_is_nothing_yet_the_main_button_begins_a_puzzle(house: House) -> None:
    page = house.list()
    assert page.invitation.isVisible()
    assert not page.list.isVisible()
    assert page.edit_button is focused()
    assert ("New", False) == (page.edit_button.text(), page.new_button.isVisible())
    tap(Key.Key_Return)
    house.page(BenchPage).left.emit()
    page = house.page(ShelfPage)
    assert ("Open", True) == (page.edit_button.text(), page.new_button.isVisible())
    assert (1, False) == (page.list.count(), page.invitation.isVisible())


def test_a_damaged_file_is_told_and_left_alone(house: House) -> None:
    house.shelf.keep(house.shelf.new_place(), TRAINS)
    broken = house.shelf.folder / "broken.ipuz"
    broken.write_bytes(b"{")
    page = house.list()
    assert 1 == page.list.count()
    assert "broken.ipuz" in page.banner.message
    assert b"{" == broken.read_bytes()


def test_letters_are_drawn_typed_or_without_end(house: House) -> None:
    bench = house.bench()
    write("ZZZ")
    assert ("ZZZ",) == words_on(bench)
    chord("L")
    dialog = house.window.findChild(LettersDialog)
    assert dialog is not None
    for source in LetterSource:
        dialog.source.choose(source)
        is_typed = source is LetterSource.TYPED
        assert (is_typed, is_typed) == (dialog.typed.isVisible(), dialog.typed_label.isVisible())
    dialog.source.choose(LetterSource.TYPED)
    dialog.typed.setText("Zoo")
    click(dialog.use)
    assert (LetterSource.TYPED, "ZOO") == (bench.bench.piece.source, bench.bench.piece.pool)
    assert "OO" == bench.panel.rack.letters
    assert bench.panel.rack.shuffle_button.isVisible()
    assert LineMark.WRONG is bench.panel.words.entries[0].line.mark
    bench.undo()
    assert LetterSource.FREE is bench.bench.piece.source
    assert ascii_uppercase == bench.panel.rack.letters
    assert not bench.panel.rack.shuffle_button.isVisible()


def test_words_are_suggested_and_laid(house: House) -> None:
    bench = house.bench()
    write("LOOK")
    tap(Key.Key_Left)
    tap(Key.Key_Space, text=" ")
    tap(Key.Key_F3)
    assert len(bench.panel.suggesting.list.found) > 50
    tap(Key.Key_Return)
    assert 2 == len(words_on(bench))


def test_copies_are_written_in_every_kind_and_opened_again(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.shelf.keep(house.shelf.new_place(), TRAINS)
    house.list().open_bench()
    bench = house.page(BenchPage)
    asked: list[str] = []

    def place(*_: object, name: str, suffix: str, **__: object) -> Path:
        asked.append(name)
        return tmp_path / f"{len(asked)}.{suffix}"

    monkeypatch.setattr(kinds, "place_to_save", place)
    for kind in kinds.KINDS:
        bench.banner.clear()
        bench.save_copy(kind)
        assert "Saved as" in bench.banner.message
    assert {"Trains  more", "Trains  more solution"} == set(asked)
    written = {path.suffix: path for path in tmp_path.glob("?.*")}
    assert b"%PDF" == written[".pdf"].read_bytes()[:4]
    for suffix in (".ipuz", ".puz", ".jpz"):
        house.list().take_in_file(written[suffix])
        assert TRAINS.layout == house.page(BenchPage).bench.piece.layout
    assert 4 == len(house.shelf.listed().pieces)
    written[".puz"].write_bytes(b"nothing")
    page = house.list()
    page.take_in_file(written[".puz"])
    assert "was not opened: it is damaged, or no crossword." in page.banner.message


def test_a_full_disk_is_told_and_the_puzzle_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = house.bench()
    with monkeypatch.context() as full:

        def refuse(path: Path, _data: bytes) -> None:
            raise StoreError(path, StoreReason.FULL)

        full.setattr(files, "_write_new", lambda path, data: refuse(path, data))
        write("LO")
        assert "the disk is full" in bench.banner.message
    write("OK")
    assert bench.bench.trouble is None
    assert ("LOOK",) == Crossword(house.shelf.listed().pieces[0].piece.layout).words


def test_giving_shows_a_code_once_the_puzzle_can_be_hidden(house: House) -> None:
    bench = house.bench()
    click(bench.giving)
    assert bench.banner.message
    write("LOOK")
    click(bench.giving)
    assert "cannot be hidden yet" in bench.banner.message
    house.shelf.keep(bench.bench.path, replace(TRAINS, title="For Ben"))
    house.list().open_bench()
    bench = house.page(BenchPage)
    click(bench.giving)
    dialog = bench.findChild(GivingDialog)
    assert dialog is not None
    click(dialog.copy)
    assert dialog.code.text() == QApplication.clipboard().text()
    assert [] == faults(dialog)
    dialog.close()


def test_a_puzzle_is_given_away_in_a_file_and_it_is_said_whether_it_was_written(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.shelf.keep(house.shelf.new_place(), TRAINS)
    house.list().open_bench()
    bench = house.page(BenchPage)
    click(bench.giving)
    dialog = bench.findChild(GivingDialog)
    assert dialog is not None
    chosen: list[Path | None] = [None, tmp_path / "given.hidden-crossword", tmp_path / "no" / "x"]
    said = []
    for path in chosen:
        monkeypatch.setattr(kinds, "place_to_save", lambda *_, path=path, **_more: path)
        dialog.save()
        said.append(dialog.said.text())
    cancelled, written, refused = said
    assert "" == cancelled
    assert "Saved as" in written
    assert "given.hidden-crossword" in written.replace("\u200b", "")
    assert refused not in ("", written)
    dialog.close()
