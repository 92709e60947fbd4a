-- Members who seek the same stand together, so that whoever fits is not looked for among all others.
create index profiles_search_seen
  on profiles (pool, country, gender, seeks, last_seen_at desc, id desc)
  include (birth_date, region, latitude, longitude, latitude_band, interests, verified_until)
  where active and not privacy;
create index profiles_search_seen_region
  on profiles (pool, country, region, gender, seeks, last_seen_at desc, id desc)
  include (birth_date, latitude, longitude, latitude_band, interests, verified_until)
  where active and not privacy;
create index profiles_search_around
  on profiles (pool, country, gender, seeks, region, latitude_band, longitude)
  include (latitude, last_seen_at, id, birth_date, interests, verified_until)
  where active and not privacy;

-- Around a place those of some years: among who was born in the same five years. Where they live is
-- written otherwise than above, so that no other index is taken for it, whatever is known of the values.
create index profiles_search_aged
  on profiles (pool, country, gender, seeks, (extract(year from birth_date)::int / 5),
    (floor(latitude * 20)::int), (longitude + 0))
  include (latitude, longitude, last_seen_at, id, birth_date, interests, verified_until)
  where active and not privacy;

-- Few are verified.
create index profiles_search_marked
  on profiles (pool, country, gender, seeks, last_seen_at desc, id desc)
  include (birth_date, region, latitude, longitude, latitude_band, interests, verified_until)
  where active and not privacy and verified_until is not null;
create index profiles_search_marked_region
  on profiles (pool, country, region, gender, seeks, last_seen_at desc, id desc)
  include (birth_date, latitude, longitude, latitude_band, interests, verified_until)
  where active and not privacy and verified_until is not null;
create index profiles_search_marked_around
  on profiles (pool, country, gender, seeks, latitude_band, longitude)
  include (latitude, last_seen_at, id, birth_date, region, interests, verified_until)
  where active and not privacy and verified_until is not null;

drop index profiles_search;
drop index profiles_search_region;
drop index profiles_search_near;
drop index profiles_search_verified;
drop index profiles_search_verified_region;
