import { sql } from 'kysely';
import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Ends notices by mail to a member whose provider complained',
  words: { member: 'the member’s id' },
  options: {
    reason: {
      about: 'fbl: marked as spam; bounce: came back',
      needed: true,
      oneOf: ['fbl', 'bounce'],
    },
  },
  changes: true,
  run: async ({ trx, given: { member = '', reason = '' }, print }) => {
    const { numAffectedRows = 0n } = await sql`
      update users set notifications_disabled = array_append(notifications_disabled, ${reason})
      where id = ${member} and not ${reason} = any(notifications_disabled)`.execute(trx);
    if (numAffectedRows === 0n) throw new Mistake(`Nothing to change for member "${member}".`);
    print(`No more notices to ${member}: ${reason}. They can take it back on /notifications.`);
  },
};
export default command;
