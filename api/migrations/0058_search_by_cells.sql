-- Around a place those of each cell of a map stand by when they were last seen, so that where very many
-- live the latest are read alone. The moment is written otherwise than in other indexes, so that none of
-- them is taken for it, whatever is known of the values.
create index profiles_search_cells
  on profiles (pool, country, gender, seeks, region,
    (floor(latitude * 20)::int * 8192 + floor(longitude * 12.5)::int),
    (greatest(last_seen_at, '-infinity'::timestamptz)))
  include (latitude, longitude, last_seen_at, id, birth_date, interests, verified_until)
  where active and not privacy;

drop index profiles_search_around;
