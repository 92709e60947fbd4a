import { hasVat } from '../../../places/vat.ts';
import { type Command, Mistake } from '../../command.ts';
import { wholeNumber } from '../../values.ts';

const yesOrNo = ['yes', 'no'] as const;

const command: Command = {
  about: 'Changes a package; orders that were begun keep what they said',
  words: { package: 'its id, as in package list' },
  options: {
    amount: { about: 'what it costs, in minor units' },
    regular: { about: 'what it cost before a reduction, in minor units; 0 for none' },
    credits: { about: 'what it holds' },
    popular: { about: 'whether it is the one shown as popular', oneOf: yesOrNo },
    'on-sale': { about: 'whether it is offered', oneOf: yesOrNo },
  },
  changes: true,
  run: async ({ trx, given, print }) => {
    const { package: id = '', amount, regular, credits, popular, 'on-sale': sale } = given;
    const values = {
      ...(amount && { amount: wholeNumber('amount', amount, 1, 10_000_000) }),
      ...(regular && { regular_amount: wholeNumber('regular', regular, 0, 10_000_000) || null }),
      ...(credits && { credits: wholeNumber('credits', credits, 1, 1_000_000) }),
      ...(popular && { popular: popular === 'yes' }),
      ...(sale && { active: sale === 'yes' }),
    };
    if (Object.keys(values).length === 0) throw new Mistake('Say what is to change; see --help.');
    const query = trx.updateTable('packages').set(values).where('id', '=', id).returningAll();
    const now = await query.executeTakeFirst();
    if (!now) throw new Mistake(`No package "${id}".`);
    if (now.regular_amount !== null && now.regular_amount <= now.amount) {
      throw new Mistake(
        'A price before a reduction is above the price; --regular 0 takes it away.',
      );
    }
    if (now.active && !hasVat(now.country)) {
      const known = `The VAT of ${now.country} is not known (vat.ts), so nothing is sold there`;
      throw new Mistake(`${known}: --on-sale no takes ${id} off the list.`);
    }
    print(`${id}: ${now.credits} credits for ${now.amount} ${now.currency}`);
  },
};
export default command;
