import type { Settings } from '../api/types.ts';
import { tracking } from './tracking.ts';

/**
 * Whether a site takes this visitor as a newcomer: everybody, or whom a partner of it sent. The query
 * counts, too: where a page is drawn without a browser nothing is kept of the visit.
 */
export function areSignupsOpen({ signups }: Pick<Settings, 'signups'>, search: string): boolean {
  if (signups !== 'with_trafficsource') return signups === 'all';
  return Boolean(new URLSearchParams(search).get('network') || tracking().network);
}
