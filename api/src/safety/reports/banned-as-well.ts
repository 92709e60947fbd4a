import type { Selectable } from 'kysely';
import type { Tables, Trx } from '../../platform/database.ts';

/**
 * What keeps an account closed when a decision that banned it is taken back: `banned` for another
 * decision on reports, before or after, that stands; `closed` where an operator banned it without one.
 */
export async function bannedAsWell(
  trx: Trx,
  user_id: string,
  { decided_at }: Pick<Selectable<Tables['reports']>, 'decided_at'>,
): Promise<'banned' | 'closed' | undefined> {
  const { status, ban_decided_at } = await trx
    .selectFrom('users')
    .select(['status', 'ban_decided_at'])
    .where('id', '=', user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (status !== 'banned') return undefined;
  if (!ban_decided_at) return 'closed';
  // After two years nothing is left of a decision; what rests on it stands.
  const isAbout = ban_decided_at.getTime() === decided_at?.getTime();
  if (!isAbout && !(await isKept(trx, user_id, ban_decided_at))) return 'banned';
  // Those of earlier bans were taken back with these.
  const other = await trx
    .selectFrom('reports as r')
    .select('r.decided_at')
    .where('r.profile_id', '=', user_id)
    .where('r.measure', '=', 'ban')
    .where('r.decided_at', '>=', ban_decided_at)
    .where('r.decided_at', '<>', decided_at)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('appeals as a')
            .innerJoin('reports as same', 'same.id', 'a.report_id')
            .select('a.id')
            .where('a.user_id', '=', user_id)
            .where('a.status', '=', 'granted')
            .whereRef('same.profile_id', '=', 'r.profile_id')
            .whereRef('same.decided_at', '=', 'r.decided_at'),
        ),
      ),
    )
    .orderBy('r.decided_at')
    .executeTakeFirst();
  if (!other) return undefined;
  // From here on the ban rests on that one.
  const rests = { ban_decided_at: other.decided_at };
  await trx.updateTable('users').set(rests).where('id', '=', user_id).execute();
  return 'banned';
}

async function isKept(trx: Trx, member: string, decided_at: Date): Promise<boolean> {
  const found = trx.selectFrom('reports').select('id').where('profile_id', '=', member);
  const ban = found.where('measure', '=', 'ban').where('decided_at', '=', decided_at);
  return (await ban.executeTakeFirst()) !== undefined;
}
