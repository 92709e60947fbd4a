import { readSettings } from '../../../sites/site-settings.ts';
import type { Command } from '../../command.ts';
import { findSite } from '../../find-site.ts';

const command: Command = {
  about: 'Shows all settings of a site; a star stands at those that are its own',
  words: { site: 'the site' },
  changes: false,
  run: async ({ trx, given, print }) => {
    const site = await findSite(trx, given.site ?? '');
    const { id, name, domain, company_id, settings } = site;
    print(`${id}  ${name}  ${domain}  of ${company_id}`);
    for (const [key, value] of Object.entries(readSettings(id, settings))) {
      print(`${key in settings ? '*' : ' '} ${key} = ${JSON.stringify(value)}`);
    }
  },
};
export default command;
