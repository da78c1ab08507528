"""In a challenge only words that were played can be asked about, whichever game it is of."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from tests.features.challenges.pages.play_challenge import SEARCH_MS, AnyPlay
from tests.games.play_hands import chord
from tests.helpers.challenges import dealing
from wordsmith_desktop.core.seats import SETTER
from wordsmith_desktop.features.challenges.challenge import fresh_challenge
from wordsmith_desktop.features.challenges.kinds import KINDS, ChallengeKind
from wordsmith_desktop.features.look_up.pages.look_up import LookUpDialog
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.wording import meaning_texts as texts
from wordsmith_desktop.wording.texts import say

OF_EACH_GAME = {kind.game: kind for kind in KINDS}
pytestmark = pytest.mark.parametrize("kind", OF_EACH_GAME.values(), ids=OF_EACH_GAME.keys())


@pytest.fixture
def begun(kind: ChallengeKind, play: AnyPlay) -> AnyPlay:
    """A challenge that has just begun."""
    opened = dealing(play.services).start(fresh_challenge(kind, "en", 4711), "Ana", Clock.OFF)
    opened.session.close()
    play.window.commands.open(opened.path)
    play.come_back()
    play.lexicon("en")
    # The banner tells of a puzzle, too, once the computer has made it.
    play.qtbot.waitUntil(lambda: SETTER not in play.session.actors, timeout=SEARCH_MS)
    return play


def _look_up(play: AnyPlay) -> LookUpDialog:
    chord("I")
    if play.window.words.asker.sheet is not None:
        # Some word lies open; asked once more, one lets any be typed.
        chord("I")
    dialog = play.window.dialog
    assert isinstance(dialog, LookUpDialog)
    play.qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def test_a_word_that_was_not_played_cannot_be_looked_up_and_it_says_so(begun: AnyPlay) -> None:
    dialog = _look_up(begun)
    assert say(texts.ONLY_PLAYED) == dialog.known.text
    QTest.keyClicks(dialog.field, "quizzify")
    assert say(texts.ONLY_PLAYED) == dialog.known.text
    assert "" == dialog.takes.text()
    dialog.reject()


def test_time_passes_under_a_dialog_through_which_the_table_can_be_read(begun: AnyPlay) -> None:
    host = begun.window.host
    assert host is not None
    dialog = _look_up(begun)
    assert host.is_time_passing
    dialog.reject()
    begun.window.toggle_pause()
    assert not host.is_time_passing
    begun.window.toggle_pause()


def test_what_is_only_laid_cannot_be_asked_about(begun: AnyPlay) -> None:
    terms = begun.window.words.terms()
    assert terms.played is not None
    assert "QUIZZIFY" not in terms.played
    assert say(texts.ONLY_PLAYED) == terms.why_withheld("QUIZZIFY")
    chord("I")
    sheet = begun.window.words.asker.sheet
    if sheet is None:
        # No word lies open, and what is typed says that it was not played.
        assert isinstance(begun.window.dialog, LookUpDialog)
        begun.window.dialog.reject()
    else:
        assert "How common" not in sheet.known.text or sheet.word in terms.played


def test_elsewhere_in_the_program_that_still_holds_while_it_goes_on(begun: AnyPlay) -> None:
    begun.window.offers.settings()
    dialog = _look_up(begun)
    QTest.keyClicks(dialog.field, "house")
    assert say(texts.ONLY_PLAYED) == dialog.known.text
    dialog.reject()
