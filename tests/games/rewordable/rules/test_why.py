"""What players say when they are asked why, in both languages, and nothing of a hand in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.rewordable.rules.test_players import decisions
from wordsmith_desktop.bots.bot import Motive
from wordsmith_desktop.games.common.open_table import Object, Vote
from wordsmith_desktop.games.common.opinions import Opinion
from wordsmith_desktop.games.rewordable.rules.players import Aim, BuildChoice
from wordsmith_desktop.games.rewordable.words.why import why_line
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
            BuildChoice(word="CHATTER", points=15, aim=Aim.BUILT, letters=7, tokens=2, taken=4),
            "CHATTER: 7 letters, 2 tokens, takes 4 letters from others, 15 points in all.",
        ),
        (
            BuildChoice(word="CAT", points=1, aim=Aim.BUILT, letters=3),
            "CAT: 3 letters, 1 point in all.",
        ),
        (
            BuildChoice(word="FLATER", points=6, aim=Aim.BUILT, letters=6, is_bluff=True),
            "FLATER is not in the dictionary: it was a bluff, for 6 points.",
        ),
        (BuildChoice(aim=Aim.PASSED, exchanged=2), "Saw no word; swapped 2 cards."),
        (BuildChoice(aim=Aim.PASSED, held=5), "Saw no word with 5 cards, so I passed."),
        (
            BuildChoice(word="XYZ", aim=Aim.CHALLENGED),
            "XYZ is not in the dictionary, so I challenged it: 3 letters less.",
        ),
        (
            Opinion("XYZ", answer=Object(), ruling=Ruling("XYZ", False, Reason.UNKNOWN, "en")),
            "C17: “XYZ” is not in the dictionary. So I objected.",
        ),
        (
            Opinion("ANA", answer=Object(), ruling=Ruling("ANA", False, Reason.RARE_FOR_SEAT, "")),
            "“ANA” is none of the easy words agreed for this player. So I objected.",
        ),
        (Opinion("CAT"), "I saw nothing wrong with CAT."),
        (
            Opinion("XYZ", answer=Vote(False), ruling=Ruling("XYZ", False, Reason.NAME, "en")),
            "C17: “XYZ” is a name. So I voted against it.",
        ),
        (Opinion("CAT", answer=Vote(True)), "I know CAT, so I voted for it."),
    ],
)
def test_the_sentence_has_the_figures(motive: Motive, expected: str) -> None:
    assert expected == why_line(motive)


@pytest.mark.usefixtures("_language")
def test_there_is_one_sentence_for_every_decision() -> None:
    lines = {why_line(one.decision.motive) for one in decisions() if one.decision.motive}
    assert len(lines) > 100
    for line in lines:
        assert line.endswith(".")
        assert not set("{}") & set(line)
