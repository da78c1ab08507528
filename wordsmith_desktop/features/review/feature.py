"""The door of the review: what could have been in a match."""

from __future__ import annotations

from wordsmith_desktop.window.shell.feature import Around, Feature


class ReviewDoor(Feature):
    """Shows that of the match at the table."""

    def __init__(self, around: Around) -> None:
        self._around = around
        around.offers.review.fill(self.show)

    def show(self) -> None:
        """Show what could have been at the table."""
        from .pages.review_page import ReviewPage

        stage, services, offers = self._around.stage, self._around.services, self._around.offers
        seating = stage.seating
        if seating is None or seating.opened is None:
            return
        page = ReviewPage(
            seating.entry,
            seating.opened,
            services.dictionaries.lexicon,
            explainer=services.explainer,
            offers_all_words=self._around.preferences.settings.offers_all_words,
            shows_moments=bool(offers.replay),
            can_practise=offers.can_practise,
        )
        page.moment_wanted.connect(self._around.replay_table)
        page.practice_wanted.connect(offers.practise)
        stage.show_page(page, self.show)


DOOR = ReviewDoor
