import type { Command } from '../../command.ts';
import { quoted } from '../../quoted.ts';

const most = 50;

const command: Command = {
  about: 'Lists members whose photo may stand on advertising pages, the last approved first',
  changes: false,
  run: async ({ trx, print }) => {
    const rows = await trx
      .selectFrom('approved_faces as a')
      .innerJoin('profiles as p', 'p.id', 'a.profile_id')
      .select(['p.id', 'p.name', 'p.main_photo_id', 'a.photo_id', 'a.approved_by', 'a.approved_at'])
      .orderBy('a.approved_at', 'desc')
      .limit(most)
      .execute();
    for (const { id, name, main_photo_id, photo_id, approved_by, approved_at } of rows) {
      const when = approved_at.toISOString().slice(0, 10);
      const state = main_photo_id === photo_id ? 'shown' : 'not shown: another main photo since';
      print([id, when, approved_by, quoted(name), state].join('  '));
    }
    print(rows.length === most ? `The last ${most}.` : `${rows.length} approved.`);
  },
};
export default command;
