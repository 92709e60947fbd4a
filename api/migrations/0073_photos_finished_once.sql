-- Until when a process is finishing a photo, so that several do not make the same pictures at once.
alter table photos add column finishing_until timestamptz;
