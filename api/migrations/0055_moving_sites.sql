-- Sites move from one database to another (api/src/cells). When this one came here: what pages know of
-- events from before says nothing here.
alter table sites add column arrived_at timestamptz;

-- Put before the writes of a table as long as a site leaves; of its rows nothing changes then. Whoever
-- moves it holds the lock, so a move that was cut off stops nobody. Arguments: in pairs a column and the
-- query for the ids that leave.
create function refuse_while_moving() returns trigger language plpgsql as $$
declare
  written jsonb := to_jsonb(coalesce(new, old));
  leaves boolean;
begin
  if pg_try_advisory_xact_lock_shared(4402) then
    return coalesce(new, old);
  end if;
  for pair in 0 .. tg_nargs / 2 - 1 loop
    execute format('select exists (select from (%s) leaving (id) where id = $1)', tg_argv[2 * pair + 1])
      into leaves using written ->> tg_argv[2 * pair];
    if leaves then
      raise exception 'the site moves to another database' using errcode = 'AG503';
    end if;
  end loop;
  return coalesce(new, old);
end $$;
