-- Of the books of the erased those are looked for that are over, and a payment that goes in whatever names it.
create index users_last_booked on users (last_booked_at) where last_booked_at is not null;
create index payment_events_payment on payment_events (payment_id);
create index direct_debit_blocks_payment on direct_debit_blocks (payment_id)
  where payment_id is not null;
create index payments_discount_code on payments (discount_code_id)
  where discount_code_id is not null;
create index discount_redemptions_code on discount_redemptions (discount_code_id);
