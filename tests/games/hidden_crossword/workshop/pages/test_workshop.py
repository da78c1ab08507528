"""The workshop: puzzles made, kept, named, copied and deleted without anybody asking to save."""

from __future__ import annotations

import errno
import os
from datetime import datetime
from pathlib import Path
from string import ascii_uppercase

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.workshop.pages.conftest import House
from tests.games.hidden_crossword.workshop.pieces import FREE, TRAINS
from tests.games.play_hands import CTRL, chord, click, focused, tap, write
from tests.helpers.finished_puzzles import laid
from tests.window.spoken_tree import faults
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.hidden_crossword.table.grid.word_lines import LineMark
from wordsmith_desktop.games.hidden_crossword.words.grid_texts import FINISHED
from wordsmith_desktop.games.hidden_crossword.workshop.pages import files as kinds
from wordsmith_desktop.games.hidden_crossword.workshop.pages.bench_page import BenchPage
from wordsmith_desktop.games.hidden_crossword.workshop.pages.giving_dialog import GivingDialog
from wordsmith_desktop.games.hidden_crossword.workshop.pages.letters_dialog import LettersDialog
from wordsmith_desktop.games.hidden_crossword.workshop.pages.shelf import KeptPiece
from wordsmith_desktop.games.hidden_crossword.workshop.pages.shelf_page import ShelfPage
from wordsmith_desktop.games.hidden_crossword.workshop.pages.solve_page import SolvePage
from wordsmith_desktop.games.hidden_crossword.workshop.pieces_as_ipuz import piece_to_ipuz
from wordsmith_desktop.games.hidden_crossword.workshop.workpiece import LetterSource, Workpiece
from wordsmith_desktop.records import files
from wordsmith_desktop.records.troubles import StoreError, StoreReason
from wordsmith_desktop.window.kit.buttons import Button
from wordsmith_desktop.window.shell.game_card import GameCard
from wordsmith_desktop.window.shell.home import Home
from wordsmith_desktop.wording.texts import Language, say, set_language

Key = Qt.Key


def words_on(bench: BenchPage) -> tuple[str, ...]:
    return hc.Crossword(bench.bench.piece.layout).words


def words_of(kept: KeptPiece) -> tuple[str, ...]:
    assert isinstance(kept.piece, Workpiece)
    return hc.Crossword(kept.piece.layout).words


def texts_of(kept: KeptPiece) -> dict[str, str]:
    assert isinstance(kept.piece, Workpiece)
    return dict(kept.piece.texts)


def enter(house: House, key: str) -> None:
    """Go from the game's card to a room."""
    home = house.page(Home)
    (card,) = (
        one for one in home.findChildren(GameCard) if one.findChild(Button, "more:hidden_crossword")
    )
    click(card.more)
    menu = card.findChild(QMenu)
    assert menu is not None
    action = menu.findChild(QAction, f"room:hidden_crossword:{key}")
    assert action is not None
    at = menu.actionGeometry(action).center()
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=at)


def test_the_games_card_leads_to_both_rooms_and_escape_back(house: House) -> None:
    enter(house, "workshop")
    house.page(ShelfPage)
    tap(Key.Key_Escape)
    house.page(Home)
    enter(house, "solve")
    house.page(SolvePage)


def test_what_is_typed_is_kept_at_once_and_can_be_taken_back(house: House) -> None:
    bench = house.bench()
    write("LOOK")
    (kept,) = house.shelf.listed().pieces
    assert ("LOOK",) == words_on(bench) == words_of(kept)
    caret = bench.panel.gestures.editor.caret
    chord("Z")
    chord("Z")
    assert ("LO",) == words_on(bench)
    tap(Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    chord("Y")
    assert (("LOOK",), caret) == (words_on(bench), bench.panel.gestures.editor.caret)
    assert [] == faults(house.window)


def test_escape_takes_back_the_word_just_typed_and_leaves_only_then(house: House) -> None:
    bench = house.bench()
    write("LOOK")
    tap(Key.Key_Escape)
    assert () == words_on(bench)
    chord("Z")
    assert ("LOOK",) == words_on(bench)
    tap(Key.Key_Left)
    tap(Key.Key_Escape)
    house.page(ShelfPage)


def test_what_was_done_can_be_taken_back_after_the_bench_was_left(house: House) -> None:
    bench = house.bench()
    write("LOOK")
    bench.left.emit()
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
    bench.left.emit()
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
    assert ("MINE", {"LOOK": "SEE"}) == (kept.piece.title, texts_of(kept))
    assert listed.list.item(0).text().startswith("MINE\n4 letters, 1 word · ")


def test_clues_are_written_by_keys_one_word_after_the_other(house: House) -> None:
    bench = house.bench()
    chord("K")
    assert "No word stands here." == bench.banner.message
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
    house.window.resize(800, 600)
    QApplication.processEvents()
    field = house.page(BenchPage).side.clue
    assert field.visibleRegion().isEmpty()
    chord("K")
    assert field.rect() == field.visibleRegion().boundingRect()
    write(" more")
    assert "Other more" in dict(house.page(BenchPage).bench.piece.texts).values()


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


def test_the_list_keeps_the_keyboard_while_puzzles_are_deleted_and_taken_back(
    house: House,
) -> None:
    for title in ("One", "Other"):
        house.shelf.keep(house.shelf.new_place(), replace(TRAINS, title=title))
    page = house.list()
    assert ("Your puzzles", []) == (page.list.accessibleName(), faults(house.window))
    assert (page.list, False) == (focused(), page.restore_button.isVisible())
    first, second = (kept.piece.title for kept in house.shelf.listed().pieces)
    click(page.delete_button)
    assert (page.list, f"“{first}” is deleted.") == (focused(), page.banner.message)
    assert second == _chosen(page)
    click(page.delete_button)
    assert page.restore_button is focused()
    click(page.restore_button)
    assert (page.list, False) == (focused(), page.restore_button.isVisible())
    assert ("", second) == (page.banner.message, _chosen(page))


def test_the_same_puzzle_stays_chosen_when_the_list_is_shown_anew(house: House) -> None:
    for title in ("One", "Other", "Last"):
        house.shelf.keep(house.shelf.new_place(), replace(TRAINS, title=title))
    page = house.list()
    page.list.setCurrentRow(2)
    wanted = _chosen(page)
    assert house.shelf.listed().pieces[2].piece.title == wanted
    page.show_list()
    assert wanted == _chosen(page)
    page.duplicate()
    assert f"{wanted} (copy)" == _chosen(page)
    tap(Key.Key_Return)
    house.page(BenchPage).left.emit()
    assert f"{wanted} (copy)" == _chosen(house.page(ShelfPage))


def _chosen(page: ShelfPage) -> str:
    assert page.chosen is not None
    return page.chosen.piece.title


@pytest.mark.parametrize(
    ("tongue", "entry"),
    [
        ("en", "Without a name\n{tiles} letters, {words} words · 3 March 2024"),
        ("de", "Ohne Namen\n{tiles} Buchstaben, {words} Wörter · 3. März 2024"),
    ],
    ids=["en", "de"],
)
def test_an_entry_tells_size_and_day_in_the_language_of_the_window(
    house: House, tongue: Language, entry: str
) -> None:
    place = house.shelf.new_place()
    house.shelf.keep(place, replace(TRAINS, title=" "))
    when = datetime(2024, 3, 3, 12).timestamp()
    os.utime(place, (when, when))
    page = house.list()
    set_language(tongue)
    page.show_list()
    set_language("en")
    size = {
        "tiles": len(TRAINS.layout),
        "words": len(hc.Crossword(TRAINS.layout).words),
    }
    assert entry.format(**size) == page.list.item(0).text()


def test_the_puzzle_that_was_changed_last_stands_first(house: House) -> None:
    for title, when in (("Old", 1_000), ("New", 3_000), ("Between", 2_000)):
        place = house.shelf.new_place()
        house.shelf.keep(place, replace(TRAINS, title=title))
        os.utime(place, (when, when))
    found = [one.piece.title for one in house.shelf.listed().pieces]
    assert ["New", "Between", "Old"] == found


def test_a_new_puzzle_gets_a_name_that_is_free_and_its_players_name(house: House) -> None:
    house.shelf.keep(house.shelf.new_place(), replace(FREE, title="Puzzle 1"))
    house.shelf.keep(house.shelf.new_place(), replace(FREE, title="Puzzle 3"))
    bench = house.bench()
    piece = bench.bench.piece
    assert ("Puzzle 2", "Ana", "en") == (piece.title, piece.author, piece.language)
    assert "Puzzle 2" == bench.name.text()


def test_a_puzzle_without_a_name_is_called_after_its_file(house: House, tmp_path: Path) -> None:
    place = house.shelf.new_place()
    house.shelf.keep(place, replace(TRAINS, title=""))
    found = place.rename(tmp_path / "Found.ipuz")
    house.list().take_in_file(found)
    assert "Found" == house.page(BenchPage).bench.piece.title
    assert found.exists()


def test_a_trash_that_takes_nothing_is_told_and_the_puzzle_stays(house: House) -> None:
    house.shelf.keep(house.shelf.new_place(), TRAINS)
    trash = house.shelf.folder / "trash"
    trash.write_bytes(b"")
    page = house.list()
    click(page.delete_button)
    assert page.banner.message
    assert (1, False) == (page.list.count(), page.restore_button.isVisible())
    trash.unlink()
    click(page.delete_button)
    (gone,) = trash.iterdir()
    gone.unlink()
    click(page.restore_button)
    assert ("it is not there any more.", 0) == (page.banner.message, page.list.count())
    assert page.restore_button.isVisible()


def test_a_full_disk_keeps_puzzles_from_being_begun_and_doubled(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.shelf.keep(house.shelf.new_place(), TRAINS)
    page = house.list()

    def refuse(path: Path, _data: bytes, **_how: bool) -> None:
        raise StoreError(path, StoreReason.FULL)

    monkeypatch.setattr(files, "write_new", refuse)
    for button in (page.copy_button, page.new_button):
        page.banner.clear()
        click(button)
        assert "the disk is full." == page.banner.message
        assert (page, 1) == (house.page(ShelfPage), page.list.count())


def test_a_folder_that_cannot_be_read_is_told_and_the_list_stays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.shelf.keep(house.shelf.new_place(), TRAINS)
    page = house.list()

    def refuse(_folder: Path) -> None:
        raise PermissionError(errno.EACCES, "no")

    with monkeypatch.context() as locked:
        locked.setattr(os, "scandir", refuse)
        page.show_list()
    assert ("the folder or the file may not be touched by you.", 1) == (
        page.banner.message,
        page.list.count(),
    )
    page.show_list()
    assert ("", 1) == (page.banner.message, page.list.count())


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


WRONG_FIELDS = [
    text.encode()
    for text in (
        "{",
        piece_to_ipuz(TRAINS).replace('"letters": "typed"', '"letters": ["x"]'),
        piece_to_ipuz(TRAINS).replace('"format": 1', '"format": 1e999'),
        piece_to_ipuz(TRAINS).replace('"title": "', '"title": "\\ud800'),
    )
]


@pytest.mark.parametrize("content", WRONG_FIELDS, ids=range(len(WRONG_FIELDS)))
def test_a_damaged_file_is_told_and_left_alone(house: House, content: bytes) -> None:
    assert content != piece_to_ipuz(TRAINS).encode()
    house.shelf.keep(house.shelf.new_place(), TRAINS)
    broken = house.shelf.folder / "broken.ipuz"
    broken.write_bytes(content)
    page = house.list()
    assert 1 == page.list.count()
    assert "broken.ipuz" in page.banner.message
    assert content == broken.read_bytes()


def test_letters_are_drawn_typed_or_without_end(house: House) -> None:
    bench = house.bench()
    write("ZZZ")
    assert ("ZZZ",) == words_on(bench)
    told = (bench.panel.words.told, bench.panel.words.told_words, bench.panel.words.unused)
    assert not any(part.isVisible() for part in told)
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
    assert all(part.isVisible() for part in told)
    assert bench.panel.rack.shuffle_button.isVisible()
    assert LineMark.WRONG is bench.panel.words.entries[0].line.mark
    bench.undo()
    assert LetterSource.FREE is bench.bench.piece.source
    assert ascii_uppercase == bench.panel.rack.letters
    assert not bench.panel.rack.shuffle_button.isVisible()


def _asked_for_letters(house: House) -> LettersDialog:
    """The dialog of the bench, opened by its keys."""
    chord("L")
    return _dialog(house)


def _dialog(house: House) -> LettersDialog:
    """The one that was opened last."""
    return house.window.findChildren(LettersDialog)[-1]


def test_letters_are_typed_only_where_they_are_ones_own(house: House) -> None:
    house.bench()
    dialog = _asked_for_letters(house)
    for source, is_typed, said in (
        (LetterSource.FREE, False, "Use these"),
        (LetterSource.TYPED, True, "Use these"),
        (LetterSource.DRAWN, False, "Draw them"),
    ):
        dialog.source.choose(source)
        assert (is_typed, is_typed) == (
            dialog.typed.isVisible(),
            dialog.typed_label.isVisible(),
        )
        assert (said, said) == (dialog.use.text(), dialog.use.accessibleName())
        assert is_typed is not dialog.use.isEnabled()
    dialog.source.choose(LetterSource.TYPED)
    dialog.typed.setText("1, 2")
    assert not dialog.use.isEnabled()
    dialog.typed.setText("ß")
    assert dialog.use.isEnabled()
    dialog.reject()


def test_the_letters_dialog_begins_with_what_the_puzzle_has(house: House) -> None:
    house.shelf.keep(house.shelf.new_place(), replace(TRAINS, language="de"))
    house.list().open_bench()
    bench = house.page(BenchPage)
    before = bench.bench.piece
    dialog = _asked_for_letters(house)
    assert (LetterSource.TYPED, before.pool, "de") == (
        dialog.source.value,
        dialog.typed.text(),
        dialog.dictionary.tag,
    )
    dialog.typed.setText("XYZ")
    dialog.dictionary.choose("en")
    dialog.reject()
    assert (before, False) == (bench.bench.piece, bench.bench.can_undo)


def test_drawn_letters_are_a_whole_draw_and_another_language_is_taken_up(house: House) -> None:
    bench = house.bench()
    dialog = _asked_for_letters(house)
    dialog.source.choose(LetterSource.DRAWN)
    dialog.dictionary.choose("de")
    click(dialog.use)
    piece = bench.bench.piece
    assert (LetterSource.DRAWN, "de") == (piece.source, piece.language)
    assert set(piece.pool) & set(hc.VOWELS)
    assert set(piece.pool) & set(hc.CONSONANTS)
    assert sorted(piece.pool) == sorted(bench.panel.rack.letters)
    bench.undo()
    assert (LetterSource.FREE, "en") == (bench.bench.piece.source, bench.bench.piece.language)


def test_the_bench_goes_by_a_dictionary_of_ones_own(house: House, qtbot: QtBot) -> None:
    house.add_list("en+Mine", "qzx", "zap")
    house.add_list("es+Lista", "año", "pingüino")
    bench = house.bench()
    write("QZX")
    assert bench.side.accepting.isVisible(), "not in the usual one"
    bench.ask_for_letters()
    dialog = _dialog(house)
    dialog.dictionary.choose("en+Mine")
    click(dialog.use)
    assert ("en", "en+Mine") == (bench.bench.piece.language, bench.bench.piece.dictionary)
    own = house.services.dictionaries
    qtbot.waitUntil(lambda: own.lexicon("en+Mine") is not None, timeout=20_000)
    assert not bench.side.accepting.isVisible()
    bench.ask_for_letters()
    dialog = _dialog(house)
    dialog.source.choose(LetterSource.TYPED)
    dialog.typed.setText("Ñandú, pingüe")
    dialog.dictionary.choose("es+Lista")
    click(dialog.use)
    assert ("es", "NANDUPINGUE") == (bench.bench.piece.language, bench.bench.piece.pool)
    bench.hide()
    (kept,) = house.shelf.listed().pieces
    assert bench.bench.piece == kept.piece


def test_a_piece_whose_dictionary_is_gone_goes_by_the_usual_one_or_none(house: House) -> None:
    house.add_list("fr+Mots", "été", "the", "mur")
    house.services.dictionaries.own.remove("fr+Mots")
    for tag in ("fr+Mots", "en+Mine"):
        place = house.shelf.new_place()
        house.shelf.keep(place, replace(TRAINS, language=tag[:2], dictionary=tag))
        shelf = house.list()
        shelf.show_list(place)
        shelf.open_bench()
        bench = house.page(BenchPage)
        is_french = tag == "fr+Mots"
        assert is_french is not bench.judge.is_ready
        bench.ask_for_letters()
        dialog = _dialog(house)
        assert tag[:2] == dialog.dictionary.tag
        click(dialog.use)
        assert tag[:2] == bench.bench.piece.language
        bench.panel.suggesting.toggle()
        assert is_french is ("No dictionary of this language yet." == bench.banner.message)
        bench.left.emit()


def test_what_was_taken_back_comes_no_more_once_something_else_is_laid(house: House) -> None:
    bench = house.bench()
    assert (False, False) == (bench.back_step.isEnabled(), bench.step_on.isEnabled())
    write("LO")
    assert (True, False) == (bench.back_step.isEnabled(), bench.step_on.isEnabled())
    chord("Z")
    assert (True, True) == (bench.back_step.isEnabled(), bench.step_on.isEnabled())
    write("A")
    assert (("LA",), False) == (words_on(bench), bench.step_on.isEnabled())
    chord("Y")
    assert ("LA",) == words_on(bench)
    chord("Z")
    chord("Z")
    assert (False, True) == (bench.back_step.isEnabled(), bench.step_on.isEnabled())
    chord("Z")
    assert () == bench.bench.piece.layout


def test_a_name_stays_when_tiles_are_taken_back(house: House) -> None:
    bench = house.bench()
    write("LO")
    bench.name.setFocus()
    bench.name.selectAll()
    write("MINE")
    click(bench.back_step)
    assert ("MINE", "MINE") == (bench.name.text(), bench.bench.piece.title)


def test_a_name_is_kept_a_moment_after_its_last_letter(house: House, qtbot: QtBot) -> None:
    bench = house.bench()
    bench.name.setFocus()
    bench.name.selectAll()
    write("ME")
    assert "Puzzle 1" == house.shelf.read(bench.bench.path).piece.title
    qtbot.waitUntil(lambda: house.shelf.read(bench.bench.path).piece.title == "ME")


def test_the_rest_is_laid_only_where_letters_have_an_end(house: House) -> None:
    bench = house.bench()
    finish = next(one for one in bench.menu.actions() if "Lay the rest" == one.text())
    assert not finish.isEnabled()
    bench.finish()
    assert not bench.finishing.is_under_way
    house.shelf.keep(bench.bench.path, TRAINS)
    house.list().open_bench()
    bench = house.page(BenchPage)
    finish = next(one for one in bench.menu.actions() if "Lay the rest" == one.text())
    assert finish.isEnabled()
    bench.finish()
    assert bench.finishing.is_under_way
    bench.left.emit()
    assert not bench.finishing.is_under_way


def test_that_the_rest_is_laid_is_said_as_long_as_it_lies_so(house: House) -> None:
    house.shelf.keep(house.shelf.new_place(), TRAINS)
    house.list().open_bench()
    bench = house.page(BenchPage)
    laid_by_hand = bench.bench.piece.layout
    bench.finishing._take((*laid_by_hand,))
    assert say(FINISHED) == bench.banner.message
    bench.bench.change(Workpiece(layout=laid("TRAIN")))
    bench.show_bench()
    assert "" == bench.banner.message


def test_the_anchor_is_chosen_among_the_words_across(house: House) -> None:
    bench = house.bench()
    anchor = bench.side.anchor
    assert (False, "none lies yet") == (anchor.isEnabled(), anchor.currentText())
    bench.bench.change(Workpiece(layout=laid("TRAIN", "    O", "    SHORE")))
    bench.show_bench()
    assert (True, "TRAIN") == (anchor.isEnabled(), anchor.currentText())
    assert ["TRAIN", "SHORE"] == [anchor.itemText(at) for at in range(anchor.count())]
    anchor.textActivated.emit("SHORE")
    assert ("SHORE", "SHORE") == (bench.bench.piece.anchor, anchor.currentText())
    bench.undo()
    assert "TRAIN" == anchor.currentText()


def test_a_clue_can_be_written_only_at_a_word_and_is_that_words(house: House) -> None:
    house.shelf.keep(house.shelf.new_place(), TRAINS)
    house.list().open_bench()
    bench = house.page(BenchPage)
    gestures = bench.panel.gestures
    seen = set[str]()
    for cell in (hc.Cell(0, 0), hc.Cell(1, 0), hc.Cell(5, 5), hc.Cell(1, 1)):
        for _ in range(2):
            gestures.click(cell)
            at = gestures.editor.word_at_caret
            word = "" if at is None else at.word
            said = f"Clue for {word}" if word else "Clue"
            assert (bool(word), said, TRAINS.texts.get(word, "")) == (
                bench.side.clue.isEnabled(),
                bench.side.clue.accessibleName(),
                bench.side.clue.text(),
            )
            seen.add(word)
    assert {"", "TAR", "OLD"} <= seen


def test_nothing_is_saved_as_long_as_nothing_is_laid(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = house.bench()
    asked: list[str] = []

    def place(*_: object, name: str, **__: object) -> Path | None:
        asked.append(name)
        return tmp_path / "gone" / "there" if len(asked) > 1 else None

    monkeypatch.setattr(kinds, "place_to_save", place)
    bench.save_copy(kinds.KINDS[0])
    assert ("Nothing is laid yet.", []) == (bench.banner.message, asked)
    write("LOOK")
    bench.banner.clear()
    bench.save_copy(kinds.KINDS[0])
    assert ("", 1) == (bench.banner.message, len(asked))
    (tmp_path / "gone").write_bytes(b"")
    bench.save_copy(kinds.KINDS[0])
    assert bench.banner.message.startswith("there was not saved")


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


def test_a_word_that_its_maker_wants_is_accepted_with_one_click(house: House) -> None:
    bench = house.bench()
    write("QZX")
    tap(Key.Key_Left)
    assert "Accept “QZX”" == bench.side.accepting.text()
    assert bench.panel.first_fault is not None
    click(bench.side.accepting)
    assert bench.panel.first_fault is None
    assert not bench.side.accepting.isVisible()
    (kept,) = house.shelf.listed().pieces
    assert isinstance(kept.piece, Workpiece)
    assert ("QZX",) == kept.piece.accepted


def test_a_full_disk_is_told_and_the_puzzle_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = house.bench()
    with monkeypatch.context() as full:

        def refuse(path: Path, _data: bytes) -> None:
            raise StoreError(path, StoreReason.FULL)

        full.setattr(files, "write_new", lambda path, data, **_how: refuse(path, data))
        write("LO")
        assert "the disk is full" in bench.banner.message
    write("OK")
    assert bench.bench.trouble is None
    assert ("LOOK",) == words_of(house.shelf.listed().pieces[0])


def test_a_copy_that_was_not_written_is_told_and_one_that_nobody_wants_is_not(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = house.bench()
    write("LOOK")
    (tmp_path / "file").touch()
    places = iter((None, tmp_path / "file" / "copy.ipuz"))
    monkeypatch.setattr(kinds, "place_to_save", lambda *_, **__: next(places))
    bench.banner.clear()
    bench.save_copy(kinds.KINDS[0])
    assert "" == bench.banner.message
    bench.save_copy(kinds.KINDS[0])
    assert "copy.ipuz was not saved" in bench.banner.message


def test_a_puzzle_too_large_for_a_code_is_told(house: House) -> None:
    wide = laid("A" * 15, " " * 14 + "B" * 15, " " * 28 + "C" * 10)
    house.shelf.keep(house.shelf.new_place(), Workpiece(layout=wide))
    house.list().open_bench()
    bench = house.page(BenchPage)
    click(bench.giving)
    assert "This puzzle is too large for a code." == bench.banner.message
    assert bench.findChild(GivingDialog) is None


def test_giving_tells_of_words_in_no_dictionary_and_saves_a_file_that_hides_all(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[Path | None] = [None, tmp_path / "no" / "there", tmp_path / "for"]
    asked: list[tuple[str, str]] = []

    def place(*_: object, name: str, suffix: str, **__: object) -> Path | None:
        asked.append((name, suffix))
        return answers.pop(0)

    monkeypatch.setattr(kinds, "place_to_save", place)
    odd = Workpiece(title="Odd: one", layout=laid("XYLO", "   O", "   Z"))
    house.shelf.keep(house.shelf.new_place(), odd)
    house.list().open_bench()
    bench = house.page(BenchPage)
    click(bench.giving)
    dialog = bench.findChild(GivingDialog)
    assert dialog is not None
    told = [one.text() for one in dialog.findChildren(QLabel)]
    assert any(one.startswith("2 words are in no dictionary;") for one in told)
    assert not any(word in one for word in ("XYLO", "OOZ") for one in told)
    dialog.save()
    assert "" == dialog.said.text()
    (tmp_path / "no").write_bytes(b"")
    dialog.save()
    assert dialog.said.text().startswith("there was not saved")
    dialog.save()
    assert dialog.said.text().startswith("Saved as")
    assert b"XYLO" not in (tmp_path / "for").read_bytes()
    assert [("Odd one", "hidden-crossword")] * 3 == asked
    dialog.close()


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
    assert (dialog.copy, "") == (focused(), dialog.said.text())
    click(dialog.copy)
    assert "Code copied." == dialog.said.text()
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
