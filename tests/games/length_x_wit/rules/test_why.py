"""What players say when they are asked why, and what a hint advises, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.length_x_wit.rules.test_players import decisions
from wordsmith_desktop.bots.bot import Motive
from wordsmith_desktop.games.common.open_table import Object
from wordsmith_desktop.games.common.opinions import Opinion
from wordsmith_desktop.games.length_x_wit.rules.players import Aim, TurnChoice
from wordsmith_desktop.games.length_x_wit.words.hint_lines import hint_line
from wordsmith_desktop.games.length_x_wit.words.why import why_line
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.wording.texts import set_language


@pytest.fixture(params=["en", "de"])
def _language(request: pytest.FixtureRequest) -> Iterator[None]:
    set_language(request.param)
    yield
    set_language("en")


@pytest.mark.parametrize(
    ("motive", "expected"),
    [
        (
            TurnChoice(word="ROAST", aim=Aim.PRESSED, in_hand=31, promised=38),
            "Pressed with ROAST: 31 in hand, pressing promises about 38.",
        ),
        (
            TurnChoice(word="ROAST", aim=Aim.PRESSED, in_hand=21, promised=30, lacks=25),
            "Last round: 21 would not be enough, so I pressed on with ROAST.",
        ),
        (
            TurnChoice(word="ROAST", points=31, in_hand=31, promised=24, aim=Aim.SCORED),
            "ROAST scores 31 points; going on promised only about 24.",
        ),
        (
            TurnChoice(word="ROAST", points=31, in_hand=31, promised=34, aim=Aim.SCORED),
            "ROAST scores 31 points for sure; going on promised about 34.",
        ),
        (
            TurnChoice(word="ROAST", points=31, in_hand=31, promised=40, aim=Aim.SCORED, lacks=30),
            "Last round: ROAST scores 31 points, and I needed no more than 30.",
        ),
        (
            TurnChoice(word="ROAST", points=31, in_hand=31, aim=Aim.SCORED, lacks=50),
            "ROAST scores 31 points: not enough, but there was nothing left to try.",
        ),
        (
            TurnChoice(word="ROAST", points=31, in_hand=31, aim=Aim.SCORED),
            "ROAST scores 31 points, and no die is left to press with.",
        ),
        (
            TurnChoice(aim=Aim.SPENT, letter="E", promised=1),
            "Saw no word, so I spent E: another roll promises about 1 point.",
        ),
        (
            TurnChoice(aim=Aim.SPENT, letter="E", in_hand=4, promised=9),
            "Spent E: 4 in hand, another roll promises about 9.",
        ),
        (
            TurnChoice(aim=Aim.SPENT, letter="E", in_hand=4, promised=9, lacks=5),
            "Last round: 4 would not be enough, so I spent E for another roll.",
        ),
        (
            TurnChoice(word="OAR", points=4, aim=Aim.RESPONDED),
            "OAR was the dearest word I saw: 4 points for nothing.",
        ),
        (
            TurnChoice(word="UNPAIN", points=40, in_hand=40, aim=Aim.SCORED, is_bluff=True),
            "UNPAIN is not in the dictionary: it was a bluff, for 40 points.",
        ),
        (
            TurnChoice(word="UNPAIN", in_hand=12, promised=40, aim=Aim.PRESSED, is_bluff=True),
            "UNPAIN is not in the dictionary: it was a bluff, for 12 points.",
        ),
        (
            Opinion("OARX", answer=Object(), ruling=Ruling("OARX", False, Reason.UNKNOWN, "en")),
            "L13: “OARX” is not in the dictionary. So I objected.",
        ),
    ],
)
def test_the_sentence_has_the_figures(motive: Motive, expected: str) -> None:
    assert expected == why_line(motive)


@pytest.mark.usefixtures("_language")
def test_there_is_one_sentence_for_every_decision() -> None:
    lines = {why_line(decision.motive) for *_, decision in decisions() if decision.motive}
    assert len(lines) > 100
    for line in lines:
        assert line.endswith(".")
        assert not set("{}") & set(line)
        assert "None" not in line


def test_who_is_advised_to_press_with_a_rare_word_hears_nothing_of_common_ones() -> None:
    choice = TurnChoice(word="FABLE", points=34, aim=Aim.PRESSED, in_hand=34, promised=40)
    common, rarer = hint_line(choice), hint_line(choice, is_rarer=True)
    assert "Press with FABLE: scoring brings at most 34, pressing about 40." == common
    assert "Press with FABLE: I find nothing over 34, pressing brings about 40." == rarer


@pytest.mark.usefixtures("_language")
def test_advice_has_the_figures_of_every_choice() -> None:
    told = set()
    for *_, decision in decisions():
        motive = decision.motive
        assert isinstance(motive, TurnChoice)
        line = hint_line(motive)
        assert "None" not in line
        assert motive.word in line or not line
        told.add((motive.aim, bool(line)))
    silent = {aim for aim, is_told in told if not is_told}
    assert silent <= {Aim.ROLLED, Aim.SWAPPED, Aim.GAVE_UP, Aim.DECLINED}
