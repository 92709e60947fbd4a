-- Somebody may be reported who is gone for the reporter: whether there still is such a member must
-- not show, so a report is taken of one who is not, too, by the id it named.
alter table reports alter column profile_id drop not null;
alter table reports add column named_id text;
alter table reports add constraint reports_about check (profile_id is not null or named_id is not null);
