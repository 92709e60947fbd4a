-- Late money over the limit that its buyer has set goes back.
alter table payment_refunds
  drop constraint payment_refunds_cause_check,
  add constraint payment_refunds_cause_check check (cause in
    ('mismatch', 'paid_twice', 'withdrawal', 'operator', 'gone', 'code_used', 'over_limit'));
alter table payment_matters
  drop constraint payment_matters_kind_check,
  add constraint payment_matters_kind_check check (kind in ('late', 'mismatch', 'paid_twice', 'refunded',
    'charged_back', 'refund_failed', 'gone', 'code_used', 'over_limit'));

-- As it was written: what goes back in parts has together the VAT of its invoice. Null for those of before.
alter table invoices add column vat int;
