"""What a ruling and votes mean at a table."""

from __future__ import annotations

import pytest

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.judging import Verdict, count_votes, weigh
from wordsmith_desktop.games.common.open_table import Referee, VoteRule
from wordsmith_desktop.lexicon.rulings import Reason, Ruling

UNKNOWN = Ruling("CHATR", False, Reason.UNKNOWN, "en")


@pytest.mark.parametrize("referee", Referee)
def test_what_the_dictionary_accepts_stands(referee: Referee) -> None:
    ruling = Ruling("CHAT", True, Reason.LISTED, "en")
    assert weigh(ruling, referee=referee, voted_words=()) is Verdict.STANDS


@pytest.mark.parametrize(
    ("referee", "verdict"),
    [
        (Referee.AUTOMATIC, Verdict.REFUSED),
        (Referee.OBJECTION, Verdict.REFUSED),
        (Referee.VOTE, Verdict.ASKED),
    ],
)
def test_only_a_voting_table_is_asked_about_an_unknown_word(
    referee: Referee, verdict: Verdict
) -> None:
    assert weigh(UNKNOWN, referee=referee, voted_words=()) is verdict


@pytest.mark.parametrize("referee", Referee)
def test_a_word_voted_in_before_stands_unless_it_is_banned_since(referee: Referee) -> None:
    words = frozenset({"CHATR"})
    banned = replace(UNKNOWN, reason=Reason.HOUSE_BANNED)
    assert weigh(UNKNOWN, referee=referee, voted_words=words) is Verdict.STANDS
    assert weigh(banned, referee=referee, voted_words=words) is Verdict.REFUSED


def test_a_lenient_table_does_not_mind_a_name() -> None:
    name = replace(UNKNOWN, reason=Reason.NAME)
    lenient = (Reason.NAME,)
    judged = [
        weigh(one, referee=Referee.AUTOMATIC, voted_words=(), lenient=lenient)
        for one in (name, UNKNOWN)
    ]
    assert [Verdict.STANDS, Verdict.REFUSED] == judged


@pytest.mark.parametrize(
    ("votes", "rule", "result"),
    [
        ("", VoteRule.MAJORITY, None),
        ("yy", VoteRule.MAJORITY, None),
        ("yyn", VoteRule.MAJORITY, True),
        ("ynn", VoteRule.MAJORITY, False),
        ("yyn", VoteRule.ALL, False),
        ("yyy", VoteRule.ALL, True),
    ],
)
def test_votes_count_once_all_three_are_cast(
    votes: str, rule: VoteRule, result: bool | None
) -> None:
    cast = tuple((seat, vote == "y") for seat, vote in enumerate(votes))
    assert result == count_votes(cast, voters=3, rule=rule)


def test_half_of_the_votes_are_no_majority() -> None:
    assert count_votes(((1, True), (2, False)), voters=2, rule=VoteRule.MAJORITY) is False
