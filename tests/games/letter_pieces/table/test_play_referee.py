"""Who decides about words, what clocks do, and a table that speaks German."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.games.letter_pieces import lp
from tests.games.letter_pieces.table.play_table import Play
from tests.games.play_hands import click, focused, tap, write
from tests.games.table_play import SETTINGS, texts_of
from wordsmith_desktop.games.common.open_table import Clock, Referee, VoteRule
from wordsmith_desktop.session.live import AnySession
from wordsmith_desktop.window.kit.banner import Tone

ANA, BEN, CHO = 0, 1, 2
POOL = (3, 3, 1, 1)
"""CIT, LIT and TIL can be built, and each leaves a few pieces over."""


def _wait(session: AnySession, seconds: int) -> None:
    for _ in range(seconds):
        session.tick(1000)


def _sit(play: Play, *names: str, **fields: object) -> None:
    play.sit(*names, rules=lp.Ruleset(challenges=1, given=POOL, **fields))  # type: ignore[arg-type]


# On objection


def test_a_word_that_nobody_objects_to_stands_though_no_dictionary_knows_it(play: Play) -> None:
    _sit(play, "Ana", "Ben", referee=Referee.OBJECTION)
    play.type_word("CLI")
    play.claim()
    assert "Ana calls CLI" in texts_of(play.parts.call)
    assert "The word: C L I" == play.parts.call.accessibleName()
    assert focused() is play.parts.call
    assert not play.parts.tray.die.can_roll
    click(play.button("No objection"))
    assert ("CLI",) == play.words(ANA)
    assert BEN == play.seat
    assert play.parts.board.hasFocus()


def test_an_objection_has_the_dictionary_decide(play: Play) -> None:
    _sit(play, "Ana", "Ben", referee=Referee.OBJECTION)
    play.type_word("CLI")
    play.claim()
    play.answer("Ben objects")
    assert (ANA, ()) == (play.seat, play.words(ANA))
    assert Tone.REFUSAL == play.parts.banner.tone
    assert play.message.startswith("Ben objects. “CLI” is an abbreviation.")
    assert "CLI" == play.built

    play.type_word("LIT")
    play.claim()
    play.answer("Ben objects")
    assert ("LIT",) == play.words(ANA)


def test_an_objection_finds_a_claimed_word_and_a_mere_rearrangement(play: Play) -> None:
    _sit(play, "Ana", "Ben", referee=Referee.OBJECTION)
    for word in ("LIT", "LIT"):
        play.type_word(word)
        play.claim()
        play.answer("No objection" if play.seat == ANA else "Ana objects")
    assert (BEN, ()) == (play.seat, play.words(BEN))
    assert "“LIT” is claimed already in this round, by Ana." in play.message
    click(play.parts.claim.pass_button)
    play.type_word("TIL")
    play.claim()
    play.answer("Ben objects")
    assert ("LIT",) == play.words(ANA)
    assert "“TIL” only rearranges “LIT”" in play.message


# By vote


def test_the_table_votes_on_words_that_no_dictionary_knows(play: Play) -> None:
    _sit(play, "Ana", "Ben", "Cho", referee=Referee.VOTE, vote=VoteRule.ALL)
    play.type_word("CLI")
    play.claim()
    asked = texts_of(play.parts.call)
    assert any("What do you say?" in line for line in asked)
    assert {"Ben: yes", "Ben: no", "Cho: yes", "Cho: no"} <= set(asked)
    click(play.button("Ben: yes"))
    click(play.button("Cho: no"))
    assert (ANA, ()) == (play.seat, play.words(ANA))
    assert "does not accept “CLI”" in play.message

    play.claim()
    click(play.button("Cho: yes"))
    click(play.button("Ben: yes"))
    assert ("CLI",) == play.words(ANA)


def test_a_known_word_needs_no_vote(play: Play) -> None:
    _sit(play, "Ana", "Ben", referee=Referee.VOTE)
    play.write_word("LIT")
    assert BEN == play.seat


# By the dictionary


def test_a_refused_word_can_be_accepted_for_this_match(play: Play) -> None:
    _sit(play, "Ana", "Ben")
    play.type_word("CLI")
    play.claim()
    assert () == play.words(ANA)
    assert Tone.REFUSAL == play.parts.banner.tone
    click(play.button("Count it this time"))
    assert not play.page.overruling.isVisible()
    assert "CLI is accepted in this match: claim it again." == play.message
    play.claim()
    assert ("CLI",) == play.words(ANA)
    # It is accepted for everybody, and only here.
    assert play.session.house.verdict("CLI")
    assert not play.lexicon().judge("CLI").accepted


def test_the_offer_goes_once_another_word_stands(play: Play) -> None:
    _sit(play, "Ana", "Ben")
    play.type_word("CLI")
    play.claim()
    assert play.page.overruling.isVisible()
    play.write_word("LIT")
    assert not play.page.overruling.isVisible()


def test_a_word_can_be_accepted_or_banned_for_always(play: Play) -> None:
    _sit(play, "Ana", "Ben")
    play.type_word("CLI")
    play.claim()
    click(play.button("Always count it"))
    play.claim()
    assert ("CLI",) == play.words(ANA)
    assert play.lexicon().judge("CLI").accepted
    ban = play.page.commands.action("ban always")
    play.type_word("LIT")
    play.claim()
    ban.trigger()
    assert not play.lexicon().judge("LIT").accepted
    # A new start knows it still.
    play.open()
    assert play.lexicon().judge("CLI").accepted
    assert not play.lexicon().judge("LIT").accepted


# Clocks


def test_a_hard_clock_ends_the_turn(play: Play) -> None:
    _sit(play, "Ana", "Ben", clock=Clock.HARD, turn_seconds=30)
    write("li")
    _wait(play.session, 29)
    assert ANA == play.seat
    _wait(play.session, 1)
    assert BEN == play.seat
    assert "Ana’s time is up. Ana passes. Ben is next." == play.message
    assert 30_000 == play.session.readings[0].left_ms
    play.write_word("LIT")
    assert ANA == play.seat


def test_a_soft_clock_warns_once_and_takes_nothing(play: Play) -> None:
    _sit(play, "Ana", "Ben", clock=Clock.SOFT, turn_seconds=30)
    write("lit")
    _wait(play.session, 30)
    warning = play.message
    assert "time" in warning.lower()
    write("c")
    tap(Qt.Key.Key_Backspace)
    play.parts.banner.clear()
    _wait(play.session, 30)
    assert ("", ANA) == (play.message, play.seat)
    play.claim()
    assert ("LIT",) == play.words(ANA)


def test_no_time_passes_while_a_word_is_before_the_table(play: Play) -> None:
    _sit(play, "Ana", "Ben", referee=Referee.OBJECTION, clock=Clock.HARD, turn_seconds=30)
    play.type_word("LIT")
    play.claim()
    _wait(play.session, 60)
    assert play.seen.call is not None
    click(play.button("No objection"))
    assert ("LIT",) == play.words(ANA)


def test_a_pause_stops_the_clock_and_hides_the_table(play: Play) -> None:
    _sit(play, "Ana", "Ben", clock=Clock.HARD, turn_seconds=30)
    tap(Qt.Key.Key_F9)
    _wait(play.session, 60)
    assert not play.page.isVisible()
    write("l")
    tap(Qt.Key.Key_F9)
    assert (ANA, "") == (play.seat, play.built)
    assert play.page.isVisible()
    assert 30_000 == play.session.readings[0].left_ms


# German


def test_a_german_match_with_umlauts_and_sharp_s(play: Play) -> None:
    from wordsmith_desktop.core.value import replace

    german = replace(SETTINGS, language="de", player_names=("Ana", "Ben"), word_language="de")
    play.open(german)
    play.sit(
        "Ana",
        "Ben",
        rules=lp.Ruleset(language="de", dictionary="de", challenges=1, words=2, given=(3, 8, 0, 5)),
    )
    assert play.window.windowTitle().startswith("Ana ist dran, Runde 1 – Buchstabenschmiede")
    write("füß")
    assert "FUESS" == play.built
    tap(Qt.Key.Key_Backspace, times=5)
    write("FÜR")
    assert "FUER" == play.built
    play.claim()
    assert ("FUER",) == play.words(ANA)
    assert "FUER gilt: 4 Punkte für Ana" in play.message

    write("fuß")
    assert "FUSS" == play.built
    click(play.parts.claim.claim_button)
    assert ("FUSS",) == play.words(BEN)
    play.play_on(play.is_challenge_over)
    play.go_on()
    assert lp.Phase.MATCH_OVER == play.phase
    assert play.end.headline.text().endswith("gewinnt")


def test_what_is_missing_for_a_sharp_s_is_said(play: Play) -> None:
    play.sit("Ana", rules=lp.Ruleset(language="de", dictionary="de", given=(0, 0, 0, 2)))
    write("ß")
    assert "S" == play.built
    assert "For S the heaps lack 2 small curves." == play.message
