"""The alphabet's table against the rule ledger (R1 to R4)."""

from __future__ import annotations

import itertools

import pytest

from tests.games.letter_pieces import lp

LEDGER: dict[str, lp.Counts] = {
    "A": (2, 1, 0, 0),
    "B": (1, 0, 0, 2),
    "C": (0, 0, 1, 0),
    "D": (1, 0, 1, 0),
    "E": (1, 3, 0, 0),
    "F": (1, 2, 0, 0),
    "G": (0, 1, 1, 0),
    "H": (2, 1, 0, 0),
    "I": (1, 0, 0, 0),
    "J": (0, 1, 0, 1),
    "K": (1, 2, 0, 0),
    "L": (1, 1, 0, 0),
    "M": (2, 2, 0, 0),
    "N": (3, 0, 0, 0),
    "O": (0, 0, 2, 0),
    "P": (1, 0, 0, 1),
    "Q": (0, 1, 2, 0),
    "R": (1, 1, 0, 1),
    "S": (0, 0, 0, 2),
    "T": (1, 1, 0, 0),
    "U": (0, 2, 0, 1),
    "V": (2, 0, 0, 0),
    "W": (2, 2, 0, 0),
    "X": (2, 0, 0, 0),
    "Y": (0, 3, 0, 0),
    "Z": (1, 2, 0, 0),
    "-": (0, 1, 0, 0),
    "'": (0, 1, 0, 0),
}
ALPHABETS = [
    lp.Alphabet(lp.AlphabetChoices(j, y, marks))
    for j, y, marks in itertools.product(lp.JForm, lp.YForm, (True, False))
]


def test_every_letter_takes_the_pieces_of_the_ledger() -> None:
    alphabet = lp.Alphabet()

    assert {letter: alphabet.counts(letter) for letter in alphabet.letters} == LEDGER


@pytest.mark.parametrize(
    ("word", "counts"),
    [
        ("BAG", (3, 2, 1, 2)),
        ("CAST", (3, 2, 1, 2)),
        ("TAU", (3, 4, 0, 1)),
        ("IRE", (3, 4, 0, 1)),
        ("", (0, 0, 0, 0)),
    ],
)
def test_words_take_the_pieces_of_the_first_lesson(word: str, counts: lp.Counts) -> None:
    assert counts == lp.Alphabet().counts_of(word)


@pytest.mark.parametrize(("word", "pieces"), [("BAD", 8), ("SEIT", 9), ("TUER", 12), ("SITZE", 12)])
def test_words_take_as_many_pieces_as_the_ledger_says(word: str, pieces: int) -> None:
    assert pieces == lp.total(lp.Alphabet().counts_of(word))


def _same_pieces(alphabet: lp.Alphabet, letter: str) -> str:
    """The other letters built from the same pieces (R2)."""
    wanted = alphabet.counts(letter)
    others = alphabet.letters.replace(letter, "")
    return "".join(other for other in others if alphabet.counts(other) == wanted)


@pytest.mark.parametrize("group", ["AH", "FKZ", "LT", "MW", "VX", "-'"])
def test_r2_different_letters_are_built_from_the_same_pieces(group: str) -> None:
    alphabet = lp.Alphabet()

    for letter in group:
        assert group.replace(letter, "") == _same_pieces(alphabet, letter)


def test_letters_outside_the_groups_share_their_pieces_with_none() -> None:
    alphabet = lp.Alphabet()

    alone = [letter for letter in alphabet.letters if not _same_pieces(alphabet, letter)]

    assert list("BCDEGIJNOPQRSUY") == alone


def test_a_long_on_a_curve_makes_j_the_same_pieces_as_p() -> None:
    alphabet = lp.Alphabet(lp.AlphabetChoices(j=lp.JForm.LONG_ON_CURVE))

    assert alphabet.counts("J") == (1, 0, 0, 1)
    assert _same_pieces(alphabet, "J") == "P"


def test_a_long_and_a_short_make_y_the_same_pieces_as_l_and_t() -> None:
    alphabet = lp.Alphabet(lp.AlphabetChoices(y=lp.YForm.LONG_AND_SHORT))

    assert alphabet.counts("Y") == (1, 1, 0, 0)
    assert _same_pieces(alphabet, "Y") == "LT"


def test_r3_marks_can_be_left_out() -> None:
    alphabet = lp.Alphabet(lp.AlphabetChoices(marks=False))

    assert alphabet.letters == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    with pytest.raises(lp.UnbuildableError):
        alphabet.counts("-")


def test_an_unbuildable_character_is_named_with_its_place() -> None:
    with pytest.raises(lp.UnbuildableError) as caught:
        lp.Alphabet().counts_of("TÜR")

    assert (caught.value.word, caught.value.position, caught.value.character) == ("TÜR", 1, "Ü")


def test_weights_are_the_counts_of_all_characters_in_order() -> None:
    alphabet = lp.Alphabet()

    assert tuple(alphabet.counts(character) for character in lp.CHARACTERS) == alphabet.weights()


def test_weights_of_marks_left_out_are_more_than_the_box_holds() -> None:
    weights = lp.Alphabet(lp.AlphabetChoices(marks=False)).weights()

    assert weights[26:] == (lp.UNBUILDABLE, lp.UNBUILDABLE)
    assert not lp.fits(lp.UNBUILDABLE, lp.SUPPLY)


def test_alphabets_of_the_same_choices_are_equal_and_hash_alike() -> None:
    assert lp.Alphabet() == lp.Alphabet(lp.AlphabetChoices())
    assert hash(lp.Alphabet()) == hash(lp.Alphabet(lp.AlphabetChoices()))
    assert lp.Alphabet() != lp.Alphabet(lp.AlphabetChoices(j=lp.JForm.LONG_ON_CURVE))


@pytest.mark.parametrize("alphabet", ALPHABETS)
def test_every_letter_fits_its_cell(alphabet: lp.Alphabet) -> None:
    for letter in alphabet.letters:
        assert 0.3 <= alphabet.width(letter) <= lp.CELL_WIDTH / lp.UNIT


@pytest.mark.parametrize(
    ("letter", "width"), [("I", 0.3), ("O", 2.0), ("H", 1.3), ("U", 1.15), ("C", 1.0), ("-", 1.0)]
)
def test_widths_include_the_thickness_of_the_pieces(letter: str, width: float) -> None:
    assert pytest.approx(width) == lp.Alphabet().width(letter)


@pytest.mark.parametrize("alphabet", ALPHABETS)
def test_letters_of_the_same_pieces_lie_twice_the_tolerance_apart(alphabet: lp.Alphabet) -> None:
    for letter in alphabet.letters:
        for other in _same_pieces(alphabet, letter):
            assert _apart(alphabet, letter, other) >= 2, (letter, other)


def _apart(alphabet: lp.Alphabet, letter: str, other: str) -> float:
    """The worst piece's distance or turn under the best matching, in tolerances."""
    parts = alphabet.construction(letter).parts
    errors = []
    for order in itertools.permutations(alphabet.construction(other).parts):
        pairs = list(zip(parts, order, strict=True))
        if any(one.kind != two.kind for one, two in pairs):
            continue
        _, far = lp.best_shift([(a.pose.x - b.pose.x, a.pose.y - b.pose.y) for a, b in pairs])
        turns = [lp.turn_between(a.kind, have=a.pose.angle, want=b.pose.angle) for a, b in pairs]
        errors.append(max(far / lp.REACH, max(map(abs, turns)) / lp.TURN))
    return min(errors)


def test_commonness_ranks_every_character_once() -> None:
    assert sorted(lp.CHARACTERS) == sorted(lp.BY_COMMONNESS)


@pytest.mark.parametrize("alphabet", ALPHABETS)
def test_all_angles_can_be_reached_in_steps_of_fifteen_degrees(alphabet: lp.Alphabet) -> None:
    angles = {part.pose.angle for one in alphabet.constructions for part in one.parts}

    assert set() == {angle for angle in angles if angle % 15}


@pytest.mark.parametrize(
    ("kind", "have", "want", "turn"),
    [
        (lp.Shape.L, 0, 180, 0),
        (lp.Shape.S, 170, 5, 15),
        (lp.Shape.S, 5, 170, -15),
        (lp.Shape.B, 0, 180, 180),
        (lp.Shape.C, 350, 10, 20),
        (lp.Shape.C, 10, 350, -20),
    ],
)
def test_turns_are_the_smallest_that_help(kind: lp.Shape, have: int, want: int, turn: int) -> None:
    assert turn == lp.turn_between(kind, have=have, want=want)


def test_counts_add_subtract_and_compare_kind_by_kind() -> None:
    assert lp.add((3, 4, 2, 1), (1, 2, 0, 2)) == (4, 6, 2, 3)
    assert lp.subtract((3, 4, 2, 1), (1, 2, 0, 2)) == (2, 2, 2, -1)
    assert lp.shortage(wanted=(1, 2, 0, 2), available=(3, 4, 2, 1)) == (0, 0, 0, 1)
    assert lp.fits((1, 2, 0, 1), (1, 2, 0, 1))
    assert not lp.fits((1, 2, 0, 2), (9, 9, 9, 1))


@pytest.mark.parametrize(
    ("kind", "across", "up"),
    [
        (lp.Shape.L, 2.0, 0.0),
        (lp.Shape.S, 1.0, 0.0),
        (lp.Shape.B, 0.85, 1.7),
        (lp.Shape.C, 0.85, 0.85),
    ],
)
def test_outlines_leave_room_for_the_thickness(kind: lp.Shape, across: float, up: float) -> None:
    xs, ys = zip(*lp.outline(kind), strict=True)

    assert pytest.approx(across) == max(xs) - min(xs)
    assert pytest.approx(up) == max(ys) - min(ys)


def test_poses_move_and_turn() -> None:
    assert lp.Pose(150, -250, 350) == lp.Pose(100, 50, 350).moved(dx=50, dy=-300)
    assert lp.Pose(100, 50, 5) == lp.Pose(100, 50, 350).turned(15)
    assert lp.Placed(1, lp.Shape.L, lp.Pose(0, 0, 0)) != lp.Placed(2, lp.Shape.L, lp.Pose(0, 0, 0))
