import type { Payment } from '@afterglow/shared-state';

/** An order of 150 credits that has arrived. */
export const order = (part: Partial<Payment> = {}): Payment => ({
  payment_id: '26000000000000000022904abc',
  package: 'm',
  credits: 150,
  amount: 1874,
  discount_amount: 625,
  currency: 'EUR',
  paymentmethod: 'ideal',
  status: 'completed',
  created_at: '2026-11-12T10:00:00Z',
  completed_at: '2026-11-12T10:01:00Z',
  ...part,
});
