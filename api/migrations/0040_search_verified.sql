-- Few are verified; a search for them alone would read along everybody else.
create index profiles_search_verified
  on profiles (pool, country, gender, last_seen_at desc, id desc, birth_date)
  where active and not privacy and verified_until is not null;
