import { sql } from 'kysely';
import type { Command } from '../../command.ts';
import { quoted } from '../../quoted.ts';
import { dayOf } from '../../typed-day.ts';

const most = 200;
/** Columns of `tracking`, as an address names them. */
const marks = ['ref', 'sub1', 'sub2', 'sub3'] as const;

/** SQL: whoever was banned or asked to be deleted is counted as what they were before. */
const confirmed = sql<boolean>`coalesce(d.status_before, u.status_before_ban, u.status) <> 'not_confirmed'`;

interface Row {
  site_id: string;
  network: string | null;
  mark: string | null;
  signed_up: number;
  confirmed: number;
  bought: number;
}

const command: Command = {
  about: 'Counts who signed up through which partner, confirmed their address, and bought',
  options: {
    site: { about: 'only on this site' },
    since: { about: 'only from this day on: 2026-11-01' },
    by: { about: 'a line for each value of this as well', oneOf: marks },
  },
  changes: false,
  run: async ({ trx, given, print }) => {
    const site = given.site ?? null;
    const since = given.since ? dayOf('since', given.since) : null;
    const mark = given.by ? sql.ref(`t.${given.by}`) : sql`null::text`;
    const { rows } = await sql<Row>`
      select u.site_id, t.network, ${mark} as mark, count(*)::int as signed_up,
        (count(*) filter (where ${confirmed}))::int as confirmed,
        count(u.premium_since)::int as bought
      from tracking t join users u on u.id = t.user_id
        left join deletion_requests d
          on d.user_id = u.id and 'deleted' in (u.status, u.status_before_ban)
      where (${site}::text is null or u.site_id = ${site})
        and (${since}::date is null or t.created_at >= ${since}::date)
      group by 1, 2, 3 order by signed_up desc, 1, 2, 3 limit ${most}`.execute(trx);
    for (const { site_id, network, mark: value, signed_up, confirmed, bought } of rows) {
      // Others wrote them into an address.
      const from = network === null ? 'no partner' : quoted(network);
      const counts = `${signed_up} signed up, ${confirmed} confirmed, ${bought} bought`;
      print([site_id, from, ...(given.by ? [quoted(value ?? '')] : []), counts].join('  '));
    }
    print(rows.length === most ? `The largest ${most}.` : `${rows.length} found.`);
  },
};
export default command;
