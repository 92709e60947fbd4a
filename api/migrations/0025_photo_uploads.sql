-- Pictures that were sent and wait to be drawn in our sizes; the file lies under `uploads/` until then.
create table photo_uploads (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  private boolean not null,
  status text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
  photo_id text,
  -- The code of what is wrong with it.
  problem text,
  attempts int not null default 0,
  -- Somebody is drawing it; not taken by another until then.
  taken_until timestamptz,
  created_at timestamptz not null,
  -- Counts the finished ones: whoever was served longest ago is next.
  served bigint
);
create sequence photo_uploads_served owned by photo_uploads.served;
create index photo_uploads_waiting on photo_uploads (created_at) where status = 'waiting';
create index photo_uploads_user on photo_uploads (user_id, served);
