"""Dice are thrown unless they are held back, and each shows one of its own faces."""

from __future__ import annotations

from collections import Counter

from wordsmith_desktop.core.rng import Rng
from wordsmith_desktop.session.dice_cup import new_cup

DICE = ("ABCDEF", "GHIJKL", "MNOPQR")


def test_every_die_shows_one_of_its_own_faces() -> None:
    cup = new_cup(DICE, 3, Rng(7)).thrown(Rng(1))
    assert all(cup.shown[place] in cup.faces(place) for place in range(3))
    assert {"".join(sorted(cup.faces(place))) for place in range(3)} == set(DICE)


def test_what_is_held_back_stays_as_it_lies() -> None:
    rng = Rng(3)
    cup = new_cup(DICE, 3, rng).thrown(rng).toggled(1)
    seen = [cup.thrown(rng) for _ in range(40)]
    assert {cup.shown[1]} == {one.shown[1] for one in seen}
    assert len({one.shown[0] for one in seen}) == 6
    assert cup.can_throw
    assert not cup.toggled(0).toggled(2).can_throw
    assert frozenset() == cup.toggled(1).held


def test_no_die_is_held_before_it_was_thrown() -> None:
    assert frozenset() == new_cup(DICE, 2, Rng(0)).toggled(0).held


def test_dice_come_out_of_the_bag_one_by_one_and_go_back() -> None:
    cup = new_cup(DICE, 1, Rng(0)).with_more().with_more()
    assert not cup.has_more
    assert cup == cup.with_more()
    thrown = cup.thrown(Rng(2)).toggled(2)
    assert (thrown.shown[:2], frozenset()) == (thrown.with_fewer().shown, thrown.with_fewer().held)
    assert 1 == len(thrown.with_fewer().with_fewer().with_fewer().shown)


def test_every_die_of_the_bag_comes_first_about_as_often() -> None:
    rng = Rng(11)
    first = Counter(new_cup(DICE, 1, rng).order[0] for _ in range(3000))
    assert all(900 < first[place] < 1100 for place in range(3))
