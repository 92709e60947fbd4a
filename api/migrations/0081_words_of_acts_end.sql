-- Why an operator did something, and what they answered, says something of people: two years after, those
-- words go, as the reports do that they are about. What was done stays, by whom, when, and under which
-- numbers. So the seal is made of a digest of the words from here on, and can be checked when they are gone;
-- the key of it goes with them, so that nobody finds them by trying. Acts that were sealed before have a
-- second seal from here on, of what stays of them: the next act is sealed after it, and it can be checked
-- when the first one cannot any more.
alter table operator_acts
  add column words_key text,
  add column words_digest text,
  add column words_gone_at timestamptz,
  add column rest_seal text;

create function digest_of_words(act operator_acts) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(act.words_key, act.why, act.given -> 'text')::text,
    'UTF8')), 'hex')
$$;

-- The second seal of the act before; only those have one that count without a digest.
create function rest_before(act operator_acts) returns text language sql stable as $$
  select rest_seal from operator_acts where no = act.no - 1 and words_digest is null
$$;

create function rest_seal_of(act operator_acts) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(rest_before(act), act.no, act.id, act.act,
    act.given - 'text', act.who, extract(epoch from act.created_at), act.seal)::text, 'UTF8')), 'hex')
$$;

create function seal_with_words(act operator_acts, before text) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(before, act.no, act.id, act.act, act.given,
    act.who, act.why, extract(epoch from act.created_at))::text, 'UTF8')), 'hex')
$$;

-- Null for what no act can be: words that went too early or are there all the same, a second seal that
-- is not of the act.
create or replace function seal_of(act operator_acts, before text) returns text language sql stable as $$
  select case
    when act.words_gone_at is not null and (act.why <> '-' or act.given ? 'text'
      or act.words_gone_at < act.created_at + interval '17520 hours') then null
    when act.words_digest is not null then
      encode(sha256(convert_to(jsonb_build_array(coalesce(rest_before(act), before), act.no, act.id, act.act,
        act.given - 'text', act.who,
        case when act.words_gone_at is not null or act.words_digest = digest_of_words(act)
          then act.words_digest
          -- Words and digest that are not of each other: another seal than either has.
          else act.words_digest || digest_of_words(act) end,
        extract(epoch from act.created_at))::text, 'UTF8')), 'hex')
    when act.rest_seal is distinct from rest_seal_of(act) then null
    when act.words_gone_at is not null then act.seal
    else seal_with_words(act, before)
  end
$$;

create or replace function seal_act() returns trigger language plpgsql as $$
declare
  before operator_acts;
begin
  -- Two at once take numbers one after the other; what is taken back leaves no hole.
  perform pg_advisory_xact_lock(hashtext('operator_acts'));
  select * into before from operator_acts order by no desc limit 1;
  new.no := coalesce(before.no, 0) + 1;
  new.words_key := gen_random_uuid();
  new.words_digest := digest_of_words(new);
  new.seal := seal_of(new, before.seal);
  return new;
end $$;

create function refuse_change_of_act() returns trigger language plpgsql as $$
declare
  without operator_acts := old;
begin
  without.why := '-';
  without.given := old.given - 'text';
  without.words_key := null;
  without.words_gone_at := new.words_gone_at;
  if old.words_gone_at is null and new is not distinct from without
    and new.words_gone_at >= old.created_at + interval '17520 hours' then
    return new;
  end if;
  raise exception '% is insert only', tg_table_name;
end $$;

drop trigger operator_acts_final on operator_acts;
do $$
declare
  one operator_acts;
begin
  for one in select * from operator_acts order by no loop
    update operator_acts set rest_seal = rest_seal_of(one) where no = one.no;
  end loop;
end $$;
create trigger operator_acts_stay before delete on operator_acts
  for each row execute function refuse_change();
create trigger operator_acts_final before update on operator_acts
  for each row execute function refuse_change_of_act();
