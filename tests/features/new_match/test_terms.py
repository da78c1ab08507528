"""Terms that are agreed for one player before a match of unequal ones."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.changed_entry import changed
from tests.helpers.toy_game import ToyRuleset
from tests.window.listening import heard
from tests.window.shell.conftest import page_of
from tests.window.shell.stand_ins import ToyPorts, default_settings, toy_entry
from wordsmith_desktop.core.limits import Limits
from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.new_match.drafts import Draft, likely_draft, setup_from
from wordsmith_desktop.features.new_match.pages import even_match
from wordsmith_desktop.features.new_match.pages.even_match import EvenMatch
from wordsmith_desktop.features.new_match.pages.new_match import NewMatchPage
from wordsmith_desktop.features.new_match.pages.terms_dialog import TermsDialog, TermsOffer
from wordsmith_desktop.records.log import USUAL_TERMS, Terms
from wordsmith_desktop.records.results.rating import Rating
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.window.shell.game_card import GameCard
from wordsmith_desktop.window.shell.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("dressed")

MIA = Terms("de", Limits(45, 4), has_hints=False, clock_percent=200)


@pytest.fixture
def asked(qtbot: QtBot, ports: ToyPorts) -> NewMatchPage:
    made = NewMatchPage(toy_entry(), default_settings(), ports.dictionaries.all())
    qtbot.addWidget(made)
    made.show()
    return made


def dialog_of(asked: NewMatchPage, seat: int) -> TermsDialog:
    """What opens when somebody asks to agree on something for a seat."""
    asked.players.rows[seat].agree.click()
    (dialog,) = asked.findChildren(TermsDialog)
    return dialog


def agree_on(dialog: TermsDialog, terms: Terms) -> None:
    """Choose these terms as a person does, part by part."""
    dialog.language.setCurrentIndex(dialog.language.findData(terms.dictionary))
    dialog.rarity.button(terms.limits.least_commonness).click()
    dialog.letters.button(terms.limits.least_letters).click()
    dialog.hints.button(terms.has_hints).click()
    dialog.clock.setCurrentIndex(dialog.clock.findData(terms.clock_percent))
    dialog.take.click()


def test_the_first_question_has_the_keyboard_when_terms_are_asked(asked: NewMatchPage) -> None:
    dialog = dialog_of(asked, 1)
    assert dialog.language is dialog.focusWidget()


def test_what_is_agreed_for_one_player_is_told_below_the_name(asked: NewMatchPage) -> None:
    changes: list[bool] = []
    asked.players.changed.connect(lambda: changes.append(True))
    agree_on(dialog_of(asked, 1), MIA)
    first, second = asked.players.rows
    assert changes
    assert (USUAL_TERMS, MIA) == asked.draft.terms
    assert second.told.isVisible()
    assert not first.told.isVisible()
    said = "German words · easy words · from 4 letters on · no hints · clock at 200 %"
    assert said == second.told.text() == second.agree.accessibleDescription()


def test_the_dialog_shows_what_was_agreed_before(asked: NewMatchPage, qtbot: QtBot) -> None:
    agree_on(dialog_of(asked, 0), MIA)
    qtbot.waitUntil(lambda: not asked.findChildren(TermsDialog))
    again = dialog_of(asked, 0)
    assert MIA == again.chosen
    again.reject()
    assert MIA == asked.draft.terms[0]


def test_escape_agrees_on_nothing_new_and_one_button_takes_all_back(
    asked: NewMatchPage, qtbot: QtBot
) -> None:
    dialog = dialog_of(asked, 0)
    dialog.rarity.button(45).click()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert asked.draft.terms[0] == USUAL_TERMS
    qtbot.waitUntil(lambda: not asked.findChildren(TermsDialog))
    agree_on(dialog_of(asked, 0), MIA)
    qtbot.waitUntil(lambda: not asked.findChildren(TermsDialog))
    dialog_of(asked, 0).nothing.click()
    assert asked.draft.terms[0] == USUAL_TERMS


def test_whoever_sits_alone_and_a_computer_agree_on_nothing(
    asked: NewMatchPage,
) -> None:
    agree_on(dialog_of(asked, 0), MIA)
    asked.players.leavers[1].click()
    assert (False, (USUAL_TERMS,)) == (
        asked.players.rows[0].agree.isVisible(),
        asked.draft.terms,
    )
    asked.players.more.click()
    assert asked.players.rows[0].agree.isVisible()
    assert asked.draft.terms == (MIA, USUAL_TERMS)


def test_terms_stay_with_their_player_when_another_gets_up(asked: NewMatchPage) -> None:
    asked.players.more.click()
    agree_on(dialog_of(asked, 2), MIA)
    asked.players.leavers[0].click()
    assert asked.draft.terms == (USUAL_TERMS, MIA)


def test_a_game_whose_words_are_everybodys_asks_for_help_and_time_alone(qtbot: QtBot) -> None:
    dialog = TermsDialog("Mia", MIA, TermsOffer(has_own_words=False))
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.rarity.isVisible()
    assert not dialog.language.isVisible()
    assert Terms(has_hints=False, clock_percent=200) == dialog.chosen


def test_what_was_agreed_is_remembered_for_the_same_players() -> None:
    entry = toy_entry()
    settings = replace(default_settings(), player_names=("Ana", "Mia"))
    draft = Draft(("Ana", "Mia"), "en", ToyRuleset(), terms=(USUAL_TERMS, MIA))
    kept = settings.setups_with(setup_from(entry, draft))
    again = likely_draft(entry, replace(settings, last_setups=kept), (), ())
    assert (("Ana", "Mia"), (USUAL_TERMS, MIA)) == (again.players, again.terms)
    broken = replace(kept[0], terms='[{"dictionary": 5}]')
    unread = likely_draft(entry, replace(settings, last_setups=(broken,)), (), ())
    assert unread.terms == ()


def test_the_table_marks_whoever_something_was_agreed_for(
    window: MainWindow, preferences: Preferences
) -> None:
    window.findChildren(GameCard)[0].set_up_chosen.emit()
    page = window.screen_shown
    assert isinstance(page, NewMatchPage)
    agree_on(dialog_of(page, 1), replace(MIA, clock_percent=None))
    page.start.click()
    context = page_of(window).context
    assert ("", "German words · easy words · from 4 letters on · no hints") == context.terms
    assert ("en", "de") == context.tags
    assert preferences.settings.last_setups[0].terms


# An even match


def even_page(qtbot: QtBot, ports: ToyPorts, **strengths: float) -> NewMatchPage:
    """The page before a match of these players, who have played five matches each."""

    def ratings(_game: str, names: Sequence[str]) -> list[Rating]:
        return [Rating(strengths[one], 80.0, 5) if strengths[one] else Rating() for one in names]

    entry = changed(toy_entry(), worth_of_letters=((3, 120.0), (4, 480.0)))
    draft = Draft(tuple(strengths), "en")
    made = NewMatchPage(
        entry, default_settings(), ports.dictionaries.all(), draft=draft, ratings=ratings
    )
    qtbot.addWidget(made)
    made.show()
    return made


def even_of(page: NewMatchPage) -> EvenMatch:
    assert page.even is not None
    return page.even


def test_whoever_is_stronger_is_bound_to_longer_words(qtbot: QtBot, ports: ToyPorts) -> None:
    page = even_page(qtbot, ports, Ana=1900, Ben=1500, Cho=1580)
    even_of(page).button.click()
    assert [4, 0, 3] == [one.limits.least_letters for one in page.draft.terms]
    assert "longer words" in even_of(page).told.text()
    assert even_of(page).button.toolTip() == even_of(page).button.accessibleDescription() != ""
    assert page.players.rows[0].told.text() == "from 4 letters on"


def test_equals_need_nothing_and_a_stranger_is_named(qtbot: QtBot, ports: ToyPorts) -> None:
    page = even_page(qtbot, ports, Ana=1500, Ben=1510)
    even_of(page).button.click()
    assert page.draft.terms == (USUAL_TERMS, USUAL_TERMS)
    assert "equally strong" in even_of(page).told.text()
    page.players.fields[1].setText("Cho")
    strange = even_page(qtbot, ports, Ana=1500, Ben=0)
    even_of(strange).button.click()
    assert "how strong Ben is" in even_of(strange).told.text()


def test_what_was_done_for_an_even_match_is_read_out(
    qtbot: QtBot, ports: ToyPorts, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = heard(monkeypatch, even_match)
    even = even_of(even_page(qtbot, ports, Ana=1900, Ben=1500))
    assert ([], False) == (said, even.told.isVisible())
    even.button.click()
    assert ([even.told.text()], True) == (said, even.told.isVisible())


def test_nobody_is_made_even_with_nobody(qtbot: QtBot, ports: ToyPorts) -> None:
    page = even_page(qtbot, ports, Ana=1900, Ben=1500)
    assert even_of(page).button.isVisible()
    page.players.leavers[1].click()
    assert not even_of(page).button.isVisible()
