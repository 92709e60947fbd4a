-- What an account was before its ban, so that taking the ban back makes it that again, whichever hand
-- wrote the ban.
alter table users add column status_before_ban text
  check (status_before_ban in ('not_confirmed', 'active', 'deleted'));

create function keep_status_before_ban() returns trigger language plpgsql as $$
begin
  new.status_before_ban := case when new.status = 'banned' then old.status end;
  return new;
end $$;

create trigger users_before_ban before update of status on users for each row
  when ((old.status = 'banned') <> (new.status = 'banned'))
  execute function keep_status_before_ban();

update users
set status_before_ban = case when deletion_requested_at is null then 'active' else 'deleted' end
where status = 'banned';
