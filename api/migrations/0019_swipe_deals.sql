-- Whom the swipe game showed a member last, and on which day: liking them counts as a like of the game.
create table swipe_deals (
  profile_id text not null references profiles (id) on delete cascade,
  dealt_id text not null references profiles (id) on delete cascade,
  day date not null,
  primary key (profile_id, dealt_id)
);
create index swipe_deals_dealt on swipe_deals (dealt_id);
create index swipe_deals_day on swipe_deals (day);
