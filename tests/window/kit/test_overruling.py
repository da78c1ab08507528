"""The table overrules the dictionary."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.live import begin
from wordsmith_desktop.games.common.table_events import (
    TableEvent,
    VoteAsked,
    WordJudged,
    WordRefused,
)
from wordsmith_desktop.lexicon.house import HouseList
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.rulings import Reason, Ruling
from wordsmith_desktop.records.log import Occasion
from wordsmith_desktop.records.store import Shelf
from wordsmith_desktop.session.setup import ORDINARY
from wordsmith_desktop.session.table_view import TableView
from wordsmith_desktop.window.kit.banner import Banner, Tone
from wordsmith_desktop.window.kit.narrator import TableNarrator
from wordsmith_desktop.window.kit.overruling import Overruling
from wordsmith_desktop.wording.texts import Text

pytestmark = pytest.mark.usefixtures("dressed")

REFUSED = Ruling("XYZ", False, Reason.UNKNOWN, "en")
HERE = Text("{word} counts here: play it.", "{word} gilt hier: Spiel es.")
ALWAYS = Text("{word} counts now: play it.", "{word} gilt jetzt: Spiel es.")


class Offers:
    """The offers over a match of two, whose dictionary keeps its list in a file."""

    def __init__(self, folder: Path, occasion: Occasion = ORDINARY) -> None:
        self.session = begin(Shelf(folder), occasion=occasion).session
        self.lexicon: Lexicon | None = Lexicon("en", folder, HouseList(folder / "house.json"))
        self.banner = Banner()
        self.shown = Overruling(
            TableView(self.session),
            lambda: self.lexicon,
            self.banner,
            accepted_here=HERE,
            accepted_always=ALWAYS,
        )

    def refuse(self) -> None:
        self.shown.judged(REFUSED)
        self.shown.refused(by_dictionary=True)


@pytest.fixture
def offers(qtbot: QtBot, tmp_path: Path) -> Offers:
    made = Offers(tmp_path)
    qtbot.addWidget(made.shown)
    qtbot.addWidget(made.banner)
    return made


def test_a_word_that_the_dictionary_refused_can_be_accepted_here(offers: Offers) -> None:
    offers.refuse()
    assert not offers.shown.isHidden()
    assert offers.shown.here.text() == "Count it this time"
    offers.shown.here.click()
    assert offers.shown.isHidden()
    assert offers.session.house.words() == [("XYZ", True)]
    assert (offers.banner.message, offers.banner.tone) == ("XYZ counts here: play it.", Tone.GOOD)


def test_a_word_accepted_for_always_is_on_the_dictionarys_list(offers: Offers) -> None:
    offers.refuse()
    offers.shown.always.click()
    assert offers.lexicon is not None
    assert offers.lexicon.house.words() == [("XYZ", True)]
    assert offers.session.house.words() == []
    assert offers.banner.message == "XYZ counts now: play it."


def test_without_a_dictionary_nothing_is_kept_for_always(offers: Offers) -> None:
    offers.lexicon = None
    offers.refuse()
    offers.shown.always.click()
    assert offers.banner.tone is Tone.REFUSAL


def test_what_the_rules_refuse_is_not_offered(offers: Offers) -> None:
    offers.shown.judged(REFUSED)
    offers.shown.refused(by_dictionary=False)
    assert offers.shown.isHidden()


def test_a_refusal_that_is_over_leaves_the_word_to_the_menu(offers: Offers) -> None:
    offers.refuse()
    offers.shown.over(forget=False)
    assert offers.shown.isHidden()
    ban = next(one for one in offers.shown.commands() if one.name == "ban here")
    assert ban.is_open()
    ban.call()
    assert offers.session.house.words() == [("XYZ", False)]


class Told(TableNarrator[TableEvent]):
    """Says nothing; a vote that is asked for settles what was refused before."""

    SETTLES = (VoteAsked,)

    def story(self, _events: Sequence[TableEvent]) -> str:
        return ""


def test_an_offer_goes_once_something_else_is_settled_and_the_word_is_left_to_the_menu(
    offers: Offers,
) -> None:
    narrator = Told(offers.banner, ("Ana", "Ben"))
    narrator.overruling = offers.shown
    narrator.offer([WordJudged(0, REFUSED), WordRefused(0, "XYZ", REFUSED)])
    assert not offers.shown.isHidden()
    narrator.offer([VoteAsked(1, "ABC")])
    assert offers.shown.isHidden()
    assert any(one.is_open() for one in offers.shown.commands())


def test_a_secret_word_is_forgotten(offers: Offers) -> None:
    offers.refuse()
    offers.shown.over(forget=True)
    assert not any(one.is_open() for one in offers.shown.commands())
    assert "XYZ" not in offers.shown.here.text()


@pytest.mark.parametrize("word", ["XYZ", "CAB"])
def test_in_a_challenge_nothing_is_offered_and_that_is_said(
    qtbot: QtBot, tmp_path: Path, word: str
) -> None:
    offers = Offers(tmp_path, Occasion(challenge="sprint/nofaponigaru"))
    qtbot.addWidget(offers.shown)
    qtbot.addWidget(offers.banner)
    offers.shown.judged(Ruling(word, False, Reason.UNKNOWN, "en"))
    assert offers.shown.isHidden()
    offers.shown.refused(by_dictionary=True)
    shown = offers.shown
    assert [False, True, True] == [one.isHidden() for one in (shown, shown.here, shown.always)]
    assert "In a challenge the dictionary alone decides." == shown.note.text()
    assert not any(one.is_open() for one in shown.commands())
    shown.decide(accept=True, always=True)
    assert offers.lexicon is not None
    assert [] == offers.lexicon.house.words()
