"""The events of a table, by what they are about, and their fold, the table itself."""

from meowple.table.events.chair import (
    Chair,
)
from meowple.table.events.fold import (
    Event,
    Status,
    Table,
)
from meowple.table.events.getting_ready import (
    AgreedToHints,
    Chose,
    Dealing,
    GameChosen,
    Opened,
    Prepared,
    SeedFixed,
    SeedTold,
    Timed,
)
from meowple.table.events.playing import (
    BotSatIn,
    CameBack,
    Closed,
    Finished,
    HintTaken,
    Over,
    Started,
    Ticked,
    WantsAgain,
    WentAway,
    Why,
)
from meowple.table.events.seats import (
    AgreedToPrograms,
    BotSat,
    ChairsSet,
    ProgramDismissed,
    ProgramInvited,
    ProgramSat,
    Sat,
    Stood,
)

__all__ = [
    "AgreedToHints",
    "AgreedToPrograms",
    "BotSat",
    "BotSatIn",
    "CameBack",
    "Chair",
    "ChairsSet",
    "Chose",
    "Closed",
    "Dealing",
    "Event",
    "Finished",
    "GameChosen",
    "HintTaken",
    "Opened",
    "Over",
    "Prepared",
    "ProgramDismissed",
    "ProgramInvited",
    "ProgramSat",
    "Sat",
    "SeedFixed",
    "SeedTold",
    "Started",
    "Status",
    "Stood",
    "Table",
    "Ticked",
    "Timed",
    "WantsAgain",
    "WentAway",
    "Why",
]
