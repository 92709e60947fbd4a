-- The server believes that few are in a list where an installation has many sites and countries, and took
-- any index that has lists for as good as the one that was made for the question: tens of thousands of
-- entries were read for a page. So these have a list as one word, written in a way that nobody else
-- asks for.
create index profiles_search_years
  on profiles ((pool || country || gender || seeks), (extract(year from birth_date)::int / 5),
    (floor(latitude * 20)::int), (longitude + 0))
  include (pool, country, gender, seeks, latitude, longitude, last_seen_at, id, birth_date, interests,
    verified_until)
  where active and not privacy;
create index profiles_search_map
  on profiles ((seeks || gender || country || pool),
    (floor(latitude * 20)::int * 8192 + floor(longitude * 12.5)::int),
    (greatest(last_seen_at, '-infinity'::timestamptz)))
  include (pool, country, gender, seeks, latitude, longitude, last_seen_at, id, birth_date,
    interests, verified_until)
  where active and not privacy;
create index profiles_search_map_region
  on profiles ((region || seeks || gender || country || pool),
    (floor(latitude * 20)::int * 8192 + floor(longitude * 12.5)::int),
    (greatest(last_seen_at, '-infinity'::timestamptz)))
  include (pool, country, region, gender, seeks, latitude, longitude, last_seen_at, id, birth_date,
    interests, verified_until)
  where active and not privacy;

drop index profiles_search_aged;
drop index profiles_search_cells;
