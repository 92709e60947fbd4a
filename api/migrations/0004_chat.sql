create table gifts (
  key text primary key,
  position int not null,
  active boolean not null default true
);

create table openers (
  key text primary key,
  position int not null,
  active boolean not null default true
);

-- One conversation per pair; its row is the lock that orders messages.
create table conversations (
  id text primary key,
  profile_a text not null references profiles (id) on delete cascade,
  profile_b text not null references profiles (id) on delete cascade,
  created_by text not null,
  last_seq bigint not null default 0,
  created_at timestamptz not null,
  unique (profile_a, profile_b),
  check (profile_a < profile_b)
);

create table conversation_members (
  conversation_id text not null references conversations (id) on delete cascade,
  profile_id text not null references profiles (id) on delete cascade,
  other_id text not null references profiles (id) on delete cascade,
  unread int not null default 0 check (unread >= 0),
  last_read_seq bigint not null default 0,
  last_delivered_seq bigint not null default 0,
  -- Messages up to here were removed by this member and are not shown again.
  removed_seq bigint not null default 0,
  removed_at timestamptz,
  last_message_at timestamptz not null,
  primary key (conversation_id, profile_id)
);
create index conversation_members_list
  on conversation_members (profile_id, last_message_at desc, conversation_id desc)
  where removed_at is null;
create index conversation_members_other on conversation_members (profile_id, other_id);

create table messages (
  id text primary key,
  conversation_id text not null references conversations (id) on delete cascade,
  seq bigint not null,
  sender_id text not null,
  client_id text not null,
  kind text not null check (kind in ('text', 'image', 'gift', 'gif', 'icebreaker')),
  -- The text, or the key of a gift, a GIF or an opener; null for an image.
  body text,
  image_id text,
  credits int not null default 0,
  created_at timestamptz not null,
  unique (conversation_id, seq),
  unique (conversation_id, sender_id, client_id)
);
