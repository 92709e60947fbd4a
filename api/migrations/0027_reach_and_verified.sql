-- Whom a member lets begin a conversation with them; null is no rule.
alter table profiles
  add column reach_min_age int,
  add column reach_max_age int,
  add column reach_distance_km int,
  add column reach_verified_only boolean not null default false,
  add column reach_unanswered_limit int;

-- Said no to the conversation: the other one cannot write in it until this one does.
alter table conversation_members add column declined_at timestamptz;

-- A photo in a pose that we asked for was compared with the profile's. Never of fictional members.
alter table profiles
  add column verified_at timestamptz,
  add column verified_until timestamptz,
  add constraint profiles_verified_are_real check (verified_until is null or not fictional);

create table verifications (
  user_id text primary key references users (id) on delete cascade,
  pose text not null,
  status text not null check (status in ('waiting', 'approved', 'refused')),
  -- Why it was refused, as a key.
  reason text,
  -- How often it was asked for; every time in another pose.
  attempts int not null default 1,
  sent_at timestamptz not null,
  decided_at timestamptz
);
create index verifications_waiting on verifications (sent_at) where status = 'waiting';

-- A main photo that nobody compared ends the mark.
create function mark_ends_with_photo() returns trigger language plpgsql as $$
begin
  if exists (select 1 from photos
    where id = new.main_photo_id and created_at > old.verified_at) then
    new.verified_at := null;
    new.verified_until := null;
  end if;
  return new;
end $$;
create trigger profiles_mark before update of main_photo_id on profiles for each row
  when (old.verified_at is not null and new.main_photo_id is distinct from old.main_photo_id)
  execute function mark_ends_with_photo();

-- From now on nobody stands in the middle of their city, but 2.5 km beside it: what distances give
-- away is never where the city, or somebody in it, is.
update profiles p set
  latitude = p.latitude + 2.5 / 111.2 * cos(a.angle),
  longitude = p.longitude + 2.5 / (111.2 * cos(radians(p.latitude))) * sin(a.angle)
from (select id, random() * 2 * pi() as angle from profiles) a
where a.id = p.id and p.latitude is not null;
