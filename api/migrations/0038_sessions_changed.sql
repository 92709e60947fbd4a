-- Every process keeps sessions in memory for seconds, with what they say of their member
-- (api/src/identity/sessions.ts). It is told at once when that is another; whoever ends a session
-- tells so in the same transaction.
create function tell_sessions_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('afterglow',
    json_build_object('topic', 'session', 'to', json_build_array(new.id))::text);
  return null;
end $$;

create trigger users_sessions_changed after update on users
  for each row
  when ((old.status, old.language, old.premium_since, old.signup_date, old.site_id)
    is distinct from (new.status, new.language, new.premium_since, new.signup_date, new.site_id))
  execute function tell_sessions_changed();
create trigger profiles_sessions_changed after update on profiles
  for each row
  when ((old.gender, old.seeks, old.sexuality, old.country)
    is distinct from (new.gender, new.seeks, new.sexuality, new.country))
  execute function tell_sessions_changed();
