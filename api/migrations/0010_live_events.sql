-- What happened to a member lately, so that a stream that broke can go on where it was.
-- `position` is the transaction: a reader goes on from the oldest one that was still running
-- when it last looked, so an event that is committed late is never skipped.
create table live_events (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  type text not null,
  -- Whose doing it was; nothing of a blocked member is delivered.
  from_id text,
  data jsonb not null,
  position xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null
);
create index live_events_user on live_events (user_id, position);
create index live_events_age on live_events (created_at);
