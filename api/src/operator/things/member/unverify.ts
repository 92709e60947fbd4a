import { holdRow } from '../../../identity/hold-account.ts';
import { proofKey } from '../../../photos/proof-key.ts';
import { decideMark, refusals, takeMark } from '../../../safety/verified/decide.ts';
import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Refuses the photo of a member that waits, or takes the mark away',
  words: { member: 'the member’s id' },
  options: { reason: { about: 'what the member is told of the photo', oneOf: refusals } },
  changes: true,
  run: async ({ ctx, trx, given: { member = '', reason }, print, atLast }) => {
    // First, as an erasure does.
    await holdRow(trx, member);
    const refusal = refusals.find((one) => one === reason);
    if (refusal) {
      const done = await decideMark(ctx, trx, member, refusal);
      if (!done) throw new Mistake(`No photo of "${member}" waits.`);
    } else if (!(await takeMark(ctx, trx, member))) {
      throw new Mistake(`"${member}" has no mark. A photo that waits is refused with --reason.`);
    }
    atLast(() => ctx.files.delete(proofKey(member)));
    print(refusal ? `Refused; ${member} is told why.` : `${member} has no mark any more.`);
  },
};
export default command;
