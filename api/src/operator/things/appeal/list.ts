import { numberOf } from '../../../safety/reports/number.ts';
import type { Command } from '../../command.ts';
import { quoted } from '../../quoted.ts';

const most = 50;

const command: Command = {
  about: 'Lists what was said against decisions and is not answered, the oldest first',
  changes: false,
  run: async ({ trx, print }) => {
    const rows = await trx
      .selectFrom('appeals as a')
      .innerJoin('reports as r', 'r.id', 'a.report_id')
      .select(['a.id', 'a.created_at', 'a.user_id', 'a.said', 'a.report_id'])
      .select(['r.measure', 'r.decided_by', 'r.reporter_id'])
      .where('a.status', '=', 'open')
      .orderBy('a.created_at')
      .limit(most)
      .execute();
    for (const { id, created_at, user_id, said, report_id, ...report } of rows) {
      const side = report.reporter_id === user_id ? 'reporter' : 'reported';
      const decided = `${report.measure} by ${report.decided_by}`;
      const when = created_at.toISOString().slice(0, 16);
      print([id, when, numberOf(report_id), decided, side, user_id].join('  '));
      print(`  ${quoted(said)}`);
    }
    print(rows.length === most ? `The oldest ${most}.` : `${rows.length} wait.`);
  },
};
export default command;
