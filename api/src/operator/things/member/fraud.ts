import { holdRow } from '../../../identity/hold-account.ts';
import { banForFraud } from '../../../safety/fraud.ts';
import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Bans a member for fraud, tells all who wrote with them, and gives back what it cost',
  words: { member: 'the member’s id' },
  changes: true,
  run: async ({ ctx, trx, given: { member = '' }, print }) => {
    // Of two at once the second waits here, and finds what the first did.
    await holdRow(trx, member);
    const before = await trx
      .selectFrom('operator_acts')
      .select('id')
      .where('act', '=', 'member fraud')
      .where((eb) => eb(eb.ref('given', '->>').key('member'), '=', member))
      .executeTakeFirst();
    if (before) throw new Mistake(`Those who wrote with "${member}" were told before.`);
    const done = await banForFraud(ctx, trx, member);
    if (!done) throw new Mistake(`No member "${member}".`);
    print(`Banned ${member}; ${done.told} told, ${done.credits} credits given back.`);
  },
};
export default command;
