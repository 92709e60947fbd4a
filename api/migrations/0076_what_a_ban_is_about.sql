-- When what a ban is about was decided on reports; null for one that an operator made without. So an
-- appeal against an earlier decision takes no later ban back, whatever that is about.
alter table users add column ban_decided_at timestamptz;

create or replace function keep_status_before_ban() returns trigger language plpgsql as $$
begin
  new.status_before_ban := case when new.status = 'banned' then old.status end;
  if new.status <> 'banned' then new.ban_decided_at := null; end if;
  return new;
end $$;

-- Bans that there are: those of `member ban` and `member fraud` are without, unless they were taken back
-- since; of the others it is the first decision that nobody took back. The acts are read once for all,
-- since all wait for the new column until this has ended.
with acts as (
  select given ->> 'member' as member,
    max(created_at) filter (where act = 'member unban') as unbanned_at,
    max(created_at) filter (where act <> 'member unban') as by_hand_at
  from operator_acts where act in ('member ban', 'member fraud', 'member unban') group by 1
), granted as (
  select a.user_id as member, max(a.decided_at) as at
  from appeals a join reports r on r.id = a.report_id
  where a.status = 'granted' and r.profile_id = a.user_id and r.measure = 'ban' group by 1
), bans as (
  select u.id, acts.unbanned_at from users u
  left join acts on acts.member = u.id
  left join granted on granted.member = u.id
  where u.status = 'banned'
    and (acts.by_hand_at is null or acts.by_hand_at <= greatest(acts.unbanned_at, granted.at))
)
update users u set ban_decided_at = (
  select min(r.decided_at) from reports r
  where r.profile_id = u.id and r.measure = 'ban'
    and r.decided_at > coalesce(b.unbanned_at, '-infinity')
    and not exists (
      select from reports same join appeals a on a.report_id = same.id
      where same.profile_id = u.id and same.decided_at = r.decided_at
        and a.user_id = u.id and a.status = 'granted'))
from bans b where b.id = u.id;
