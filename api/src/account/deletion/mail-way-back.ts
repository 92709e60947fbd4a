import { createToken } from '../../identity/tokens.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { finalAt } from './days.ts';

/** Mails whoever is on the way out from now on the link by which the account can be had back. */
export async function mailWayBack(ctx: Context, trx: Trx, user_id: string): Promise<void> {
  const { site_id, email, language, name } = await trx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.site_id', 'email', 'language', 'name'])
    .where('users.id', '=', user_id)
    .executeTakeFirstOrThrow();
  const now = ctx.clock.now();
  const lifetime = finalAt(now).getTime() - now.getTime();
  const token_id = await createToken(ctx, trx, { user_id, purpose: 'restore', lifetime });
  await queueMail(ctx, trx, {
    ...{ site_id, user_id, recipient: email, language },
    template: 'account_deleted',
    data: { name, path: '/account-deleted', token_id },
  });
}
