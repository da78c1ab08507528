"""Every house choice is described once, and from that asked, told and found in the rules."""

from __future__ import annotations

import pytest

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.games.hidden_crossword.words.house_fields import HOUSE as CROSSWORD
from wordsmith_desktop.games.length_x_wit.words.house_fields import HOUSE as DICE
from wordsmith_desktop.games.letter_pieces.words.house_fields import HOUSE as PIECES
from wordsmith_desktop.games.rewordable.words.house_fields import HOUSE as CARDS
from wordsmith_desktop.wording.fields import Field, unusual_choices
from wordsmith_desktop.wording.game_words import words_of

FIELDS = {
    "hidden_crossword": CROSSWORD,
    "length_x_wit": DICE,
    "letter_pieces": PIECES,
    "rewordable": CARDS,
}
every_field = pytest.mark.parametrize(
    ("game", "field"),
    [(game, field) for game, fields in FIELDS.items() for field in fields],
    ids=lambda one: one if isinstance(one, str) else one.name,
)


@every_field
def test_its_usual_answer_is_one_of_those_that_are_offered(game: str, field: Field) -> None:
    usual = game_of(game).ruleset_type()()
    assert getattr(usual, field.name) in field.answers


@every_field
def test_each_other_answer_is_told_in_the_words_of_a_setting(game: str, field: Field) -> None:
    usual = game_of(game).ruleset_type()()
    others = [answer for answer in field.answers if answer != getattr(usual, field.name)]
    assert others
    for answer in others:
        chosen = replace(usual, **{field.name: answer})
        assert bool(field.phrase) == len(list(unusual_choices([field], chosen, usual)))
    assert [] == list(unusual_choices([field], usual, usual))


@every_field
def test_its_rule_is_in_the_rule_book(game: str, field: Field) -> None:
    assert not field.rule or field.rule in {rule.number for rule in words_of(game).rules()}


@pytest.mark.parametrize("game", FIELDS)
def test_most_choices_matter_to_several_and_fewer_to_one_alone(game: str) -> None:
    usual, fields = game_of(game).ruleset_type()(), FIELDS[game]
    several, alone = (sum(one.matters(usual, seats) for one in fields) for seats in (3, 1))
    assert alone < several
    assert 2 * several > len(fields)
