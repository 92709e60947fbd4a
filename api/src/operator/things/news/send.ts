import { sql } from 'kysely';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { NoticeType } from '../../../settings/notices.ts';
import { noticeSettings } from '../../../settings/notices.ts';
import { type Command, Mistake } from '../../command.ts';

interface Reader {
  id: string;
  email: string;
}

const command: Command = {
  about: 'Mails news or an offer to the members of a site who asked for it',
  words: { site: 'the site’s id' },
  options: {
    type: { about: 'what it is', needed: true, oneOf: ['news', 'promotions'] },
    language: { about: 'only to members who read this, as nl', needed: true },
    title: { about: 'the subject', needed: true },
    text: { about: 'what it says', needed: true },
    path: { about: 'where its button leads, as /credits', needed: true },
  },
  changes: true,
  run: async ({ ctx, trx, given, print }) => {
    const { site = '', language = '', title = '', text = '', path = '' } = given;
    if (!path.startsWith('/')) throw new Mistake('--path is a page of the site, as /credits.');
    const type = given.type as NoticeType;
    const { rows } = await sql<Reader>`
      select u.id, u.email from users u join profiles p on p.id = u.id
      where u.site_id = ${site} and u.language = ${language} and u.status = 'active'
        and not p.fictional and cardinality(u.notifications_disabled) = 0
        and coalesce((u.notification_settings -> ${type} ->> 'email')::boolean,
          ${noticeSettings({})[type].email})`.execute(trx);
    for (const { id, email } of rows) {
      await queueMail(ctx, trx, {
        ...{ site_id: site, user_id: id, recipient: email, language },
        ...{ template: type, data: { title, text, path } },
      });
    }
    print(`${rows.length} mails queued.`);
  },
};
export default command;
