"""The messages between a page and the server. JSON, one object a frame, told apart by `type`.

Every update carries the whole picture, so nothing depends on an earlier one. Keys and details are
sent, never sentences: the page speaks the player's language.
"""

from meowple.table.wire.after_the_end import (
    Dear as Dear,
)
from meowple.table.wire.after_the_end import (
    Moment as Moment,
)
from meowple.table.wire.after_the_end import (
    Replay as Replay,
)
from meowple.table.wire.after_the_end import (
    Reviewed as Reviewed,
)
from meowple.table.wire.after_the_end import (
    ReviewPart as ReviewPart,
)
from meowple.table.wire.from_page import (
    Again as Again,
)
from meowple.table.wire.from_page import (
    AgreeHints as AgreeHints,
)
from meowple.table.wire.from_page import (
    AgreePrograms as AgreePrograms,
)
from meowple.table.wire.from_page import (
    Asking as Asking,
)
from meowple.table.wire.from_page import (
    Chairs as Chairs,
)
from meowple.table.wire.from_page import (
    Choose as Choose,
)
from meowple.table.wire.from_page import (
    ChooseGame as ChooseGame,
)
from meowple.table.wire.from_page import (
    Door as Door,
)
from meowple.table.wire.from_page import (
    EndEvening as EndEvening,
)
from meowple.table.wire.from_page import (
    Give as Give,
)
from meowple.table.wire.from_page import (
    Hash as Hash,
)
from meowple.table.wire.from_page import (
    Hello as Hello,
)
from meowple.table.wire.from_page import (
    Hint as Hint,
)
from meowple.table.wire.from_page import (
    Id as Id,
)
from meowple.table.wire.from_page import (
    Invite as Invite,
)
from meowple.table.wire.from_page import (
    InviteProgram as InviteProgram,
)
from meowple.table.wire.from_page import (
    Level as Level,
)
from meowple.table.wire.from_page import (
    Mute as Mute,
)
from meowple.table.wire.from_page import (
    Pause as Pause,
)
from meowple.table.wire.from_page import (
    Play as Play,
)
from meowple.table.wire.from_page import (
    Pong as Pong,
)
from meowple.table.wire.from_page import (
    Ready as Ready,
)
from meowple.table.wire.from_page import (
    Remove as Remove,
)
from meowple.table.wire.from_page import (
    Request as Request,
)
from meowple.table.wire.from_page import (
    Say as Say,
)
from meowple.table.wire.from_page import (
    SeatBot as SeatBot,
)
from meowple.table.wire.from_page import (
    Seats as Seats,
)
from meowple.table.wire.from_page import (
    Seed as Seed,
)
from meowple.table.wire.from_page import (
    Show as Show,
)
from meowple.table.wire.from_page import (
    Sit as Sit,
)
from meowple.table.wire.from_page import (
    Stand as Stand,
)
from meowple.table.wire.from_page import (
    Start as Start,
)
from meowple.table.wire.from_page import (
    Take as Take,
)
from meowple.table.wire.from_page import (
    Time as Time,
)
from meowple.table.wire.from_page import (
    Try as Try,
)
from meowple.table.wire.from_page import (
    Undo as Undo,
)
from meowple.table.wire.from_page import (
    WarmUp as WarmUp,
)
from meowple.table.wire.from_page import (
    Without as Without,
)
from meowple.table.wire.from_table import (
    Accepted as Accepted,
)
from meowple.table.wire.from_table import (
    Chair as Chair,
)
from meowple.table.wire.from_table import (
    EveningView as EveningView,
)
from meowple.table.wire.from_table import (
    Guide as Guide,
)
from meowple.table.wire.from_table import (
    Held as Held,
)
from meowple.table.wire.from_table import (
    Hinted as Hinted,
)
from meowple.table.wire.from_table import (
    Invitation as Invitation,
)
from meowple.table.wire.from_table import (
    Message as Message,
)
from meowple.table.wire.from_table import (
    Past as Past,
)
from meowple.table.wire.from_table import (
    Ping as Ping,
)
from meowple.table.wire.from_table import (
    Placed as Placed,
)
from meowple.table.wire.from_table import (
    ProgramInvited as ProgramInvited,
)
from meowple.table.wire.from_table import (
    Proposal as Proposal,
)
from meowple.table.wire.from_table import (
    Refusal as Refusal,
)
from meowple.table.wire.from_table import (
    Said as Said,
)
from meowple.table.wire.from_table import (
    SeatLink as SeatLink,
)
from meowple.table.wire.from_table import (
    TableChanged as TableChanged,
)
from meowple.table.wire.from_table import (
    TableView as TableView,
)
from meowple.table.wire.from_table import (
    Trial as Trial,
)
from meowple.table.wire.from_table import (
    Tried as Tried,
)
from meowple.table.wire.from_table import (
    Update as Update,
)
from meowple.table.wire.from_table import (
    Welcome as Welcome,
)
