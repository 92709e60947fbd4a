import { hasVat } from '../../../places/vat.ts';
import { type Command, Mistake } from '../../command.ts';
import { countryCode, wholeNumber } from '../../values.ts';

const tiers = ['p0', 'p1', 'p2', 'p3'] as const;

const command: Command = {
  about: 'Adds a package of credits to a country’s price list',
  options: {
    country: { about: 'where it is sold, as NL', needed: true },
    tier: { about: 'its place in the list', needed: true, oneOf: tiers },
    credits: { about: 'what it holds', needed: true },
    amount: { about: 'what it costs, in minor units', needed: true },
    currency: { about: 'for a country without a price list yet, as EUR' },
  },
  changes: true,
  run: async ({ trx, given, print }) => {
    const country = countryCode('country', given.country ?? '');
    // An invoice without its VAT would be wrong, and stay so.
    if (!hasVat(country)) throw new Mistake(`The VAT of ${country} is not known (vat.ts).`);
    const credits = wholeNumber('credits', given.credits ?? '', 1, 1_000_000);
    const amount = wholeNumber('amount', given.amount ?? '', 1, 10_000_000);
    const others = trx.selectFrom('packages').select('currency').where('country', '=', country);
    const currency = (await others.executeTakeFirst())?.currency ?? given.currency ?? '';
    // One list has one currency: whoever compares packages compares like with like.
    if (given.currency && given.currency !== currency) {
      throw new Mistake(`${country} sells in ${currency}.`);
    }
    if (!/^[A-Z]{3}$/.test(currency)) throw new Mistake('--currency is as EUR.');
    const tier = tiers.find((one) => one === given.tier) ?? 'p0';
    const id = `${country.toLowerCase()}-${credits}`;
    const added = await trx
      .insertInto('packages')
      .values({ id, country, currency, tier, credits, amount })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow();
    if (added.numInsertedOrUpdatedRows === 0n) throw new Mistake(`There is ${id}; package set.`);
    print(`${id} is on sale: ${credits} credits for ${amount} ${currency}.`);
  },
};
export default command;
