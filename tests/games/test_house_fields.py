"""Every house choice is described once, and from that asked, told and found in the rules."""

from __future__ import annotations

import pytest

from wordsmith_desktop.core.value import replace
from wordsmith_desktop.games.common.registry import game_of
from wordsmith_desktop.games.hidden_crossword.words import house_fields as crossword
from wordsmith_desktop.games.length_x_wit.words import house_fields as dice
from wordsmith_desktop.games.letter_pieces.words import house_fields as pieces
from wordsmith_desktop.games.rewordable.words import house_fields as cards
from wordsmith_desktop.wording.fields import Field, changed_choices
from wordsmith_desktop.wording.game_words import words_of

FIELDS = {
    "hidden_crossword": crossword.HOUSE,
    "length_x_wit": dice.HOUSE,
    "letter_pieces": pieces.HOUSE,
    "rewordable": cards.HOUSE,
}
UNASKED = {
    "hidden_crossword": crossword.UNASKED,
    "length_x_wit": dice.UNASKED,
    "letter_pieces": pieces.UNASKED,
    "rewordable": cards.UNASKED,
}
DEPARTING = {"hidden_crossword": crossword.DEPARTING}
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
        assert bool(field.phrase) == len(list(changed_choices([field], chosen, usual)))
    assert [] == list(changed_choices([field], usual, usual))


@every_field
def test_its_rule_is_in_the_rule_book(game: str, field: Field) -> None:
    assert not field.rule or field.rule in {rule.number for rule in words_of(game).rules()}


@pytest.mark.parametrize("game", FIELDS)
def test_most_choices_matter_to_several_and_fewer_to_one_alone(game: str) -> None:
    usual, fields = game_of(game).ruleset_type()(), FIELDS[game]
    several, alone = (sum(one.matters(usual, seats) for one in fields) for seats in (3, 1))
    assert alone < several
    assert 2 * several > len(fields)


@pytest.mark.parametrize("game", FIELDS)
def test_our_choices_in_the_rule_book_are_those_of_fields_and_those_nobody_is_asked(
    game: str,
) -> None:
    asked = {field.rule for field in FIELDS[game] if field.rule}
    departing = set(DEPARTING.get(game, ()))
    assert asked >= departing
    assert asked.isdisjoint(UNASKED[game])
    marked = {rule.number for rule in words_of(game).rules() if rule.is_ours}
    assert (asked - departing) | set(UNASKED[game]) == marked


@pytest.mark.parametrize("game", FIELDS)
def test_what_was_so_before_a_field_is_among_its_answers(game: str) -> None:
    described = {field.name: field for field in FIELDS[game]}
    for fields in game_of(game).was_so.values():
        for name, of in fields.items():
            assert {of(seats) for seats in (1, 2, 4)} <= set(described[name].answers)
