"""A seat before a match: who sits there, and what is agreed for that player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from wordsmith_desktop.records.log import USUAL_TERMS, Terms
from wordsmith_desktop.records.profiles import Profile
from wordsmith_desktop.window.kit.appearance import look
from wordsmith_desktop.window.kit.buttons import secondary
from wordsmith_desktop.window.kit.faces import face_icon
from wordsmith_desktop.window.kit.labels import label
from wordsmith_desktop.window.kit.tips import set_tip
from wordsmith_desktop.wording import computer_players as computer_texts
from wordsmith_desktop.wording import terms_texts as texts_of_terms
from wordsmith_desktop.wording.computer_players import CHARACTERS, Character, level_text
from wordsmith_desktop.wording.shell import texts
from wordsmith_desktop.wording.terms_texts import USUAL_PACE, terms_text
from wordsmith_desktop.wording.texts import say

from ..company import guest_name
from .player_field import PlayerField
from .terms_dialog import TermsDialog, TermsOffer

_LEAVE: Final = "\N{MULTIPLICATION SIGN}"


class LevelChoice(QComboBox):
    """Which of the six computer players sits on a seat."""

    def __init__(self, bot: str) -> None:
        super().__init__()
        for one in CHARACTERS:
            self.addItem(face_icon(one.level, one.emblem), level_text(one), one.bot)
        self.setCurrentIndex(max(0, self.findData(bot)))
        # The longest name must not push the button beside it out of the column.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.currentIndexChanged.connect(lambda _index: self._say())
        self._say()

    @property
    def character(self) -> Character:
        """Who is chosen."""
        return CHARACTERS[self.currentIndex()]

    def show_name(self, name: str) -> None:
        """Show what whoever is chosen is called here; the others go by their first names."""
        for place, one in enumerate(CHARACTERS):
            is_chosen = place == self.currentIndex()
            self.setItemText(place, level_text(one, name if is_chosen else ""))

    def _say(self) -> None:
        temper = say(self.character.temper)
        set_tip(self, temper)
        self.setAccessibleDescription(temper)


class SeatRow(QWidget):
    """A field for a name, or the choice of a computer, and a button that takes the seat away."""

    terms_changed = Signal()
    """Something else is agreed for whoever sits there."""

    def __init__(
        self,
        number: int,
        name: str,
        profiles: Sequence[Profile],
        bot: str = "",
        *,
        offer: TermsOffer | None = None,
        terms: Terms = USUAL_TERMS,
    ) -> None:
        """`offer` is what can be agreed for a person; None for nothing."""
        super().__init__()
        self._offer = offer
        self._terms = terms
        self._is_among_others = False
        self.field = PlayerField(name, profiles)
        """Hidden where a computer plays, whose name it keeps."""
        self.level = LevelChoice(bot) if bot else None
        self.leave = secondary(_LEAVE)
        self.leave.setFixedWidth(look().px(5.5))
        self.number = number
        self.agree = secondary(texts_of_terms.BUTTON, self._ask_for_terms)
        self.agree.setFixedWidth(look().px(6.5))
        self.told = label("", tone="muted")
        """What is agreed, in a few words."""
        self._column = column = QVBoxLayout(self)
        column.setSpacing(look().gap(0.25))
        row = QHBoxLayout()
        row.setSpacing(look().gap(0.5))
        column.addLayout(row)
        column.addWidget(self.told)
        row.addWidget(self.field, 1)
        if self.level is not None:
            row.addWidget(self.level, 1)
            self.field.hide()
        row.addWidget(self.agree)
        row.addWidget(self.leave)
        self.show_others(has_some=False)
        self.field.textChanged.connect(lambda _text: self._say())
        self.show_number(number)

    @property
    def bot(self) -> str:
        """The name of the bot that plays here; empty for a person."""
        return self.level.character.bot if self.level else ""

    @property
    def terms(self) -> Terms:
        """What is agreed for the person who sits here among others."""
        return self._terms if self._can_agree else USUAL_TERMS

    @property
    def _can_agree(self) -> bool:
        return self._offer is not None and self._is_among_others and self.level is None

    def show_others(self, *, has_some: bool) -> None:
        """Whether others sit at the table; alone there is nobody to agree with."""
        self._is_among_others = has_some
        self.agree.setVisible(self._can_agree)
        self._tell_terms()

    def _ask_for_terms(self) -> None:
        assert self._offer is not None
        dialog = TermsDialog(self._name, self._terms, self._offer, self)
        dialog.terms_chosen.connect(self.agree_on)
        dialog.open()

    def agree_on(self, terms: Terms) -> None:
        """Have this agreed for whoever sits here."""
        self._terms = terms
        self._tell_terms()
        self.terms_changed.emit()

    def _tell_terms(self) -> None:
        percent = self.terms.clock_percent
        told = terms_text(self.terms, USUAL_PACE if percent is None else percent)
        if not told and percent is not None:
            told = say(texts_of_terms.CLOCK_AS_RULES)
        self.told.setText(told)
        self.told.setVisible(bool(told))
        # Nearer to its own name than to the next.
        self._column.setContentsMargins(0, 0, 0, look().gap(0.75) if told else 0)
        self.agree.setAccessibleDescription(told)

    @property
    def _name(self) -> str:
        return self.field.text().strip() or say(texts.NEW_NAME, n=self.number)

    @property
    def stop(self) -> QWidget:
        """What the tab key comes to."""
        return self.level or self.field

    def show_number(self, number: int) -> None:
        """The place at the table, counted from 1; a guest without a name is called after it."""
        is_nameless = self.field.text() == guest_name(self.number)
        self.number = number
        if is_nameless:
            self.field.setText(guest_name(number))
        self.field.setAccessibleName(say(texts.NEW_NAME, n=number))
        if self.level is not None:
            self.level.setAccessibleName(say(computer_texts.CHOOSE, n=number))
        self._say()

    def _say(self) -> None:
        for button, text in (
            (self.leave, texts.NEW_REMOVE_PLAYER),
            (self.agree, texts_of_terms.BUTTON_NAME),
        ):
            said = say(text, name=self._name)
            button.setAccessibleName(said)
            set_tip(button, said)
