import type { Command } from '../../command.ts';
import { quoted } from '../../quoted.ts';

const most = 50;

const command: Command = {
  about: 'Lists members who agreed and whose main photo nobody approved, the last seen first',
  changes: false,
  run: async ({ trx, print }) => {
    const rows = await trx
      .selectFrom('profiles as p')
      .innerJoin('photos as f', 'f.id', 'p.main_photo_id')
      .leftJoin('approved_faces as a', 'a.photo_id', 'f.id')
      .select(['p.id', 'p.name', 'f.id as photo_id'])
      .where('p.face_consent', '=', true)
      .where('p.active', '=', true)
      .where('a.photo_id', 'is', null)
      .orderBy('p.last_seen_at', 'desc')
      .limit(most)
      .execute();
    for (const { id, name, photo_id } of rows) print([id, quoted(name), photo_id].join('  '));
    print(rows.length === most ? `The last ${most} seen.` : `${rows.length} waiting.`);
  },
};
export default command;
