create table packages (
  id text primary key,
  country text not null,
  currency text not null,
  tier text not null check (tier in ('p0', 'p1', 'p2', 'p3')),
  credits int not null check (credits > 0),
  amount int not null check (amount > 0),
  -- The price before a reduction that is part of the package, for display.
  regular_amount int,
  popular boolean not null default false,
  active boolean not null default true
);
create index packages_country on packages (country, tier) where active;

create table payment_methods (
  country text not null,
  method text not null,
  position int not null,
  active boolean not null default true,
  primary key (country, method)
);

create table banks (
  id text primary key,
  country text not null,
  method text not null,
  name text not null,
  position int not null,
  active boolean not null default true
);

create table discount_codes (
  id text primary key,
  code text not null,
  kind text not null default 'code' check (kind in ('code', 'welcome', 'timebonus', 'delete')),
  site_id text references sites (id),
  country text,
  user_id text references users (id) on delete cascade,
  percentage int not null check (percentage between 1 and 100),
  currency text,
  minimum_order_value int,
  status text not null default 'active' check (status in ('active', 'inactive')),
  validity text not null check (validity in ('once', 'once-per-user', 'unlimited')),
  paymentmethods text[] not null default '{}',
  expires_at timestamptz,
  created_at timestamptz not null
);
create unique index discount_codes_code on discount_codes (upper(code), coalesce(user_id, ''));

create table payments (
  id text primary key,
  user_id text not null references users (id),
  site_id text not null references sites (id),
  package_id text not null references packages (id),
  country text not null,
  currency text not null,
  -- What is charged, after the discount.
  amount int not null check (amount >= 0),
  discount_amount int not null default 0,
  discount_code_id text references discount_codes (id),
  credits int not null,
  method text not null,
  bank text,
  provider text not null,
  provider_ref text,
  redirect_url text,
  status text not null default 'open'
    check (status in ('open', 'pending', 'completed', 'failed', 'cancelled', 'expired')),
  waiver_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz,
  unique (provider, provider_ref)
);
create index payments_user on payments (user_id, created_at desc, id desc);
create index payments_unfinished on payments (updated_at) where status in ('open', 'pending');

create function guard_payment_status() returns trigger language plpgsql as $$
begin
  if old.status <> new.status
    and (old.status not in ('open', 'pending') or new.status = 'open') then
    raise exception 'a payment does not go from % to %', old.status, new.status;
  end if;
  return new;
end $$;

create trigger payments_status before update of status on payments
  for each row execute function guard_payment_status();

create table payment_events (
  provider text not null,
  event_id text not null,
  payment_id text references payments (id),
  kind text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

create table discount_redemptions (
  id text primary key,
  discount_code_id text not null references discount_codes (id),
  user_id text not null references users (id),
  payment_id text not null unique references payments (id),
  -- The code itself for 'once', code and user for 'once-per-user', the payment for 'unlimited':
  -- the unique key is what makes a code single-use.
  slot text not null unique,
  created_at timestamptz not null
);

create table direct_debits (
  payment_id text primary key references payments (id),
  holder text not null,
  iban_encrypted text not null,
  iban_last4 text not null,
  street text not null,
  house_number text not null,
  postcode text not null,
  city text not null,
  phone text not null,
  code_hash text,
  code_expires_at timestamptz,
  code_tries int not null default 0,
  codes_sent int not null default 0,
  confirmed_at timestamptz
);
