"""The names of the rules of the Hidden Crossword, for its tests."""

from wordsmith_desktop.games.hidden_crossword.rules.actions import (
    Action,
    AgreeOnClue,
    CallAnchor,
    Choose,
    ChooseOther,
    Draw,
    DrawAfresh,
    Finish,
    GiveUp,
    GoOn,
    HandBack,
    Lay,
    MakeGuess,
    MarkLetter,
    Note,
    SetGiven,
    SetPuzzle,
    SetPuzzleAround,
    Solve,
    TurnUp,
    Why,
)
from wordsmith_desktop.games.hidden_crossword.rules.asked_words import asked_words, cell_marks
from wordsmith_desktop.games.hidden_crossword.rules.bots import (
    BOTS,
    HINTER,
    MOST_ROUNDS,
    SETTER,
    SOLOISTS,
    PuzzleSetter,
    Setting,
    anchor_offers,
    set_puzzle,
)
from wordsmith_desktop.games.hidden_crossword.rules.building import FAIR, hardness
from wordsmith_desktop.games.hidden_crossword.rules.candidate_figures import candidate_figures
from wordsmith_desktop.games.hidden_crossword.rules.candidates import (
    Candidates,
    ClueKnowledge,
    candidates,
    fitting,
    slot_candidates,
)
from wordsmith_desktop.games.hidden_crossword.rules.checks import (
    LONGEST_NOTE,
    anchor_letters,
    guess_letters,
    least_anchor,
    note_text,
)
from wordsmith_desktop.games.hidden_crossword.rules.clues import (
    Attempt,
    Guess,
    Placement,
    Record,
    SheetWord,
    sheet_of,
)
from wordsmith_desktop.games.hidden_crossword.rules.crossword import (
    Cell,
    Crossword,
    Demands,
    Direction,
    GridFault,
    GridWhy,
    Layout,
    Run,
    Tile,
    grid_faults,
    layout_of,
    word_tiles,
)
from wordsmith_desktop.games.hidden_crossword.rules.deduction import laid
from wordsmith_desktop.games.hidden_crossword.rules.dense_making import make_dense_puzzle
from wordsmith_desktop.games.hidden_crossword.rules.events import (
    AnchorCalled,
    AnchorNoted,
    AnchorRefused,
    ClueAgreed,
    DrawEnded,
    DrawnAfresh,
    GaveUp,
    GridJudged,
    GridRefused,
    GuessAnswered,
    GuessMade,
    GuessRefused,
    GuessSeen,
    LaidAside,
    LetterDrawn,
    LettersTold,
    LetterWanted,
    MatchTimeRanOut,
    Noted,
    PuzzleHandedBack,
    PuzzleReady,
    PuzzleWanted,
    RoundEnded,
    SolutionJudged,
    TilesLaid,
)
from wordsmith_desktop.games.hidden_crossword.rules.exercises import (
    AMOUNTS,
    MOST_GUESSES,
    MOST_SIDE,
    SHORTEST,
    WORDS,
    CrosswordExercise,
    Options,
    make_exercise,
    solutions_of,
)
from wordsmith_desktop.games.hidden_crossword.rules.finishing import TRIES, finished
from wordsmith_desktop.games.hidden_crossword.rules.grid_tiles import Bounds, EditorWhy
from wordsmith_desktop.games.hidden_crossword.rules.guess_worth import (
    best_place,
    best_telling,
    likely_words,
)
from wordsmith_desktop.games.hidden_crossword.rules.guessing import LAST_ROUND, STEADY_ROUND
from wordsmith_desktop.games.hidden_crossword.rules.hints import GridHint, knowledge_of, place_hint
from wordsmith_desktop.games.hidden_crossword.rules.interlocking import interlock
from wordsmith_desktop.games.hidden_crossword.rules.ipuz import (
    LONGEST,
    OWN_FIELD,
    IpuzError,
    IpuzFault,
    Wording,
    from_ipuz,
    to_ipuz,
)
from wordsmith_desktop.games.hidden_crossword.rules.known_words import (
    KnownWord,
    known_words,
    least_count,
)
from wordsmith_desktop.games.hidden_crossword.rules.letter_notes import (
    LetterMark,
    LetterNote,
    mark_of,
)
from wordsmith_desktop.games.hidden_crossword.rules.letter_sharing import (
    TWO_LETTERS,
    UNUSED,
    Branch,
    Share,
    Sharing,
)
from wordsmith_desktop.games.hidden_crossword.rules.letters import (
    CONSONANTS,
    RED,
    VOWELS,
    DrawnLetter,
    as_drawn,
    can_be_drawn,
    draws_vowel,
    is_complete,
    is_surplus,
    letters_needed,
    pool_of,
)
from wordsmith_desktop.games.hidden_crossword.rules.maker import FEW_UNUSED, make_puzzle
from wordsmith_desktop.games.hidden_crossword.rules.mark_matrix import (
    agreeing,
    letter_codes,
    mark_matrix,
)
from wordsmith_desktop.games.hidden_crossword.rules.marks import (
    ClueType,
    Mark,
    Marks,
    alphabet_marks,
    marks_of,
    place_marks,
)
from wordsmith_desktop.games.hidden_crossword.rules.motives import MotiveKind, Thought
from wordsmith_desktop.games.hidden_crossword.rules.narrowing import Narrowing, narrowing
from wordsmith_desktop.games.hidden_crossword.rules.observation import (
    Observation,
    ToldOfPuzzle,
    imagine,
    observe,
)
from wordsmith_desktop.games.hidden_crossword.rules.own_words import OwnWords, WordWhy
from wordsmith_desktop.games.hidden_crossword.rules.paper_sheet import (
    ON_PAPER,
    PaperFault,
    PaperLine,
)
from wordsmith_desktop.games.hidden_crossword.rules.possible_puzzles import (
    World,
    free_words,
    slots_of,
    unplaced_letters,
)
from wordsmith_desktop.games.hidden_crossword.rules.presenter import (
    ORIGIN,
    Editor,
    LetterStrip,
    anchor_cells,
    set_in,
)
from wordsmith_desktop.games.hidden_crossword.rules.puzzle_file import (
    NumberedWord,
    Puzzle,
    entries_of,
    numbers_of,
    told_of,
)
from wordsmith_desktop.games.hidden_crossword.rules.recap import PuzzleAward, hidden_words, recap
from wordsmith_desktop.games.hidden_crossword.rules.review import REVIEWER
from wordsmith_desktop.games.hidden_crossword.rules.ruled_out import Excluded, ruled_out
from wordsmith_desktop.games.hidden_crossword.rules.rules import RULES
from wordsmith_desktop.games.hidden_crossword.rules.ruleset import (
    LEVELS,
    SEATS,
    Density,
    Difficulty,
    Fault,
    NoAnchor,
    Pool,
    Ruleset,
    faults,
)
from wordsmith_desktop.games.hidden_crossword.rules.state import (
    About,
    GuessStage,
    Inquiry,
    NoteLine,
    Phase,
    PlayerState,
    State,
    new_state,
    unasked_places,
)
from wordsmith_desktop.games.hidden_crossword.rules.suggestions import suggestions
from wordsmith_desktop.games.hidden_crossword.rules.tally import TALLIER
from wordsmith_desktop.games.hidden_crossword.rules.whole_puzzles import (
    TooMuchWorkError,
    WholePuzzles,
)
from wordsmith_desktop.games.hidden_crossword.rules.word_weaving import Steps, weave, weave_all
