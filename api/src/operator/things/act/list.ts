import type { Command } from '../../command.ts';
import { quoted } from '../../quoted.ts';

const most = 50;

const command: Command = {
  about: 'Lists what operators did, and why, the newest first',
  options: { who: { about: 'only of this one' } },
  changes: false,
  run: async ({ trx, given, print }) => {
    let query = trx.selectFrom('operator_acts').selectAll().orderBy('no', 'desc').limit(most);
    if (given.who) query = query.where('who', '=', given.who);
    const rows = await query.execute();
    for (const { no, created_at, act, given: words, who, why, seal } of rows) {
      const time = created_at.toISOString().slice(0, 16);
      print([no, time, act, quoted(JSON.stringify(words)), who, quoted(why), seal].join('  '));
    }
    print(rows.length === most ? `The newest ${most}.` : `${rows.length} found.`);
  },
};
export default command;
