import { type Selectable, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Tables, Trx } from '../../platform/database.ts';

type Told = Pick<Selectable<Tables['tokens']>, 'data' | 'created_at'>;

/**
 * Deletes the passkeys and devices with which somebody may come back. They were told of by the mail
 * that is answered, or by others that still could be: what those name goes, however old it is, and
 * what came since the first of them.
 */
export async function forgetWaysIn(
  ctx: Context,
  trx: Trx,
  user_id: string,
  answered: Told,
): Promise<void> {
  const others = await trx
    .selectFrom('tokens')
    .select(['data', 'created_at'])
    .where('user_id', '=', user_id)
    .where('purpose', '=', 'email_undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .execute();
  const told = [answered, ...others];
  const since = new Date(Math.min(...told.map(({ created_at }) => created_at.getTime())));
  const named = (what: string) =>
    sql<string>`any(${told.flatMap(({ data }) => data[what] ?? [])}::text[])`;
  await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', user_id)
    .where((eb) => eb.or([eb('created_at', '>=', since), eb('id', '=', named('passkey'))]))
    .execute();
  await trx
    .deleteFrom('known_devices')
    .where('user_id', '=', user_id)
    .where((eb) => eb.or([eb('created_at', '>=', since), eb('device_hash', '=', named('device'))]))
    .execute();
}
