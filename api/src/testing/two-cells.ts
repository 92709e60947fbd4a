import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import type { Cell } from '../cells/cells-env.ts';
import { addressOf, type TestDatabase } from './database.ts';

const mover = join(import.meta.dirname, 'torture/killed-mover.ts');

/** Two databases of an installation, between which sites move. Call `end` in afterAll. */
export class TwoCells {
  readonly all: [Cell, Cell];
  #clients: pg.Client[];

  private constructor(all: [Cell, Cell], clients: pg.Client[]) {
    this.all = all;
    this.#clients = clients;
  }

  /** @param apiUrls where each is asked for a host */
  static async open(
    databases: Pick<TestDatabase, 'connection'>[],
    apiUrls: string[],
  ): Promise<TwoCells> {
    const cells = databases.map(({ connection }, index) => ({
      name: index === 0 ? 'one' : 'two',
      database: addressOf(connection),
      apiUrl: apiUrls[index] ?? '',
    }));
    const clients = databases.map(({ connection }) => new pg.Client(connection));
    await Promise.all(clients.map((client) => client.connect()));
    const variable = (of: keyof Cell) => cells.map((cell) => `${cell.name}=${cell[of]}`).join(',');
    process.env.CELLS = variable('apiUrl');
    process.env.CELL_DATABASES = variable('database');
    return new TwoCells(cells as [Cell, Cell], clients);
  }

  /** The names of those that have a site, as everybody who asks them sees it. */
  async withSite(site: string): Promise<string[]> {
    const found: string[] = [];
    for (const [index, { name }] of this.all.entries()) {
      const { rowCount } = await this.ask(index, 'select from sites where id = $1', [site]);
      if (rowCount) found.push(name);
    }
    return found;
  }

  /** All sites of the company of the demo, wherever they are. */
  async sites(): Promise<string[]> {
    const own = `select id from sites where company_id = (
      select company_id from sites where id = 'afterglow') order by id`;
    const lists = await Promise.all(this.all.map((_, index) => this.ask(index, own)));
    return lists.flatMap(({ rows }) => rows.map(({ id }: { id: string }) => id));
  }

  ask(index: number, sql: string, values: unknown[] = []): Promise<pg.QueryResult> {
    return (this.#clients[index] as pg.Client).query(sql, values);
  }

  /** Begins a move in a process of its own, which stops at a step; to be killed there. */
  async moveUntil(step: string, from: Cell, to: Cell): Promise<ChildProcess> {
    const move = JSON.stringify({ sites: await this.sites(), from, to, cells: this.all });
    const child = fork(mover, [move, step], {
      execArgv: [],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
    if (said !== step) throw new Error(`The move ended before "${step}".`);
    return child;
  }

  async end(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.end()));
    delete process.env.CELLS;
    delete process.env.CELL_DATABASES;
  }
}

/** No warning, nothing can be finished. */
export async function killHard(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
