import { hasVat } from '../../../places/vat.ts';
import type { Command } from '../../command.ts';
import { countryCode } from '../../values.ts';

const command: Command = {
  about: 'Lists packages of credits: amounts in minor units of the currency',
  options: { country: { about: 'only of this country, as NL' } },
  changes: false,
  run: async ({ trx, given, print }) => {
    let query = trx.selectFrom('packages').selectAll().orderBy('country').orderBy('credits');
    if (given.country) query = query.where('country', '=', countryCode('country', given.country));
    const rows = await query.execute();
    for (const { id, country, tier, credits, amount, currency, popular, active } of rows) {
      const unsold = hasVat(country)
        ? 'not on sale'
        : 'not sold: the VAT there is not known (vat.ts)';
      const isSold = active && hasVat(country);
      const marks = [popular && 'popular', !isSold && unsold].filter(Boolean).join(', ');
      print([id, country, tier, credits, `${amount} ${currency}`, marks].join('  ').trimEnd());
    }
    print(`${rows.length} found.`);
  },
};
export default command;
