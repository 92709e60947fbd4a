-- What members agreed to when they told whom they would like to meet: which edition of the words, in which
-- language, when, and when they took it back. Whom they seek is kept no longer than that.
create table consents (
  user_id text not null references users (id),
  edition int not null,
  language text not null,
  words text,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create index consents_of_user on consents (user_id, given_at);
create unique index consents_in_force on consents (user_id) where withdrawn_at is null;

-- Whoever signed up before ticked the first edition; in which language its words stood was not kept.
insert into consents (user_id, edition, language, given_at)
  select u.id, 1, u.language, u.signup_date from users u join profiles p on p.id = u.id
  where not p.fictional;

alter table profiles alter column seeks drop not null, alter column sexuality drop not null;
alter table profiles add constraint profiles_choice_whole
  check ((seeks is null) = (sexuality is null)) not valid;
