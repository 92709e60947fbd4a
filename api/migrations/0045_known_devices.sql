-- Browsers that a member logged in with, by a hash that is another one for each member.
create table known_devices (
  user_id text not null references users on delete cascade,
  device_hash text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
