-- What an operator changes in the sites is in force at once, in every process.
create function tell_sites_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('afterglow', '{"topic": "sites", "to": []}');
  return null;
end $$;

create trigger sites_changed after insert or update or delete on sites
  for each statement execute function tell_sites_changed();
create trigger site_hosts_changed after insert or update or delete on site_hosts
  for each statement execute function tell_sites_changed();
