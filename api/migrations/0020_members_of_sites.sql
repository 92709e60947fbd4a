-- Where a member belongs: a site, or for demo members a country. A site shows some of these pools.
alter table profiles add column pool text not null default '';
alter table sites add column shown_pools text[] not null default '{}';

create function pool_of_profile() returns trigger language plpgsql as $$
begin
  new.pool := case when new.fictional then 'demo ' || new.country
    else (select 'site ' || site_id from users where id = new.id) end;
  return new;
end $$;

create trigger profiles_pool before insert or update of country, fictional, pool on profiles
  for each row execute function pool_of_profile();

update profiles set pool = '';

-- Its own members, those of the company's other sites where both have `member_resell`, and the demo
-- members of its countries. The list stands for the default of the setting `countries`.
create function show_pools() returns trigger language plpgsql as $$
begin
  update sites set shown_pools = wanted.pools
  from (
    select s.id, array(
      select 'site ' || o.id from sites o
      where o.id = s.id or (o.company_id = s.company_id
        and o.settings -> 'member_resell' = 'true' and s.settings -> 'member_resell' = 'true')
      order by 1
    ) || array(
      select 'demo ' || country from jsonb_array_elements_text(coalesce(
        s.settings -> 'countries', '["NL", "BE", "DE", "AT", "CH", "GB", "IE", "FR"]')) as country
    ) as pools
    from sites s
  ) wanted
  where wanted.id = sites.id and sites.shown_pools <> wanted.pools;
  return null;
end $$;

create trigger sites_pools after insert or delete or update of company_id, settings on sites
  for each statement execute function show_pools();

update sites set settings = settings;

-- Each pool is searched on its own, as each gender is: only so the index has the wanted order.
drop index profiles_search;
drop index profiles_search_region;
create index profiles_search
  on profiles (pool, country, gender, last_seen_at desc, id desc, birth_date)
  where active and not privacy;
create index profiles_search_region
  on profiles (pool, country, region, gender, last_seen_at desc, id desc, birth_date)
  where active and not privacy;
