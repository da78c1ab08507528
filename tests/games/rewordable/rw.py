"""The names of the rules of Rewordable, for its tests."""

from wordsmith_desktop.games.rewordable.rules.actions import (
    Action,
    Build,
    Challenge,
    Deal,
    DealUnseen,
    NameDrawn,
    Pass,
    Why,
)
from wordsmith_desktop.games.rewordable.rules.bots import BOTS, HINTER, SOLOISTS
from wordsmith_desktop.games.rewordable.rules.card_walk import WordWay, ways_of_all
from wordsmith_desktop.games.rewordable.rules.cards import Card, Colour, deck, own_deck, spelled
from wordsmith_desktop.games.rewordable.rules.claims import Plan, build_faults, plan
from wordsmith_desktop.games.rewordable.rules.deck_choice import (
    GERMAN,
    chosen_cards,
    habits_of,
    told_leaves,
)
from wordsmith_desktop.games.rewordable.rules.events import (
    AllPassed,
    CardsDrawn,
    ChallengeFailed,
    Dealt,
    DeckRanOut,
    MatchTimeRanOut,
    Passed,
    PoolRefilled,
    TokensTurned,
    TokensWon,
    TurnLost,
    WordBuilt,
    WordLaid,
    WordWithdrawn,
)
from wordsmith_desktop.games.rewordable.rules.laying import (
    CardRow,
    Letters,
    Reach,
    Target,
    Word,
    WordLaying,
    interleavings,
    layings,
)
from wordsmith_desktop.games.rewordable.rules.observation import Observation, observe
from wordsmith_desktop.games.rewordable.rules.paper_sheet import ON_PAPER, PaperFault, PaperLine
from wordsmith_desktop.games.rewordable.rules.players import (
    AGAIN,
    WIDTH,
    BuildChoice,
    Dials,
    leaves,
    player,
)
from wordsmith_desktop.games.rewordable.rules.presenter import Strip
from wordsmith_desktop.games.rewordable.rules.recap import CardAward, recap
from wordsmith_desktop.games.rewordable.rules.review import REVIEWER
from wordsmith_desktop.games.rewordable.rules.rules import RULES
from wordsmith_desktop.games.rewordable.rules.ruleset import (
    HAND,
    POOL,
    SEATS,
    TOKEN_ROW,
    EndRule,
    Fault,
    Ruleset,
    faults,
    least_cards,
)
from wordsmith_desktop.games.rewordable.rules.scoring import points
from wordsmith_desktop.games.rewordable.rules.state import Phase, PlayerState, State, new_state
from wordsmith_desktop.games.rewordable.rules.tally import TALLIER
from wordsmith_desktop.games.rewordable.rules.tokens import (
    TOKEN_POINTS,
    TOKENS,
    Goal,
    Making,
    Token,
    is_earned,
    making,
)
from wordsmith_desktop.games.rewordable.rules.word_search import (
    Buildable,
    buildable,
    found_ways,
    legal_words,
)
