import { numberOf } from '../../../safety/reports/number.ts';
import { whatOf } from '../../../safety/reports/tell.ts';
import type { Command } from '../../command.ts';
import { quoted } from '../../quoted.ts';

const most = 50;

const command: Command = {
  about: 'Lists reports: those about age first, then the oldest',
  options: {
    status: { about: 'in this state, else open', oneOf: ['open', 'upheld', 'dismissed'] },
    member: { about: 'only about this member' },
  },
  changes: false,
  run: async ({ trx, given, print }) => {
    let query = trx
      .selectFrom('reports as r')
      .leftJoin('profiles as p', 'p.id', 'r.profile_id')
      .selectAll('r')
      .select('p.name')
      .where('r.status', '=', (given.status ?? 'open') as 'open')
      .orderBy((eb) => eb('r.reason', '=', 'underage'), 'desc')
      .orderBy('r.created_at')
      .limit(most);
    if (given.member) query = query.where('r.profile_id', '=', given.member);
    const rows = await query.execute();
    for (const row of rows) {
      const when = row.created_at.toISOString().slice(0, 16);
      const about =
        `${whatOf(row)} of ${row.profile_id ?? 'nobody'} ${row.name ? quoted(row.name) : ''}`.trimEnd();
      print([numberOf(row.id), when, row.reason, about, row.measure ?? ''].join('  ').trimEnd());
    }
    print(rows.length === most ? `The first ${most}.` : `${rows.length} found.`);
  },
};
export default command;
