-- What is made of a photo after it is there: a colour to stand for it while it loads, and lighter
-- pictures for browsers that read AVIF. Null: not looked at yet.
alter table photos add column tone text;
alter table photos add column avif boolean;
create index photos_unfinished on photos (created_at) where avif is null and portrait is null;
