import { createToken } from '../../identity/tokens.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { finalAt } from './days.ts';

const remindAfter = 11 * day;
const most = 100;

/** Mails those whose deletion becomes final in three days, once. */
export async function remindOfDeletion(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock.now();
    const due = await trx
      .selectFrom('deletion_requests')
      .innerJoin('users', 'users.id', 'user_id')
      .innerJoin('profiles', 'profiles.id', 'user_id')
      .select(['users.id', 'users.site_id', 'email', 'language', 'name', 'requested_at'])
      .where('reminded_at', 'is', null)
      .where('requested_at', '<=', after(now, -remindAfter))
      .where('users.status', '=', 'deleted')
      .where('users.deleted_at', 'is', null)
      .limit(most)
      .forUpdate('deletion_requests')
      .skipLocked()
      .execute();
    let reminded = 0;
    for (const { id, site_id, email, language, name, requested_at } of due) {
      await trx
        .updateTable('deletion_requests')
        .set({ reminded_at: now })
        .where('user_id', '=', id)
        .execute();
      const lifetime = finalAt(requested_at).getTime() - now.getTime();
      // We were away for so long that it is too late.
      if (lifetime <= 0) continue;
      const token_id = await createToken(ctx, trx, { user_id: id, purpose: 'restore', lifetime });
      await queueMail(ctx, trx, {
        ...{ site_id, user_id: id, recipient: email, language, template: 'deletion_reminder' },
        data: { name, path: '/account-deleted', token_id },
      });
      reminded += 1;
    }
    return reminded;
  });
}
