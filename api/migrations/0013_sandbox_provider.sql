-- The payment provider for trying things out keeps its own books, as a real one would.
create table sandbox_payments (
  ref text primary key,
  payment_id text not null unique,
  amount int not null,
  currency text not null,
  method text not null,
  bank text,
  merchant text not null,
  description text not null,
  language text not null,
  status text not null default 'open'
    check (status in ('open', 'pending', 'completed', 'failed', 'cancelled', 'expired')),
  created_at timestamptz not null
);

create table sandbox_webhooks (
  id text primary key,
  -- Sent twice on purpose: the same event under two rows.
  event_id text not null,
  ref text not null references sandbox_payments (ref),
  due_at timestamptz not null,
  attempts int not null default 0,
  delivered_at timestamptz
);
create index sandbox_webhooks_due on sandbox_webhooks (due_at) where delivered_at is null;
