"""What is around a turn: being robbed, hints, another look, and a window closed half-way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tests.games.play_hands import chord, click, tap, write
from tests.games.rewordable.table.play_deal import Dealt
from tests.games.rewordable.table.play_table import Play
from wordsmith_desktop.bots.bot import Decision, Motive
from wordsmith_desktop.games.common.open_table import Referee
from wordsmith_desktop.window.kit.banner import Tone

ANA, BEN, CHO = 0, 1, 2
DEALT = Dealt(("C AT T SE EL", "H E R RE TH", "T ER D O G"))
NAMES = ("Ana", "Ben", "Cho")


def sit(play: Play, *, seats: int = 2, **fields: object) -> None:
    play.sit_at(Dealt(DEALT.hands[:seats], pool="I NG SI"), *NAMES[:seats], **fields)
    play.lift()


# Being robbed


def _marked(play: Play) -> list[tuple[int, str]]:
    """The words that are marked as new, each with whose lexicon it is in."""
    return [
        (seat, button.word.text)
        for seat, lexicon in play.parts.lexicons.lexicons.items()
        for button in lexicon.words.buttons
        if button.is_new
    ]


def test_whoever_was_robbed_is_told_by_whom_and_of_what(play: Play) -> None:
    sit(play)
    play.write_word("CAT")
    play.write_word("CHAT")
    play.lift()
    assert ANA == play.seat
    assert "Since your last turn: Ben took your CAT for CHAT." == play.message
    assert [(BEN, "CHAT")] == _marked(play)
    button = play.strip.word(play.word("CHAT"))
    assert button.isVisible()
    assert not button.visibleRegion().isEmpty()
    assert button.accessibleName().endswith(", new")


def test_news_lies_over_the_lines_that_tell_what_was_done(play: Play) -> None:
    sit(play)
    play.write_word("CAT")
    play.write_word("CHAT")
    play.lift()
    page = play.page
    page.parts.banner.tag.say(Tone.GOOD, "Ben took your CAT for CHAT.")
    page.refresh()
    assert page.since_lines.isVisible()
    parts = page.playing.children()
    assert parts.index(page.since_lines) < parts.index(page.parts.banner.tag)


def test_an_arrow_points_at_nothing_that_is_scrolled_away(play: Play) -> None:
    sit(play)
    play.write_word("CAT")
    play.write_word("CHAT")
    play.lift()
    ways = play.page.arrows._ways
    assert 1 == len(list(ways()))
    robbed = play.parts.lexicons.lexicons[ANA]
    outer = robbed.parentWidget()
    assert outer is not None
    robbed.move(robbed.x(), outer.height() + 1)
    assert [] == list(ways())


def test_the_robbed_are_told_though_another_has_built_since(play: Play) -> None:
    sit(play, seats=3)
    for word in ("CAT", "CHAT", "DOG"):
        play.write_word(word)
    play.lift()
    assert "Since your last turn: Ben took your CAT for CHAT." == play.message
    assert [(BEN, "CHAT"), (CHO, "DOG")] == _marked(play)


def test_a_word_that_was_stolen_twice_is_marked_where_it_is_now(play: Play) -> None:
    sit(play, seats=3)
    for word in ("CAT", "CHAT", "CHATTER"):
        play.write_word(word)
    play.lift()
    assert "Since your last turn: Ben took your CAT for CHAT." in play.message
    assert [(CHO, "CHATTER")] == _marked(play)


def test_among_eight_the_word_that_was_taken_is_unfolded_and_seen(play: Play) -> None:
    names = ("Ana", "Ben", "Cho", "Dora", "Eva", "Finn", "Gabi", "Hugo")
    play.sit_at(Dealt((*DEALT.hands[:2], *("",) * 6)), *names)
    play.write_word("CAT")
    play.write_word("CHAT")
    for _ in names[2:]:
        play.lift()
        play.pass_turn()
    play.lift()
    assert "Since your last turn: Ben took your CAT for CHAT." == play.message
    assert [(BEN, "CHAT")] == _marked(play)
    (button,) = (one for one in play.parts.lexicons.buttons() if one.word.text == "CHAT")
    assert not button.visibleRegion().isEmpty()


def test_whoever_lost_nothing_is_told_what_was_built_last(play: Play) -> None:
    sit(play)
    play.write_word("CAT")
    play.write_word("HER")
    play.lift()
    assert "Ben built HER: 3 points." == play.message
    assert [(BEN, "HER")] == _marked(play)


def test_the_first_to_play_is_told_that_it_is_their_turn(play: Play) -> None:
    sit(play)
    assert "Ana" in play.message
    assert [] == _marked(play)


# Hints


def _hint(play: Play) -> str:
    tap(Qt.Key.Key_F2)
    play.qtbot.waitUntil(lambda: play.parts.banner.message != "Looking for a word …")
    return play.message


def test_a_hint_tells_how_the_best_word_begins_and_then_the_word(play: Play) -> None:
    sit(play)
    best = play.find()
    assert best is not None
    first = _hint(play)
    assert f"{len(best.word)} letters, begins with {best.word[0]}" in first
    assert best.word not in first
    # Its meaning may be there already.
    assert _hint(play).startswith(f"{best.word} can be built: type it.")
    write(best.word.lower())
    play.build()
    assert [best.word] == play.words(ANA)


def test_a_hint_comes_though_a_word_is_laid_meanwhile(play: Play) -> None:
    sit(play)
    tap(Qt.Key.Key_F2)
    write("se")
    play.qtbot.waitUntil(lambda: "Ask again for the word." in play.message)
    assert "SE" == play.strip.shown


def test_the_next_player_gets_a_first_hint_again(play: Play) -> None:
    sit(play)
    _hint(play)
    _hint(play)
    play.write_word("CAT")
    play.lift()
    assert "Ask again for the word." in _hint(play)


def test_the_next_player_gets_a_first_hint_of_the_same_word_too(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    def advise(done: Callable[[Decision[None]], object]) -> bool:
        done(Decision(None, Motive("SING", 4)))
        return True

    sit(play)
    monkeypatch.setattr(play.page.table, "advise", advise)
    first = _hint(play)
    assert "Ask again for the word." in first
    assert "SING" in _hint(play)
    play.pass_turn()
    play.lift()
    assert first == _hint(play)


# Another look


@pytest.mark.parametrize(
    "change",
    [{"theme": "dark"}, {"theme": "contrast"}, {"language": "de"}, {"text_scale": 150}],
)
@pytest.mark.sampled(2)
def test_another_look_in_the_middle_of_a_turn_keeps_what_lies_on_the_strip(
    play: Play, change: dict[str, object]
) -> None:
    sit(play)
    write("cat")
    tap(Qt.Key.Key_Left)
    before, shown, page = play.state, play.strip.pieces, play.page
    play.preferences.change(**change)
    assert page is not play.page
    play.lift()
    assert (before, shown) == (play.state, play.strip.pieces)
    assert 1 == play.parts.strip.caret
    chord("Z")
    assert "CA" == play.state.row.text
    chord("Y")
    play.build()
    assert ["CAT"] == play.words(ANA)


def test_another_look_while_the_others_are_asked_asks_them_still(play: Play) -> None:
    sit(play, referee=Referee.OBJECTION)
    play.write_word("CAT")
    play.preferences.change(theme="dark")
    assert play.curtain is None
    assert "C AT" == play.strip.shown
    click(play.button("No objection"))
    assert ["CAT"] == play.words(ANA)


# Closed half-way


def test_a_window_closed_in_the_middle_of_a_turn_opens_on_the_same_turn(play: Play) -> None:
    sit(play)
    play.write_word("CAT")
    play.lift()
    write("he")
    before = play.state
    play.open()
    card = play.card("Continue")
    assert "Ben’s turn" in card.accessibleName()
    click(card)
    play.come_back()
    assert play.curtain is not None
    assert before == play.state
    play.lift()
    assert [(BEN, ["CAT"])] == [(play.seat, play.words(ANA))]
    assert [card.text for card in before.players[BEN].hand] == [
        button.view.text for button in play.parts.hand.buttons
    ]
    assert "H E" == play.strip.shown
    chord("Z")
    assert "H" == play.strip.shown
    chord("Y")
    assert "H E" == play.strip.shown
    play.write_word("CHAT")
    assert ["CHAT"] == play.words(BEN)


def test_the_home_page_and_back_keeps_the_turn_and_what_lies_on_the_strip(play: Play) -> None:
    sit(play)
    write("cat")
    before = play.state
    chord("W")
    click(play.card("Continue"))
    play.come_back()
    assert before == play.state
    assert play.curtain is not None
    assert "" == play.strip.shown
    play.lift()
    assert (ANA, "C AT") == (play.seat, play.strip.shown)
    for left in ("CA", "C", ""):
        chord("Z")
        assert left == play.state.row.text
    chord("Z")
    assert "" == play.state.row.text
