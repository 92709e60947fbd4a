create table complaints (
  id text primary key,
  -- What its sender and we call it.
  number text not null unique,
  site_id text not null references sites (id),
  user_id text references users (id) on delete set null,
  name text not null,
  email text not null,
  language text not null,
  topic text not null,
  message text not null,
  status text not null default 'received' check (status in ('received', 'in_progress', 'answered')),
  answer text not null default '',
  created_at timestamptz not null,
  answered_at timestamptz
);
create index complaints_user on complaints (user_id, created_at desc);
create index complaints_open on complaints (created_at) where status <> 'answered';
