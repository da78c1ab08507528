"""Which parameters of a test are tried by day, where all of them would take too long."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest


def sample(group: Sequence[pytest.Function]) -> None:
    """Leave one in so many of a test's parameters for the day, as its mark `sampled` says."""
    ranks = ranks_of([item.callspec.params for item in group])
    for item, rank in zip(group, ranks, strict=True):
        mark = item.get_closest_marker("sampled")
        if mark is not None and rank % mark.args[0]:
            item.add_marker(pytest.mark.nightly)


def ranks_of(combinations: Sequence[Mapping[str, object]]) -> list[int]:
    """The places of each combination's values in their lists, added up.

    Of a product every value of each list is so among those of every n-th rank, beside others in
    turn. Names that are given their values together are one list.
    """
    columns = zip(*(each.values() for each in combinations), strict=True)
    lists = {tuple(_places(column)) for column in columns}
    return [sum(each) for each in zip(*lists, strict=True)]


def _places(values: Sequence[object]) -> list[int]:
    """In the order in which values are first met; not all of them can be compared."""
    met = list(dict.fromkeys(map(id, values)))
    return [met.index(id(value)) for value in values]
