import type { Command } from '../../command.ts';
import { countryCode } from '../../values.ts';

const command: Command = {
  about: 'Lists the ways to pay of each country, in the order members see them',
  options: { country: { about: 'only of this country, as NL' } },
  changes: false,
  run: async ({ trx, given, print }) => {
    let query = trx
      .selectFrom('payment_methods')
      .selectAll()
      .orderBy('country')
      .orderBy('position');
    if (given.country) query = query.where('country', '=', countryCode('country', given.country));
    const rows = await query.execute();
    for (const { country, method, position, active } of rows) {
      print([country, position, method, active ? '' : 'hidden'].join('  ').trimEnd());
    }
    print(`${rows.length} found.`);
  },
};
export default command;
