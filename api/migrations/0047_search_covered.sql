-- A search reads its filters out of the index: of a thousand members passed over none is fetched.
drop index profiles_search;
create index profiles_search
  on profiles (pool, country, gender, last_seen_at desc, id desc)
  include (birth_date, seeks, region, latitude, longitude, interests, verified_until)
  where active and not privacy;
drop index profiles_search_region;
create index profiles_search_region
  on profiles (pool, country, region, gender, last_seen_at desc, id desc)
  include (birth_date, seeks, latitude, longitude, interests, verified_until)
  where active and not privacy;

-- A twentieth of a degree, 5.6 km, so that a box around a place is a few runs of the index for each
-- region and not the whole country from west to east.
alter table profiles add column latitude_band smallint
  generated always as (floor(latitude * 20)::smallint) stored;
drop index profiles_search_near;
create index profiles_search_near
  on profiles (pool, country, gender, region, latitude_band, longitude)
  include (latitude, last_seen_at, id, birth_date, seeks, interests, verified_until)
  where active and not privacy;
drop index profiles_search_verified;
create index profiles_search_verified
  on profiles (pool, country, gender, last_seen_at desc, id desc)
  include (birth_date, seeks, region, latitude, longitude, latitude_band, interests, verified_until)
  where active and not privacy and verified_until is not null;

-- What was just changed is read from the table until it is vacuumed: not at a fifth of all, but soon.
alter table profiles set
  (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
