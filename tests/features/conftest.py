"""What every test of a feature's pages runs under."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.statistics import START_MS
from tests.helpers.window_fixtures import (
    begins_at_once as begins_at_once,
)
from tests.helpers.window_fixtures import (
    keys_press_at_once as keys_press_at_once,
)
from tests.helpers.window_fixtures import (
    quick_disk as quick_disk,
)
from tests.helpers.window_fixtures import (
    same_every_time as same_every_time,
)
from tests.helpers.window_fixtures import (
    screens as screens,
)
from tests.helpers.window_fixtures import (
    typeface as typeface,
)
from tests.window.shell.conftest import (
    open_table as open_table,
)
from tests.window.shell.conftest import (
    ports as ports,
)
from tests.window.shell.conftest import (
    preferences as preferences,
)
from tests.window.shell.conftest import (
    window as window,
)
from wordsmith_desktop.app.paths import Folders
from wordsmith_desktop.app.services import OwnServices, open_services
from wordsmith_desktop.window.kit.threads import end_all


@pytest.fixture
def services(tmp_path: Path) -> Iterator[OwnServices]:
    """The program's own, over a folder of their own."""
    made = open_services(Folders(data=tmp_path, config=tmp_path / "config"), clock=lambda: START_MS)
    yield made
    end_all()
    made.close()
