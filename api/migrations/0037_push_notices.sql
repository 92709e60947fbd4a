-- What is still to be said to a browser by push. It goes with its subscription, and that with its
-- session: nothing is pushed after a logout.
create table push_notices (
  id text primary key,
  subscription_id text not null references push_subscriptions (id) on delete cascade,
  type text not null,
  from_id text not null,
  data jsonb not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);
create index push_notices_due on push_notices (next_attempt_at);
create index push_notices_subscription on push_notices (subscription_id);
-- Logout deletes by session.
create index push_subscriptions_session on push_subscriptions (session_id);

-- The key is the installation's now, not a site's.
update sites set settings = settings - 'push_public_key';
