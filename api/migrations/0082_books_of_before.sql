-- Apart from 0078: who was erased before is gone through while members read and write, and no two of these
-- tables are held at once, of which an order and what settles one take either first.
update users u set last_booked_at = b.at
from (select id, last_booked(id) as at from users where deleted_at is not null) b
where b.id = u.id and b.at is not null and u.last_booked_at is null;

-- In how many days its buyer can withdraw, as was said beside the box of the order; null for those of before.
alter table payments add column refund_days int;

-- How long a company keeps its books after the end of the year of their last line. Whoever charges the VAT
-- of the buyer's country through a One-Stop Shop keeps them ten (Directive 2006/112, article 369k). After
-- payments, as where an invoice is written.
alter table companies add column books_years int not null default 10
  check (books_years between 5 and 30);
