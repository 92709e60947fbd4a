-- Until a reporter who was right had a new report, the decided one itself was open again: without what
-- had been decided, and with its links and answers in the way of what is decided anew. The decision of
-- before has a row of its own here as well, with all that was said against it and the links to that.
do $$
declare
  r reports;
  before record;
  earlier text;
begin
  for r in
    select reports.* from reports where exists (
      select from appeals a
      where a.report_id = reports.id and a.user_id = reports.reporter_id and a.status = 'granted'
        and a.created_at < coalesce(reports.decided_at, 'infinity'))
  loop
    earlier := substr(md5('decided before ' || r.id), 1, 26);
    -- One that was decided along with another stands in the act of that one: who appealed against
    -- those is their reporter alone, and nearly always because nothing was done.
    select coalesce(act.measure, 'none') as measure, act.who,
      coalesce(act.created_at, first.said_at) as decided_at into before
    from (select min(created_at) as said_at from appeals where report_id = r.id) first
    left join lateral (
      select given ->> 'measure' as measure, who, created_at from operator_acts
      where act = 'report decide' and created_at <= first.said_at
        and lower(replace(given ->> 'report', '-', '')) in (r.id, right(r.id, 8))
      order by created_at desc limit 1) act on true;
    insert into reports (id, reporter_id, profile_id, named_id, photo_id, message_id, reason, remarks,
      created_at, status, measure, decided_at, decided_by)
    values (earlier, r.reporter_id, r.profile_id, r.named_id, r.photo_id, r.message_id, r.reason,
      r.remarks, r.created_at, case before.measure when 'none' then 'dismissed' else 'upheld' end,
      before.measure, before.decided_at, before.who);
    update appeals set report_id = earlier
    where report_id = r.id and created_at < coalesce(r.decided_at, 'infinity');
    update tokens set data = jsonb_build_object('report', earlier)
    where purpose = 'appeal' and data ->> 'report' = r.id
      and created_at < coalesce(r.decided_at, 'infinity');
  end loop;
end $$;
