create table users (
  -- The same id names the account and its public profile.
  id text primary key,
  site_id text not null references sites (id),
  email text not null,
  password_hash text not null,
  status text not null check (status in ('not_confirmed', 'active', 'deleted', 'banned')),
  language text not null,
  signup_date timestamptz not null,
  premium_since timestamptz,
  notifications_disabled text[] not null default '{}',
  notification_settings jsonb not null default '{}',
  deletion_requested_at timestamptz,
  deleted_at timestamptz
);
create unique index users_email on users (site_id, lower(email));

create table sessions (
  id text primary key,
  token_hash text not null unique,
  user_id text not null references users (id) on delete cascade,
  device text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

-- One-time links that are mailed. The secret part is never stored, only its hash.
create table tokens (
  id text primary key,
  token_hash text not null unique,
  user_id text not null references users (id) on delete cascade,
  purpose text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index tokens_user on tokens (user_id, purpose);

create table login_throttle (
  key text primary key,
  attempts int not null,
  level int not null,
  blocked_until timestamptz,
  updated_at timestamptz not null
);

-- Token buckets for limits that must survive a restart.
create table rate_buckets (
  key text primary key,
  tokens double precision not null,
  updated_at timestamptz not null
);

create table tracking (
  user_id text primary key references users (id) on delete cascade,
  network text,
  ref text,
  sub1 text,
  sub2 text,
  sub3 text,
  created_at timestamptz not null
);

create table push_subscriptions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  session_id text references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id);

create table idempotency_keys (
  user_id text not null references users (id) on delete cascade,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
