-- Keys that browsers keep for a member; only their public half is here.
create table passkeys (
  -- The authenticator's own name for it, base64url.
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  public_key bytea not null,
  -- How often it was used, as it says itself; 0 when it does not count.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a browser was asked to sign. Each serves once.
create table passkey_challenges (
  challenge_hash text primary key,
  -- Whose key is to be added; null for a login.
  user_id text references users (id) on delete cascade,
  created_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
