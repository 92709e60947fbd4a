-- One sign-up, however often it is sent: the key its page made, and the account it became.
create table signup_keys (
  site_id text not null references sites (id) on delete cascade,
  key text not null,
  -- Keyed with the installation's secret: the request holds a password.
  request_hash text not null,
  user_id text not null references users (id) on delete cascade deferrable initially deferred,
  created_at timestamptz not null,
  primary key (site_id, key)
);
create index signup_keys_user on signup_keys (user_id);
