import type { Command } from '../../command.ts';
import { quoted } from '../../quoted.ts';

const most = 50;

const command: Command = {
  about: 'Lists members, the newest first',
  options: {
    site: { about: 'only of this site' },
    status: {
      about: 'only in this state',
      oneOf: ['not_confirmed', 'active', 'deleted', 'banned'],
    },
    email: { about: 'only with this address' },
  },
  changes: false,
  run: async ({ trx, given, print }) => {
    let query = trx
      .selectFrom('users')
      .leftJoin('profiles', 'profiles.id', 'users.id')
      .select(['users.id', 'site_id', 'status', 'email', 'name', 'signup_date'])
      .where((eb) => eb.or([eb('fictional', 'is', null), eb('fictional', '=', false)]))
      .orderBy('signup_date', 'desc')
      .limit(most);
    if (given.site) query = query.where('site_id', '=', given.site);
    if (given.status) query = query.where('status', '=', given.status as 'active');
    if (given.email) query = query.where('email', 'ilike', given.email);
    const rows = await query.execute();
    for (const { id, site_id, status, email, name, signup_date } of rows) {
      const day = signup_date.toISOString().slice(0, 10);
      print([id, day, site_id, status, email, name ? quoted(name) : ''].join('  '));
    }
    print(rows.length === most ? `The newest ${most}.` : `${rows.length} found.`);
  },
};
export default command;
