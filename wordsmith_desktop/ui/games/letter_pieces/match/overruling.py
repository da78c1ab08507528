"""The table overrules the dictionary: a word for this match or for always, accepted or banned."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from wordsmith_desktop.core.step import Event
from wordsmith_desktop.games.letter_pieces import events
from wordsmith_desktop.lexicon.lexicon import Lexicon
from wordsmith_desktop.session.live import Session
from wordsmith_desktop.ui.games.letter_pieces.match import texts
from wordsmith_desktop.ui.kit import buttons
from wordsmith_desktop.ui.kit.banner import Banner
from wordsmith_desktop.ui.kit.texts import Text, say


class Overruling(QWidget):
    """Offers to accept the word just refused; the menu offers to ban the word just judged."""

    def __init__(
        self, session: Session, lexicon: Callable[[], Lexicon | None], banner: Banner
    ) -> None:
        super().__init__()
        self._session = session
        self._lexicon = lexicon
        self._banner = banner
        self.word = ""
        """The word judged last, folded; empty before the first."""
        self._is_refused = False
        self.here = buttons.quiet("", lambda: self.decide(accept=True, always=False))
        self.always = buttons.quiet("", lambda: self.decide(accept=True, always=True))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.here)
        column.addWidget(self.always)
        self.hide()

    @property
    def has_word(self) -> bool:
        """Whether a word was judged that the table could overrule."""
        return bool(self.word) and not self._session.is_read_only

    def follow(self, event: Event) -> None:
        """Keep in mind which word was judged last, and forget a refusal that is over."""
        if isinstance(event, events.WordJudged):
            self.word = event.ruling.word
        elif isinstance(event, events.WordRefused):
            self._is_refused = event.ruling is not None
        elif isinstance(event, _OVER):
            self._is_refused = False
            if isinstance(event, events.HandedOver):
                # Behind the curtain the word is a secret of whoever had the bench.
                self.word = ""
        self._show()

    def decide(self, *, accept: bool, always: bool) -> None:
        """Accept or ban the word judged last, effective at once."""
        if not self.has_word:
            return
        is_kept = self._decide_for_always(accept) if always else self._decide_here(accept)
        self._is_refused = False
        self._show()
        if is_kept:
            self._banner.show_good(say(_SAID[accept, always], word=self.word))
        else:
            self._banner.show_refusal(say(texts.NOT_KEPT, word=self.word))

    def _decide_here(self, accept: bool) -> bool:
        self._session.set_house(self.word, accept)
        return True

    def _decide_for_always(self, accept: bool) -> bool:
        lexicon = self._lexicon()
        if lexicon is None:
            return False
        # This match's own list comes first, so it must not say otherwise.
        self._session.set_house(self.word, None)
        (lexicon.house.accept if accept else lexicon.house.ban)(self.word)
        try:
            lexicon.house.save()
        except OSError:
            return False
        return True

    def _show(self) -> None:
        self.setVisible(self._is_refused and self.has_word)
        for button, text in ((self.here, texts.ACCEPT_HERE), (self.always, texts.ACCEPT_ALWAYS)):
            button.setText(say(text, word=self.word))
            button.setAccessibleName(button.text())


_OVER = (
    events.TurnMoved,
    events.HandedOver,
    events.WordClaimed,
    events.PiecesArranged,
    events.PiecesWithdrawn,
)
"""After these the refused word does not lie there any more."""
_SAID: dict[tuple[bool, bool], Text] = {
    (True, False): texts.ACCEPTED_HERE,
    (True, True): texts.ACCEPTED_ALWAYS,
    (False, False): texts.BANNED_HERE,
    (False, True): texts.BANNED_ALWAYS,
}
