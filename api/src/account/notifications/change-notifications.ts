import type { Static } from 'typebox';
import type { Context } from '../../platform/context.ts';
import { type NoticeType, noticeSettings } from '../../settings/notices.ts';
import type { NotificationsAnswer, NotificationsBody } from '../schemas.ts';

type Answer = Static<typeof NotificationsAnswer>;

const read = (ctx: Pick<Context, 'db'>, userId: string) =>
  ctx.db
    .selectFrom('users')
    .select(['notification_settings', 'notifications_disabled'])
    .where('id', '=', userId);

/** What a member is told of, and why they get no e-mail at all. */
export async function notificationsOf(ctx: Context, userId: string): Promise<Answer> {
  const row = await read(ctx, userId).executeTakeFirstOrThrow();
  return {
    notifications: noticeSettings(row.notification_settings),
    notifications_disabled: row.notifications_disabled,
  } as Answer;
}

/**
 * Changes what is given, of a kind of notice one way or both. Two pages that change different things
 * both keep theirs.
 */
export async function changeNotifications(
  ctx: Context,
  userId: string,
  { notifications = {}, resume_email }: Static<typeof NotificationsBody>,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const before = await read({ db: trx }, userId).forUpdate().executeTakeFirstOrThrow();
    const known = noticeSettings(before.notification_settings);
    const changed = Object.entries(notifications).map(([type, change]) => [
      type,
      { ...known[type as NoticeType], ...change },
    ]);
    await trx
      .updateTable('users')
      .set({
        notification_settings: { ...before.notification_settings, ...Object.fromEntries(changed) },
        ...(resume_email && { notifications_disabled: [] }),
      })
      .where('id', '=', userId)
      .execute();
  });
}
