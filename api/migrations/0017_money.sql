-- What an end was by our books may yet be paid: money that comes late is credited, never ignored.
create or replace function guard_payment_status() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and new.status <> 'completed'
    and (old.status not in ('open', 'pending') or new.status = 'open') then
    raise exception 'a payment does not go from % to %', old.status, new.status;
  end if;
  return new;
end $$;

alter table payments
  -- What went back of the money, by whomever, and the credits that were taken for it.
  add column returned_amount int not null default 0,
  add column returned_credits int not null default 0;

-- Money that we send back. A row is written with what causes it; a loop sends it.
create table payment_refunds (
  id text primary key,
  payment_id text not null references payments (id),
  -- The provider's payment the money came with: that of the order, or a second one by mistake.
  provider_ref text not null,
  amount int not null check (amount > 0),
  currency text not null,
  cause text not null check (cause in ('mismatch', 'paid_twice', 'withdrawal', 'operator')),
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null,
  unique (payment_id, provider_ref, cause)
);
create index payment_refunds_due on payment_refunds (next_attempt_at) where sent_at is null;

-- What an operator should know of a payment, once each.
create table payment_matters (
  id text primary key,
  payment_id text not null references payments (id),
  kind text not null check (kind in
    ('late', 'mismatch', 'paid_twice', 'refunded', 'charged_back', 'refund_failed')),
  -- What tells two of a kind apart, such as the provider's payment.
  about text not null,
  amount int not null,
  currency text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  done_by text,
  unique (payment_id, kind, about)
);
create index payment_matters_open on payment_matters (created_at) where done_at is null;

alter table credit_entries drop constraint credit_entries_cause_check;
alter table credit_entries add constraint credit_entries_cause_check check (cause in
  ('signup', 'purchase', 'message', 'photo', 'gift', 'refund', 'reversal', 'withdrawal', 'grant'));

-- There is one first purchase: time bonus and welcome discount share its slot.
update discount_redemptions r set slot = 'first:' || r.user_id
where r.discount_code_id in (select id from discount_codes where kind in ('timebonus', 'welcome'))
  and not exists (
    select 1 from discount_redemptions earlier
    join discount_codes d on d.id = earlier.discount_code_id and d.kind in ('timebonus', 'welcome')
    where earlier.user_id = r.user_id and (earlier.created_at, earlier.id) < (r.created_at, r.id));

alter table sandbox_payments
  add column refunded int not null default 0,
  add column charged_back int not null default 0;
create table sandbox_refunds (
  id text primary key,
  ref text not null references sandbox_payments (ref),
  amount int not null check (amount > 0),
  created_at timestamptz not null
);

create index payments_ended on payments (updated_at)
  where status in ('failed', 'cancelled', 'expired') and provider_ref is not null;
