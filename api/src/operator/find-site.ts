import type { Trx } from '../platform/database.ts';
import { Mistake } from './command.ts';

/** A site that nobody else changes meanwhile. Throws a `Mistake` that names those there are. */
export async function findSite(trx: Trx, id: string) {
  const query = trx.selectFrom('sites').selectAll().where('id', '=', id);
  const site = await query.forUpdate().executeTakeFirst();
  if (site) return { ...site, settings: site.settings as Record<string, unknown> };
  const all = await trx.selectFrom('sites').select('id').orderBy('id').execute();
  throw new Mistake(`No site "${id}": ${all.map((one) => one.id).join(', ') || 'none yet'}.`);
}
