"""The table of Rewordable as people see it: sizes, places, and nothing that jumps."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.games.composition import (
    GROWTH,
    LARGE,
    SCALES,
    SIZES,
    SMALL,
    cut_buttons,
    geometry,
    hidden_parts,
    is_in_corner,
    large_text,
    moved,
    place,
    resize,
    shown_buttons,
)
from tests.ui.games.play_hands import chord, click, tap, write
from tests.ui.games.rewordable.play_deal import Dealt
from tests.ui.games.rewordable.play_table import Play
from tests.ui.games.rewordable.test_lexicons import table as lexicons_of
from wordsmith_desktop.games.rewordable.actions import Build
from wordsmith_desktop.games.rewordable.rules import RULES
from wordsmith_desktop.games.rewordable.tokens import Goal
from wordsmith_desktop.games.table import Referee
from wordsmith_desktop.ui.games.rewordable.card_face import ASPECT, LETTER
from wordsmith_desktop.ui.games.rewordable.gain import called_gain

EIGHT = ("Ana", "Ben", "Cho", "Dörte-Marie", "Emil", "Frida", "Gülcan", "Hannelore")
HANDS = ("C AT T SE EL", "H E R RE TH", *[""] * 6)
ROW = (Goal.BLUE_PINK, Goal.ADD_ON, Goal.BLUE_ONLY)


def sit(play: Play, seats: int, size: QSize = SMALL, **fields: object) -> None:
    """A table in a window of that size, before whose cards Ana sits."""
    dealt = Dealt(HANDS[:seats], pool="I NG SI", row=ROW)
    play.sit_at(dealt, *EIGHT[:seats], **fields)
    fit(play, size)


def fit(play: Play, size: QSize) -> None:
    """Have the window that large; a page that is dressed anew is covered again."""
    play.lift()
    resize(play, size)
    play.lift()
    QApplication.processEvents()


def heights(play: Play) -> dict[str, float]:
    """Of the cards, in pixels."""
    parts = play.parts
    return {
        "word": parts.strip.pieces[0].height(),
        "hand": parts.hand.buttons[0].piece_box().height(),
        "pool": parts.pool.buttons[0].piece_box().height(),
        "on the table": parts.lexicons.card_height,
    }


@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_cards_follow_from_the_window(play: Play, size: QSize, seats: int) -> None:
    sit(play, seats, size)
    write("cat")
    found = heights(play)
    assert found["word"] >= 0.13 * size.height()
    assert found["hand"] >= 0.14 * size.height()
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


def test_cards_are_much_higher_in_a_large_window(play: Play) -> None:
    sit(play, 3)
    write("cat")
    measured = []
    for size in (SMALL, LARGE, SIZES[-1]):
        fit(play, size)
        measured.append(heights(play))
    small, large, largest = measured
    assert [name for name in small if large[name] < GROWTH * small[name]] == []
    assert [name for name in small if largest[name] <= large[name]] == []


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
def test_all_that_one_acts_on_can_be_seen(play: Play, size: QSize, scale: int, seats: int) -> None:
    play.open(large_text(scale))
    sit(play, seats, size)
    write("cat")
    parts = play.parts
    acted_on = (parts.strip, *parts.strip.pieces, *parts.hand.buttons, *parts.pool.buttons)
    assert [] == list(hidden_parts((*acted_on, parts.deck, *shown_buttons(play.page))))
    assert [] == cut_buttons(play.page)
    chord("E")
    QApplication.processEvents()
    assert [] == list(hidden_parts((*parts.hand.buttons, *shown_buttons(play.page))))
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


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_goes_on_is_always_in_the_corner(play: Play, size: QSize, scale: int) -> None:
    play.open(large_text(scale))
    sit(play, 2, size, referee=Referee.OBJECTION)
    assert is_in_corner(play.parts.acts.build)
    chord("E")
    assert is_in_corner(play.parts.acts.confirm)
    tap(Qt.Key.Key_Escape)
    play.type_word("CAT")
    assert is_in_corner(play.parts.acts.build)
    play.build()
    assert is_in_corner(play.parts.acts.build)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_little_is_empty_below_the_cards(play: Play, size: QSize) -> None:
    sit(play, 2, size)
    left = place(play.parts.bar).top() - place(play.parts.hand).bottom()
    assert left <= 0.12 * size.height()


def zones(play: Play) -> dict[str, QWidget]:
    """What is to stand still while a turn is played."""
    parts, acts = play.parts, play.parts.acts
    found: dict[str, QWidget] = {
        "header": parts.header,
        "words": parts.lexicons,
        "strip": parts.strip,
        "gain": parts.gain,
        "cards": parts.lower,
        "deck": parts.deck,
        "bar": parts.bar,
        "build": acts.build,
        "pass": acts.pass_turn,
        "moves": acts.moves,
    }
    lines = {f"line {seat}": one for seat, one in parts.lexicons.lexicons.items()}
    tokens = {f"token {at}": one for at, one in enumerate(parts.tokens.badges)}
    chips = {f"chip {at}": one for at, one in enumerate(parts.header.seats.chips)}
    cards = (*parts.hand.buttons, *parts.pool.buttons)
    return {**found, **lines, **tokens, **chips, **{f"card {one.view.id}": one for one in cards}}


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("scale", SCALES)
def test_nothing_jumps_while_a_turn_is_played(play: Play, scale: int, seats: int) -> None:
    play.open(large_text(scale))
    sit(play, seats, SMALL, referee=Referee.OBJECTION)
    parts = zones(play)
    before = geometry(parts)
    write("c")
    assert [] == moved(before, geometry(parts))
    write("atxq")
    assert [] == moved(before, geometry(parts))
    chord("E")
    QApplication.processEvents()
    assert [] == moved(before, geometry(parts))
    tap(Qt.Key.Key_Escape)
    play.type_word("CAT")
    assert [] == moved(before, geometry(parts))
    play.build()
    QApplication.processEvents()
    assert play.state.call is not None
    # The hand is nobody's business now: its cards are gone.
    still = {name: part for name, part in parts.items() if not name.startswith("card ")}
    assert [] == moved(before, geometry(still))


def test_a_refusal_moves_nothing_and_leaves_with_the_next_key(play: Play) -> None:
    sit(play, 2)
    parts = zones(play)
    play.type_word("CTEL")
    before = geometry(parts)
    play.build()
    tag = play.parts.banner.tag
    assert tag.isVisible()
    assert [] == moved(before, geometry(parts))
    assert place(tag).intersects(place(play.parts.strip))
    tap(Qt.Key.Key_Backspace)
    assert not tag.isVisible()


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
