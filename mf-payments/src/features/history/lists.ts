import { pagedResource } from '@afterglow/shared-state';
import type en from '../../locales/en.json';
import type { Payment } from '../payment/payment.ts';

/** One change of the credits. */
export interface LedgerEntry {
  id: string;
  amount: number;
  balance_after: number;
  cause: keyof typeof en.ledger.causes;
  /** Whom it was about, if anybody. */
  profile_name: string | null;
  created_at: string;
}

/** Every change of one's credits, newest first. */
export const ledger = pagedResource('/api/ledger.php', {
  of: ({ entries }): LedgerEntry[] => entries,
  id: ({ id }) => id,
});

/** One's payments, newest first. */
export const payments = pagedResource('/api/transactions.php', {
  of: ({ transactions }): Payment[] => transactions,
  id: ({ payment_id }) => payment_id,
});
