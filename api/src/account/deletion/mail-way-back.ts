import { createToken } from '../../identity/tokens.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { finalAt } from './days.ts';

type Occasion = 'account_deleted' | 'deletion_reminder' | 'way_back';

/**
 * Mails whoever is on the way out the link by which the account can be had back until that is final.
 * False where it is too late.
 */
export async function mailWayBack(
  ctx: Context,
  trx: Trx,
  user_id: string,
  template: Occasion,
): Promise<boolean> {
  const leaving = await trx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.site_id', 'email', 'language', 'name', 'deletion_requested_at'])
    .where('users.id', '=', user_id)
    .where('users.status', '=', 'deleted')
    // Somebody may be coming back just now.
    .forNoKeyUpdate('users')
    .executeTakeFirst();
  if (!leaving?.deletion_requested_at) return false;
  const { site_id, email, language, name, deletion_requested_at } = leaving;
  const lifetime = finalAt(deletion_requested_at).getTime() - ctx.clock.now().getTime();
  if (lifetime <= 0) return false;
  const token_id = await createToken(ctx, trx, { user_id, purpose: 'restore', lifetime });
  await queueMail(ctx, trx, {
    ...{ site_id, user_id, recipient: email, language, template },
    data: { name, path: '/account-deleted', token_id },
  });
  return true;
}
