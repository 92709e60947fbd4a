import { pictureKey } from '../../../photos/picture-files.ts';
import { proofKey } from '../../../photos/proof-key.ts';
import { placeOf } from '../../../platform/files.ts';
import type { Command } from '../../command.ts';
import { quoted } from '../../quoted.ts';

const most = 50;

const command: Command = {
  about: 'Lists photos that wait to be compared with those of the profile, the oldest first',
  changes: false,
  run: async ({ ctx, trx, print }) => {
    const rows = await trx
      .selectFrom('verifications as v')
      .innerJoin('profiles as p', 'p.id', 'v.user_id')
      .select(['v.user_id', 'v.pose', 'v.sent_at', 'p.name', 'p.main_photo_id'])
      .where('v.status', '=', 'waiting')
      .orderBy('v.sent_at')
      .limit(most)
      .execute();
    const file = (key: string) => placeOf(ctx.env, key);
    for (const { user_id, pose, sent_at, name, main_photo_id } of rows) {
      const ids = [user_id, main_photo_id ?? 'no main photo'];
      print([...ids, sent_at.toISOString().slice(0, 16), quoted(name), pose].join('  '));
      print(`  sent     ${file(proofKey(user_id))}`);
      if (main_photo_id) print(`  profile  ${file(pictureKey(main_photo_id, 'full'))}`);
    }
    print(rows.length === most ? `The oldest ${most}.` : `${rows.length} wait.`);
  },
};
export default command;
