"""The people who are remembered: names, colours, keys, and going and coming back."""

from __future__ import annotations

import pytest

from wordsmith_desktop.records.profiles import COLOURS, NameFault, Profile, Profiles, seat_keys
from wordsmith_desktop.window.kit.emblems import FILLS, emblem_path
from wordsmith_desktop.wording.texts import EMBLEMS

USUAL = ("F5", "F6", "F7", "F8")


def names(profiles: Profiles) -> list[str]:
    return [one.name for one in profiles.all]


def test_everybody_has_an_id_of_their_own_and_a_free_colour() -> None:
    profiles = Profiles()
    people = [profiles.add(f"P{n}") for n in range(len(COLOURS) + 1)]
    assert len(people) == len({one.id for one in people})
    assert [*COLOURS, COLOURS[0]] == [one.colour for one in people]


@pytest.mark.parametrize(
    ("name", "expected"),
    [("", NameFault.EMPTY), ("  ", NameFault.EMPTY), (" ana ", NameFault.TAKEN), ("Anna", None)],
)
def test_a_name_is_one_persons_alone(name: str, expected: NameFault | None) -> None:
    profiles = Profiles()
    profiles.add("Ana")
    assert expected == profiles.fault(name)
    if expected:
        with pytest.raises(ValueError, match=expected.value):
            profiles.add(name)


def test_a_person_may_be_called_anew_even_by_the_same_letters() -> None:
    profiles = Profiles()
    ana = profiles.add("Ana")
    profiles.change(ana.id, name="  ANA   Maria ")
    profiles.change(ana.id, name="ana maria")
    assert ["ana maria"] == names(profiles)
    assert ana.id == profiles.all[0].id
    assert profiles.all[0] == profiles.named("Ana MARIA")


def test_every_change_is_kept_and_only_a_change() -> None:
    kept: list[tuple[Profile, ...]] = []

    def keep(profiles: tuple[Profile, ...]) -> bool:
        kept.append(profiles)
        return False

    profiles = Profiles((Profile("a", "Ana"),), keep)
    profiles.change("a", colour="red")
    profiles.change("a", colour="red")
    assert [(Profile("a", "Ana", "red"),)] == kept
    assert not profiles.is_kept


def test_who_was_removed_comes_back_to_the_same_place() -> None:
    profiles = Profiles()
    for name in ("Ana", "Ben", "Cho"):
        profiles.add(name)
    before = profiles.all
    removed = profiles.remove(before[1].id)
    assert ["Ana", "Cho"] == names(profiles)
    profiles.restore(removed)
    assert before == profiles.all


def test_who_comes_back_gets_a_number_where_the_name_is_taken_by_now() -> None:
    profiles = Profiles()
    removed = profiles.remove(profiles.add("Ben").id)
    profiles.add("Ben")
    profiles.restore(removed)
    assert ["Ben 2", "Ben"] == names(profiles)


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (("", ""), ("F5", "F6")),
        (("F12", ""), ("F12", "F6")),
        (("", "F5"), ("F6", "F5")),
        (("F7", "F7", ""), ("F7", "F6", "F5")),
        (("F8", "F8", "F8", "F8"), ("F8", "F6", "F7", "F5")),
        (("", "", "F5", "F6"), ("F7", "F8", "F5", "F6")),
    ],
)
def test_a_players_own_key_wins_where_it_is_free(
    wanted: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    assert expected == seat_keys(wanted, USUAL)


def test_every_colour_has_a_shape_and_a_name_of_its_own() -> None:
    assert set(COLOURS) == set(FILLS) == set(EMBLEMS)
    shapes = {str(emblem_path(name).toFillPolygon().toList()) for name in COLOURS}
    assert len(COLOURS) == len(shapes)
    assert len(COLOURS) == len({text.en for text in EMBLEMS.values()})
    assert len(COLOURS) == len({text.de for text in EMBLEMS.values()})
