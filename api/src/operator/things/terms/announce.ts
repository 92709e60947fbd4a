import { sql } from 'kysely';
import { queueMail } from '../../../mail/queue-mail.ts';
import { day } from '../../../platform/clock.ts';
import { longDay } from '../../../platform/dates.ts';
import { type Command, Mistake } from '../../command.ts';
import { findSite } from '../../find-site.ts';
import { dayOf } from '../../typed-day.ts';

/** As the terms promise. */
const noticeDays = 30;

interface Reader {
  id: string;
  email: string;
}

const command: Command = {
  about: 'Mails all members of a site that its terms change, 30 days before or more',
  words: { site: 'the site’s id' },
  options: {
    language: { about: 'to members who read this, as nl', needed: true },
    starts: { about: 'the day the new terms start: 2027-02-01', needed: true },
    text: { about: 'what changes', needed: true },
  },
  changes: true,
  run: async ({ ctx, trx, given, print }) => {
    const { site = '', language = '', text = '' } = given;
    await findSite(trx, site);
    const starts = new Date(dayOf('starts', given.starts ?? ''));
    if (starts.getTime() - ctx.clock.now().getTime() < noticeDays * day) {
      throw new Mistake(`Members are told ${noticeDays} days before; --starts is sooner.`);
    }
    const same = await trx
      .selectFrom('operator_acts')
      .select('who')
      .where('act', '=', 'terms announce')
      .where('given', '=', sql<Record<string, string>>`${JSON.stringify(given)}::jsonb`)
      .executeTakeFirst();
    if (same) throw new Mistake(`${same.who} has announced the same: nobody is mailed it twice.`);
    // No news that one could do without: whoever takes no other mails gets it, too.
    const { rows } = await sql<Reader>`
      select u.id, u.email from users u join profiles p on p.id = u.id
      where u.site_id = ${site} and u.language = ${language} and u.status = 'active'
        and not p.fictional`.execute(trx);
    const data = { text, date: longDay(starts, language), path: '/pages/terms' };
    for (const { id, email } of rows) {
      await queueMail(ctx, trx, {
        ...{ site_id: site, user_id: id, recipient: email, language },
        ...{ template: 'terms_change', data },
      });
    }
    print(`${rows.length} mails queued.`);
    const others = await sql<{ language: string; n: number }>`
      select u.language, count(*)::int as n from users u join profiles p on p.id = u.id
      where u.site_id = ${site} and u.language <> ${language} and u.status = 'active'
        and not p.fictional group by 1 order by 1`.execute(trx);
    for (const other of others.rows) print(`${other.n} members read ${other.language}.`);
  },
};
export default command;
