"""The names of the rules of Length × Wit, for its tests."""

from wordsmith_desktop.games.length_x_wit.rules.actions import (
    Action,
    Begin,
    Decline,
    Draw,
    GiveUp,
    Press,
    Respond,
    Roll,
    Score,
    Spelling,
    Spend,
    Throw,
    Why,
)
from wordsmith_desktop.games.length_x_wit.rules.bots import (
    BOTS,
    CAUTIOUS,
    DARING,
    HINTER,
    SOLOISTS,
    STEADY,
)
from wordsmith_desktop.games.length_x_wit.rules.checks import draws_die, tiles_wanted
from wordsmith_desktop.games.length_x_wit.rules.events import (
    Began,
    ControlMoved,
    DiceThrown,
    LastRoundBegun,
    LuckPressed,
    ResponseAsked,
    ResponseDeclined,
    TilesDrawn,
    TilesSwapped,
    TurnFailed,
    VowelSpent,
    WordResponded,
    WordScored,
    WordSpelled,
)
from wordsmith_desktop.games.length_x_wit.rules.material import (
    VOWELS,
    Material,
    Rolled,
    Tile,
    bank_value,
    material_of,
    material_text,
    read_material,
    response_score,
    spells,
    tiles_for,
    turn_score,
)
from wordsmith_desktop.games.length_x_wit.rules.odds import Odds, odds_of_press
from wordsmith_desktop.games.length_x_wit.rules.paper_sheet import (
    ON_PAPER,
    PaperFault,
    PaperLine,
    check,
    most_points,
    outcome,
)
from wordsmith_desktop.games.length_x_wit.rules.players import (
    OBVIOUS,
    WIDTH,
    Aim,
    Dials,
    TurnChoice,
    player,
)
from wordsmith_desktop.games.length_x_wit.rules.presenter import Strip
from wordsmith_desktop.games.length_x_wit.rules.promises import Turns, in_tenths
from wordsmith_desktop.games.length_x_wit.rules.prospects import prospects
from wordsmith_desktop.games.length_x_wit.rules.recap import WitAward, in_order, recap
from wordsmith_desktop.games.length_x_wit.rules.review import REVIEWER
from wordsmith_desktop.games.length_x_wit.rules.rules import RULES
from wordsmith_desktop.games.length_x_wit.rules.ruleset import FULL_TILES, Fault, Ruleset, faults
from wordsmith_desktop.games.length_x_wit.rules.state import Phase, State, die_piece, new_state
from wordsmith_desktop.games.length_x_wit.rules.tally import TALLIER
from wordsmith_desktop.games.length_x_wit.rules.word_search import (
    Playable,
    look_at,
    playable,
    tile_sums,
)
