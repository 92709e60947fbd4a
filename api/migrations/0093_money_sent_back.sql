-- The discount of an order can be in another one that was paid before it: its money goes back.
alter table payment_refunds
  drop constraint payment_refunds_cause_check,
  add constraint payment_refunds_cause_check
    check (cause in ('mismatch', 'paid_twice', 'withdrawal', 'operator', 'gone', 'code_used'));
alter table payment_matters
  drop constraint payment_matters_kind_check,
  add constraint payment_matters_kind_check check (kind in
    ('late', 'mismatch', 'paid_twice', 'refunded', 'charged_back', 'refund_failed', 'gone', 'code_used'));

-- Which bank account is debited, where nobody can read which one that is: the same one is known again.
alter table direct_debits add column iban_hash text;
create index direct_debits_iban on direct_debits (iban_hash);

-- Everybody can return what is unused, as all pages say; none of them has words for no day at all.
update sites set settings = settings - 'refund_days' where settings ->> 'refund_days' = '0';

-- A bank may fetch back what we had sent: of an order no more counts as returned than was paid.
update payments set returned_amount = amount where returned_amount > amount;
