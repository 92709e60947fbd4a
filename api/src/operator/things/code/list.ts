import { sql } from 'kysely';
import type { Command } from '../../command.ts';

const most = 100;

interface Row {
  code: string;
  status: string;
  percentage: number;
  validity: string;
  site_id: string | null;
  expires_at: Date | null;
  used: number;
}

const command: Command = {
  about: 'Lists discount codes, the newest first, with how often each was used',
  options: { status: { about: 'only in this state', oneOf: ['active', 'inactive'] } },
  changes: false,
  run: async ({ trx, given, print }) => {
    const status = given.status ?? null;
    const { rows } = await sql<Row>`
      select code, status, percentage, validity, site_id, expires_at,
        (select count(*)::int from discount_redemptions where discount_code_id = d.id) as used
      from discount_codes d where ${status}::text is null or status = ${status}
      order by created_at desc, id limit ${most}`.execute(trx);
    for (const { code, status: state, percentage, validity, site_id, expires_at, used } of rows) {
      const until = expires_at ? `until ${expires_at.toISOString().slice(0, 10)}` : '';
      const where = site_id ?? 'all sites';
      print([code, state, `${percentage}%`, validity, where, until, `used ${used}`].join('  '));
    }
    print(rows.length === most ? `The newest ${most}.` : `${rows.length} found.`);
  },
};
export default command;
