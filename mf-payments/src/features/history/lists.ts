import { pagedResource } from '@afterglow/shared-state';

/** Every change of one's credits, newest first. */
export const ledger = pagedResource('/api/ledger.php', {
  of: ({ entries }) => entries,
  id: ({ id }) => id,
  topics: ['payment:changed', 'credits:changed'],
});

/** One's payments, newest first. */
export const payments = pagedResource('/api/transactions.php', {
  of: ({ transactions }) => transactions,
  id: ({ payment_id }) => payment_id,
  topics: ['payment:changed'],
});
