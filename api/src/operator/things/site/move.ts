import { type Cell, readCells } from '../../../cells/cells-env.ts';
import { connectTo } from '../../../cells/connect.ts';
import { finishArrival } from '../../../cells/in-doubt.ts';
import { moveSites } from '../../../cells/move-sites.ts';
import { refuseMove } from '../../../cells/refuse-move.ts';
import { tablesFor } from '../../../cells/tables-of-sites.ts';
import { type Command, Mistake } from '../../command.ts';
import { list, newName } from '../../values.ts';

const command: Command = {
  about: 'Moves sites to another database; they are closed for seconds. Cut off, run it again',
  words: { sites: 'all sites of a company, with commas' },
  options: { to: { about: 'the cell, as CELLS names it', needed: true } },
  changes: true,
  run: async ({ given, who, print, afterwards }) => {
    const sites = list(given.sites ?? '')
      .map((site) => newName('site', site))
      .sort();
    const cells = readCells(process.env);
    const to = cells.find(({ name }) => name === given.to);
    if (!to) throw new Mistake(`--to is one of ${cells.map(({ name }) => name).join(', ')}.`);
    const from = await cellOf(sites, cells);
    if (from === to) return print(`${sites.join(', ')}: in ${to.name} already.`);
    if (!from) return afterwards(() => finish(sites, to, print));
    await look(from, to, sites, print);
    afterwards(async () => {
      await moveSites({ sites, from, to, cells, who, say: print });
      print(`${sites.join(', ')}: now in ${to.name}.`);
    });
  },
};
export default command;

/** Where all of them are; undefined when they are nowhere to be seen. Asks every cell. */
async function cellOf(sites: string[], cells: Cell[]): Promise<Cell | undefined> {
  const found: Cell[] = [];
  for (const cell of cells) {
    const client = await connectTo(cell.name, cell.database);
    const { rowCount } = await client.query('select from sites where id = any($1)', [sites]);
    await client.end();
    if (rowCount === sites.length && rowCount > 0) found.push(cell);
    else if (rowCount) throw new Mistake(`Not all of ${sites.join(', ')} are in ${cell.name}.`);
  }
  return found[0];
}

/** They have left their old database, and whoever moved them was killed at that moment. */
async function finish(sites: string[], to: Cell, print: (line: string) => void): Promise<void> {
  const client = await connectTo(to.name, to.database);
  try {
    if (!(await finishArrival(client, sites))) {
      throw new Mistake(`No cell has ${sites.join(', ')}.`);
    }
    print(`${sites.join(', ')}: now in ${to.name}, as an earlier try had begun.`);
  } finally {
    await client.end();
  }
}

/** What would move; throws when it cannot. */
async function look(
  from: Cell,
  to: Cell,
  sites: string[],
  print: (line: string) => void,
): Promise<void> {
  const ends = {
    from: await connectTo(from.name, from.database),
    to: await connectTo(to.name, to.database),
  };
  try {
    await refuseMove(ends, sites);
    print(`${sites.join(', ')}: from ${from.name} to ${to.name}.`);
    for (const { name, isTheirs } of tablesFor(sites)) {
      const { rows } = await ends.from.query(
        `select count(*)::int as count from ${name} r where ${isTheirs('r')}`,
      );
      if (rows[0].count > 0) print(`  ${name}  ${rows[0].count}`);
    }
  } finally {
    await Promise.all([ends.from.end(), ends.to.end()]);
  }
}
