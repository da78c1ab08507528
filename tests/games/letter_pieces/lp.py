"""The names of the rules of the letter game, for its tests."""

from wordsmith_desktop.games.letter_pieces.rules.actions import (
    Action,
    Arrange,
    Buzz,
    Claim,
    Continue,
    Dice,
    DrawLetters,
    Face,
    FillCircle,
    Move,
    NameLetters,
    Pass,
    Roll,
    SetHandicaps,
    Take,
    Why,
    Withdraw,
)
from wordsmith_desktop.games.letter_pieces.rules.alphabet import (
    BY_COMMONNESS,
    CHARACTERS,
    UNBUILDABLE,
    Alphabet,
    AlphabetChoices,
    JForm,
    LetterPart,
    UnbuildableError,
    YForm,
)
from wordsmith_desktop.games.letter_pieces.rules.bench import (
    CELL_WIDTH,
    COLUMN_COUNT,
    SLOTS,
    Slot,
    by_slot,
    cell_of,
    free_slots,
    from_cell,
    make_room,
    next_slot,
    origin,
    to_cell,
)
from wordsmith_desktop.games.letter_pieces.rules.bots import BOTS, HINTER, SOLOISTS, best_chain
from wordsmith_desktop.games.letter_pieces.rules.building import (
    actions_between,
    at_once,
    by_beginnings,
    remixing,
)
from wordsmith_desktop.games.letter_pieces.rules.checks import dice_wanted
from wordsmith_desktop.games.letter_pieces.rules.claims import (
    alphabet_for,
    plan,
    reading,
    repeats_own,
    stayed,
    word_faults,
)
from wordsmith_desktop.games.letter_pieces.rules.diagnosis import (
    Extra,
    Misbuild,
    Misplaced,
    Missing,
    SamePieces,
    Turned,
    WrongPiece,
    WrongWay,
)
from wordsmith_desktop.games.letter_pieces.rules.dials import Dials
from wordsmith_desktop.games.letter_pieces.rules.events import (
    BenchLost,
    ChallengeEnd,
    ChallengeEnded,
    ChoiceGranted,
    CirclesGranted,
    CircleTicked,
    Dealt,
    DiceFell,
    DoneCalled,
    HandicapsSet,
    LettersNamed,
    LettersSet,
    LockoutEnded,
    Passed,
    PiecesWithdrawn,
    PieceTaken,
    RowCalled,
    RowChecked,
    TurnMoved,
    WordClaimed,
    WordWritten,
)
from wordsmith_desktop.games.letter_pieces.rules.exercises import (
    LENGTHS,
    Building,
    something_to_build,
    words_in,
)
from wordsmith_desktop.games.letter_pieces.rules.finding import Situation, claimable, situation_in
from wordsmith_desktop.games.letter_pieces.rules.fitting import REACH, TURN, best_shift
from wordsmith_desktop.games.letter_pieces.rules.motives import LetterMotive, MotiveKind
from wordsmith_desktop.games.letter_pieces.rules.observation import Observation, observe
from wordsmith_desktop.games.letter_pieces.rules.paper_sheet import ON_PAPER, PaperFault, PaperLine
from wordsmith_desktop.games.letter_pieces.rules.pieces import (
    PERIODS,
    SUPPLY,
    UNIT,
    Counts,
    Placed,
    Pose,
    Shape,
    add,
    count,
    fits,
    letter_weights,
    outline,
    own_letters,
    shortage,
    subtract,
    total,
    turn_between,
)
from wordsmith_desktop.games.letter_pieces.rules.players import (
    BENCH_LOOK_S,
    FAIR_S,
    MOST_PIECES,
    MOST_WORDS,
)
from wordsmith_desktop.games.letter_pieces.rules.presenter import Bench, build_letter
from wordsmith_desktop.games.letter_pieces.rules.recap import LetterAward, recap
from wordsmith_desktop.games.letter_pieces.rules.recognition import (
    CellReading,
    read_bench,
    read_cell,
)
from wordsmith_desktop.games.letter_pieces.rules.review import REVIEWER
from wordsmith_desktop.games.letter_pieces.rules.rules import RULES
from wordsmith_desktop.games.letter_pieces.rules.ruleset import (
    TABLES,
    Fault,
    Mode,
    RequiredLetters,
    Ruleset,
    TableMode,
    faults,
)
from wordsmith_desktop.games.letter_pieces.rules.scoring import (
    bonus,
    open_boxes,
    row_points,
    sheet_points,
    total_points,
)
from wordsmith_desktop.games.letter_pieces.rules.sighting import PLAIN_LENGTH, see
from wordsmith_desktop.games.letter_pieces.rules.snapping import Snap, place_letter, snap
from wordsmith_desktop.games.letter_pieces.rules.sprinting import HURRIED
from wordsmith_desktop.games.letter_pieces.rules.state import (
    BUILDING,
    Phase,
    Piece,
    PlayerState,
    RowStatus,
    Sheet,
    SheetRow,
    State,
    new_state,
)
from wordsmith_desktop.games.letter_pieces.rules.tally import TALLIER
