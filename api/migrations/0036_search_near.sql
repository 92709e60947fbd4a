-- The nearest first: those in a ring around a place, of one gender and pool.
create index profiles_search_near
  on profiles (pool, country, gender, latitude, longitude)
  where active and not privacy;
