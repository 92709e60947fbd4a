import { toCompleteSeller } from '../../../payments/invoices/complete-seller.ts';
import { checkedSettings } from '../../../sites/site-settings.ts';
import { type Command, Mistake } from '../../command.ts';
import { typedSetting } from '../../typed-setting.ts';
import { hostName, newName } from '../../values.ts';

const command: Command = {
  about: 'Adds a site; its domain is its first host',
  words: { site: 'its name here, such as lumen' },
  options: {
    company: { about: 'whose it is', needed: true },
    name: { about: 'what visitors read', needed: true },
    domain: { about: 'the host that links in mail lead to', needed: true },
    country: { about: 'where its visitors are when nobody can tell, as NL', needed: true },
    language: { about: 'which they then read, as nl', needed: true },
    niche: { about: 'its theme, 1 to 7' },
  },
  changes: true,
  run: async ({ trx, given, print }) => {
    const id = newName('site', given.site ?? '');
    const { company = '', name = '', country = '', language = '', niche = '1' } = given;
    const domain = hostName(given.domain ?? '');
    const owner = await trx
      .selectFrom('companies')
      .selectAll()
      .where('id', '=', company)
      .executeTakeFirst();
    if (!owner) throw new Mistake(`No company "${company}".`);
    const first = toCompleteSeller(owner);
    if (first) throw new Mistake(`Its invoices would not say all of ${company}. First: ${first}`);
    const settings = {
      country: typedSetting('country', country),
      domain_language: typedSetting('domain_language', language),
      niche: typedSetting('niche', niche),
      mail_name: name,
    };
    const added = await trx
      .insertInto('sites')
      .values({ id, company_id: company, name, domain, settings: checkedSettings(id, settings) })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow();
    if (added.numInsertedOrUpdatedRows === 0n) throw new Mistake(`There is a site ${id}.`);
    const host = await trx
      .insertInto('site_hosts')
      .values({ host: domain, site_id: id })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow();
    if (host.numInsertedOrUpdatedRows === 0n) throw new Mistake(`${domain} is another site’s.`);
    print(`${id} answers on ${domain}. Its settings: npm run operator -- site show ${id}`);
  },
};
export default command;
