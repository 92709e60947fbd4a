-- What operators did, and why: only added to.
create table operator_acts (
  id text primary key,
  act text not null,
  given jsonb not null,
  who text not null,
  why text not null check (why <> ''),
  created_at timestamptz not null
);
create trigger operator_acts_final before update or delete on operator_acts
  for each row execute function refuse_change();
create trigger operator_acts_kept before truncate on operator_acts
  execute function refuse_change();
