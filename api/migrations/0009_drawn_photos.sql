-- Photos of demo members have no file: this says what is drawn when one is asked for.
alter table photos add column portrait text;
