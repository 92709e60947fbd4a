-- The books keep every invoice and credit note as it was written, whatever becomes of its buyer.
create trigger invoices_final before update or delete on invoices
  for each row execute function refuse_change();
create trigger invoices_kept before truncate on invoices
  execute function refuse_change();

-- Money for the account of somebody who is gone goes back.
alter table payment_refunds
  drop constraint payment_refunds_cause_check,
  add constraint payment_refunds_cause_check
    check (cause in ('mismatch', 'paid_twice', 'withdrawal', 'operator', 'gone'));
alter table payment_matters
  drop constraint payment_matters_kind_check,
  add constraint payment_matters_kind_check check (kind in
    ('late', 'mismatch', 'paid_twice', 'refunded', 'charged_back', 'refund_failed', 'gone'));
