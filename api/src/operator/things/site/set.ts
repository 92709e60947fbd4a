import { checkedSettings } from '../../../sites/site-settings.ts';
import { type Command, Mistake } from '../../command.ts';
import { findSite } from '../../find-site.ts';
import { typedSetting } from '../../typed-setting.ts';

const command: Command = {
  about: 'Changes a setting of a site, or its name or domain; holds at once',
  words: { site: 'the site', setting: 'which one, name or domain', value: 'what it becomes' },
  changes: true,
  run: async ({ trx, given, print }) => {
    const { site: id = '', setting = '', value = '' } = given;
    const site = await findSite(trx, id);
    const change = trx.updateTable('sites').where('id', '=', id);
    if (setting === 'name') {
      if (!value.trim()) throw new Mistake('A site has a name.');
      await change.set({ name: value }).execute();
      return print(`name: ${site.name} → ${value}`);
    }
    if (setting === 'domain') {
      const hosts = trx
        .selectFrom('site_hosts')
        .where('site_id', '=', id)
        .where('host', '=', value);
      if (!(await hosts.select('host').executeTakeFirst())) {
        throw new Mistake(`${value} is no host of ${id}; host add first.`);
      }
      await change.set({ domain: value }).execute();
      return print(`domain: ${site.domain} → ${value}`);
    }
    const settings = { ...site.settings, [setting]: typedSetting(setting, value) };
    await change.set({ settings: checkedSettings(id, settings) }).execute();
    const before = JSON.stringify(site.settings[setting]) ?? '(default)';
    print(`${setting}: ${before} → ${JSON.stringify(settings[setting])}`);
  },
};
export default command;
