-- Mail is written in the transaction that causes it and sent after the commit.
create table outbox_mail (
  id text primary key,
  site_id text not null references sites (id),
  user_id text references users (id) on delete cascade,
  recipient text not null,
  language text not null,
  template text not null,
  -- Values of the template; emptied once sent. A link's token is named by its id, never stored.
  data jsonb not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  -- Why it could not be sent the last time; null once it is sent.
  last_error text
);
create index outbox_mail_due on outbox_mail (next_attempt_at) where sent_at is null and failed_at is null;
