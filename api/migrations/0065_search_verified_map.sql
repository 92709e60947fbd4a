-- The verified around a place were read by an index whose lists look like those of two others, and the server
-- took one of those: it read all the verified of a country for a page. Now they have the map in cells, as
-- all others do, and a list as one word that nobody else asks for.
create index profiles_search_marked_map
  on profiles ((gender || pool || country || seeks),
    (floor(latitude * 20)::int * 8192 + floor(longitude * 12.5)::int),
    (greatest(last_seen_at, '-infinity'::timestamptz)))
  include (pool, country, region, gender, seeks, latitude, longitude, last_seen_at, id, birth_date,
    interests, verified_until)
  where active and not privacy and verified_until is not null;

drop index profiles_search_marked_around;
