"""What the tests of all migrations ask."""

from __future__ import annotations

import sys
from collections.abc import Iterable


def untested(migrations: Iterable[int], module: str) -> list[int]:
    """Where the migrations without a test in a module start from."""
    tests = dir(sys.modules[module])
    return [found for found in migrations if f"test_migration_from_{found}" not in tests]
