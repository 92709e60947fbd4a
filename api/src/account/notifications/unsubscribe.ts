import { sql } from 'kysely';
import { readUnsubscribeToken } from '../../mail/unsubscribe-link.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { changeNotifications } from './change-notifications.ts';

/** Ends one kind of mail, or all that is not about the account itself. */
export async function unsubscribe(ctx: Context, token: string, all: boolean): Promise<void> {
  const said = readUnsubscribeToken(ctx, token);
  if (!said) throw new ApiError(404, 'token_invalid');
  const { userId, type } = said;
  if (!all) {
    const user = await ctx.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) throw new ApiError(404, 'token_invalid');
    await changeNotifications(ctx, userId, { notifications: { [type]: { email: false } } });
    return;
  }
  await stopMail(ctx.db, userId, 'listunsubscribe');
}

/** No more mail to a member, for this reason beside those there are. */
async function stopMail(db: Context['db'], userId: string, reason: string): Promise<void> {
  await sql`update users set notifications_disabled = array_append(notifications_disabled, ${reason})
    where id = ${userId} and not ${reason} = any(notifications_disabled)`.execute(db);
}
