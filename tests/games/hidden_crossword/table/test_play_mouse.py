"""Whole matches by mouse, from the home page to the last page and to a second match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from tests.games.hidden_crossword import hc
from tests.games.hidden_crossword.table.play_answers import Hidden
from tests.games.hidden_crossword.table.play_deal import ANAS, BENS, DOWN
from tests.games.hidden_crossword.table.play_table import Play
from tests.games.play_hands import chord, click
from tests.games.table_play import texts_of
from wordsmith_desktop.games.hidden_crossword.table.grid.grid import GridBoard
from wordsmith_desktop.games.hidden_crossword.table.new_match import MatchForm
from wordsmith_desktop.window.kit import dialogs
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.shell.home import Home

ANA, BEN = 0, 1
NAMES = ("Ana", "Ben")


def _arrows(form: MatchForm) -> QWidget:
    return form.clue.button(hc.ClueType.ALPHABET)


def _places(form: MatchForm) -> QWidget:
    return form.clue.button(hc.ClueType.PLACE)


def _draw(play: Play) -> None:
    """Turn up letters; Ben calls the anchor by clicks as soon as there is one."""
    draw = play.parts.draw
    while not play.find_anchor():
        click(draw.pace_bar.next)
    word = play.find_anchor()
    click(draw.call.choice.buttons[BEN])
    for letter in word:
        click(next(one for one in draw.letters.places if one.view.letter == letter))
    click(draw.call.entry.submit)
    play.wait_for_ruling()
    assert (word, BEN) == (play.state.anchor, play.state.anchor_seat)
    while play.state.phase is hc.Phase.DRAW:
        click(draw.pace_bar.next)
    assert hc.Phase.DEALT is play.state.phase
    click(draw.dealt.go_on)


def _build(play: Play, *, is_dragging: bool) -> None:
    """Lay a puzzle by mouse, and hand it in by its button."""
    seat, anchor = play.seat, play.state.anchor
    layout = play.make_puzzle(seat)
    if is_dragging:
        play.grid.drag_puzzle(layout, anchor)
    else:
        play.grid.click_puzzle(layout, anchor)
    assert hc.Crossword(layout).words == play.grid.words()
    click(play.parts.bar.go_on)
    play.insist()
    play.wait_for_ruling()
    assert play.state.players[seat].is_ready


def _hidden(play: Play) -> Hidden:
    """What whoever has the turn looks for."""
    state = play.state
    return Hidden(state.target(play.seat), state.anchor, state.pool, state.ruleset.clue)


def _assert_told(play: Play) -> None:
    """The letters that the other one left over and the two-letter words stand on the sheet."""
    hidden, other = _hidden(play), NAMES[1 - play.seat]
    told = texts_of(play.parts.sheet)
    assert f"Anchor word: {play.state.anchor}" in told
    assert f"Left over by {other}: {hidden.unused}" in told
    assert f"Two-letter words: {hidden.short_words}" in told


def _guess(play: Play, word: str, place: int = 0) -> None:
    """Click a word together, guess it, and choose; the page answers as the puzzle has it."""
    hidden, seat = _hidden(play), play.seat
    play.click_guess(word)
    count = len(hidden.words(len(word)))
    assert (hc.GuessStage.CHOICE if count > 1 else hc.GuessStage.ANSWERED) is play.stage
    if count > 1:
        place = play.choose(place)
    assert hc.GuessStage.ANSWERED is play.stage
    answer = play.parts.answer
    assert hidden.sentence(word, place) == answer.sentence.text()
    assert hidden.marked(word, place) == answer.word.accessibleName()
    assert word in [line.word.word for line in play.parts.sheet.area.lines]
    _assert_candidates(play, hidden)
    assert seat == play.seat


def _assert_candidates(play: Play, hidden: Hidden) -> None:
    """Every word that is looked for is among those that are said to fit still."""
    sheet = play.parts.sheet
    play.qtbot.waitUntil(
        lambda: all(
            sheet.by_word.slot_cards[slot].still_fit.isVisible() for slot in sheet.wanted_slots
        )
    )
    for length, place in sheet.wanted_slots:
        card = sheet.by_word.slot_cards[length, place]
        if not card.still_fit.isChecked():
            click(card.still_fit)
        words = card.words.listed
        assert hidden.words(length)[place].word in words
        # Where not all are listed, a line over them says how many are.
        account = f"{card.still_fit.accessibleName()} {card.listed.text()} "
        assert f" {len(words)} " in f" {account}"


def _wrong_guess(play: Play, length: int) -> str:
    """A common word of that length that is not hidden."""
    hidden = {one.word for one in _hidden(play).words(length)}
    found = play.lexicon().index.from_letters(play.seen.letters, min_length=length, family=True)
    fitting = [one for one in found if one.length == length and one.word not in hidden]
    return max(fitting, key=lambda one: one.commonness).word


def _missing_length(play: Play) -> int:
    """The shortest length of which no word is hidden."""
    hidden = _hidden(play)
    return next(length for length in range(3, 8) if not hidden.words(length))


def _pass_on(play: Play) -> None:
    """Hand on by the button; the curtain names who is next."""
    after = 1 - play.seat
    wanted = f"Pass to {NAMES[after]}" if after else "End the round"
    assert wanted == play.parts.answer.go_on.accessibleName()
    play.click_on()
    if not play.is_over:
        assert play.curtain is not None
        assert f"Pass to {NAMES[after]}" == play.curtain.accessibleName()
        play.lift()


def _begin(play: Play, choose: Callable[[MatchForm], QWidget]) -> None:
    """From the home page to the first guess."""
    play.begin(choose)
    _draw(play)
    for seat in (ANA, BEN):
        assert play.curtain is not None
        assert f"Pass to {NAMES[seat]}" == play.curtain.accessibleName()
        play.lift()
        assert play.window.windowTitle().startswith(f"{NAMES[seat]} builds")
        _build(play, is_dragging=seat == ANA)
    assert hc.Phase.GUESS is play.state.phase
    play.lift()
    for seat in (ANA, BEN):
        assert seat == play.seat
        _assert_told(play)
        _guess(play, _wrong_guess(play, len(_hidden(play).others[0].word)))
        _pass_on(play)


def _part_of(play: Play) -> hc.Layout:
    """The anchor and one word across it: a puzzle by the rules, but not the whole one."""
    target, anchor = play.state.target(play.seat), play.state.anchor
    grid = hc.Crossword(target)
    anchored = grid.anchor_run(anchor)
    assert anchored is not None
    crossing = next(
        run
        for run in grid.runs
        if run != anchored and not set(run.cells).isdisjoint(anchored.cells)
    )
    kept = {*anchored.cells, *crossing.cells}
    return hc.layout_of(tile for tile in target if tile.cell in kept)


def _submit(play: Play, layout: hc.Layout) -> None:
    """Lay this over what lies there already, and submit it by its button."""
    click(play.parts.entry.solve)
    play.grid.drag_puzzle(layout, play.state.anchor)
    assert hc.Crossword(layout).words == play.grid.words()
    click(play.parts.bar.go_on)
    play.insist()
    play.wait_for_ruling()


def _puzzles_shown(play: Play) -> list[tuple[str, ...]]:
    """The words on the final page, puzzle by puzzle."""
    views = play.puzzle_views
    return [view.board.editor.grid.words for view in views if view.board.editor]


def test_a_match_with_arrows_ends_in_a_tie_and_is_played_again(play: Play) -> None:
    _begin(play, _arrows)

    _guess(play, _hidden(play).others[-1].word, _place_of_last(play))
    _pass_on(play)
    _submit(play, _part_of(play))
    assert "Not right: at least one word is wrong or missing." == play.parts.answer.sentence.text()
    assert not play.parts.answer.word.isVisible()
    _pass_on(play)

    _submit(play, play.state.target(ANA))
    assert "Right! That is the whole puzzle." == play.parts.answer.sentence.text()
    assert "Ben still has a guess in this round." == play.parts.answer.note.text()
    _pass_on(play)
    # Ben's tiles of the round before still lie there.
    _submit(play, play.state.target(BEN))

    assert play.is_over
    assert "Both found the whole puzzle in round 3" == play.end.sentence.text()
    assert play.outcome is not None
    assert (ANA, BEN) == play.outcome.winners
    assert [hc.Crossword(play.state.players[seat].draft).words for seat in (ANA, BEN)] == (
        _puzzles_shown(play)
    )
    tries = "Ana: 2 guesses, 1 puzzle submitted · Ben: 1 guess, 2 puzzles submitted"
    assert tries in play.end_texts()

    # The same people play once more, and nothing of the match before is left on the table.
    before = play.save
    click(play.end.play_again)
    assert before != play.save
    assert (hc.Phase.DRAW, ()) == (play.state.phase, play.state.drawn)
    assert play.state.ruleset.clue is hc.ClueType.ALPHABET
    assert not any(place.view.letter for place in play.parts.draw.letters.places)
    click(play.parts.draw.pace_bar.next)
    assert 1 == len(play.state.drawn)
    play.window.go_home()
    assert isinstance(play.window.screen_shown, Home)


def _place_of_last(play: Play) -> int:
    """Where the last hidden word stands among those of its length."""
    last = _hidden(play).others[-1]
    return _hidden(play).words(len(last.word)).index(last)


@pytest.mark.nightly
def test_a_match_with_places_is_won_by_one(play: Play) -> None:
    _begin(play, _places)
    _guess(play, _wrong_guess(play, _missing_length(play)))
    _pass_on(play)
    _submit(play, play.state.target(BEN))
    assert play.is_over
    assert "Ben wins" == play.end.headline.text()
    assert "The whole puzzle in round 2" == play.end.sentence.text()
    assert play.outcome is not None
    assert (BEN,) == play.outcome.winners
    click(play.end.home)
    assert isinstance(play.window.screen_shown, Home)


# Tiles and words in hands


@pytest.fixture
def building(play: Play) -> Play:
    """Ana builds around NEAR with R N A E twice and T I S O D L M P once."""
    play.sit_to_build()
    play.lift()
    return play


def test_tiles_are_dragged_to_the_grid_about_it_and_back(building: Play) -> None:
    grid = building.grid
    whole = sorted(grid.rack.letters)
    grid.drag_tile("O", 1, 0)
    grid.drag_tile("D", 2, 0)
    assert ("NOD", "NEAR") == grid.words()
    grid.drag_cell((2, 0), (2, 1))
    assert ("NO", "NEAR") == grid.words()
    # One that lies there comes back in exchange.
    grid.drag_cell((1, 0), (2, 1))
    assert ("O", "D") == (building.laid(2, 1), building.laid(1, 0))
    # A tile of the rack replaces nothing unasked.
    grid.drag_tile("I", 1, 0)
    assert "D" == building.laid(1, 0)
    grid.take_off((1, 0))
    grid.take_off((2, 1))
    assert (("NEAR",), whole) == (grid.words(), sorted(grid.rack.letters))


def test_a_word_is_dragged_with_shift_and_the_anchor_stays(building: Play) -> None:
    grid = building.grid
    whole = sorted(grid.rack.letters)
    grid.click_word("NOD", 0, 0, DOWN)
    grid.drag_cell((2, 0), (2, 2), is_word=True)
    assert building.is_refused("NOD does not fit there: a tile with A is in the way.")
    assert ("NOD", "NEAR") == grid.words()
    # The anchor keeps its N, and one of the rack stands in.
    grid.drag_cell((2, 0), (3, 1), is_word=True)
    assert ("N", "N", "O", "D") == tuple(
        building.laid(row, col) for row, col in ((0, 0), (1, 1), (2, 1), (3, 1))
    )
    assert ("ENOD", "NEAR") == grid.words()
    grid.take_off((2, 1), is_word=True)
    assert (("NEAR",), whole) == (grid.words(), sorted(grid.rack.letters))


def test_what_is_let_go_beside_grid_and_rack_goes_back(building: Play) -> None:
    grid, before = building.grid, building.state
    header = building.parts.header
    beside = header.mapTo(building.window, header.rect().center())
    tile = grid.tile("T")
    grid.drag(tile.mapTo(building.window, tile.rect().center()), beside)
    assert before == building.state
    grid.drag_tile("T", 3, 3)
    grid.drag(grid.point(3, 3), beside)
    assert "T" == building.laid(3, 3)
    grid.drag(grid.point(0, 0), grid.point(4, 4))
    assert "N" == building.laid(0, 0)
    assert "" == building.laid(4, 4)


def test_a_word_is_moved_by_clicks_alone(building: Play) -> None:
    grid, tools = building.grid, building.parts.editor.tools
    grid.click_word("RIM", 0, 3, DOWN)
    grid.click_cell(1, 3)
    click(tools.lift_word)
    assert tools.put_down.isVisible()
    grid.click_cell(3, 3)
    assert ("I", "M") == (building.laid(3, 3), building.laid(4, 3))
    click(tools.lift_word)
    click(tools.turn)
    click(tools.let_go)
    assert ("R", "I") == (building.laid(2, 3), building.laid(3, 3))
    grid.click_cell(4, 3)
    click(tools.take_off)
    assert "" == building.laid(4, 3)
    building.page.commands.action("clear").trigger()
    assert ("NEAR",) == grid.words()
    chord("Z")
    assert "I" == building.laid(3, 3)


# Giving up


def test_a_player_gives_up_after_a_question_and_both_puzzles_are_shown(play: Play) -> None:
    play.sit_to_guess()
    play.lift()
    play.page.commands.action("give up").trigger()
    assert "The match ends and both puzzles are shown. Ben wins." in texts_of(play.page)
    click(play.button("Cancel"))
    assert not play.is_over
    play.page.commands.action("give up").trigger()
    click(play.button("Give up"))
    assert play.is_over
    play.come_back()
    assert "Ana gave up" == play.end.sentence.text()
    assert [hc.Crossword(ANAS).words, hc.Crossword(BENS).words] == _puzzles_shown(play)


def test_a_puzzle_of_the_last_page_is_saved_and_looked_at_again(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play.sit_to_guess()
    play.lift()
    play.page.gestures.give_up()
    click(play.end.all_words)
    for name in ("ana.ipuz", "ana.pdf"):
        path = tmp_path / name
        monkeypatch.setattr(dialogs, "_asked", lambda _dialog, path=path: path)
        ipuz = path.suffix == ".ipuz"
        click(play.button(f"Ana’s puzzle: Save as {'ipuz' if ipuz else 'PDF'} …"))
        assert path.stat().st_size > 0
    monkeypatch.setattr(dialogs, "_asked", lambda _dialog: tmp_path / "ana.ipuz")
    play.page.commands.action("open").trigger()
    (shown,) = play.page.findChildren(PlainDialog)
    (board,) = shown.findChildren(GridBoard)
    assert board.editor is not None
    assert hc.Crossword(ANAS).words == board.editor.grid.words
    click(play.button("Close"))
