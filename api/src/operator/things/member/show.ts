import { sql } from 'kysely';
import { balanceOf } from '../../../credits/balance.ts';
import { numberOf } from '../../../safety/reports/number.ts';
import { type Command, Mistake } from '../../command.ts';
import { quoted } from '../../quoted.ts';

interface Row {
  id: string;
  site_id: string;
  status: string;
  email: string;
  name: string;
  country: string;
  language: string;
  signup_date: Date;
  last_seen_at: Date | null;
  premium_since: Date | null;
  deletion_requested_at: Date | null;
  deleted_at: Date | null;
  sessions: number;
  conversations: number;
  paid: string | null;
}

const command: Command = {
  about: 'Shows an account: its state, money and what was done to it; nothing it wrote',
  words: { member: 'the member’s id or e-mail address' },
  changes: false,
  run: async ({ trx, given: { member = '' }, print }) => {
    const { rows } = await sql<Row>`
      select u.id, site_id, u.status, email, name, p.country, language, signup_date, last_seen_at,
        premium_since, deletion_requested_at, deleted_at,
        (select count(*)::int from sessions where user_id = u.id) as sessions,
        (select count(*)::int from conversations where u.id in (profile_a, profile_b)) as conversations,
        (select string_agg(format('%s × %s %s', times, amount, currency), ', ') from (
          select count(*) as times, sum(amount) as amount, currency from payments
          where user_id = u.id and status = 'completed' group by currency) sums) as paid
      from users u join profiles p using (id)
      where u.id = ${member} or lower(email) = lower(${member})
      order by signup_date desc`.execute(trx);
    if (rows.length === 0) throw new Mistake(`No member "${member}".`);
    for (const row of rows) {
      const dates = ['signup_date', 'last_seen_at', 'premium_since', 'deletion_requested_at'];
      const { id, site_id, status, email, name, country, language } = row;
      print([id, site_id, status, email, quoted(name), country, language].join('  '));
      for (const key of [...dates, 'deleted_at'] as (keyof Row)[]) {
        const date = row[key];
        if (date instanceof Date) print(`  ${key.padEnd(22)} ${date.toISOString()}`);
      }
      print(`  credits ${await balanceOf(trx, id)}, paid ${row.paid ?? 'nothing'}`);
      print(`  sessions ${row.sessions}, conversations ${row.conversations}`);
      const reports = await trx
        .selectFrom('reports')
        .select(['id', 'reason', 'status', 'measure'])
        .where('profile_id', '=', id)
        .orderBy('created_at')
        .execute();
      for (const one of reports) {
        print(`  report ${numberOf(one.id)}  ${one.reason}  ${one.status} ${one.measure ?? ''}`);
      }
      const acts = await trx
        .selectFrom('operator_acts')
        .select(['created_at', 'act', 'who', 'why'])
        .where(sql<string>`given ->> 'member'`, '=', id)
        .orderBy('created_at')
        .execute();
      for (const { created_at, act, who, why } of acts) {
        print(`  ${created_at.toISOString().slice(0, 10)}  ${act} by ${who}: ${quoted(why)}`);
      }
    }
  },
};
export default command;
