import { proofKey } from '../../../photos/proof-key.ts';
import { decideMark } from '../../../safety/verified/decide.ts';
import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Gives a member the mark for a year, after their photo was compared; the photo goes',
  words: { member: 'the member’s id, as verification list prints it' },
  changes: true,
  run: async ({ ctx, trx, given: { member = '' }, print, afterwards }) => {
    const done = await decideMark(ctx, trx, member, null);
    if (!done) throw new Mistake(`No photo of "${member}" waits.`);
    afterwards(() => ctx.files.delete(proofKey(member)));
    print(`${member} is verified.`);
  },
};
export default command;
