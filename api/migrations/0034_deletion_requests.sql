-- Who wants to go, until the account is final or restored. What they said of it serves nobody after.
create table deletion_requests (
  user_id text primary key references users (id) on delete cascade,
  reason text not null,
  remarks text not null default '',
  status_before text not null check (status_before in ('not_confirmed', 'active')),
  requested_at timestamptz not null,
  reminded_at timestamptz
);
create index deletion_requests_unreminded on deletion_requests (requested_at)
  where reminded_at is null;
