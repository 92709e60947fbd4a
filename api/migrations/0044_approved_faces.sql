-- Photos of members that may stand on pages which advertise: with their consent, approved one by one.
create table approved_faces (
  profile_id text primary key references profiles on delete cascade,
  photo_id text not null references photos on delete cascade,
  approved_by text not null,
  approved_at timestamptz not null
);
