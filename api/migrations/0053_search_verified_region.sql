-- Few are verified, and in one region fewer still; without the region all of them were read.
create index profiles_search_verified_region
  on profiles (pool, country, region, gender, last_seen_at desc, id desc)
  include (birth_date, seeks, latitude, longitude, latitude_band, interests, verified_until)
  where active and not privacy and verified_until is not null;
