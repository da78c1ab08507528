"""Players know the common words, of rarer ones a share, and each of them others."""

from __future__ import annotations

import numpy as np
import pytest

from wordsmith_desktop.bots.knowing import NOBODYS, Knowledge, drawn, known
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.lexicon.index import WordIndex

MANY = 4000
EDGE = Knowledge(centre=35, width=3)
DRAWN_FOR_ROAST = 528534225646706702


def index_of(commonness: int, *, many: int = MANY, vulgar: bool = False) -> WordIndex:
    words = np.array([f"{number:06}".encode() for number in range(many)], "S15")
    return WordIndex(words, np.full(many, commonness, np.uint8), np.full(many, vulgar, np.bool_))


def share(commonness: int, knowledge: Knowledge = EDGE, mind: int = 1) -> float:
    return float(known(Vocabulary(index_of(commonness), mind=mind), knowledge).mean())


@pytest.mark.parametrize("commonness", [12, 29, 35, 41])
def test_the_share_of_words_that_is_known_is_the_chance_of_their_commonness(
    commonness: int,
) -> None:
    assert share(commonness) == pytest.approx(EDGE.chance(commonness), abs=0.03)


def test_half_are_known_at_the_centre_and_more_above_it() -> None:
    assert EDGE.chance(35) == pytest.approx(0.5)
    chances = [EDGE.chance(commonness) for commonness in range(NOBODYS, 60)]
    assert chances == sorted(chances)


def test_a_word_that_nobody_has_met_is_never_known() -> None:
    assert 0 == share(NOBODYS - 1, Knowledge(centre=0, width=1))
    assert 0 == share(NOBODYS - 1, Knowledge(centre=0, width=1e-3))


def test_a_common_short_word_is_known_to_the_weakest() -> None:
    short = WordIndex(
        np.array([b"CAT", b"HOUSES"], "S15"),
        np.array([50, 50], np.uint8),
        np.zeros(2, np.bool_),
    )
    weakest = Knowledge(centre=200, width=1)
    assert [True, False] == known(Vocabulary(short), weakest).tolist()


def test_two_minds_know_other_words_and_one_mind_always_the_same() -> None:
    index = index_of(35)
    one, again, other = (known(Vocabulary(index, mind=mind), EDGE) for mind in (1, 1, 2))
    assert (one == again).all()
    assert (one == other).mean() == pytest.approx(0.5, abs=0.05)


def test_a_longer_list_changes_nothing_about_the_words_that_were_on_it() -> None:
    assert (drawn(index_of(35).words, 7)[:100] == drawn(index_of(35, many=100).words, 7)).all()


def test_a_word_draws_the_same_number_on_every_machine() -> None:
    assert [DRAWN_FOR_ROAST] == drawn(np.array([b"ROAST"], "S15"), 7).tolist()


def test_vulgar_rare_and_banned_words_are_left_out() -> None:
    assert not known(Vocabulary(index_of(60, vulgar=True)), EDGE).any()
    assert known(Vocabulary(index_of(60, vulgar=True), is_family=False), EDGE).any()
    assert not known(Vocabulary(index_of(60), least_commonness=61), EDGE).any()
    banned = known(Vocabulary(index_of(255), banned=frozenset({"000003", "HOUSE"})), EDGE)
    assert [3] == np.flatnonzero(~banned).tolist()


def test_what_the_table_takes_is_its_own_words_first_then_the_dictionary_s() -> None:
    words = Vocabulary(
        index_of(60, many=2),
        banned=frozenset({"000001"}),
        accepted=frozenset({"ZZZ"}),
    )
    assert [True, False, True, False] == [
        words.takes(word) for word in ("000000", "000001", "ZZZ", "PILZDRACHE")
    ]
