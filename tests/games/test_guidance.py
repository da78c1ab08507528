"""What explains a table: the rule behind a refusal, and the way there and back."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QLabel, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

import wordsmith_desktop.games
from tests.games.composition import SCALES, SMALL, composition_of, fit, geometry, large_text, place
from tests.games.play_hands import click, tap
from tests.games.table_case import AnyPlay
from tests.games.table_play import SETTINGS
from wordsmith_desktop.core.rejections import Rejection
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.rule_book.pages.rules_page import RulesPage
from wordsmith_desktop.games.common.registry import game_names
from wordsmith_desktop.games.common.table_events import WordRefused
from wordsmith_desktop.games.hidden_crossword.words.grid_texts import EDITOR_REASONS, GRID_REASONS
from wordsmith_desktop.games.letter_pieces.table.pad_edges import PadFoot
from wordsmith_desktop.lexicon.rulings import AGREED, Reason, Ruling
from wordsmith_desktop.window.kit.explained import explained_rule
from wordsmith_desktop.window.kit.game_entry import find_entry
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.window.kit.rule_pictures import paint_example, picture_size
from wordsmith_desktop.window.kit.theme import THEMES
from wordsmith_desktop.window.shell.help_dialogs import KeysDialog
from wordsmith_desktop.wording.form_texts import RECOMMENDED
from wordsmith_desktop.wording.rule_numbers import Explained, refusing_rule, rule_of
from wordsmith_desktop.wording.table_texts import GATE_REASONS
from wordsmith_desktop.wording.texts import LANGUAGES, Language, Text, say, set_language

every_game = pytest.mark.parametrize("game", game_names())
FURTHER: dict[str, dict[Enum, Any]] = {"hidden_crossword": {**GRID_REASONS, **EDITOR_REASONS}}
"""Reasons that are told beside `event_texts.REASONS`."""
BESIDE_THE_RULES = {
    *(f"{type(one).__name__}.{one.name}" for one in GATE_REASONS),
    # How the bench, the grid and the sheet are handled on a screen.
    "Why.OFF_BENCH",
    "Why.NOT_ON_BENCH",
    "Why.NOTHING_MOVED",
    "Why.BENCH_FULL",
    "Why.BAD_DICE",
    "Why.NO_CHANGE",
    "Why.BAD_TILES",
    "Why.NO_SUCH_SPOT",
    "Why.NOTE_TOO_LONG",
    "Why.PUZZLE_TOO_LARGE",
    "EditorWhy.CELL_TAKEN",
    "EditorWhy.TILE_THERE",
    "EditorWhy.NO_LETTERS_TO_PASTE",
    "EditorWhy.NOTHING_THERE",
    "EditorWhy.NO_WORD_THERE",
}
"""Reasons of which no rule speaks: what the program asks, or what cannot be done on a screen."""


def book(game: str) -> set[str]:
    """The numbers of a game's rules."""
    entry = find_entry(game)
    assert entry is not None
    return {rule.number for rule in entry.words.rules()}


def told(game: str) -> set[str]:
    """The reasons that a game can tell, as they are called in the code."""
    texts = import_module(f"wordsmith_desktop.games.{game}.words.event_texts").REASONS
    return {f"{type(one).__name__}.{one.name}" for one in {**texts, **FURTHER.get(game, {})}}


def rules(game: str) -> dict[Enum, str]:
    """The numbers by reasons that do not bring their own."""
    found: dict[Enum, str] = import_module(
        f"wordsmith_desktop.games.{game}.words.rule_numbers"
    ).RULES
    return found


def given(game: str) -> Iterator[tuple[str, str]]:
    """The reasons in a game's code that name their rule, and the number where it stands there."""
    folder = Path(str(wordsmith_desktop.games.__file__)).parent / game / "rules"
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_call = isinstance(node, ast.Call) and len(node.args) > 1
            if not is_call or not isinstance(node, ast.Call):
                continue
            called = ast.unparse(node.func)
            if called == "Rejection.of" or called.endswith("GridFault"):
                reason = ast.unparse(node.args[0]).removeprefix("actions.")
                number = node.args[1]
                yield reason, str(number.value) if isinstance(number, ast.Constant) else ""


@every_game
def test_every_reason_has_a_rule_in_the_book(game: str) -> None:
    numbered, table = dict(given(game)), rules(game)
    in_table = {f"{type(one).__name__}.{one.name}" for one in table}
    # Where a rejection is made with a number, that number is the only one.
    assert set() == {number for number in numbered.values() if number} - book(game)
    assert set() == set(table.values()) - book(game)
    assert set() == told(game) - set(numbered) - in_table - BESIDE_THE_RULES - DERIVED
    assert set() == in_table & set(numbered)


DERIVED = {"Why.CHOOSE_FIRST", "Why.NOT_GUESSED", "Why.GUESSED", "Why.NOTHING_TO_CHOOSE"}
"""Chosen by a function; the rejections made of them name their rules there."""


# In the Hidden Crossword the kind of event has it, and not the reason.
@pytest.mark.parametrize("game", [game for game in game_names() if game != "hidden_crossword"])
@pytest.mark.parametrize("reason", [None, *(one for one in Reason if one not in AGREED)], ids=str)
def test_a_refused_word_has_a_rule_in_the_book(game: str, reason: Reason | None) -> None:
    ruling = None if reason is None else Ruling("CAT", accepted=False, reason=reason, source="en")
    assert refusing_rule(WordRefused(0, "CAT", ruling), rules(game)) in book(game)


@pytest.mark.parametrize("reason", AGREED, ids=str)
def test_no_rule_is_behind_what_a_table_agreed_on_by_itself(reason: Reason) -> None:
    ruling = Ruling("CAT", accepted=False, reason=reason, source="en")
    assert refusing_rule(WordRefused(0, "CAT", ruling), rules("rewordable")) == ""


def test_a_rejection_that_names_its_rule_is_believed_before_the_table() -> None:
    class Why(Enum):
        ONE = 1
        TWO = 2
        THREE = 3

    table: dict[Enum, str] = {Why.ONE: "T1", Why.TWO: "T2"}
    assert "T9" == rule_of((Rejection.of(Why.ONE, "T9"),), table)
    assert "T2" == rule_of((Rejection.of(Why.THREE), Rejection.of(Why.TWO)), table)
    assert "" == rule_of((Rejection.of(Why.THREE),), table)


# At the table


REFUSALS = [
    pytest.param(game, name, id=f"{game}-{name}")
    for game in game_names()
    for name in composition_of(game).refusals
]


@pytest.mark.parametrize(("game", "name"), REFUSALS)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.sampled(2)
def test_a_refusal_leads_to_its_rule_and_back_without_loss(
    play: AnyPlay, game: str, name: str, scale: int
) -> None:
    refusal = composition_of(game).refusals[name]
    play.open(large_text(scale))
    refusal.sit(play)
    fit(play, SMALL)
    refusal.hand_in(play)
    page, banner = play.page, play.page.parts.banner
    number, before = banner.rule, play.page.table.position
    assert number in book(game)
    why = banner.tag.why
    assert place(banner.tag).contains(place(why))
    assert number in why.accessibleName()
    click(why)
    _assert_open(play, number)
    assert (page, before) == (play.page, page.table.position)
    assert banner.rule == number
    # The tag is gone by now, and the key still knows what was refused last.
    page.commands.action("rule").trigger()
    _assert_open(play, number)


def _assert_open(play: AnyPlay, number: str) -> None:
    """The rule book is open there; it is left for the table again."""
    shown = play.window.screen_shown
    assert isinstance(shown, RulesPage)
    assert (play.game, number) == (shown.game.currentData(), shown.at)
    assert shown.text.hasFocus()
    tap(Qt.Key.Key_Escape)
    assert play.window.screen_shown is play.window.host


@pytest.mark.parametrize("game", ["rewordable"])
def test_why_is_reached_by_tab(play: AnyPlay, game: str) -> None:
    refusal = composition_of(game).refusals["of two"]
    play.open(large_text(100))
    refusal.sit(play)
    refusal.hand_in(play)
    why = play.page.parts.banner.tag.why
    for _stop in range(60):
        if why.hasFocus():
            break
        tap(Qt.Key.Key_Tab)
    assert why.hasFocus()
    tap(Qt.Key.Key_Return)
    assert isinstance(play.window.screen_shown, RulesPage)


# The pictures in the book


@pytest.mark.usefixtures("qapp")
@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_are_painted_in_real_pieces(game: str, language: Language) -> None:
    entry = find_entry(game)
    assert entry is not None
    set_language(language)
    try:
        pictures = entry.rule_pictures()
        assert pictures
        assert set() == set(pictures) - book(game)
        for shown in (picture for found in pictures.values() for picture in found):
            assert shown.caption().endswith(".")
            for theme in THEMES.values():
                image = paint_example(shown, Look(theme=theme), line_px=48, ratio=1.0)
                assert picture_size(shown, 48).toSize() == image.size()
                assert image.width() < 760, "it finds no room in the page"
                assert len(_colours(image)) > 12, "nothing lies on the felt"
    finally:
        set_language("en")


def _colours(image: QImage) -> set[int]:
    columns, rows = range(0, image.width(), 3), range(0, image.height(), 3)
    return {QColor(image.pixelColor(x, y)).rgb() for x in columns for y in rows}


# What a phase is about


def purposes(game: str) -> list[Text]:
    """The sentences of a game's phases."""
    module = import_module(f"wordsmith_desktop.games.{game}.words.purposes")
    return [one for one in vars(module).values() if isinstance(one, Text)]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_purposes_find_room_in_one_line(game: str, language: Language) -> None:
    found = [text.in_language(language) for text in purposes(game)]
    assert len(found) >= 3
    assert [] == [one for one in found if len(one) > 112 or not one.endswith((".", "{goal}"))]


@every_game
def test_the_first_matches_say_what_for_and_later_ones_when_asked(play: AnyPlay, game: str) -> None:
    turn = next(iter(composition_of(game).turns.values()))
    play.open(SETTINGS)
    turn.sit(play)
    line, sentence = play.page.parts.header.purpose, play.page.purpose_text()
    if not sentence:
        # The draw of the Hidden Crossword says it in its goal.
        assert not line.isVisible()
        return
    assert line.isVisible()
    assert sentence == line.sentence
    known = tuple(f"{game}/{name}" for name in NAMES for _match in range(4))
    play.open(replace(SETTINGS, first_matches=known))
    turn.sit(play)
    line = play.page.parts.header.purpose
    assert not line.isVisible()
    click(line.button)
    assert line.isVisible()
    # It stays so on a page that is built anew.
    play.preferences.change(theme="dark")
    play.lift()
    line = play.page.parts.header.purpose
    assert line.isVisible()
    click(line.button)
    assert not line.isVisible()
    tap(Qt.Key.Key_F1)
    assert isinstance(play.window.dialog, KeysDialog)
    shown = [one.text() for one in play.window.dialog.findChildren(QLabel)]
    assert play.page.purpose_text() in shown
    play.window.dialog.reject()


NAMES = ("Ana", "Ben", "Cho", "Dora", "Eva", "Finn", "Dörte-Marie", "Emil")


@pytest.mark.parametrize("game", ["length_x_wit"])
def test_at_the_largest_text_it_takes_no_room_of_the_table(play: AnyPlay, game: str) -> None:
    turn = next(iter(composition_of(game).turns.values()))
    play.open(large_text(200))
    turn.sit(play)
    line = play.page.parts.header.purpose
    assert not line.isVisible()
    assert not line.button.isVisible()
    # F1 tells it there.
    assert play.page.purpose_text()


@pytest.mark.parametrize("game", ["rewordable"])
def test_a_match_that_is_begun_is_counted_for_its_people(play: AnyPlay, game: str) -> None:
    play.open(SETTINGS)
    for matches in range(1, 5):
        click(play.on_card("play"))
        counted = play.preferences.settings.first_matches
        assert [matches, matches] == [counted.count(f"{game}/{name}") for name in ("Ana", "Ben")]
        play.lift()
        assert (matches <= 3) == play.page.parts.header.purpose.isVisible()
        play.window.go_home()


# Things that explain themselves


THINGS: dict[str, Callable[[AnyPlay], QWidget]] = {
    "rewordable": lambda play: play.page.parts.tokens,
    "length_x_wit": lambda play: play.page.parts.dice,
    "letter_pieces": lambda play: next(
        one for one in play.page.findChildren(PadFoot) if one.isVisible()
    ),
}


@every_game
def test_what_is_explained_has_a_rule_in_the_book(game: str) -> None:
    module = import_module(f"wordsmith_desktop.games.{game}.words.explained_texts")
    found = [one for one in vars(module).values() if isinstance(one, Explained)]
    assert found
    assert set() == {one.rule for one in found} - book(game)


@pytest.mark.parametrize("game", THINGS)
def test_a_thing_explains_itself_under_the_pointer_and_by_key(play: AnyPlay, game: str) -> None:
    turn = next(iter(composition_of(game).turns.values()))
    play.open(SETTINGS)
    turn.sit(play)
    thing, note = THINGS[game](play), play.page.explainer.note
    before = geometry({"thing": thing, "header": play.page.parts.header})
    at = thing.rect().center()
    hover = QHelpEvent(QEvent.Type.ToolTip, at, thing.mapToGlobal(at))
    QApplication.sendEvent(play.page.childAt(thing.mapTo(play.page, at)), hover)
    assert note.isVisible()
    number = play.page.explainer.rule
    assert number in note.more.accessibleName()
    assert before == geometry({"thing": thing, "header": play.page.parts.header})
    click(note.more)
    _assert_open(play, number)
    assert not note.isVisible()
    # By key: Tab comes to it, and Enter opens the rule.
    for _stop in range(80):
        if thing.hasFocus():
            break
        tap(Qt.Key.Key_Tab)
    assert thing.hasFocus()
    play.qtbot.waitUntil(note.isVisible)
    number = explained_rule(thing)
    tap(Qt.Key.Key_Return)
    _assert_open(play, number)


# Before a match


@pytest.mark.usefixtures("dressed")
@every_game
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_best_for_the_first_time_is_marked_and_chosen(
    qtbot: QtBot, game: str, players: int, language: Language
) -> None:
    entry = find_entry(game)
    assert entry is not None
    set_language(language)
    try:
        form = entry.make_form()
        qtbot.addWidget(form)
        form.set_players(("Ana", "Ben")[:players])
        mark = say(RECOMMENDED, line="").strip()
    finally:
        set_language("en")
    offered = [one for one in form.findChildren(QRadioButton) if one.isVisibleTo(form)]
    marked = [one for one in offered if mark in one.accessibleDescription()]
    assert marked
    assert [] == [one.accessibleName() for one in marked if not one.isChecked()]
