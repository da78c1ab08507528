"""What hands do at the parts of the page, joined to what that means at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .page import MatchPage


def connect(page: MatchPage) -> None:
    """Join the parts of a page to its gestures."""
    _draw(page)
    _guesses(page)
    page.parts.clue.agreed.connect(page.gestures.agree_on_clue)
    page.parts.bar.went_on.connect(page.hand_in)
    page.parts.bar.went_back.connect(page.end_solving)


def _draw(page: MatchPage) -> None:
    draw, gestures = page.parts.draw, page.gestures
    draw.turned.connect(gestures.turn_up)
    draw.word_changed.connect(lambda word: draw.show_against(gestures.against_anchor(word)))
    draw.called.connect(gestures.call)
    for part in (draw.call, page.parts.entry):
        part.refused.connect(page.refused)
    draw.offers_wanted.connect(page.finder.offer_anchors)
    draw.afresh_wanted.connect(gestures.draw_afresh)
    draw.went_on.connect(gestures.go_on)


def _guesses(page: MatchPage) -> None:
    parts, gestures = page.parts, page.gestures
    parts.sheet.noted.connect(gestures.note)
    parts.sheet.by_word.letter_marked.connect(gestures.mark_letter)
    parts.sheet.word_chosen.connect(page.take_word)
    gestures.listen_to(parts.entry.strip)
    parts.entry.letters.picked.connect(gestures.pick)
    parts.entry.letters.returned.connect(gestures.put_back)
    parts.entry.guessed.connect(gestures.guess)
    parts.entry.solving_wanted.connect(page.begin_solving)
    parts.choice.chosen.connect(gestures.choose)
    parts.choice.other_chosen.connect(gestures.choose_other)
    parts.answer.went_on.connect(page.go_on)
    parts.answer.typed_on.connect(page.type_on)
