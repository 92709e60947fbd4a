-- Kilometres or miles, as a member chose; null as in their country.
alter table users add column units text check (units in ('km', 'mi'));
