"""What is around the bench: alphabet, hints, pads in large text, endings, and no clock."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_board import BoardHands
from tests.games.letter_pieces.table.play_practice import STARS, give_up, lay, practice
from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_hands import chord, click, tap, write
from tests.games.table_play import SETTINGS
from tests.helpers.letter_pieces import hinted
from wordsmith_desktop.core.seats import CHANCE
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.letter_pieces.table.guide import AlphabetGuide
from wordsmith_desktop.games.letter_pieces.table.page import MatchPage
from wordsmith_desktop.games.letter_pieces.words import table_texts
from wordsmith_desktop.games.letter_pieces.words.event_sentences import event_text
from wordsmith_desktop.window.kit.drawer import Drawer
from wordsmith_desktop.window.kit.look import Look
from wordsmith_desktop.wording.table_texts import SEARCHING
from wordsmith_desktop.wording.texts import Language, say, set_language

pytestmark = pytest.mark.usefixtures("dressed")

POOL = (3, 3, 1, 1)
LARGE = Look(reduced_motion=True, text_scale=200)
MARKED = ("LIE-IN", "SIT-UP", "FLY-BY", "THEY'D")
"""Each is the best word of its own pieces."""


def _enter() -> None:
    tap(Qt.Key.Key_Return, text="\r")


# The alphabet


def _guide(page: MatchPage) -> AlphabetGuide:
    tap(Qt.Key.Key_F3)
    drawer = page.parts.alphabet
    assert drawer is not None
    assert drawer.is_open
    assert isinstance(drawer.content, AlphabetGuide)
    return drawer.content


@pytest.mark.parametrize(("is_long", "pieces"), [(False, (0, 3, 0, 0)), (True, (1, 1, 0, 0))])
def test_the_alphabet_builds_y_as_the_match_does(
    qtbot: QtBot, is_long: bool, pieces: tuple[int, ...]
) -> None:
    guide = _guide(lay(practice(y_is_long=is_long), qtbot))
    assert pieces == guide.cards["Y"].construction.counts


def test_the_alphabet_leaves_out_marks_that_the_match_does_not_have(qtbot: QtBot) -> None:
    guide = _guide(lay(practice(has_marks=False), qtbot))
    assert "ABCDEFGHIJKLMNOPQRSTUVWXYZ" == "".join(guide.cards)


def test_the_alphabet_marks_what_the_whole_pool_can_build(qtbot: QtBot) -> None:
    page = lay(practice(given=(1, 1, 0, 0)), qtbot)
    write("l")
    guide = _guide(page)
    marked = [letter for letter, card in guide.cards.items() if card.can_build]
    assert {"I", "L", "T"} <= set(marked)
    assert {"A", "O", "S"}.isdisjoint(marked)


def test_the_alphabet_stays_open_while_one_plays_and_lights_what_is_typed(qtbot: QtBot) -> None:
    page = lay(practice(given=(1, 1, 0, 0), drivers={CHANCE: STARS}), qtbot)
    guide = _guide(page)
    assert page.parts.board.hasFocus()
    for letter in "li":
        write(letter)
        lit = [one for one, card in guide.cards.items() if card.is_highlighted]
        assert [letter.upper()] == lit
    assert "L" == BoardHands(page.parts.board).word
    assert not guide.cards["O"].can_build
    for _ in range(2):
        chord("R")
        chord("3")
    assert guide.cards["O"].can_build
    tap(Qt.Key.Key_F3)
    assert page.parts.alphabet is not None
    assert not page.parts.alphabet.is_open


def test_escape_and_another_drawer_put_the_alphabet_away(qtbot: QtBot) -> None:
    page = lay(practice(seats=2, given=POOL), qtbot)
    guide = _guide(page)
    assert guide.isVisible()
    tap(Qt.Key.Key_Escape)
    assert not guide.isVisible()
    _guide(page)
    tap(Qt.Key.Key_F4)
    assert not guide.isVisible()
    assert page.parts.pads.drawer.is_open


def test_escape_puts_the_alphabet_away_from_a_board_that_takes_no_keys(qtbot: QtBot) -> None:
    page = lay(practice(seats=2, given=(4, 3, 0, 0), referee=Referee.OBJECTION), qtbot)
    write("at")
    _enter()
    assert not page.parts.board.is_open
    guide = _guide(page)
    page.parts.board.setFocus()
    tap(Qt.Key.Key_Escape)
    assert not guide.isVisible()


# Hints


def _hint(play: Play) -> str:
    tap(Qt.Key.Key_F2)
    play.qtbot.waitUntil(lambda: play.message != say(SEARCHING))
    return play.message


def test_the_first_hint_tells_length_and_first_letter_and_the_second_the_word(play: Play) -> None:
    play.sit("Ana", rules=lp.Ruleset(given=(3, 4, 2, 2)))
    word = play.find_word()
    assert word is not None
    first, second = _hint(play), _hint(play)
    assert say(table_texts.HINT_START, count=len(word), letter=word[0]) == first
    # What the word means is added once it is found.
    assert second.startswith(say(table_texts.HINT_WORD, word=word))


def test_a_hint_comes_although_its_word_is_being_laid_meanwhile(play: Play) -> None:
    play.sit("Ana", rules=lp.Ruleset(given=(3, 4, 2, 2)))
    word = play.find_word()
    assert word is not None
    tap(Qt.Key.Key_F2)
    write("l")
    said = say(table_texts.HINT_START, count=len(word), letter=word[0])
    play.qtbot.waitUntil(lambda: said == play.message)


def test_no_hint_holds_a_hyphen_or_an_apostrophe(play: Play) -> None:
    lexicon = play.lexicon()
    for word in MARKED:
        pool = lp.alphabet_for(lp.Ruleset()).counts_of(word)
        session = practice(given=pool)
        session.resume_drivers()
        found = hinted(session.observation(0), lexicon.index)
        assert found is None or found.isalpha()


def test_where_nobody_has_the_bench_a_hint_says_whom_it_is_for(qtbot: QtBot) -> None:
    session = practice(seats=2, given=POOL, table=lp.TableMode.BUZZER)
    page = lay(session, qtbot, lexicon=lambda _tag: SimpleNamespace())
    tap(Qt.Key.Key_F2)
    assert say(table_texts.HINT_NO_BENCH) == page.parts.banner.message


# Large text


def test_large_text_puts_the_pads_away_until_they_are_wanted(qtbot: QtBot) -> None:
    page = lay(practice(given=POOL), qtbot, look=LARGE)
    pads = page.parts.pads
    assert not pads.pad.isVisible()
    assert not pads.other.isVisible()
    tap(Qt.Key.Key_F4)
    assert pads.other.isVisible()
    tap(Qt.Key.Key_F4)
    assert not pads.other.isVisible()
    click(page.parts.header.seats.chips[0])
    assert pads.other.isVisible()


def test_text_of_usual_size_has_the_pad_beside_the_bench_and_the_others_behind_their_chips(
    qtbot: QtBot,
) -> None:
    page = lay(practice(seats=3, given=POOL), qtbot)
    pads, chips = page.parts.pads, page.parts.header.seats.chips
    assert pads.pad.isVisible()
    click(chips[1])
    assert ("Score pad of Ben", "Score pad of Ana") == (
        pads.other.accessibleName(),
        pads.pad.accessibleName(),
    )
    click(chips[2])
    assert "Score pad of Cho" == pads.other.accessibleName()
    write("l")
    assert "L" == BoardHands(page.parts.board).word
    assert pads.other.isVisible()
    click(chips[2])
    assert not pads.other.isVisible()
    click(chips[1])
    click(chips[0])
    assert not pads.other.isVisible()


def test_one_leafs_through_the_pads_of_the_others_by_key(qtbot: QtBot) -> None:
    page = lay(practice(seats=3, given=POOL), qtbot)
    seen = []
    for _ in range(4):
        tap(Qt.Key.Key_F4)
        seen.append(page.parts.pads.looked_at)
    assert [1, 2, None, 1] == seen


def test_one_alone_has_no_other_pad_to_open(qtbot: QtBot) -> None:
    page = lay(practice(given=POOL), qtbot)
    assert not page.parts.header.seats.chips[0].isEnabled()
    tap(Qt.Key.Key_F4)
    assert not page.parts.pads.drawer.is_open


def test_a_row_can_be_chosen_with_large_text(qtbot: QtBot) -> None:
    session = practice(given=(3, 4, 2, 2), required=lp.RequiredLetters.LETTERS, words=("TOIL",))
    page = lay(session, qtbot, look=LARGE)
    page.parts.letters.field.setFocus()
    write("tiloei")
    _enter()
    write("toil")
    assert "row 1, at T" in page.parts.claim.note
    tap(Qt.Key.Key_F4)
    click(page.parts.pads.other._rows[2])
    assert "row 3, at L" in page.parts.claim.note


# Endings and clocks


@pytest.mark.parametrize(
    ("best", "said"),
    [
        (None, "Your first result with these rules"),
        (8, "New best: 9 points"),
        (9, "As good as your best"),
        (50, "Your best is 50 points"),
    ],
)
def test_the_end_of_a_match_alone_speaks_of_the_best_so_far(
    qtbot: QtBot, best: int | None, said: str
) -> None:
    page = lay(practice(given=POOL, words=("LIT",), challenges=1), qtbot, best=lambda: best)
    write("lit")
    _enter()
    give_up(page)
    assert page.end is not None
    assert said in (page.end.headline.text(), page.end.sentence.text())


def test_the_program_remembers_the_best_of_matches_alone(play: Play) -> None:
    rules = lp.Ruleset(challenges=1, given=POOL)
    said = []
    for _ in range(2):
        play.sit("Ana", rules=rules)
        play.write_word("LIT")
        play.give_up()
        play.go_on()
        said.append(play.end.sentence.text())
    assert ["Your first result with these rules", "As good as your best"] == said


@pytest.mark.parametrize(("seconds", "clocks", "bench"), [(0, 0, 0), (30, 1, None)])
def test_a_race_without_bench_time_has_no_clock(
    qtbot: QtBot, seconds: int, clocks: int, bench: int | None
) -> None:
    session = practice(seats=2, given=POOL, table=lp.TableMode.BUZZER, bench_seconds=seconds)
    page = lay(session, qtbot)
    tap(Qt.Key.Key_F5)
    page.show_time()
    assert clocks == len(session.readings)
    session.tick(3_600_000)
    assert bench == session.observation(None).bench


def test_the_pad_of_another_finds_room_in_its_drawer(qtbot: QtBot) -> None:
    page = lay(practice(seats=2, given=POOL, challenges=3), qtbot)
    tap(Qt.Key.Key_F4)
    (area,) = page.parts.pads.drawer.findChildren(QScrollArea)
    assert page.parts.pads.other.isVisible()
    assert 0 == area.horizontalScrollBar().maximum()


@pytest.mark.parametrize("key", [Qt.Key.Key_F3, Qt.Key.Key_F4])
def test_what_lies_over_the_rail_stays_there_when_all_grows_for_fingers(
    play: Play, key: Qt.Key
) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(given=POOL))
    tap(key)

    def lies_open() -> list[str]:
        found = play.page.findChildren(Drawer)
        return [one.accessibleName() for one in found if one.isVisible()]

    before, page = lies_open(), play.page
    assert 1 == len(before)
    play.preferences.change(for_fingers=True)
    assert page is not play.page
    assert before == lies_open()


# Menus and small words


def test_the_move_menu_keeps_its_groups_apart_while_somebody_plays(play: Play) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(given=POOL))
    menu = play.window._menus.move  # type: ignore[union-attr]
    groups = [sum(one.isSeparator() for one in menu.actions())]
    assert "Claim the word" in menu.actions()[0].text()
    for key in "lit":
        write(key)
        groups.append(sum(one.isSeparator() for one in menu.actions()))
    assert {groups[0]} == set(groups)
    assert groups[0] >= 4


@pytest.mark.parametrize(("language", "key"), [("en", "Enter"), ("de", "Eingabe")])
def test_the_move_menu_calls_enter_as_everything_else_does(
    play: Play, language: str, key: str
) -> None:
    play.open(replace(SETTINGS, language=language))
    play.sit("Ana", "Ben", rules=lp.Ruleset(given=POOL))
    claim = play.page.commands.action("claim")
    assert claim.text().endswith(f"\t{key}")
    keys = [one.toString(QKeySequence.SequenceFormat.PortableText) for one in claim.shortcuts()]
    assert ["Return", "Enter"] == keys


@pytest.mark.parametrize(
    ("names", "language", "told"),
    [
        (("Ana", "Ben"), "en", "one last word for Ben."),
        (("Ana", "Ben"), "de", "ein letztes Wort für Ben."),
        (("Ana", "Ben", "Cho"), "en", "one last word for all but Ana."),
    ],
)
def test_the_other_one_of_two_is_told_of_the_last_word_by_name(
    names: tuple[str, ...], language: Language, told: str
) -> None:
    set_language(language)
    try:
        assert event_text(lp.DoneCalled(0), names).endswith(told)
    finally:
        set_language("en")
