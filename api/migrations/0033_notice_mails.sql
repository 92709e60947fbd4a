-- When a member was last mailed a notice of this type: nobody gets the same news twice.
create table notice_mails (
  user_id text not null references users (id) on delete cascade,
  type text not null,
  sent_at timestamptz not null,
  primary key (user_id, type)
);
