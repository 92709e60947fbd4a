import { type Command, Mistake } from '../../command.ts';
import { findSite } from '../../find-site.ts';
import { hostName } from '../../values.ts';

const command: Command = {
  about: 'Lets a site answer on one more host',
  words: { host: 'without https:// and port' },
  options: { site: { about: 'which site', needed: true } },
  changes: true,
  run: async ({ trx, given, print }) => {
    const host = hostName(given.host ?? '');
    const { id } = await findSite(trx, given.site ?? '');
    const added = await trx
      .insertInto('site_hosts')
      .values({ host, site_id: id })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow();
    if (added.numInsertedOrUpdatedRows === 0n) throw new Mistake(`${host} is taken; site list.`);
    print(`${id} answers on ${host}.`);
  },
};
export default command;
