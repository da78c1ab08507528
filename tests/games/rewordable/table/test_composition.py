"""What is special about the table of cards; `composition_case` has what all tables have."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from tests.games.composition import (
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
from tests.games.play_hands import chord, click, tap, write
from tests.games.rewordable import rw
from tests.games.rewordable.table.composition_case import EIGHT, heights
from tests.games.rewordable.table.composition_case import sit as sit_down
from tests.games.rewordable.table.play_table import Play
from tests.games.rewordable.table.test_lexicons import table as lexicons_of
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.games.rewordable.table.card_face import ASPECT, LETTER
from wordsmith_desktop.games.rewordable.table.gain import called_gain
from wordsmith_desktop.window.kit.look import LARGE_TEXT

SMALL_COIN = 40
"""Side of a coin in a small window at the usual text, in pixels."""

in_every_text = pytest.mark.parametrize("scale", SCALES)


def sit(play: Play, seats: int, size: QSize = SMALL, **fields: object) -> None:
    """A table in a window of that size, before whose cards Ana sits."""
    sit_down(play, seats, **fields)
    fit(play, size)


def in_every_window(play: Play) -> Iterator[QSize]:
    """The table as it is in windows of all sizes, one after the other."""
    for size in SIZES:
        fit(play, size)
        yield size


@pytest.mark.parametrize("seats", [2, 8])
def test_the_word_is_no_lower_than_the_cards_that_it_is_built_of(play: Play, seats: int) -> None:
    sit(play, seats)
    write("cat")
    for size in in_every_window(play):
        found = heights(play)
        assert found["pool"] == found["hand"], size
        assert found["word"] >= found["hand"] - 1, size
        assert play.parts.strip.pieces[0].width() == pytest.approx(found["word"] * ASPECT, abs=3)


@pytest.mark.parametrize(("seats", "share"), [(3, 0.058), (4, 0.052), (8, 0.04)])
@pytest.mark.sampled(2)
def test_words_on_the_table_have_cards_of_a_good_size(play: Play, seats: int, share: float) -> None:
    sit(play, seats)
    for size in in_every_window(play):
        assert play.parts.lexicons.card_height >= share * size.height(), size


def test_cards_are_no_smaller_at_the_largest_text(play: Play) -> None:
    measured = []
    for scale in SCALES:
        play.open(large_text(scale))
        sit(play, 2)
        write("cat")
        measured.append([heights(play) for _size in in_every_window(play)])
    for usual, large in zip(*measured, strict=True):
        assert [name for name in ("word", "hand", "pool") if large[name] < usual[name]] == []


def test_the_goals_of_tokens_are_in_view_below_the_cards_at_large_text(play: Play) -> None:
    play.open(large_text(LARGE_TEXT))
    sit(play, 2)
    for size in (QSize(1366, 768), QSize(1920, 1080)):
        fit(play, size)
        main, tokens = place(play.parts.main.viewport()), place(play.parts.tokens)
        assert tokens.top() + play.parts.tokens.badges[0].square().bottom() <= main.bottom(), size


def test_tokens_stand_in_the_bar_at_the_largest_text_and_all_cards_above_it(play: Play) -> None:
    play.open(large_text(200))
    sit(play, 8)
    for size in (QSize(1366, 768), QSize(1920, 1080)):
        fit(play, size)
        parts = play.parts
        tokens = (*parts.tokens.badges, parts.tokens.pile)
        cards = (*parts.hand.buttons, *parts.pool.buttons, parts.deck)
        assert [] == list(hidden_parts((*tokens, *cards, parts.strip))), size
        assert all(parts.bar.isAncestorOf(one) for one in tokens)
        assert min(one.square().width() for one in tokens) > 1.2 * SMALL_COIN
    assert (
        "Token: A word of blue and pink cards, with no yellow one"
        == parts.tokens.badges[0].accessibleName()
    )


def test_tokens_go_into_the_bar_of_a_low_window_and_come_back(play: Play) -> None:
    sit(play, 2, QSize(640, 480))
    tokens, bar = play.parts.tokens, play.parts.bar
    assert bar.isAncestorOf(tokens)
    assert [] == list(hidden_parts((*tokens.badges, tokens.pile)))
    fit(play, QSize(640, 620))
    assert not play.parts.bar.isAncestorOf(play.parts.tokens)


@pytest.mark.parametrize("seats", [2, 8])
def test_at_the_largest_text_my_first_line_of_words_stays_while_the_others_scroll(
    play: Play, seats: int
) -> None:
    sit(play, 2, SMALL)
    usual = play.parts.lexicons.card_height
    play.open(large_text(200))
    sit(play, seats, SMALL)
    shelf = play.parts.lexicons
    own, *rest = lexicons_of(seats, 4)
    shelf.show_lexicons([*rest, own])
    shelf.unfold(range(seats))
    QApplication.processEvents()
    *others, mine = shelf.lexicons.values()
    first = mine.words.buttons[0]
    assert play.seat == mine.seat
    assert usual + 8 <= first.height()
    seen = (mine.header, first, play.parts.strip, *play.parts.hand.buttons, play.parts.acts.build)
    assert [] == list(hidden_parts(seen))
    for line in others:
        word = line.words.buttons[-1]
        word.setFocus()
        QApplication.processEvents()
        assert [] == list(hidden_parts((word, *seen)))


@in_every_text
@pytest.mark.usefixtures("scale")
def test_what_the_word_brings_is_the_largest_type(play: Play) -> None:
    sit(play, 2)
    write("cat")
    for size in in_every_window(play):
        gain = play.parts.gain
        assert "+7" == gain.number  # Three letters, and a token for blue and pink.
        assert gain.number_px >= round(LETTER * play.parts.strip.pieces[0].height()) - 1, size
        assert place(play.parts.strip).contains(place(gain)), size


@pytest.mark.parametrize("seats", [2, 5, 8])
@in_every_text
@pytest.mark.usefixtures("scale")
@pytest.mark.sampled(2)
def test_all_cards_can_be_seen_by_whoever_passes(play: Play, seats: int) -> None:
    sit(play, seats)
    for size in in_every_window(play):
        chord("E")
        QApplication.processEvents()
        hidden = list(hidden_parts((*play.parts.hand.buttons, *shown_buttons(play.page))))
        assert [] == hidden, size
        assert [] == cut_buttons(play.page), size
        tap(Qt.Key.Key_Escape)


@pytest.mark.parametrize("seats", [1, 2, 5, 8])
@pytest.mark.sampled(2)
def test_all_lines_and_tokens_can_be_seen(play: Play, seats: int) -> None:
    sit(play, seats)
    for size in in_every_window(play):
        parts = play.parts
        lines = [one.header for one in parts.lexicons.lexicons.values()]
        assert seats == len(lines)
        tokens = (*parts.tokens.badges, parts.tokens.pile)
        seen = (*lines, *tokens, parts.header, *parts.header.seats.chips)
        assert [] == list(hidden_parts(seen)), size


@pytest.mark.parametrize("referee", [Referee.OBJECTION, Referee.VOTE])
def test_all_answers_of_eight_can_be_seen(play: Play, referee: Referee) -> None:
    sit(play, 8, referee=referee)
    play.type_word("CAT" if referee is Referee.OBJECTION else "CTEL")
    play.build()
    for size in in_every_window(play):
        assert len(play.parts.call.buttons) >= 8
        assert [] == list(hidden_parts(play.parts.call.buttons)), size
        assert [] == cut_buttons(play.parts.call), size


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
    return play.parts.hand.buttons[0].piece_area().height()


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
    said = "Ana, 7 points, 1 token won: blue and pink, since your turn: +7 CAT"
    assert said == chip.accessibleName()
    assert "Ben, 0 points, to move" == seats.chips[1].accessibleName()
    assert plain != chip.grab().toImage()


def test_what_a_word_brings_is_told_of_the_same_word_while_the_table_is_asked(play: Play) -> None:
    sit(play, 2, referee=Referee.OBJECTION)
    write("cat")
    before = play.parts.gain.accessibleName()
    play.build()
    assert play.state.call is not None
    assert before.replace("for you", "for Ana") == play.parts.gain.accessibleName()
    assert "+7" == play.parts.gain.number


@pytest.mark.parametrize("seats", [1, 2])
def test_what_a_word_brings_is_told_while_it_is_looked_up(play: Play, seats: int) -> None:
    sit(play, seats)
    write("cat")
    after = rw.RULES.apply(play.state, play.seat, rw.Build(play.state.row.pieces)).state
    assert after.call is not None
    assert 7 == called_gain(rw.RULES.observe(after, play.seat), EIGHT).gain


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
