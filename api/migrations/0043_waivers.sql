-- What a buyer ticked before paying: the words as they stood on the page, which edition of them and
-- in what language. `waiver_at` says when. Orders of before have none.
alter table payments
  add column waiver_edition int,
  add column waiver_language text,
  add column waiver_text text;

-- Paid orders are asked about now and then as well: money may have gone back unheard.
create index payments_completed on payments (updated_at)
  where status = 'completed' and provider_ref is not null;
