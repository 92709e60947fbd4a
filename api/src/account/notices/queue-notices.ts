import { sql } from 'kysely';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Context } from '../../platform/context.ts';
import { type NoticeType, noticeSettings } from '../../settings/notices.ts';
import { type Occasion, occasions } from './who-is-told.ts';

interface Reader {
  id: string;
  site_id: string;
  email: string;
  language: string;
  name: string;
  count: number;
}

/** In one go; who is left is told the next time. */
const most = 200;

/** Mails members what happened while they were away, as far as they wish to be told. */
export async function queueNotices(ctx: Context): Promise<number> {
  let queued = 0;
  for (const [type, occasion] of Object.entries(occasions(ctx.clock.now()))) {
    queued += await queueOf(ctx, type as NoticeType, occasion);
  }
  return queued;
}

async function queueOf(ctx: Context, type: NoticeType, occasion: Occasion): Promise<number> {
  const wanted = noticeSettings({})[type].email;
  return ctx.db.transaction().execute(async (trx) => {
    // The account is held, so that two processes do not both tell it.
    const { rows } = await sql<Reader>`
      select u.id, u.site_id, u.email, u.language, me.name, o.count
      from (${occasion.who}) o
      join users u on u.id = o.user_id
      join profiles me on me.id = u.id
      where u.status = 'active' and not me.fictional and cardinality(u.notifications_disabled) = 0
        and coalesce((u.notification_settings -> ${type} ->> 'email')::boolean, ${wanted})
        and not exists (select 1 from notice_mails n
          where n.user_id = u.id and n.type = ${type} and ${occasion.told})
      limit ${most}
      for no key update of u skip locked`.execute(trx);
    for (const { id, site_id, email, language, name, count } of rows) {
      const sent_at = ctx.clock.now();
      await trx
        .insertInto('notice_mails')
        .values({ user_id: id, type, sent_at })
        .onConflict((on) => on.columns(['user_id', 'type']).doUpdateSet({ sent_at }))
        .execute();
      if (count === 0) continue;
      const data = { name, count: String(count), path: occasion.path };
      await queueMail(ctx, trx, {
        ...{ site_id, user_id: id, recipient: email, language },
        ...{ template: type, data },
      });
    }
    return rows.length;
  });
}
