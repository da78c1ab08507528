"""What is special about the table of cards; `composition_case` has what all tables have."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from tests.ui.games.composition import (
    SCALES,
    SIZES,
    SMALL,
    cut_buttons,
    fit,
    hidden_parts,
    large_text,
    place,
    shown_buttons,
)
from tests.ui.games.play_hands import chord, click, tap, write
from tests.ui.games.rewordable.composition_case import EIGHT, heights
from tests.ui.games.rewordable.composition_case import sit as sit_down
from tests.ui.games.rewordable.play_table import Play
from tests.ui.games.rewordable.test_lexicons import table as lexicons_of
from wordsmith_desktop.games.rewordable.actions import Build
from wordsmith_desktop.games.rewordable.rules import RULES
from wordsmith_desktop.games.table import Referee
from wordsmith_desktop.ui.games.rewordable.card_face import ASPECT, LETTER
from wordsmith_desktop.ui.games.rewordable.gain import called_gain


def sit(play: Play, seats: int, size: QSize = SMALL, **fields: object) -> None:
    """A table in a window of that size, before whose cards Ana sits."""
    sit_down(play, seats, **fields)
    fit(play, size)


@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_word_is_no_lower_than_the_cards_that_it_is_built_of(
    play: Play, size: QSize, seats: int
) -> None:
    sit(play, seats, size)
    write("cat")
    found = heights(play)
    assert found["pool"] == found["hand"]
    assert found["word"] >= found["hand"] - 1
    assert play.parts.strip.pieces[0].width() == pytest.approx(found["word"] * ASPECT, abs=3)


@pytest.mark.parametrize(("seats", "share"), [(3, 0.058), (4, 0.052), (8, 0.04)])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_words_on_the_table_have_cards_of_a_good_size(
    play: Play, size: QSize, seats: int, share: float
) -> None:
    sit(play, seats, size)
    assert play.parts.lexicons.card_height >= share * size.height()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_cards_are_no_smaller_at_the_largest_text(play: Play, size: QSize) -> None:
    measured = []
    for scale in SCALES:
        play.open(large_text(scale))
        sit(play, 2, size)
        write("cat")
        measured.append(heights(play))
    usual, large = measured
    assert [name for name in ("word", "hand", "pool") if large[name] < usual[name]] == []


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_the_word_brings_is_the_largest_type(play: Play, size: QSize, scale: int) -> None:
    play.open(large_text(scale))
    sit(play, 2, size)
    write("cat")
    gain = play.parts.gain
    assert "+7" == gain.number  # Three letters, and a token for blue and pink.
    assert gain.number_px >= round(LETTER * play.parts.strip.pieces[0].height()) - 1
    assert place(play.parts.strip).contains(place(gain))


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_cards_can_be_seen_by_whoever_passes(
    play: Play, size: QSize, scale: int, seats: int
) -> None:
    play.open(large_text(scale))
    sit(play, seats, size)
    chord("E")
    QApplication.processEvents()
    assert [] == list(hidden_parts((*play.parts.hand.buttons, *shown_buttons(play.page))))
    assert [] == cut_buttons(play.page)


@pytest.mark.parametrize("seats", [1, 2, 5, 8])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_lines_and_tokens_can_be_seen(play: Play, size: QSize, seats: int) -> None:
    sit(play, seats, size)
    parts = play.parts
    lines = [one.header for one in parts.lexicons.lexicons.values()]
    assert seats == len(lines)
    tokens = (*parts.tokens.badges, parts.tokens.pile)
    assert [] == list(hidden_parts((*lines, *tokens, parts.header, *parts.header.seats.chips)))


@pytest.mark.parametrize("referee", [Referee.OBJECTION, Referee.VOTE])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_answers_of_eight_can_be_seen(play: Play, size: QSize, referee: Referee) -> None:
    sit(play, 8, size, referee=referee)
    play.type_word("CAT" if referee is Referee.OBJECTION else "CTEL")
    play.build()
    QApplication.processEvents()
    assert len(play.parts.call.buttons) >= 8
    assert [] == list(hidden_parts(play.parts.call.buttons))
    assert [] == cut_buttons(play.parts.call)


def test_cards_of_a_word_keep_their_size_when_a_word_of_the_table_comes_in(play: Play) -> None:
    sit(play, 2)
    play.write_word("CAT")
    play.lift()
    write("he")
    before = play.parts.strip.pieces[0].size()
    click(play.strip.word(play.word("CAT")))
    assert 4 == len(play.parts.strip.pieces)
    assert before == play.parts.strip.pieces[0].size()


# Words on the table


def test_mine_lie_last_and_from_five_players_on_there_are_two_columns(play: Play) -> None:
    for seats, columns in ((4, 1), (5, 2), (8, 2)):
        sit(play, seats)
        lines = list(play.parts.lexicons.lexicons.values())
        assert play.seat == lines[-1].seat
        assert columns == len({place(line).left() for line in lines})
        assert max(place(line).bottom() for line in lines) == place(lines[-1]).bottom()


def test_of_many_words_the_cards_shrink_first_and_then_the_lines_scroll(play: Play) -> None:
    sit(play, 8, SMALL)
    shelf = play.parts.lexicons
    hand = card_height(play)
    few = shelf.card_height
    shelf.show_lexicons(lexicons_of(8, 2))
    shelf.unfold(range(8))
    some = shelf.card_height
    assert 32 <= some < few
    shelf.show_lexicons(lexicons_of(8, 30))
    shelf.unfold(range(8))
    QApplication.processEvents()
    assert 32 == shelf.card_height
    assert shelf.area.verticalScrollBar().maximum() > 0
    assert hand == card_height(play)


def card_height(play: Play) -> float:
    return play.parts.hand.buttons[0].piece_box().height()


@pytest.mark.parametrize("scale", SCALES)
def test_lines_without_a_word_are_as_high_as_others(play: Play, scale: int) -> None:
    play.open(large_text(scale))
    sit(play, 8)
    lines = play.parts.lexicons.lexicons.values()
    assert [] == [one for one in lines if one.height() < one.header.minimumSizeHint().height()]


def test_won_coins_lie_on_the_chip_of_their_owner(play: Play) -> None:
    sit(play, 2)
    seats = play.parts.header.seats
    plain = seats.chips[0].grab().toImage()
    play.write_word("CAT")
    play.lift()
    chip = seats.chips[0]
    assert "Ana, 7 points, 1 token won: blue and pink" == chip.accessibleName()
    assert "Ben, 0 points, to move" == seats.chips[1].accessibleName()
    assert plain != chip.grab().toImage()


def test_what_a_word_brings_is_told_of_the_same_word_while_the_table_is_asked(play: Play) -> None:
    sit(play, 2, referee=Referee.OBJECTION)
    write("cat")
    before = play.parts.gain.accessibleName()
    play.build()
    assert play.state.call is not None
    assert before == play.parts.gain.accessibleName()
    assert "+7" == play.parts.gain.number


@pytest.mark.parametrize("seats", [1, 2])
def test_what_a_word_brings_is_told_while_it_is_looked_up(play: Play, seats: int) -> None:
    sit(play, seats)
    write("cat")
    after = RULES.apply(play.state, play.seat, Build(play.state.row.pieces)).state
    assert after.call is not None
    assert 7 == called_gain(RULES.observe(after, play.seat), EIGHT).gain


# All moves


def test_all_moves_lie_over_the_rail_while_one_plays_on(play: Play) -> None:
    sit(play, 2, SMALL)
    play.write_word("CAT")
    play.lift()
    parts, drawer = play.parts, play.parts.drawer
    assert drawer is not None
    click(parts.acts.moves)
    assert drawer.isVisible()
    box = place(drawer)
    assert box.right() == place(parts.tokens).right()
    acted_on = (parts.strip, parts.hand, parts.pool, parts.bar, *parts.lexicons.lexicons.values())
    QApplication.processEvents()
    assert [] == [part for part in acted_on if box.intersects(place(part))]
    write("he")
    assert "H E" == play.strip.shown
    assert drawer.isVisible()
    assert ["Ana built CAT: 3 points. Ana wins the token “blue and pink” (4 points)."] == [
        line for line in play.news if line.startswith("Ana built")
    ]
    tap(Qt.Key.Key_F6)
    assert not drawer.isVisible()
    assert parts.strip.has_keyboard


def test_the_drawer_is_closed_from_within_and_gives_the_keyboard_back(play: Play) -> None:
    sit(play, 2)
    drawer = play.parts.drawer
    assert drawer is not None
    tap(Qt.Key.Key_F6)
    play.parts.news.lines.setFocus()
    tap(Qt.Key.Key_Escape)
    assert not drawer.isVisible()
    assert play.parts.strip.has_keyboard


def test_at_the_largest_text_all_moves_come_by_scrolling(play: Play) -> None:
    play.open(large_text(200))
    sit(play, 2, SMALL)
    assert play.parts.drawer is None
    assert [] != list(hidden_parts([play.parts.news]))
    tap(Qt.Key.Key_F6)
    QApplication.processEvents()
    assert [] == list(hidden_parts([play.parts.news]))
