create table profiles (
  id text primary key references users (id) on delete cascade,
  name text not null,
  gender text not null check (gender in ('male', 'female')),
  seeks text not null check (seeks in ('male', 'female', 'both')),
  sexuality text not null check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
  birth_date date not null,
  country text not null,
  -- Keys of places/: a region such as NL-09 and the id of a city in it.
  region text not null,
  city text not null,
  -- The centre of the city, never where somebody is.
  latitude double precision,
  longitude double precision,
  about_me text not null default '',
  reason text,
  tattoos text,
  hair_colour text,
  eye_colour text,
  body_type text,
  relationship_status text,
  height int check (height between 120 and 230),
  interests text[] not null default '{}',
  -- Searchable: confirmed, not disabled, not banned.
  active boolean not null default false,
  privacy boolean not null default false,
  fictional boolean not null default false,
  main_photo_id text,
  last_seen_at timestamptz not null,
  created_at timestamptz not null
);
create index profiles_search on profiles (country, gender, last_seen_at desc, id desc, birth_date)
  where active and not privacy;
create index profiles_search_region on profiles (country, region, gender, last_seen_at desc, id desc, birth_date)
  where active and not privacy;

create table photos (
  id text primary key,
  profile_id text not null references profiles (id) on delete cascade,
  status text not null default 'ready' check (status in ('pending', 'ready', 'refused')),
  private boolean not null default false,
  position int not null,
  width int not null,
  height int not null,
  created_at timestamptz not null
);
create index photos_profile on photos (profile_id, position);
alter table profiles add constraint profiles_main_photo
  foreign key (main_photo_id) references photos (id) on delete set null;

create table likes (
  from_id text not null references profiles (id) on delete cascade,
  to_id text not null references profiles (id) on delete cascade,
  -- Not yet seen by the one who received it.
  is_new boolean not null default true,
  created_at timestamptz not null,
  primary key (from_id, to_id),
  check (from_id <> to_id)
);
create index likes_received on likes (to_id, created_at desc);

create table passes (
  from_id text not null references profiles (id) on delete cascade,
  to_id text not null references profiles (id) on delete cascade,
  created_at timestamptz not null,
  primary key (from_id, to_id)
);

-- Likes given in the swipe game on one day, counted where they are limited.
create table swipe_days (
  profile_id text not null references profiles (id) on delete cascade,
  day date not null,
  likes int not null,
  primary key (profile_id, day)
);

create table blocks (
  blocker_id text not null references profiles (id) on delete cascade,
  blocked_id text not null references profiles (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id);

create table reports (
  id text primary key,
  reporter_id text not null references profiles (id) on delete cascade,
  profile_id text not null references profiles (id) on delete cascade,
  photo_id text,
  message_id text,
  reason text not null,
  remarks text not null default '',
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null
);
create index reports_open on reports (created_at) where status = 'open';

-- Who was found for a newcomer while the account was made.
create table signup_matches (
  user_id text not null references users (id) on delete cascade,
  position int not null,
  profile_id text not null references profiles (id) on delete cascade,
  primary key (user_id, position)
);
