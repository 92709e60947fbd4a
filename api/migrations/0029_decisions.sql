-- What was decided on a report, and what those concerned say against it.
alter table reports
  add column measure text
    check (measure in ('none', 'warning', 'photo_removed', 'message_removed', 'ban')),
  add column decided_at timestamptz,
  add column decided_by text,
  add constraint reports_decided check ((status = 'open') = (decided_at is null));
create index reports_profile on reports (profile_id, created_at);

create table appeals (
  id text primary key,
  report_id text not null references reports (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  said text not null,
  status text not null default 'open' check (status in ('open', 'granted', 'rejected')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  unique (report_id, user_id)
);
create index appeals_open on appeals (created_at) where status = 'open';
