"""The form of the challenges says by whose words the day and the week go."""

from __future__ import annotations

import pytest
from shiboken6 import Shiboken

from wordsmith_desktop.features.challenges.pages.form import ChallengeForm
from wordsmith_desktop.games.common.open_table import Clock

pytestmark = pytest.mark.usefixtures("dressed")


def test_whose_words_the_day_goes_by_is_told_with_a_dictionary_of_one_s_own() -> None:
    form = ChallengeForm("", (), language="en", clock=Clock.OFF, own_words=("fr+Mots", "de+Klub"))
    assert form.dated.isHidden()
    form.words.choose("fr+Mots")
    assert "English words" in form.dated.text()
    form.words.choose("de+Klub")
    assert "German words" in form.dated.text()
    assert not form.dated.isHidden()
    assert ("de", "de+Klub") == (form.language, form.own_words)
    form.words.choose("de")
    assert form.dated.isHidden()
    Shiboken.delete(form)
