import { type Command, Mistake } from '../../command.ts';

const command: Command = {
  about: 'Ends that a site answers on a host; not its domain, to which mails lead',
  words: { host: 'the host' },
  changes: true,
  run: async ({ trx, given: { host = '' }, print }) => {
    const site = await trx
      .selectFrom('site_hosts')
      .innerJoin('sites', 'sites.id', 'site_id')
      .select(['sites.id', 'domain'])
      .where('host', '=', host)
      .executeTakeFirst();
    if (!site) throw new Mistake(`No site answers on "${host}".`);
    if (site.domain === host)
      throw new Mistake(`${host} is the domain of ${site.id}; set another.`);
    await trx.deleteFrom('site_hosts').where('host', '=', host).execute();
    print(`Nobody answers on ${host} any more.`);
  },
};
export default command;
