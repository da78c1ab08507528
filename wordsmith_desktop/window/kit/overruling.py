"""The table overrules the dictionary: a word for this match or for always, accepted or banned."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.lexicon.rulings import Ruling
from wordsmith_desktop.session.table_view import AnyTable
from wordsmith_desktop.wording import table_texts as texts
from wordsmith_desktop.wording.texts import Text, say

from . import buttons
from .banner import Banner
from .commands import Command
from .labels import label
from .layouts import in_column


class Overruling(QWidget):
    """Offers to accept the word just refused; the menu offers to ban the word just judged.

    The game tells it of every event: `judged`, `refused`, `over`, or `refresh` for others.
    """

    def __init__(
        self,
        table: AnyTable,
        lexicon: Callable[[], Lexicon | None],
        banner: Banner,
        *,
        accepted_here: Text,
        accepted_always: Text,
    ) -> None:
        """The last two say with the gap {word} that it is accepted now, and what to do next."""
        super().__init__()
        self._said = {
            (True, False): accepted_here,
            (True, True): accepted_always,
            (False, False): texts.BANNED_HERE,
            (False, True): texts.BANNED_ALWAYS,
        }
        self._table = table
        self._lexicon = lexicon
        self._banner = banner
        self.word = ""
        """The word judged last, folded; empty before the first."""
        self._is_refused = False
        self.here = buttons.quiet("", lambda: self.decide(accept=True, always=False))
        self.always = buttons.quiet("", lambda: self.decide(accept=True, always=True))
        self.note = label(say(texts.BY_DICTIONARY_ALONE), tone="muted")
        """Why nothing is offered."""
        column = in_column(inside=self, spacing=0)
        column.addWidget(self.here, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.always, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.note)
        self.hide()

    @property
    def has_word(self) -> bool:
        """Whether a word was judged that the table could overrule."""
        table = self._table
        return bool(self.word) and not (table.is_read_only or table.by_dictionary_alone)

    def judged(self, ruling: Ruling) -> None:
        """A word was judged, either way."""
        self.word = ruling.word
        self.refresh()

    def refused(self, *, by_dictionary: bool) -> None:
        """A word was refused: what the dictionary refuses can be accepted."""
        self._is_refused = by_dictionary
        self.refresh()

    def over(self, *, forget: bool) -> None:
        """What was refused does not lie there any more; `forget` it where it is a secret."""
        self._is_refused = False
        if forget:
            self.word = ""
        self.refresh()

    def refresh(self) -> None:
        """Show the offers while they are open."""
        is_told = self._table.by_dictionary_alone and not self._table.is_read_only
        self.note.setVisible(is_told)
        self.setVisible(self._is_refused and (self.has_word or is_told))
        for button, text in ((self.here, texts.ACCEPT_HERE), (self.always, texts.ACCEPT_ALWAYS)):
            button.setVisible(not is_told)
            button.setText(say(text, word=self.word))
            button.setAccessibleName(button.text())

    def commands(self) -> Iterator[Command]:
        """The verdicts for the menu, named "accept here" to "ban always"."""
        for accept, always, text in (
            (True, False, texts.MENU_ACCEPT_HERE),
            (True, True, texts.MENU_ACCEPT_ALWAYS),
            (False, False, texts.MENU_BAN_HERE),
            (False, True, texts.MENU_BAN_ALWAYS),
        ):
            decide = partial(self.decide, accept=accept, always=always)
            name = f"{'accept' if accept else 'ban'} {'always' if always else 'here'}"
            yield Command(name, text, (), decide, lambda: self.has_word)

    def decide(self, *, accept: bool, always: bool) -> None:
        """Accept or ban the word judged last, effective at once."""
        if not self.has_word:
            return
        is_kept = self._decide_for_always(accept) if always else self._decide_here(accept)
        self._is_refused = False
        self.refresh()
        if is_kept:
            self._banner.show_good(say(self._said[accept, always], word=self.word))
        else:
            self._banner.show_refusal(say(texts.NOT_KEPT, word=self.word))

    def _decide_here(self, accept: bool) -> bool:
        self._table.set_house(self.word, accept)
        return True

    def _decide_for_always(self, accept: bool) -> bool:
        lexicon = self._lexicon()
        if lexicon is None:
            return False
        (lexicon.house.accept if accept else lexicon.house.ban)(self.word)
        # This match's own list comes first, so it must not say otherwise. It tells the page too.
        self._table.set_house(self.word, None)
        try:
            lexicon.house.save()
        except OSError:
            return False
        return True
