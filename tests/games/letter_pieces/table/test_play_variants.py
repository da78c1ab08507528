"""A match to its end in every way to play, through the real window."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_curtain import everything_said, picture
from tests.games.play_hands import CTRL, click, focused, tap, write
from tests.games.table_play import texts_of
from wordsmith_desktop.games.common.open_table import CallStage, Referee
from wordsmith_desktop.games.letter_pieces.table.new_match import MatchForm

ANA, BEN, CHO = 0, 1, 2
NAMES = ("Ana", "Ben", "Cho")


def one_challenge(form: MatchForm) -> QWidget:
    return form.challenges.button(1)


def _ends_with_winner(play: Play) -> None:
    """The final table is on the screen, with everyone's points."""
    if play.phase is lp.Phase.CHALLENGE_OVER:
        play.go_on()
    outcome = play.outcome
    assert outcome is not None
    shown = play.end_texts()
    assert {str(score) for score in outcome.scores} <= set(shown)


# Secret


def _other_words(play: Play) -> list[str]:
    """Every word that somebody has written so far."""
    return [word for player in play.session.match.state.players for word in player.sheet.words]


def _says(text: str, word: str) -> bool:
    return re.search(rf"\b{word}\b", text) is not None


def test_a_secret_match_shows_nobodys_word_at_the_curtain_and_strikes_what_is_none(
    play: Play,
) -> None:
    play.begin(lambda form: form.mode.button(lp.Mode.SECRET), one_challenge)
    assert play.curtain is not None
    pictures: dict[int, list[QImage]] = {ANA: [], BEN: []}
    nonsense = ""
    while play.phase in (lp.Phase.PLAY, lp.Phase.LAST_WORDS):
        seat = play.seat
        assert play.curtain is not None
        said = everything_said(play.window)
        assert "Pass to " + NAMES[seat] in said
        assert "Wordsmith Desktop" == play.window.windowTitle()
        assert [] == [word for word in _other_words(play) if _says(said, word)]
        pictures[seat].append(picture(play.window))
        play.lift()
        said = everything_said(play.window)
        own = set(play.words(seat))
        assert [] == [w for w in _other_words(play) if w not in own and _says(said, w)]
        assert all(_says(said, word) for word in own)
        if seat == ANA and not nonsense:
            nonsense = _no_word(play)
            play.write_word(nonsense)
        else:
            play.play_turn()
    for shown in pictures.values():
        assert len(shown) >= 3
        # The first comes by the mouse; after keys the button shows that it has them.
        assert all(shown[1] == other for other in shown[1:])
    assert lp.Phase.MATCH_OVER == play.phase
    (sheet,) = play.session.match.state.players[ANA].past
    rows = sheet.rows
    assert [(nonsense, lp.RowStatus.STRUCK)] == [(r.word, r.status) for r in rows if r][:1]
    assert all(row.status is lp.RowStatus.STANDS for row in rows[1:] if row)
    assert play.curtain is None
    assert any(f"{nonsense} (struck)" in line for line in play.end_texts())
    _ends_with_winner(play)


def _no_word(play: Play) -> str:
    """Letters that can be built now and are no word."""
    heap = play.parts.board.bench
    assert heap is not None
    for letters in ("IC", "LS", "TC", "VI", "IL", "LL", "OI", "TT"):
        tap(Qt.Key.Key_Backspace, CTRL)
        write(letters.lower())
        if play.built == letters and not play.lexicon().judge(letters).accepted:
            return letters
    raise AssertionError("nothing to build")


def test_silent_sheets_are_checked_by_the_left_neighbour_where_objections_rule(
    play: Play,
) -> None:
    rules = lp.Ruleset(
        mode=lp.Mode.SECRET,
        table=lp.TableMode.CURTAIN,
        referee=Referee.OBJECTION,
        challenges=1,
        words=2,
        given=(3, 3, 1, 1),
    )
    play.sit("Ana", "Ben", rules=rules)
    play.lift()
    wrong = _no_word(play)
    play.write_word(wrong)
    play.play_on(lambda: play.phase is lp.Phase.CHECKING)
    asked = 0
    while play.phase is lp.Phase.CHECKING:
        call = play.seen.call
        assert call is not None
        if call.stage is CallStage.RULING:
            # The dictionary may look a word up on a thread of its own.
            play.wait_for_ruling()
            continue
        assert f"{NAMES[call.seat]} wrote {call.word}" in texts_of(play.parts.call)
        neighbour = NAMES[1 - call.seat]
        objects = call.word == wrong
        click(play.button(f"{neighbour} objects" if objects else "No objection"))
        asked += 1
    assert asked >= 3
    (sheet,) = play.session.match.state.players[ANA].past
    rows = sheet.rows
    assert lp.RowStatus.STRUCK == (rows[0].status if rows[0] else None)
    _ends_with_winner(play)


# Required letters


def test_the_named_words_letters_are_asked_for_row_by_row(play: Play) -> None:
    play.begin(lambda form: form.required.button(lp.RequiredLetters.WORD), one_challenge)
    assert lp.Phase.LETTERS == play.phase
    assert "Ana, name a word of 6 letters." in texts_of(play.parts.letters)
    assert focused() is play.parts.letters.field
    write("melt")
    tap(Qt.Key.Key_Return, text="\r")
    assert "The word has 4 letters; it must have 6." == play.message
    tap(Qt.Key.Key_Backspace, times=4)
    write("stolen")
    tap(Qt.Key.Key_Return, text="\r")
    assert "STOLEN" == play.seen.required
    assert play.parts.board.hasFocus()
    play.play_on(play.is_challenge_over)
    for player in play.session.match.state.players:
        rows = zip("STOLEN", player.sheet.rows, strict=True)
        assert all(row is None or letter in row.word for letter, row in rows)
    _ends_with_winner(play)


def test_a_word_for_the_rows_that_no_dictionary_knows_is_refused(play: Play) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(required=lp.RequiredLetters.WORD, challenges=1))
    write("qqqqqq")
    tap(Qt.Key.Key_Return, text="\r")
    play.wait_for_ruling()
    assert lp.Phase.LETTERS == play.phase
    assert play.message.startswith("“QQQQQQ” is not in the dictionary")
    click(play.page.overruling.here)
    click(play.parts.letters.field)
    tap(Qt.Key.Key_Return, text="\r")
    play.wait_for_ruling()
    assert "QQQQQQ" == play.seen.required


def test_the_table_votes_on_a_word_for_the_rows(play: Play) -> None:
    rules = lp.Ruleset(required=lp.RequiredLetters.WORD, challenges=1, referee=Referee.VOTE)
    play.sit("Ana", "Ben", rules=rules)
    write("qqqqqq")
    tap(Qt.Key.Key_Return, text="\r")
    play.wait_for_ruling()
    assert play.parts.call.isVisible()
    assert not play.parts.letters.field.isEnabled()
    assert "Ana names QQQQQQ for the rows" in texts_of(play.parts.call)
    play.answer("Ben: no")
    assert lp.Phase.LETTERS == play.phase
    assert play.parts.letters.field.isEnabled()
    tap(Qt.Key.Key_Return, text="\r")
    play.wait_for_ruling()
    play.answer("Ben: yes")
    assert "QQQQQQ" == play.seen.required


def test_any_six_letters_are_taken_where_they_may_be_chosen(play: Play) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(required=lp.RequiredLetters.LETTERS, challenges=1))
    assert "Ana, name any 6 letters." in texts_of(play.parts.letters)
    assert "The letters" == play.parts.letters.field.accessibleName()
    write("qqqqqq")
    tap(Qt.Key.Key_Return, text="\r")
    assert "QQQQQQ" == play.seen.required


# Mixed levels


def test_handicaps_are_changed_between_challenges(play: Play) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(given=(3, 4, 2, 2), challenges=2, handicaps=(3,)))
    for _ in range(2):
        play.give_up()
    ending = play.parts.between
    assert (3, 0) == ending.handicaps.crossed
    ana, ben = ending.handicaps.fields
    assert "Ben: white boxes crossed out" == ben.accessibleName()
    ana.setValue(0)
    ben.setValue(2)
    click(ending.go_on)
    assert [0, 2] == [one.sheet.crossed for one in play.session.match.state.players]
    for _ in range(2):
        play.give_up()
    assert not ending.handicaps.isVisible()


def test_a_row_further_down_is_chosen_on_the_pad(play: Play) -> None:
    rules = lp.Ruleset(required=lp.RequiredLetters.LETTERS, challenges=1, given=(3, 4, 2, 2))
    play.sit("Ana", "Ben", rules=rules)
    write("tiloei")
    tap(Qt.Key.Key_Return, text="\r")
    play.type_word("TOIL")
    assert "row 1, at T" in play.parts.claim.note
    click(play.parts.pads.pad._rows[2])
    assert "row 3, at L" in play.parts.claim.note
    click(play.parts.claim.claim_button)
    assert [None, None, "TOIL", None, None, None] == [
        row.word if row else None for row in play.session.match.state.players[ANA].sheet.rows
    ]
    # Ana's choice is not Ben's; the row he chooses asks for a letter that his word lacks.
    play.type_word("LIT")
    assert "row 1, at T" in play.parts.claim.note
    click(play.parts.pads.pad._rows[3])
    play.parts.board.setFocus()
    play.claim()
    assert "“LIT” has no O, which this row requires." == play.message
    assert () == play.words(BEN)
    # The row that Ana had chosen is filled now.
    click(play.parts.pads.pad._rows[0])
    play.parts.board.setFocus()
    play.claim()
    assert (("LIT",), ANA) == (play.words(BEN), play.seat)
    assert play.page.gestures.row in (0, None)


@pytest.mark.nightly
def test_six_letters_drawn_at_random_are_asked_for(play: Play) -> None:
    play.begin(lambda form: form.required.button(lp.RequiredLetters.RANDOM), one_challenge)
    required = play.seen.required
    assert 6 == len(required)
    read_out = play.parts.pads.pad.accessibleDescription()
    assert all(letter in read_out for letter in required)
    play.play_on(play.is_challenge_over)
    for player in play.session.match.state.players:
        rows = zip(required, player.sheet.rows, strict=True)
        assert all(row is None or letter in row.word for letter, row in rows)
    _ends_with_winner(play)


# Word by Word


def _fill_circles(play: Play) -> int:
    """Turn circles into pieces until a word is there; how many."""
    filled = 0
    while play.find_word() is None and play.player.circles:
        if filled % 2:
            tap(Qt.Key.Key_2, CTRL)
        else:
            click(play.parts.tray.compartments[lp.Shape.L])
        filled += 1
    return filled


def _step(play: Play) -> tuple[int, int]:
    """One word of Word by Word, or the row is passed; circles filled, and lost at a claim."""
    play.lift()
    filled, circles = _fill_circles(play), play.player.circles
    word = play.find_word()
    if word is None:
        play.give_up()
        return filled, 0
    play.write_word(word)
    return filled, circles


def test_word_by_word_alone(play: Play) -> None:
    play.preferences.change(player_names=("Ana",))
    play.begin(lambda form: form.mode.button(lp.Mode.WORD_BY_WORD), one_challenge)
    assert play.curtain is None
    assert not play.parts.tray.die.isVisible()
    filled = lost = 0
    while not play.is_challenge_over():
        more, gone = _step(play)
        filled, lost = filled + more, lost + gone
    (sheet,) = play.session.match.state.players[ANA].past
    assert 6 == len([row for row in sheet.rows if row])
    _ends_with_winner(play)
    assert "Your first result with these rules" == play.end.sentence.text()


def _circles_on_pad(play: Play) -> list[str]:
    """What the pad says of circles, row by row."""
    said = (row.accessibleName() for row in play.parts.pads.pad._rows)
    return [line for line in said if "circle" in line]


def test_ticked_circles_are_shown_until_the_word_is_made_and_survive_undo_and_a_new_look(
    play: Play,
) -> None:
    play.seed = 3
    play.sit("Ana", rules=lp.Ruleset(mode=lp.Mode.WORD_BY_WORD, challenges=1))
    while not play.player.circles:
        play.seed += 1
        play.sit("Ana", rules=lp.Ruleset(mode=lp.Mode.WORD_BY_WORD, challenges=1))
    circles = play.player.circles
    before = _circles_on_pad(play)
    click(play.parts.tray.compartments[lp.Shape.L])
    assert 1 == play.player.ticked_circles
    after = _circles_on_pad(play)
    assert "1 circle ticked" in after[0]
    tap(Qt.Key.Key_Z, CTRL)
    assert (circles, before) == (play.player.circles, _circles_on_pad(play))
    tap(Qt.Key.Key_Y, CTRL)
    play.preferences.change(theme="dark")
    assert after == _circles_on_pad(play)
    play.give_up()
    assert 0 == play.player.ticked_circles


def test_word_by_word_for_three_with_circles_filled_and_lost_and_a_row_passed(
    play: Play,
) -> None:
    play.preferences.change(player_names=NAMES)
    play.begin(lambda form: form.mode.button(lp.Mode.WORD_BY_WORD), one_challenge)
    filled = lost = 0
    play.lift()
    nonsense = _no_word(play)
    play.claim()
    assert (ANA, ()) == (play.seat, play.words(ANA))
    _step(play)
    assert not _says(everything_said(play.window), nonsense)
    while not play.is_challenge_over():
        assert play.curtain is not None
        if play.seat == CHO and not play.player.sheet.open_rows[0]:
            play.lift()
            play.give_up()
            continue
        if play.seat == BEN and play.player.circles and not filled:
            play.lift()
            before = len(play.player.pieces)
            click(play.parts.tray.compartments[lp.Shape.C])
            assert before + 1 == len(play.player.pieces)
            filled += 1
        more, gone = _step(play)
        filled, lost = filled + more, lost + gone
    assert filled > 0
    assert lost > 0
    sheets = [player.past[0] for player in play.session.match.state.players]
    assert lp.RowStatus.PASSED == (sheets[CHO].rows[0].status if sheets[CHO].rows[0] else None)
    assert all(not sheet.open_rows for sheet in sheets)
    _ends_with_winner(play)


# The race


def _wait(play: Play, seconds: int) -> None:
    """Let time pass at the table, as the window's clock does."""
    for _ in range(seconds * 2):
        play.session.tick(500)


def test_the_race_is_run_by_buzzer_with_lockouts_and_a_clock(play: Play) -> None:
    play.begin(lambda form: form.table.button(lp.TableMode.BUZZER), one_challenge)
    assert play.parts.race.isVisible()
    tap(Qt.Key.Key_F6)
    assert BEN == play.seat
    tap(Qt.Key.Key_F5)
    assert BEN == play.seat
    assert "Somebody has buzzed already." == play.message

    # Giving the bench back locks out for a while.
    play.give_up()
    assert play.seen.bench is None
    assert not play.parts.race.lanes[BEN].buzz.isEnabled()
    tap(Qt.Key.Key_F6)
    assert "You are locked out for a moment." == play.message
    _wait(play, 10)
    assert "Ben may buzz again." == play.message
    assert play.parts.race.lanes[BEN].buzz.isEnabled()

    # So does a refused word, and a bench whose time is up.
    click(play.parts.race.lanes[BEN].buzz)
    _no_word(play)
    play.claim()
    assert (None, ()) == (play.seen.bench, play.words(BEN))
    assert play.seen.players[BEN].is_locked_out
    tap(Qt.Key.Key_F5)
    assert ANA == play.seat
    _wait(play, 29)
    assert ANA == play.seat
    _wait(play, 1)
    assert play.seen.bench is None
    assert play.seen.players[ANA].is_locked_out
    _wait(play, 10)

    for turn in range(30):
        if play.is_challenge_over():
            break
        seat = turn % 2
        tap((Qt.Key.Key_F5, Qt.Key.Key_F6)[seat])
        if play.seen.bench is None:
            click(play.parts.race.lanes[1 - seat].rest)
            continue
        play.play_turn()
        _wait(play, 10)
    assert play.is_challenge_over()
    _ends_with_winner(play)


def test_when_nobody_sees_a_word_the_race_is_over(play: Play) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(table=lp.TableMode.BUZZER, challenges=1))
    click(play.parts.race.lanes[ANA].rest)
    assert not play.parts.race.lanes[ANA].rest.isEnabled()
    click(play.parts.race.lanes[BEN].rest)
    assert lp.Phase.MATCH_OVER == play.phase
    _ends_with_winner(play)


# Warm-up and solo


def test_a_warm_up_lasts_two_minutes(play: Play) -> None:
    play.begin(lambda form: form.mode.button(lp.Mode.WARM_UP))
    for seat in (ANA, BEN):
        play.lift()
        assert (seat, 10) == (play.seat, len(play.player.pieces))
        assert not play.parts.tray.die.isVisible()
        for _ in range(3):
            word = play.find_word()
            if word is not None:
                play.write_word(word)
                assert seat == play.seat
        # The window's own clock runs too: what the hands do takes some seconds of a busy computer.
        _wait(play, 112)
        assert lp.Phase.PLAY == play.phase
        assert seat == play.seat
        _wait(play, 8)
    assert play.is_challenge_over()
    _ends_with_winner(play)


def test_a_warm_up_can_be_ended_early(play: Play) -> None:
    play.preferences.change(player_names=("Ana",))
    play.begin(lambda form: form.mode.button(lp.Mode.WARM_UP))
    play.give_up()
    assert play.is_challenge_over()
    _ends_with_winner(play)


def test_a_match_alone_is_played_to_the_end(play: Play) -> None:
    asked, form = play.ask_for_match()
    click(asked.players.leavers[-1])
    click(one_challenge(form))
    click(asked.start)
    play.come_back()
    play.lexicon()
    assert ("Ana",) == play.preferences.settings.player_names
    play.play_on(play.is_challenge_over)
    _ends_with_winner(play)
    (sheet,) = play.session.match.state.players[ANA].past
    assert 6 == len(sheet.words)
    assert play.end.headline.text().endswith(" points")
