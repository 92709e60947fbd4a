import type { Command } from '../../command.ts';
import { quoted } from '../../quoted.ts';

const most = 50;

const command: Command = {
  about: 'Lists complaints, those that wait longest first',
  options: {
    status: { about: 'only in this state', oneOf: ['received', 'in_progress', 'answered'] },
    number: { about: 'only this one, with all of its words' },
  },
  changes: false,
  run: async ({ trx, given, print }) => {
    let query = trx.selectFrom('complaints').selectAll().orderBy('created_at').limit(most);
    if (given.number) query = query.where('number', '=', given.number.toUpperCase());
    else if (given.status) query = query.where('status', '=', given.status as 'received');
    else query = query.where('status', '<>', 'answered');
    const rows = await query.execute();
    for (const { number, created_at, site_id, status, topic, name, email, message } of rows) {
      const day = created_at.toISOString().slice(0, 10);
      print([number, day, site_id, status, topic, quoted(name), quoted(email)].join('  '));
      if (given.number) print(`  ${quoted(message)}`);
    }
    print(rows.length === most ? `The first ${most}.` : `${rows.length} found.`);
  },
};
export default command;
