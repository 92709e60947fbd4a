import { checkedSettings, readSettings } from '../../../sites/site-settings.ts';
import { type Command, Mistake } from '../../command.ts';
import { findSite } from '../../find-site.ts';

const command: Command = {
  about: 'Gives a setting of a site its default again',
  words: { site: 'the site', setting: 'which one' },
  changes: true,
  run: async ({ trx, given: { site: id = '', setting = '' }, print }) => {
    const site = await findSite(trx, id);
    const { [setting]: before, ...rest } = site.settings;
    if (before === undefined) throw new Mistake(`${id} has no ${setting} of its own.`);
    const settings = checkedSettings(id, rest);
    await trx.updateTable('sites').where('id', '=', id).set({ settings }).execute();
    const now: Record<string, unknown> = readSettings(id, rest);
    print(`${setting}: ${JSON.stringify(before)} → ${JSON.stringify(now[setting])} (default)`);
  },
};
export default command;
