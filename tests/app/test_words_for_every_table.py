"""Words that are not for every table: offered where the settings say so, never in challenges."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.challenges import dealing
from wordsmith_desktop.app.paths import Folders
from wordsmith_desktop.app.services import OwnServices, open_services
from wordsmith_desktop.app.settings_store import SettingsStore
from wordsmith_desktop.bots.vocabulary import Vocabulary
from wordsmith_desktop.features.challenges.challenge import fresh_challenge
from wordsmith_desktop.features.challenges.kinds import KINDS, ChallengeKind
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.games.hidden_crossword.rules.bots import anchor_offers
from wordsmith_desktop.lexicon.house import GameHouse
from wordsmith_desktop.lexicon.index import WordIndex
from wordsmith_desktop.records.log import USUAL_TERMS
from wordsmith_desktop.records.settings import Settings
from wordsmith_desktop.session.setup import ORDINARY
from wordsmith_desktop.window.kit.threads import end_all


class Switch:
    """The switch in the settings."""

    is_on = False

    def __call__(self) -> Settings:
        return Settings(offers_all_words=self.is_on)


@pytest.fixture
def switch() -> Switch:
    return Switch()


@pytest.fixture
def services(qapp: object, tmp_path: Path, switch: Switch, qtbot: QtBot) -> Iterator[OwnServices]:
    assert qapp
    kept = Folders(data=tmp_path, config=tmp_path / "config")
    made = open_services(kept, clock=lambda: 1_000, seed=lambda: 7, settings=switch)
    made.dictionaries.lexicon("en")
    qtbot.waitUntil(lambda: made.dictionaries.lexicon("en") is not None)
    yield made
    end_all()
    made.close()


def _words(services: OwnServices) -> Vocabulary:
    found = services.sessions.words("en", ORDINARY, GameHouse(), USUAL_TERMS)
    assert found is not None
    return found


def test_the_switch_is_off_at_first_and_kept(tmp_path: Path) -> None:
    assert not Settings().offers_all_words
    SettingsStore(tmp_path).keep(Settings(offers_all_words=True))
    assert SettingsStore(tmp_path).settings.offers_all_words


def test_hints_puzzles_and_bots_follow_the_switch_at_once(
    services: OwnServices, switch: Switch
) -> None:
    assert _words(services).is_family
    switch.is_on = True
    assert not _words(services).is_family


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_a_challenge_gives_everybody_the_same_whatever_the_switch_says(
    services: OwnServices, switch: Switch, kind: ChallengeKind
) -> None:
    switch.is_on = True
    challenge = fresh_challenge(kind, "en", 4711)
    occasion = challenge.occasion(Clock.OFF, counts=True)
    found = services.sessions.words("en", occasion, GameHouse(), USUAL_TERMS)
    assert found is not None
    assert found.is_family


def test_a_challenge_that_is_gone_on_with_is_still_one(
    services: OwnServices, switch: Switch
) -> None:
    switch.is_on = True
    opened = dealing(services).start(fresh_challenge(KINDS[0], "en", 4711), "Ana", Clock.OFF)
    path = opened.path
    opened.session.close()
    again = services.sessions.open(path)
    assert again.header.occasion.challenge
    found = services.sessions.words("en", again.header.occasion, GameHouse(), USUAL_TERMS)
    assert found is not None
    assert found.is_family
    again.session.close()


def test_the_referee_accepts_such_words_in_any_case(services: OwnServices) -> None:
    lexicon = services.dictionaries.lexicon("en")
    assert lexicon is not None
    assert lexicon.index.is_vulgar("RAPED")
    assert lexicon.judge("RAPED").accepted


def _index(services: OwnServices) -> WordIndex:
    lexicon = services.dictionaries.lexicon("en")
    assert lexicon is not None
    return lexicon.index


def test_anchors_are_offered_by_the_switch(services: OwnServices) -> None:
    index = _index(services)
    assert "PORN" in anchor_offers("PORN", index, family=False)
    assert "PORN" not in anchor_offers("PORN", index, family=True)
