import { get } from '@afterglow/shared-state';
import type en from '../../locales/en.json';
import type { Page } from './use-pages.ts';

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
export async function fetchLedger(cursor?: string): Promise<Page<LedgerEntry>> {
  const { entries, cursor: next } = await get('/api/ledger.php', { query: { cursor } });
  return { items: entries, cursor: next };
}
