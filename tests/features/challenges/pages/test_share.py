"""A result that is shown to others has figures in it, and not one word that was played."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tests.features.challenges.test_reach import english
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.core.value import field_names, replace
from wordsmith_desktop.features.challenges.challenge import fresh_challenge
from wordsmith_desktop.features.challenges.kinds import KINDS, PUZZLES, ChallengeKind
from wordsmith_desktop.features.challenges.medals import Medal
from wordsmith_desktop.features.challenges.pages.pictures import picture_of
from wordsmith_desktop.features.challenges.pages.share import (
    _MEDAL,
    MOST_MARKS,
    Shared,
    marks_of,
    share_picture,
    share_text,
)
from wordsmith_desktop.features.challenges.reach import Soloist, match_of
from wordsmith_desktop.games.common.mosaic import Tint, counted
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.common.recapper import Recap
from wordsmith_desktop.games.common.registry import game_of, tallier_of
from wordsmith_desktop.games.common.tallier import TallyWord
from wordsmith_desktop.window.kit.game_entry import find_entry
from wordsmith_desktop.wording.texts import set_language

SHARED = Shared(
    kind="Warm-up",
    occasion="Challenge of the day, 12 November",
    result="12 words",
    medal=Medal.SILVER,
    marks=(0, 1, 2, 3),
    mosaic=((Tint.RED, Tint.RED, Tint.YELLOW), (Tint.RED, Tint.BLUE)),
    tints={Tint.RED: "long", Tint.YELLOW: "short", Tint.BLUE: "big curve"},
    code="NOFA-PONI-GARU",
)


def test_the_text_has_kind_day_result_medal_marks_and_code(dressed: QApplication) -> None:
    assert dressed
    assert [
        "Wordsmith Desktop · Warm-up",
        "Challenge of the day, 12 November",
        "12 words · Silver",
        "🟥🟥🟨",
        "🟥🟦",
        "🟥 long: 3 · 🟨 short: 1 · 🟦 big curve: 1",
        "Code NOFA-PONI-GARU",
    ] == share_text(SHARED).splitlines()
    free = replace(SHARED, occasion="", medal=None, is_untimed=True)
    assert "12 words, without a clock" == share_text(free).splitlines()[1]
    set_language("de")
    assert "12 words · Silber" in share_text(SHARED)


@pytest.mark.parametrize(
    ("course", "marks"),
    [
        (((0,), (4,), (4,), (16,), (22,)), (1, 0, 3, 2)),
        (((0,), (-3,), (3,)), (0, 3)),
        ((), (2, 3)),
    ],
)
def test_marks_tell_how_much_each_turn_brought(
    course: tuple[tuple[int, ...], ...], marks: tuple[int, ...]
) -> None:
    words = ((TallyWord("CAT", 1), TallyWord("HORSES", 1)),)
    assert marks == marks_of(Recap(course=course, words=words))


def test_many_turns_share_their_marks_and_none_has_none() -> None:
    course = tuple((turn,) for turn in range(100))
    assert len(marks_of(Recap(course=course))) <= MOST_MARKS
    assert () == marks_of(Recap())


def test_whatever_is_shared_is_made_of_figures_alone() -> None:
    """No field can hold a word that was played: the picture is painted from these, too."""
    names = ("kind", "occasion", "result", "medal", "marks", "mosaic", "tints", "code")
    assert (*names, "is_untimed") == field_names(Shared)


@pytest.mark.parametrize("kind", PUZZLES, ids=lambda kind: kind.key)
def test_every_square_of_a_game_says_what_it_stands_for(kind: ChallengeKind) -> None:
    entry, bot = find_entry(kind.game), game_of(kind.game).soloists()[0]
    assert entry is not None
    deal = fresh_challenge(kind, "en", 4711)
    match = match_of(deal, Soloist(bot, Vocabulary(english())), Clock.OFF).finished()
    assert match is not None
    mosaic = game_of(kind.game).recapper()(match).mosaic
    assert mosaic
    assert set(counted(mosaic)) <= set(entry.words.tints())
    laid = sum(len(words) for words in tallier_of(kind.game).words(match))
    assert len(mosaic) >= min(laid, 1)


def test_of_very_many_words_only_the_squares_are_counted() -> None:
    many = replace(SHARED, mosaic=((Tint.RED,),) * 40)
    assert "🟥\n" not in share_text(many)
    assert "🟥 long: 40" in share_text(many)


def test_the_picture_shows_medal_and_marks(dressed: QApplication) -> None:
    assert dressed
    # A typeface is rendered a little otherwise the first time.
    share_picture(SHARED, None)
    pictures = [
        share_picture(one, None).toImage()
        for one in (SHARED, SHARED, replace(SHARED, medal=None), replace(SHARED, marks=(3, 3)))
    ]
    assert pictures[0] == pictures[1]
    assert pictures[0] != pictures[2]
    assert pictures[0] != pictures[3]
    assert {(1080, 600)} == {(one.width(), one.height()) for one in pictures}


@pytest.mark.parametrize("medal", [None, Medal.SILVER])
def test_the_result_in_the_picture_stands_beside_the_medal_or_else_at_the_edge(
    dressed: QApplication, medal: Medal | None
) -> None:
    assert dressed
    shared = replace(SHARED, medal=medal)
    with_result, without = (
        share_picture(one, None).toImage() for one in (shared, replace(shared, result=""))
    )
    rows = range(int(_MEDAL.top()), int(_MEDAL.bottom()))
    first = next(
        x
        for x in range(with_result.width())
        if any(with_result.pixel(x, y) != without.pixel(x, y) for y in rows)
    )
    edge = _MEDAL.left() if medal is None else _MEDAL.right() + 32
    assert edge <= first < edge + 16


def test_every_kind_has_a_picture_of_its_own(dressed: QApplication) -> None:
    assert dressed
    shared = replace(SHARED, kind="", occasion="", result="", marks=(), medal=None)
    seen = []
    for kind in KINDS:
        entry = find_entry(kind.game)
        assert entry is not None
        paint = picture_of(entry, kind)
        assert paint is picture_of(entry, kind)
        seen.append(share_picture(shared, paint).toImage())
    assert all(one != other for place, one in enumerate(seen) for other in seen[:place])
