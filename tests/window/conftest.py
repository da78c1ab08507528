"""What every test of the window runs under."""

from __future__ import annotations

from tests.helpers.window_fixtures import (
    begins_at_once as begins_at_once,
)
from tests.helpers.window_fixtures import (
    keys_press_at_once as keys_press_at_once,
)
from tests.helpers.window_fixtures import (
    one_table_a_language as one_table_a_language,
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
