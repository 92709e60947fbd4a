import { banMember } from '../../../safety/ban-member.ts';
import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Bans a member: logged out and out of sight at once; what they never read is given back',
  words: { member: 'the member’s id' },
  changes: true,
  run: async ({ ctx, trx, given: { member = '' }, print }) => {
    const ended = await banMember(ctx, trx, member, null);
    if (ended === null) {
      throw new Mistake(`No member "${member}" to ban: banned, gone, or about to be erased.`);
    }
    print(`Banned ${member}; ${ended} sessions ended.`);
  },
};
export default command;
