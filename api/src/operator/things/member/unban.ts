import { takeBanBack } from '../../../safety/take-ban-back.ts';
import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Takes a ban back: the account is again what it was before',
  words: { member: 'the member’s id' },
  changes: true,
  run: async ({ ctx, trx, given: { member = '' }, print }) => {
    const status = await takeBanBack(ctx, trx, member);
    if (!status) throw new Mistake(`No banned member "${member}".`);
    print(`${member} is ${status} again.`);
  },
};
export default command;
