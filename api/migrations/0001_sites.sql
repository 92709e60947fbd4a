-- One product, many sites: each site has a company behind it and one or more host names.
create table companies (
  id text primary key,
  name text not null,
  address text not null default '',
  city text not null default '',
  country text not null default '',
  kvk text not null default '',
  tradenames text[] not null default '{}',
  vat_numbers jsonb not null default '{}',
  support_phone text not null default '',
  delete_discount text,
  added timestamptz not null default now()
);

create table sites (
  id text primary key,
  company_id text not null references companies (id),
  name text not null,
  -- The host that mailed links point to, without port.
  domain text not null,
  -- Overrides of the defaults in settings/defaults.ts.
  settings jsonb not null default '{}'
);

create table site_hosts (
  host text primary key,
  site_id text not null references sites (id) on delete cascade
);
