import type { Static } from 'typebox';
import type { Trx } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
import type { Reach } from '../schemas.ts';

/** Changes what is given of the rules on who may begin a conversation. */
export async function changeReach(
  trx: Trx,
  userId: string,
  changes: Static<typeof Reach>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const columns = Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [`reach_${name}`, value]),
  );
  const { reach_min_age, reach_max_age } = await trx
    .updateTable('profiles')
    .set(columns)
    .where('id', '=', userId)
    .returning(['reach_min_age', 'reach_max_age'])
    .executeTakeFirstOrThrow();
  if (reach_min_age !== null && reach_max_age !== null && reach_min_age > reach_max_age) {
    throw invalid({ field: 'reach.max_age', code: 'too_low', params: { limit: reach_min_age } });
  }
}
