import { sql } from 'kysely';
import type { Command } from '../../command.ts';

interface Row {
  id: string;
  name: string;
  company_id: string;
  hosts: string[];
  members: number;
}

const command: Command = {
  about: 'Lists sites with their hosts and how many members each has',
  changes: false,
  run: async ({ trx, print }) => {
    const { rows } = await sql<Row>`
      select id, name, company_id,
        array(select host from site_hosts where site_id = s.id order by host) as hosts,
        (select count(*)::int from users u join profiles p using (id)
          where u.site_id = s.id and u.status = 'active' and not p.fictional) as members
      from sites s order by id`.execute(trx);
    for (const { id, name, company_id, hosts, members } of rows) {
      print([id, name, `of ${company_id}`, hosts.join(', '), `${members} members`].join('  '));
    }
    print(`${rows.length} found.`);
  },
};
export default command;
