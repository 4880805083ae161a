"""One match: its log, and the state the log folds to.

A match is pure bookkeeping around a `Game`. The server stamps every move with its own clock and
stores each entry; as a library a match keeps its own clock, so that a plain loop plays any game.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar, cast

import msgspec

from meowple.core.game import (
    AnyGame,
    AnyRace,
    Fact,
    Game,
    MeowpleError,
    Millis,
    Outcome,
    Refused,
    Seat,
    Step,
    When,
    waiting_for,
)
from meowple.core.guard import Seen, check_unchanged, seen
from meowple.core.log import (
    Act,
    Bot,
    By,
    Clock,
    Dealt,
    Entry,
    Header,
    Log,
    Origin,
    Person,
    Played,
    Undid,
    Voided,
    Woke,
    check_header,
    check_links,
    check_luck,
    check_rules,
    check_shape,
    committed_key,
    first_link,
    from_hex,
    game_of,
    log_master,
    next_link,
    plain_by,
    read_json,
    typed_entry,
    written,
)
from meowple.core.luck import (
    BadLog,
    Committed,
    Draws,
    Lost,
    Luck,
    Remembered,
    bot_dice,
    commitment,
    key_from_seed,
)
from meowple.core.plain import (
    millis,
    named_seed,
    plain_seeds,
    plain_when,
    said,
    seat_of,
    shown,
    some_bytes,
    whole,
    word,
)
from meowple.core.quick import next_moment, usual_reaction
from meowple.core.registry import (
    check_seats,
    find_game,
    game_or_name,
    know_again,
    known_moves,
    move_again,
    read_move,
    read_options,
)

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
F = TypeVar("F", bound=Fact)

SOMEBODY = Person()
AFTER_UNDO = 1_000_000


class Saved(msgspec.Struct, frozen=True):
    """A match put away to go on later. It holds the key: whoever reads it knows the luck."""

    log: Log
    key: str | None


class _Saved(msgspec.Struct, forbid_unknown_fields=True):
    """The same as it is read: the log has a reader of its own."""

    log: msgspec.Raw
    key: str | None


class Told(msgspec.Struct, frozen=True):
    """What one entry of a match told a seat."""

    at: Millis
    move: Any
    """The seat's own move; None where something else happened."""
    facts: tuple[Any, ...]
    """What it heard of it."""
    view: Any
    """What it knew after it."""


class Mark(NamedTuple):
    """Where a match stood, to come back to when an entry could not be stored."""

    entries: int
    state: Any
    now: Millis
    drawn: int
    undoable: list[tuple[Entry, Any]]
    undos: int


class Match(Generic[S, M, V, F]):
    """A match that is being played, or was."""

    state: S
    """Where it stands: hidden things included, so it is not for players' eyes."""
    clock: Callable[[], int] | None
    """A clock of the caller's, in milliseconds since the deal: moves are stamped with it, and
    `tick` lets the table act once it is due. Without one time goes on by itself."""

    def __init__(
        self,
        game: Game[S, M, V, F] | str,
        seats: int,
        options: Mapping[str, Any] | msgspec.Struct | None = None,
        seed: int | str | None = None,
        *,
        key: bytes | None = None,
        seeds: Sequence[bytes] = (),
        match_id: str | None = None,
        origin: Origin | None = None,
        clock: Callable[[], int] | None = None,
    ) -> None:
        game = game_or_name(game)
        seats = check_seats(game, seats)
        given = read_options(game, {} if options is None else options)
        numbers = plain_seeds(seeds)
        if numbers and len(numbers) != seats:
            raise MeowpleError(
                f"{seats} seats need {seats} seeds (b'' for none), not {len(numbers)}"
            )
        name = None if seed is None else named_seed(seed)
        if key is None:
            key = secrets.token_bytes(32) if name is None else key_from_seed(name)
        key = some_bytes(key, "a key")
        fresh = secrets.token_hex(8) if name is None else f"seed-{name}"
        match_id = word(match_id, "the name of a match") if match_id else fresh
        header = Header(
            match=match_id,
            game=game.name,
            rules=game.rules,
            seats=seats,
            options=msgspec.to_builtins(given),
            commitment=commitment(match_id, key),
            seeds=tuple(number.hex() for number in numbers) or ("",) * seats,
            origin=origin,
        )
        check_header(header)
        self._begin(game, header, key)
        self.clock = clock
        chance = self._luck()
        self._keep(Step(game.deal(seats, given, chance)), Millis(0), Clock(), Dealt(), chance)

    def _begin(self, game: Game[S, M, V, F], header: Header, key: bytes | None) -> None:
        self.game = game
        self.header = header
        self.entries: list[Entry] = []
        self.now = Millis(0)
        self.facts: tuple[F, ...] = ()
        self._known = known_moves(game.move_type)
        self._key = key
        self._master = None if key is None else log_master(header, key)
        self._draws = None if self._master is None else Draws(self._master)
        self._drawn = 0
        self._links: list[str] = []
        """The links of the first entries, as far as somebody has asked for them."""
        self._undoable: list[tuple[Entry, S]] = []
        self._undos = 0
        self.clock = None
        self._seen: Seen | None = None

    def __copy__(self) -> Match[S, M, V, F]:
        """A match of its own, that goes on beside this one."""
        other: Match[S, M, V, F] = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.entries, other._links = list(self.entries), list(self._links)
        other._undoable = list(self._undoable)
        return other

    # What stands

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.header.seats

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats the match waits for."""
        return self.game.to_act(self.state)

    def waiting_for(self, seat: int | None) -> frozenset[Seat]:
        """The seats that this seat may know the match waits for."""
        return waiting_for(self.game, self.state, None if seat is None else self._seat(seat))

    def moves(self, seat: int) -> Sequence[M]:
        """All legal moves of this seat."""
        return self.game.moves(self.state, self._seat(seat))

    def decision(self, seat: int) -> int | None:
        """The number of the question this seat is asked. After an undo numbers go on far higher,
        so that none comes back for another question."""
        number = self.game.decision(self.state, self._seat(seat))
        return None if number is None else number + self._undos * AFTER_UNDO

    def bot_dice(self, seat: int) -> str:
        """The seed of the dice by which a bot answers the question this seat is asked now."""
        if self._master is None:
            raise MeowpleError("this match was replayed without its key, so no bot can play on")
        question = self.game.decision(self.state, self._seat(seat))
        return bot_dice(self._master, seat, -1 if question is None else question)

    def view(self, seat: int | None) -> V:
        """All that this seat may know; None is a spectator."""
        check_unchanged(self.state, self._seen)
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def screen(self, seat: int | None) -> V:
        """What a person in this seat is shown."""
        return self.game.screen(self.view(seat))

    def history(self, seat: int | None) -> tuple[Told, ...]:
        """All that this seat was told, in order, and its own moves: what a player remembers who
        forgets nothing. Of what it was told nothing of there is no trace. None is a spectator."""
        chair = None if seat is None else self._seat(seat)
        again, found = resume(self.game, self.header, (), None), list[Told]()
        for entry in self.entries:
            told = [fact.told_to(chair) for fact in again._append(entry)]
            facts = tuple([fact for fact in told if fact is not None])
            own = isinstance(entry.act, Played) and entry.act.seat == chair
            view = again.view(chair)
            if own or facts or not found or view != found[-1].view:
                move = entry.act.move if isinstance(entry.act, Played) and own else None
                found.append(Told(entry.at, move, facts, view))
        return tuple(found)

    @property
    def link(self) -> str:
        """The hash of everything so far."""
        return self._chain()[-1]

    @property
    def log(self) -> Log:
        """The log so far. The key is in it once the match is over."""
        key = None if self._key is None or self.outcome is None else self._key.hex()
        return Log(self.header, tuple(self.entries), tuple(self._chain()), key)

    # What happens

    def play(
        self,
        seat: int,
        move: M,
        *,
        reaction: int | None = None,
        when: When | None = None,
        by: By = SOMEBODY,
    ) -> tuple[F, ...]:
        """Make a move and give the facts of it; `Refused` leaves everything as it was. The move may
        be written in plain values, as the log has it.

        With `when` the caller keeps the clock, and wakes the table first if it is overdue. Without
        it the match does, and the table wakes whenever it is due. Time then goes on as people play:
        by three seconds a move, or to the moment the table wakes if that comes first. In a race it
        goes on by a millisecond: what counts there are the reactions. A `reaction` that is not
        given is drawn, from the name of the match and the number of the entry. With a `clock` a
        move is made when that says, after all that is due by then.
        """
        chair = self._seat(seat)
        by = by if by is SOMEBODY else plain_by(by)
        if when is None and self.clock is not None:
            earlier = self.tick()
            given = None if reaction is None else millis(reaction, "a reaction")
            moment = When(self._by_the_clock(), given)
            self._check_moment(moment)
            self._play(chair, move, moment, by)
            return earlier + self.facts
        if when is not None:
            moment = plain_when(when, self.seats)
            self._check_moment(moment)
            self._play(chair, move, moment, by)
            return self.facts
        self._play(chair, move, self._own_when(reaction), by)
        facts, wakes_at = self.facts, self.game.wakes_at
        while (due := wakes_at(self.state)) is not None and (due <= self.now or not self.to_act):
            facts += self.wake()
        return facts

    def tick(self) -> tuple[F, ...]:
        """By the caller's clock: let the table do all that is due by now, and give the facts."""
        facts: tuple[F, ...] = ()
        while self.overdue(self._by_the_clock()):
            facts += self.wake()
        return facts

    def _by_the_clock(self) -> Millis:
        if self.clock is None:
            raise MeowpleError("this match has no clock of yours: Match(…, clock=…) gives it one")
        return max(self.now, millis(self.clock(), "a moment"))

    def overdue(self, at: Millis) -> bool:
        """Whether the table has to wake before anything stamped `at` can happen."""
        due = self.game.wakes_at(self.state)
        return due is not None and due < at

    def wake(self, at: Millis | None = None) -> tuple[F, ...]:
        """Let the table act by itself, at the moment it is due or at `at`."""
        due = self.game.wakes_at(self.state)
        if due is None:
            raise Refused("nothing_due")
        at = max(self.now, due if at is None else millis(at, "a moment"))
        if at < due:
            raise Refused("not_due_yet", at=at, due=due)
        check_unchanged(self.state, self._seen)
        chance = self._luck()
        self._keep(self.game.wake(self.state, at, chance), at, Clock(), Woke(), chance)
        return self.facts

    def void(self, at: Millis | None = None) -> tuple[F, ...]:
        """After an interruption: let an open question of a race count for nothing, if one is
        open."""
        at = max(self.now, self.now if at is None else millis(at, "a moment"))
        step = self._voided(at)
        if step is None:
            return ()
        self._keep(step, at, Clock(), Voided(), self._luck())
        return self.facts

    def _voided(self, at: Millis) -> Step[S, F] | None:
        race: AnyRace | None = cast("AnyRace", self.game) if self.game.race else None
        return None if race is None else race.void(self.state, at)

    def may_undo(self, seq: int, by: By = SOMEBODY) -> bool:
        """Whether the match goes on, and entry `seq` and all after it drew no luck, told nobody
        anything, and were made by `by` or, after it, by bots."""
        if self.outcome is not None:
            return False
        later = [entry for entry, _ in self._undoable if entry.seq >= seq]
        if not later or later[0].seq != seq or later[0].by != by:
            return False
        return all(entry.by == by or isinstance(entry.by, Bot) for entry in later)

    def undoable(self, by: By = SOMEBODY) -> int | None:
        """The latest entry that `by` may take back now."""
        for entry, _ in reversed(self._undoable):
            if entry.by == by:
                return entry.seq if self.may_undo(entry.seq, by) else None
        return None

    def undo(self, seq: int, *, at: Millis | None = None, by: By = SOMEBODY) -> None:
        """Set the match back to before entry `seq`."""
        seq = whole(seq, "the number of an entry")
        by = by if isinstance(by, Clock) else plain_by(by)
        moment = self.now if at is None else max(self.now, millis(at, "a moment"))
        if not self.may_undo(seq, by):
            raise Refused("cannot_undo", seq=seq)
        before = next(state for entry, state in self._undoable if entry.seq == seq)
        self._write(Entry(len(self.entries), moment, by, Undid(seq)))
        self._undoable = [kept for kept in self._undoable if kept[0].seq < seq]
        self._undos += 1
        self.state = before
        self._seen = seen(before)
        self.facts = ()

    # Keeping and coming back

    def mark(self) -> Mark:
        """Where it stands, for `back_to`."""
        undoable = list(self._undoable)
        return Mark(len(self.entries), self.state, self.now, self._drawn, undoable, self._undos)

    def back_to(self, mark: Mark) -> None:
        """Forget the entries made since: they were never stored, and nobody was told of them."""
        if not isinstance(mark, Mark):
            raise MeowpleError(f"a match goes back to a Mark, not {shown(mark)}")
        del self.entries[mark.entries :], self._links[mark.entries :]
        self.state, self.now, self._drawn = mark.state, mark.now, mark.drawn
        self._undoable, self._undos = mark.undoable, mark.undos
        self._seen = seen(mark.state)
        self.facts = ()

    def __repr__(self) -> str:
        stands = "over" if self.outcome is not None else f"{len(self.entries)} entries"
        return f"<Match of {self.header.game}, {self.header.seats} seats, {stands}>"

    def to_json(self) -> str:
        """The match as text, key included, so that it can go on. Hand on `log.to_json()` instead
        while it is being played."""
        key = None if self._key is None else self._key.hex()
        return msgspec.json.encode(Saved(self.log, key)).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Match[Any, Any, Any, Any]:
        """The match that `to_json` put away."""
        saved = read_json(text, _Saved, "a match")
        key = None if saved.key is None else from_hex(saved.key)
        return replay(Log.from_json(bytes(saved.log)), key)

    def append(self, entry: Entry) -> tuple[F, ...]:
        """Take over an entry that was written elsewhere; `BadLog`, and nothing has changed, if the
        rules do not give it."""
        if not isinstance(entry, Entry):
            raise MeowpleError(f"an Entry is appended, not {shown(entry)}")
        entry = typed_entry(self.game, entry)
        written(self.game, entry)  # else the rules would meet what is no entry
        return self._append(entry)

    def _append(self, entry: Entry) -> tuple[F, ...]:
        if entry.seq != len(self.entries) or entry.at < self.now:
            raise _against(entry, f"does not follow entry {len(self.entries) - 1}")
        try:
            self._follow(entry)
        except BadLog:
            raise
        except MeowpleError as refused:
            raise _against(entry, f"breaks the rules: {refused}") from None
        return self.facts

    def _follow(self, entry: Entry) -> None:
        chance = Remembered(entry.draws, entry.seq)
        step = None if isinstance(entry.act, Undid) else self._step(entry, chance)
        if not chance.all_used():
            raise _against(entry, "remembers more luck than the rules ask for")
        if isinstance(entry.act, Undid):
            self.undo(entry.act.seq, at=entry.at, by=entry.by)
        elif step is not None:
            self._keep(step, entry.at, entry.by, entry.act, chance)

    def _step(self, entry: Entry, chance: Remembered) -> Step[S, F]:
        act, clock = entry.act, isinstance(entry.by, Clock)
        if isinstance(act, Dealt) and clock and not self.entries:
            options = read_options(self.game, self.header.options)
            return Step(self.game.deal(self.seats, options, chance))
        if isinstance(act, Played) and not clock and self.entries and entry.at == act.when.at:
            self._check_moment(act.when)
            seat = self._seat(act.seat)
            return self.game.play(self.state, seat, act.move, act.when, chance)
        voided = self._voided(entry.at) if isinstance(act, Voided) and self.entries else None
        if voided is not None and clock:
            return voided
        due = self.game.wakes_at(self.state) if self.entries else None
        if isinstance(act, Woke) and clock and due is not None and due <= entry.at:
            return self.game.wake(self.state, entry.at, chance)
        raise _against(entry, "cannot stand where it stands")

    def _play(self, seat: Seat, move: Any, when: When, by: By) -> None:
        move = self._same_move(move)
        if self._seen is not None:
            check_unchanged(self.state, self._seen)
        chance = self._luck()
        try:
            step = self.game.play(self.state, seat, move, when, chance)
        except Refused as refused:
            refused.scope = self.game.name
            raise
        self._keep(step, when.at, by, Played(seat, move, when), chance)

    def _check_moment(self, when: When) -> None:
        if when.at < self.now:
            raise Refused("clock_went_back", at=when.at, now=self.now)
        if self.overdue(when.at):
            raise Refused("table_wakes_first", at=when.at)

    def _same_move(self, move: Any) -> M:
        """The move as the log will give it back, from the game's own or from the plain values it
        is written in, letter by letter. Refuses what it could not give back: a word, another game's
        move, a place that is not a number."""
        known = self._known.get(id(move))
        if known is not None and known[0] is move:
            return cast("M", known[1])
        try:
            told = isinstance(move, dict | list)
            same = move_again(self.game, read_move(self.game, move) if told else move)
            if move == (msgspec.to_builtins(same) if told else same):
                if not told:
                    know_again(self._known, move, same)
                return cast("M", same)
        except (msgspec.MsgspecError, TypeError, ValueError, RecursionError):
            pass
        raise Refused("not_a_move", move=said(move))

    def _keep(self, step: Step[S, F], at: Millis, by: By, act: Act, chance: Luck) -> None:
        entry = Entry(len(self.entries), at, by, act, tuple(chance.draws))
        self._write(entry)
        if step.told or entry.draws:
            self._undoable.clear()
        else:
            self._undoable.append((entry, self.state))
        self._drawn += len(entry.draws)
        self.state = step.state
        self._seen = seen(step.state)
        self.facts = step.facts

    def _write(self, entry: Entry) -> None:
        """The next line of the log. All parts of it were looked at before, so it can be written,
        and is read as the same; its link is worked out when somebody asks for it."""
        self.entries.append(entry)
        self.now = entry.at

    def _chain(self) -> list[str]:
        """The links of all entries."""
        links = self._links
        for entry in self.entries[len(links) :]:
            links.append(next_link(links[-1] if links else first_link(self.header), entry))
        return links

    def _luck(self) -> Luck:
        return Lost() if self._draws is None else Committed(self._draws, self._drawn)

    def _own_when(self, reaction: int | None) -> When:
        """The moment of a move where no server measures: reactions come from a fixed, skewed
        distribution, the same for every seat, unless the caller gives one."""
        given = None if reaction is None else millis(reaction, "a reaction")
        if not self.game.race:
            return When(next_moment(self.game, self.state, self.now))
        if given is None:
            given = usual_reaction(f"{self.header.match}/{len(self.entries)}")
        return When(Millis(self.now + 1), given)

    def _seat(self, seat: int) -> Seat:
        if seat.__class__ is int and 0 <= seat < self.header.seats:
            return Seat(seat)
        return seat_of(seat, self.header.seats)


def _against(entry: Entry, why: str) -> BadLog:
    """The rules do not give this entry."""
    return BadLog(f"entry {entry.seq} {why}", "rules", entry=entry.seq)


def replay(log: Log, key: bytes | None = None) -> Match[Any, Any, Any, Any]:
    """The match again, from its log alone; `BadLog` says where a log was changed.

    Links and rules are always checked; once the log holds the key, luck too, and that the match
    ends in it. A match that is not over can go on only with its key.
    """
    if not isinstance(log, Log):
        raise MeowpleError(f"a Log is replayed, not {shown(log)}: Log.from_json reads one")
    check_shape(log)
    game = game_of(log.header)
    check_links(log)
    if log.key is not None:
        check_luck(log)
        key = bytes.fromhex(log.key)
    elif key is not None:
        key = committed_key(log.header, some_bytes(key, "a key").hex())
    match = resume(game, log.header, (), key)
    for entry in log.entries:
        match.append(entry)
    if log.key is not None and match.outcome is None:
        raise BadLog("its key is open, but the match does not end in this log", "cut")
    return match


def resume(
    game: AnyGame, header: Header, entries: Iterable[Entry], key: bytes | None
) -> Match[Any, Any, Any, Any]:
    """The match from its entries, where they come from a place that is trusted to keep them.
    `OtherRules` if it was dealt by rules that are not these: nobody plays on under others."""
    check_rules(game, header)
    match: Match[Any, Any, Any, Any] = Match.__new__(Match)
    match._begin(game, header, key)
    for entry in entries:
        match._append(typed_entry(game, entry))
    return match


def unfold(log: Log) -> Iterator[Match[Any, Any, Any, Any]]:
    """The match after each of its entries: one match, which goes on while it is looked at."""
    match = resume(find_game(log.header.game), log.header, (), None)
    for entry in log.entries:
        match.append(entry)
        yield match
