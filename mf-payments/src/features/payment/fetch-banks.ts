import { get } from '@afterglow/shared-state';
import type { Method } from './payment.ts';

export interface Bank {
  id: string;
  name: string;
}

export async function fetchBanks(method: Method, signal?: AbortSignal): Promise<Bank[]> {
  const { banks } = await get('/api/banks.php', {
    query: { method },
    ...(signal && { signal }),
  });
  return banks;
}
