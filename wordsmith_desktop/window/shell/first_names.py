"""Before the first match people are asked for their names, so that records have an owner."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit, QWidget

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.features.new_match.company import MOST, Company, company_of
from wordsmith_desktop.records.names import LONGEST_NAME, folded, tidy
from wordsmith_desktop.records.profiles import Profiles
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.banner import Banner
from wordsmith_desktop.window.kit.buttons import primary, secondary
from wordsmith_desktop.window.kit.dialogs import PlainDialog
from wordsmith_desktop.window.kit.labels import field_label
from wordsmith_desktop.window.kit.layouts import in_column
from wordsmith_desktop.window.kit.preferences import Preferences
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.texts import say


class NamesDialog(PlainDialog):
    """A field for each person; Enter goes on, also past fields that stay empty."""

    def __init__(
        self, company: Company, play: Callable[[tuple[str, ...]], object], parent: QWidget
    ) -> None:
        """`play` gets a name for each person in seat order, that of a guest where none was said."""
        is_one = len(company.people) == 1
        super().__init__(say(texts.NAMES_TITLE[is_one]), say(texts.NAMES_TEXT[is_one]), parent)
        self._company = company
        self._play = play
        self.fields = tuple(self._field(name) for name in company.people)
        self.banner = Banner(lines=1)
        self.add(self.banner)
        self.skip = self.add_button(
            secondary(say(texts.NAMES_SKIP), lambda: self._end(company.people))
        )
        self.play_button = self.add_button(primary(say(texts.NAMES_PLAY), self._take))
        self.fit(560, 220)

    def _field(self, guest: str) -> QLineEdit:
        field = QLineEdit()
        field.setMaxLength(LONGEST_NAME)
        both = QWidget()
        # A field stands by its own name, not halfway to the next one's.
        in_column(field_label(guest, field), field, inside=both, spacing=look().gap(0.5))
        self.add(both)
        return field

    def _take(self) -> None:
        said = [tidy(field.text()) for field in self.fields]
        names = tuple(name or guest for name, guest in zip(said, self._company.people, strict=True))
        if len(set(map(folded, names))) < len(names):
            self.banner.show_refusal(say(texts.NAMES_SAME))
            return
        self._end(names)

    def _end(self, names: tuple[str, ...]) -> None:
        self.accept()
        self._play(names)


class FirstNames:
    """Asks the people at the home page's table once, as long as nobody there has said a name."""

    def __init__(self, preferences: Preferences, people: Profiles, *, most: int = MOST) -> None:
        """`most` of them are about to play."""
        self._preferences = preferences
        self._people = people
        company = company_of(preferences.settings, people.all)
        self._company = replace(company, people=company.people[:most])
        self._others = company.people[most:]

    @property
    def are_wanted(self) -> bool:
        """Whether these people have said no name, and so many were never asked before."""
        asked = self._preferences.settings.names_asked
        return self._company.is_unnamed and len(self._company.people) not in asked

    def dialog(self, parent: QWidget, begin: Callable[[], object]) -> PlainDialog:
        """The question; `begin` is called once it is answered or passed over."""

        def play(names: tuple[str, ...]) -> None:
            self._keep(names)
            begin()

        return NamesDialog(self._company, play, parent)

    def _keep(self, names: tuple[str, ...]) -> None:
        settings = self._preferences.settings
        for name, guest in zip(names, self._company.people, strict=True):
            if name != guest and self._people.fault(name) is None:
                self._people.add(name)
        self._preferences.change(
            player_names=(*names, *self._others),
            table_computers=self._company.computers,
            names_asked=(*settings.names_asked, len(names)),
        )
