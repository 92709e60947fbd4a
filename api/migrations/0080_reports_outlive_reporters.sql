-- What was decided about a member stands when whoever reported it is erased: with the report went the way
-- to say something against the decision, what was said already, and what keeps an account closed. Nothing
-- in it names the reporter then.
-- First, as where one is made.
lock table profiles in access exclusive mode;
alter table reports
  alter column reporter_id drop not null,
  drop constraint reports_reporter_id_fkey,
  add constraint reports_reporter_id_fkey
    foreign key (reporter_id) references profiles (id) on delete set null;
