-- The account row is only a lock. What somebody owns is the chain of entries.
create table credit_accounts (
  user_id text primary key references users (id)
);

create table credit_entries (
  id text primary key,
  user_id text not null references credit_accounts (user_id),
  entry_no bigint not null,
  amount int not null check (amount <> 0),
  balance_after bigint not null,
  cause text not null check (cause in
    ('signup', 'purchase', 'message', 'photo', 'gift', 'refund', 'reversal', 'grant')),
  -- What caused it: a message, a payment, an account. One cause makes one entry.
  reference text not null,
  created_at timestamptz not null,
  unique (user_id, entry_no),
  unique (cause, reference),
  -- Only taking back a payment may leave a debt.
  constraint not_enough_credits check (balance_after >= 0 or cause = 'reversal' or amount > 0)
);

-- Entries of one account follow one another: the lock makes a double spend impossible,
-- and the running balance is computed here and nowhere else.
create function chain_credit_entry() returns trigger language plpgsql as $$
declare
  previous record;
begin
  insert into credit_accounts (user_id) values (new.user_id) on conflict do nothing;
  perform 1 from credit_accounts where user_id = new.user_id for update;
  select entry_no, balance_after into previous from credit_entries
    where user_id = new.user_id order by entry_no desc limit 1;
  new.entry_no := coalesce(previous.entry_no, 0) + 1;
  new.balance_after := coalesce(previous.balance_after, 0) + new.amount;
  return new;
end $$;

create trigger credit_entries_chain before insert on credit_entries
  for each row execute function chain_credit_entry();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is insert only', tg_table_name;
end $$;

create trigger credit_entries_final before update or delete on credit_entries
  for each row execute function refuse_change();
create trigger credit_entries_kept before truncate on credit_entries
  execute function refuse_change();
