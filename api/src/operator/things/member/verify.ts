import { holdRow } from '../../../identity/hold-account.ts';
import { proofKey } from '../../../photos/proof-key.ts';
import { decideMark } from '../../../safety/verified/decide.ts';
import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Gives a member the mark for a year, after their photo was compared; the photo goes',
  words: {
    member: 'the member’s id, as verification list prints it',
    photo: 'the main photo that theirs was compared with, printed beside it',
  },
  changes: true,
  run: async ({ ctx, trx, given: { member = '', photo = '' }, print, atLast }) => {
    // First, as an erasure does.
    await holdRow(trx, member);
    const compared = await trx
      .selectFrom('profiles')
      .select('id')
      .where('id', '=', member)
      .where('main_photo_id', '=', photo)
      // Whoever chooses another one at this moment waits for this, and loses the mark by it.
      .forUpdate()
      .executeTakeFirst();
    if (!compared) {
      throw new Mistake(`"${photo}" is not the main photo of "${member}" now; look again.`);
    }
    const done = await decideMark(ctx, trx, member, null);
    if (!done) throw new Mistake(`No photo of "${member}" waits.`);
    atLast(() => ctx.files.delete(proofKey(member)));
    print(`${member} is verified.`);
  },
};
export default command;
