"""Everything done wrong on purpose."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_hands import chord, click, tap, write
from tests.games.table_play import texts_of
from wordsmith_desktop.window.kit.banner import Tone

ANA, BEN = 0, 1
POOL = (3, 3, 1, 1)
BOX = {"L": 40, "S": 40, "B": 20, "C": 20}


def _sit(play: Play, **fields: object) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(**{"challenges": 1, "given": POOL, **fields}))  # type: ignore[arg-type]


def _refused(play: Play, why: str) -> bool:
    return Tone.REFUSAL == play.parts.banner.tone and why in play.message


# Wrong words


def test_nothing_can_be_claimed_from_an_empty_bench(play: Play) -> None:
    _sit(play)
    before = play.session.match.state
    assert not play.parts.claim.claim_button.isEnabled()
    play.claim()
    assert before == play.session.match.state


def test_a_mere_rearrangement_is_refused_with_the_word_it_rearranges(play: Play) -> None:
    _sit(play)
    play.write_word("LIT")
    click(play.parts.claim.pass_button)
    play.type_word("TIL")
    play.parts.board.setFocus()
    play.claim()
    assert _refused(play, "“TIL” only rearranges “LIT”")
    assert (ANA, ("LIT",)) == (play.seat, play.words(ANA))


def test_a_word_is_claimed_only_once(play: Play) -> None:
    _sit(play)
    play.write_word("LIT")
    play.type_word("LIT")
    play.claim()
    assert _refused(play, "“LIT” is claimed already in this round, by Ana.")
    assert (BEN, ()) == (play.seat, play.words(BEN))


@pytest.mark.parametrize(
    ("given", "word", "why"),
    [
        ((7, 4, 2, 1), "JOHN", "name"),
        ((3, 6, 0, 3), "PERU", "name"),
        ((2, 3, 0, 3), "USA", "abbreviation"),
        ((2, 2, 0, 0), "LL", "abbreviation"),
        ((3, 3, 2, 0), "XQZ", "dictionary"),
    ],
)
def test_what_is_no_word_is_refused_with_the_reason(
    play: Play, given: tuple[int, int, int, int], word: str, why: str
) -> None:
    _sit(play, given=given)
    play.type_word(word)
    play.claim()
    assert _refused(play, why), play.message
    assert "Search on" not in play.message
    assert (ANA, ()) == (play.seat, play.words(ANA))


def test_too_much_left_over_is_refused_with_the_numbers(play: Play) -> None:
    _sit(play, given=(10, 10, 1, 1))
    play.type_word("LIT")
    play.claim()
    assert _refused(play, "it would cost 17 boxes and 12 are open.")


def test_one_letter_is_too_short(play: Play) -> None:
    _sit(play)
    write("i")
    play.claim()
    assert _refused(play, "“I” is too short: a word needs at least 2 letters.")


# Wrong moments


def test_a_roll_too_many_is_refused_with_the_reason(play: Play) -> None:
    _sit(play, rolls_a_turn=1)
    chord("R")
    play.choose_pieces()
    chord("R")
    assert _refused(play, "No more rolls this turn (this table allows 1).")


def test_where_no_die_lies_nothing_can_be_rolled(play: Play) -> None:
    _sit(play, mode=lp.Mode.WARM_UP)
    assert play.parts.tray.die.isHidden()
    assert not play.page.commands.action("roll").isEnabled()


def test_nobody_rolls_for_the_last_word(play: Play) -> None:
    _sit(play, words=1)
    play.write_word("LIT")
    assert lp.Phase.LAST_WORDS == play.phase
    before = play.session.match.state
    why = "The last word is made without new pieces."
    chord("R")
    assert _refused(play, why)
    play.parts.banner.clear()
    click(play.parts.tray.die)
    assert _refused(play, why)
    assert why == play.parts.tray.die.toolTip()
    assert not play.parts.tray.die.can_roll
    assert before == play.session.match.state
    assert any("Last words" in line for line in texts_of(play.parts.header))


def test_a_star_must_be_used_before_anything_is_rolled_or_claimed(play: Play) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(challenges=1))
    while not play.player.choices:
        chord("R")
    pieces = play.player.pieces
    chord("R")
    assert pieces == play.player.pieces
    write("i")
    play.claim()
    assert Tone.REFUSAL == play.parts.banner.tone
    assert "Choose your piece from the tray first." in play.message
    play.choose_pieces()


def test_nothing_is_taken_from_the_tray_without_a_star(play: Play) -> None:
    _sit(play)
    before = play.session.match.state
    for digit in "1234":
        chord(digit)
    assert before == play.session.match.state
    assert _refused(play, "There is nothing to choose now.")


def test_undo_and_redo_with_nothing_to_undo_do_nothing(play: Play) -> None:
    _sit(play)
    before = play.session.match.state
    for letter in "ZYZ":
        chord(letter)
    assert before == play.session.match.state


def test_a_roll_cannot_be_taken_back(play: Play) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(challenges=1))
    chord("R")
    rolled = play.session.match.state
    chord("Z")
    assert rolled == play.session.match.state


# Wrong keys


def test_a_letter_without_its_pieces_builds_nothing_and_names_them(play: Play) -> None:
    _sit(play, given=(0, 1, 0, 0))
    for letter, lacks in (("l", "1 long straight"), ("o", "2 big curves"), ("s", "2 small curves")):
        write(letter)
        assert _refused(play, f"For {letter.upper()} the heaps lack {lacks}.")
    assert () == play.player.placed


@pytest.mark.parametrize(
    "signs",
    ["🎲", "ж", "漢", "\x00", "\x07", "\x1b", "\ud83d", "\u202e", "\u0301", "½", "//", "ab"],
)
@pytest.mark.sampled(3)
def test_other_signs_build_nothing_and_break_nothing(play: Play, signs: str) -> None:
    _sit(play)
    before = play.session.match.state
    tap(Qt.Key.Key_unknown, text=signs)
    assert before == play.session.match.state
    write("l")
    assert "L" == play.built


@pytest.mark.parametrize(("sign", "letter"), [("é", "E"), ("ñ", "N"), ("Å", "A")])
def test_accents_are_left_out(play: Play, sign: str, letter: str) -> None:
    _sit(play)
    write(sign)
    assert letter == play.built


def test_the_full_bench_takes_no_more(play: Play) -> None:
    _sit(play, given=(18, 0, 0, 0), table=lp.TableMode.TURNS)
    write("i" * 17)
    assert 16 == len(play.player.placed)
    assert _refused(play, "The bench is full: take something apart first.")


def test_named_letters_must_be_letters_and_six(play: Play) -> None:
    play.sit("Ana", "Ben", rules=lp.Ruleset(required=lp.RequiredLetters.WORD, challenges=1))
    for wrong in ("", "abc", "abcdefghi", "ab1def", "🎲🎲🎲🎲🎲🎲"):
        play.parts.letters.field.clear()
        write(wrong)
        tap(Qt.Key.Key_Return, text="\r")
        assert lp.Phase.LETTERS == play.phase
        assert Tone.REFUSAL == play.parts.banner.tone
        assert play.message
