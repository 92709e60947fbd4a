create function last_booked(member text) returns timestamptz language sql stable as $$
  select greatest(
    (select max(created_at) from credit_entries where user_id = member),
    (select max(greatest(created_at, completed_at)) from payments where user_id = member),
    (select max(issued_at) from invoices join payments on id = payment_id where user_id = member),
    -- One that is not sent is tried again and again.
    (select max(greatest(r.created_at, r.next_attempt_at, r.sent_at))
      from payment_refunds r join payments p on p.id = r.payment_id where p.user_id = member))
$$;

-- Of who was erased: when something was last written into the books that stayed. Null for all others, and
-- once the books are gone. Who was erased before has it from 0082.
alter table users add column last_booked_at timestamptz;

-- Kept here, so that code of before keeps it as well.
create function keep_last_booked() returns trigger language plpgsql as $$
begin
  new.last_booked_at := last_booked(new.id);
  return new;
end $$;
create trigger users_last_booked before update of deleted_at on users for each row
  when (old.deleted_at is null and new.deleted_at is not null)
  execute function keep_last_booked();

-- The books stay as they were written. They are deleted only by a transaction that says which are over, and
-- only such.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name in ('invoices', 'credit_entries') then
    if coalesce(to_jsonb(old) ->> 'issued_at', to_jsonb(old) ->> 'created_at')::timestamptz
      < nullif(current_setting('afterglow.books_over', true), '')::timestamptz then
      return old;
    end if;
  end if;
  raise exception '% is insert only', tg_table_name;
end $$;
