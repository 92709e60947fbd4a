import { endSessions } from '../../../identity/end-sessions.ts';
import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Bans a member: logged out everywhere and out of sight at once',
  words: { member: 'the member’s id' },
  changes: true,
  run: async ({ trx, given: { member = '' }, print }) => {
    const banned = await trx
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', member)
      .where('status', 'in', ['active', 'not_confirmed'])
      .executeTakeFirstOrThrow();
    if (banned.numUpdatedRows === 0n) throw new Mistake(`No member "${member}" to ban.`);
    const ended = await endSessions(trx, member);
    print(`Banned ${member}; ${ended} sessions ended.`);
  },
};
export default command;
