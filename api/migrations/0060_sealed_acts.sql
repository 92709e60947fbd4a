-- Each act of an operator carries a seal that is made of it and of the seal before: whoever changes
-- or takes out one, past the triggers that refuse it, breaks all that follow. Made here, so that
-- every way of writing one is in the chain.
alter table operator_acts add column no bigint, add column seal text;

create function seal_of(act operator_acts, before text) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(before, act.no, act.id, act.act, act.given,
    act.who, act.why, extract(epoch from act.created_at))::text, 'UTF8')), 'hex')
$$;

create function seal_act() returns trigger language plpgsql as $$
declare
  before operator_acts;
begin
  -- Two at once take numbers one after the other; what is taken back leaves no hole.
  perform pg_advisory_xact_lock(hashtext('operator_acts'));
  select * into before from operator_acts order by no desc limit 1;
  new.no := coalesce(before.no, 0) + 1;
  new.seal := seal_of(new, before.seal);
  return new;
end $$;

-- What was noted before is sealed as it stands.
alter table operator_acts disable trigger operator_acts_final;
do $$
declare
  one operator_acts;
  before text;
  number bigint := 0;
begin
  for one in select * from operator_acts order by created_at, id loop
    number := number + 1;
    one.no := number;
    before := seal_of(one, before);
    update operator_acts set no = number, seal = before where id = one.id;
  end loop;
end $$;
alter table operator_acts enable trigger operator_acts_final;

alter table operator_acts alter column no set not null, alter column seal set not null;
create unique index operator_acts_in_order on operator_acts (no);
create trigger operator_acts_sealed before insert on operator_acts
  for each row execute function seal_act();
