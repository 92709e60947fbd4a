import type { Command } from '../../command.ts';

const command: Command = {
  about: 'Lists companies with their sites',
  changes: false,
  run: async ({ trx, print }) => {
    const rows = await trx.selectFrom('companies').selectAll().orderBy('id').execute();
    const sites = await trx
      .selectFrom('sites')
      .select(['id', 'company_id'])
      .orderBy('id')
      .execute();
    for (const { id, name, address, city, country, kvk, vat_numbers, books_years } of rows) {
      const own = sites.filter(({ company_id }) => company_id === id).map((site) => site.id);
      const where = [address, city, country].filter(Boolean).join(', ');
      const vat = Object.values(vat_numbers).join(' ');
      const kept = `books: ${books_years} years`;
      const said = [id, name, where, kvk, vat, kept, `sites: ${own.join(', ') || 'none'}`];
      print(said.filter(Boolean).join('  '));
    }
    print(`${rows.length} found.`);
  },
};
export default command;
