-- Whoever is banned or deleted is not there for others, whichever hand writes the rows: everything
-- that shows, counts or delivers a member asks for `active`.
create function profile_follows_account() returns trigger language plpgsql as $$
begin
  update profiles set active = new.status = 'active' where id = new.id;
  return null;
end $$;

create trigger users_out_of_sight after update of status on users for each row
  when (old.status <> new.status
    and (new.status in ('banned', 'deleted') or old.status in ('banned', 'deleted')))
  execute function profile_follows_account();

create function only_accounts_in_use_are_active() returns trigger language plpgsql as $$
begin
  new.active := not exists (
    select 1 from users where id = new.id and status in ('banned', 'deleted'));
  return new;
end $$;

create trigger profiles_in_sight before insert or update of active on profiles for each row
  when (new.active) execute function only_accounts_in_use_are_active();

update profiles p set active = false from users u
where u.id = p.id and p.active and u.status in ('banned', 'deleted');
