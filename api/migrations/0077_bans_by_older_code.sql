-- Code of before the last migration says of no ban what it is about: while it still runs beside, and
-- where it was gone back to. An account that it closes for a report would stay closed whatever is said
-- against that, and one that it closes for fraud as well would be opened by that. What has just been
-- decided, in the transaction that bans, is what its ban is about; a ban over a ban is one for fraud.
create or replace function keep_status_before_ban() returns trigger language plpgsql as $$
begin
  if new.status <> 'banned' then
    new.status_before_ban := null;
    new.ban_decided_at := null;
  elsif old.status = 'banned' then
    new.ban_decided_at := null;
  else
    new.status_before_ban := old.status;
    new.ban_decided_at := coalesce(new.ban_decided_at, (select max(decided_at) from reports
      where profile_id = new.id and measure = 'ban' and xmin = pg_current_xact_id()::xid));
  end if;
  return new;
end $$;

create or replace trigger users_before_ban before update of status on users for each row
  when (old.status = 'banned' or new.status = 'banned')
  execute function keep_status_before_ban();

-- Bans that such code has made: the first decision since that nobody took back. Whoever an operator has
-- banned without a report, and not unbanned since, stays so.
with by_hand as (
  select given ->> 'member' as member,
    max(created_at) filter (where act = 'member unban') as unbanned_at,
    max(created_at) filter (where act <> 'member unban') as banned_at
  from operator_acts where act in ('member ban', 'member fraud', 'member unban') group by 1
), decided as (
  select u.id, min(r.decided_at) as at
  from users u
  join reports r on r.profile_id = u.id and r.measure = 'ban'
  left join by_hand h on h.member = u.id
  where u.status = 'banned' and u.ban_decided_at is null
    and (h.banned_at is null or h.banned_at <= h.unbanned_at)
    and (h.unbanned_at is null or r.decided_at > h.unbanned_at)
    and not exists (
      select from reports same join appeals a on a.report_id = same.id
      where same.profile_id = u.id and same.decided_at = r.decided_at
        and a.user_id = u.id and a.status = 'granted')
  group by u.id
)
update users u set ban_decided_at = d.at from decided d where d.id = u.id;
