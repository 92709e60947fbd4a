-- What a member wants to spend at most within any 30 days, in minor units. A higher limit, or none,
-- holds only from `next_from` on.
create table spending_limits (
  user_id text primary key references users (id) on delete cascade,
  amount int check (amount > 0),
  currency text not null,
  next_amount int check (next_amount > 0),
  next_from timestamptz
);
