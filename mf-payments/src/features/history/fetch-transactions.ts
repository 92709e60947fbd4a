import { get } from '@afterglow/shared-state';
import type { Payment } from '../payment/payment.ts';
import type { Page } from './use-pages.ts';

/** One's payments, newest first. */
export async function fetchTransactions(cursor?: string): Promise<Page<Payment>> {
  const answer = await get('/api/transactions.php', { query: { cursor } });
  return { items: answer.transactions, cursor: answer.cursor };
}
