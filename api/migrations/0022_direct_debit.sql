alter table direct_debits
  add column created_at timestamptz not null default now(),
  -- What the buyer gave leave to: one collection, under this reference, in these words.
  add column mandate_reference text not null unique,
  add column mandate_text text not null;

-- Whoever had a debit fetched back pays another way, until an operator takes the line away.
create table direct_debit_blocks (
  user_id text primary key references users (id),
  payment_id text references payments (id),
  created_at timestamptz not null
);

-- Where all of Europe has it, at the place the other bank methods have.
update payment_methods set active = true where method = 'sdd';
