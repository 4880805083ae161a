-- The tables of a PostgreSQL store. Names are compared byte by byte, as in the other stores.

CREATE TABLE meowple (
    version integer NOT NULL
);

-- One head for each stream. Whoever raises the epoch of a table has it, and whoever had it before
-- can write no more: an append holds the head of its table until it is committed.
CREATE TABLE streams (
    name text COLLATE "C" PRIMARY KEY,
    length integer NOT NULL DEFAULT 0,
    epoch bigint NOT NULL DEFAULT 0,
    owner text COLLATE "C"
);
CREATE INDEX streams_owner ON streams (owner) WHERE owner IS NOT NULL;

-- Who serves, and until when that is certain by the clock of the database.
CREATE TABLE workers (
    id text COLLATE "C" PRIMARY KEY,
    address text NOT NULL,
    until timestamptz NOT NULL
);

CREATE TABLE records (
    stream text COLLATE "C" NOT NULL,
    seq integer NOT NULL,
    record bytea NOT NULL,
    PRIMARY KEY (stream, seq)
);

CREATE TABLE commands (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    stream text COLLATE "C" NOT NULL,
    actor text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    body_hash bytea NOT NULL,
    answer bytea NOT NULL,
    UNIQUE (stream, actor, id)
);
CREATE INDEX commands_latest ON commands (stream, number);

-- The stream written last has the highest number.
CREATE SEQUENCE writes;

CREATE TABLE cards (
    stream text COLLATE "C" PRIMARY KEY,
    written bigint NOT NULL,
    due_at bigint,
    listed boolean NOT NULL,
    members text[] COLLATE "C" NOT NULL,
    summary bytea NOT NULL,
    touched bigint NOT NULL
);
CREATE INDEX cards_touched ON cards (touched, stream);
CREATE INDEX cards_due ON cards (due_at, stream) WHERE due_at IS NOT NULL;
CREATE INDEX cards_listed ON cards (written) WHERE listed;

CREATE TABLE members (
    member text COLLATE "C" NOT NULL,
    stream text COLLATE "C" NOT NULL,
    PRIMARY KEY (member, stream)
);
CREATE INDEX members_stream ON members (stream);

CREATE TABLE secrets (
    name text COLLATE "C" PRIMARY KEY,
    secret bytea NOT NULL
);

CREATE TABLE guests (
    id text COLLATE "C" PRIMARY KEY,
    token_hash text COLLATE "C" NOT NULL UNIQUE,
    name text NOT NULL,
    language text NOT NULL,
    seen_at bigint NOT NULL,
    chosen text NOT NULL DEFAULT '{}'
);
CREATE INDEX guests_seen ON guests (seen_at);

-- Devices of guests besides their first, and codes, which are good until then.
CREATE TABLE devices (
    hash text COLLATE "C" PRIMARY KEY,
    guest text COLLATE "C" NOT NULL REFERENCES guests ON DELETE CASCADE,
    since bigint NOT NULL,
    until bigint
);
CREATE INDEX devices_guest ON devices (guest);

-- What can be found out about a stream. Who finds it, finds it where it was, unless it says
-- something else; members change seldom: their index is left alone until it must change.
CREATE FUNCTION put_card(
    put_stream text, put_due bigint, put_listed boolean, put_members text[], put_summary bytea,
    put_touched bigint
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    before cards%ROWTYPE;
BEGIN
    SELECT * INTO before FROM cards WHERE stream = put_stream FOR NO KEY UPDATE;
    IF FOUND AND before.members = put_members AND before.listed = put_listed
        AND before.summary = put_summary
    THEN
        UPDATE cards SET due_at = put_due, touched = put_touched WHERE stream = put_stream;
        RETURN;
    END IF;
    IF before.members IS DISTINCT FROM put_members THEN
        DELETE FROM members WHERE stream = put_stream;
        INSERT INTO members (member, stream)
            SELECT DISTINCT one, put_stream FROM unnest(put_members) AS one;
    END IF;
    INSERT INTO cards (stream, written, due_at, listed, members, summary, touched)
        VALUES (put_stream, nextval('writes'), put_due, put_listed, put_members, put_summary,
                put_touched)
        ON CONFLICT (stream) DO UPDATE SET
            written = excluded.written, due_at = excluded.due_at, listed = excluded.listed,
            members = excluded.members, summary = excluded.summary, touched = excluded.touched;
END $$;

-- Everything that one command changes. Whatever could refuse it is looked at before anything is
-- written, so that a refusal leaves nothing behind and spoils nobody else's part of a transaction.
CREATE FUNCTION append(
    fence_stream text, fence_number bigint,
    command_stream text, command_actor text, command_id text,
    command_hash bytea, command_answer bytea,
    write_streams text[], write_expected integer[], write_counts integer[], write_records bytea[],
    card_streams text[], card_due bigint[], card_listed boolean[], card_members text[],
    card_summaries bytea[], card_touched bigint[],
    secret_names text[], secret_values bytea[],
    OUT told text, OUT which text, OUT number bigint, OUT said bytea
) LANGUAGE plpgsql AS $$
DECLARE
    stored commands%ROWTYPE;
    done integer := 0;
BEGIN
    IF fence_stream IS NOT NULL THEN
        SELECT epoch INTO number FROM streams WHERE name = fence_stream FOR SHARE;
        number := coalesce(number, 0);
        IF number <> fence_number THEN
            told := 'fenced';
            RETURN;
        END IF;
    END IF;
    IF command_id IS NOT NULL THEN
        SELECT * INTO stored FROM commands
            WHERE stream = command_stream AND actor = command_actor AND id = command_id;
        IF FOUND THEN
            told := CASE WHEN stored.body_hash = command_hash THEN 'seen' ELSE 'reused' END;
            said := stored.answer;
            RETURN;
        END IF;
    END IF;
    FOR at IN 1 .. cardinality(write_streams) LOOP
        which := write_streams[at];
        INSERT INTO streams (name) VALUES (which) ON CONFLICT DO NOTHING;
        SELECT length INTO number FROM streams WHERE name = which FOR NO KEY UPDATE;
        FOR earlier IN 1 .. at - 1 LOOP
            IF write_streams[earlier] = which THEN
                number := number + write_counts[earlier];
            END IF;
        END LOOP;
        IF number <> write_expected[at] THEN
            told := 'version';
            RETURN;
        END IF;
    END LOOP;
    IF command_id IS NOT NULL THEN
        INSERT INTO commands (stream, actor, id, body_hash, answer)
            VALUES (command_stream, command_actor, command_id, command_hash, command_answer);
    END IF;
    FOR at IN 1 .. cardinality(write_streams) LOOP
        CONTINUE WHEN write_counts[at] = 0;
        INSERT INTO records (stream, seq, record)
            SELECT write_streams[at], write_expected[at] + item - 1, write_records[done + item]
            FROM generate_series(1, write_counts[at]) AS item;
        UPDATE streams SET length = write_expected[at] + write_counts[at]
            WHERE name = write_streams[at];
        UPDATE cards SET written = nextval('writes') WHERE stream = write_streams[at];
        done := done + write_counts[at];
    END LOOP;
    FOR at IN 1 .. cardinality(card_streams) LOOP
        PERFORM put_card(
            card_streams[at], card_due[at], card_listed[at],
            ARRAY(SELECT jsonb_array_elements_text(card_members[at]::jsonb)),
            card_summaries[at], card_touched[at]
        );
    END LOOP;
    INSERT INTO secrets (name, secret)
        SELECT * FROM unnest(secret_names, secret_values)
        ON CONFLICT (name) DO UPDATE SET secret = excluded.secret;
    told := 'done';
END $$;

-- Take a table, under a new epoch even if it was one's own: a commit of before that was given up may
-- still be under way. Gives where its owner is if that is somebody else who is certainly alive.
CREATE FUNCTION claim(
    wanted text, me text, OUT number bigint, OUT elsewhere text
) LANGUAGE plpgsql AS $$
DECLARE
    head streams%ROWTYPE;
BEGIN
    SELECT * INTO head FROM streams WHERE name = wanted FOR NO KEY UPDATE;
    number := coalesce(head.epoch, 0);
    IF head.name IS NULL THEN
        RETURN;
    END IF;
    IF head.owner <> me THEN
        SELECT address INTO elsewhere FROM workers
            WHERE id = head.owner AND until > clock_timestamp();
        IF elsewhere IS NOT NULL THEN
            RETURN;
        END IF;
    END IF;
    number := head.epoch + 1;
    UPDATE streams SET owner = me, epoch = number WHERE name = wanted;
END $$;
