-- What a message answers, and the words beside a gift. Each gift has its price, as so many times what
-- the site asks for one.
alter table messages
  add column reply_to text,
  add column note text;

alter table gifts add column times real not null default 1 check (times > 0);
update gifts set times = 1.5 where key = 'chocolates';
update gifts set times = 2 where key = 'champagne';
update gifts set times = 3 where key = 'perfume';
update gifts set times = 5 where key = 'ring';
