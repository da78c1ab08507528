"""Who plays a challenge, in which language, and by what clock."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.features.new_match.pages.player_field import PlayerField
from wordsmith_desktop.games.common.open_table import Clock
from wordsmith_desktop.lexicon.languages import name_of, ours_of
from wordsmith_desktop.records.names import guest_key, tidy
from wordsmith_desktop.records.profiles import Profile
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.cards import CardGrid
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.questions import plain, segments
from wordsmith_desktop.wording.dictionary_names import own_title, words_of
from wordsmith_desktop.wording.texts import say

from .. import challenge_texts as texts
from .in_words import pace_of


class ChallengeForm(QWidget):
    """One player, the words' language and the clock, side by side where there is room."""

    changed = Signal()

    def __init__(
        self,
        name: str,
        profiles: Sequence[Profile],
        *,
        language: str,
        clock: Clock,
        own_words: Sequence[str] = (),
    ) -> None:
        """The language follows whoever is remembered until it is chosen by hand; `own_words` are
        the tags of dictionaries that people brought along."""
        super().__init__()
        self._usual_language = language
        self._follows_player = True
        self.field = PlayerField(name, profiles)
        self.field.setAccessibleName(say(texts.PLAYER))
        own = {tag: own_title(tag) for tag in own_words}
        self.words = plain(texts.WORDS, {**texts.IN_LANGUAGE, **own}, value=language)
        self.clocks = segments(
            texts.CLOCK,
            {clock: (texts.CLOCKS[clock], texts.CLOCK_HINTS[clock]) for clock in Clock},
            value=clock,
        )
        self._pace = label("", tone="muted")
        self.dated = label("", tone="muted")
        """Says whose words the day and the week go by, where they are not the chosen ones."""
        self._lay_out()
        self._tell_dated()
        self._follow_player()
        self.field.textChanged.connect(lambda _text: self._follow_player())
        self.words.group.buttonClicked.connect(lambda _button: self._keep_language())
        self.words.changed.connect(self._tell_dated)
        self.words.changed.connect(self.changed)
        self.clocks.changed.connect(self.changed)

    @property
    def player(self) -> str:
        """The name as entered; empty where there is none."""
        return tidy(self.field.text())

    @property
    def player_key(self) -> str:
        """What the statistics know the player by; empty where there is no name."""
        profile = self.field.profile
        if profile is not None:
            return profile.id
        return guest_key(self.player) if self.player else ""

    @property
    def language(self) -> str:
        """Of the words: "en" or "de", of which are the days and the weeks."""
        return ours_of(self.words.value)

    @property
    def own_words(self) -> str:
        """The tag of the dictionary, if somebody brought it along; else empty."""
        return self.words.value if name_of(self.words.value) else ""

    @property
    def clock(self) -> Clock:
        """Whether time counts, and how."""
        return self.clocks.value

    def _lay_out(self) -> None:
        who = QWidget()
        column = in_column(inside=who, spacing=look().gap(0.75))
        heading = label(say(texts.PLAYER))
        heading.setStyleSheet("font-weight: bold;")
        heading.setBuddy(self.field)
        for part in (heading, self.field, self._pace):
            column.addWidget(part)
        column.addStretch(1)
        whole = in_column(inside=self)
        self.words.column.addWidget(self.dated)
        self.words.column.addStretch(1)
        self.clocks.column.addStretch(1)
        whole.addWidget(CardGrid((who, self.words, self.clocks), least_width=look().px(34)))

    def _follow_player(self) -> None:
        profile = self.field.profile
        pace = pace_of(profile)
        self._pace.setText(pace)
        self._pace.setVisible(bool(pace))
        if self._follows_player:
            wanted = (profile.language if profile else "") or self._usual_language
            self.words.choose(ours_of(wanted))
        self.changed.emit()

    def _tell_dated(self) -> None:
        self.dated.setText(say(texts.DATED_BY_OURS, words=say(words_of(self.language))))
        self.dated.setVisible(bool(self.own_words))

    def _keep_language(self) -> None:
        self._follows_player = False


def fitting_clock(value: str) -> Clock:
    """The clock that was chosen last; hard for a value that is none."""
    values: Sequence[str] = [clock.value for clock in Clock]
    return Clock(value) if value in values else Clock.HARD
