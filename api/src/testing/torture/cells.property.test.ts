import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRng } from '@afterglow/demo/random';
import { steps } from '../../cells/move-sites.ts';
import { type TestApp, testApp } from '../app.ts';
import { campaign } from '../campaign.ts';
import { addressOf, cloneDatabase, type TestDatabase } from '../database.ts';
import { OwnPostgres } from '../own-postgres.ts';
import { production } from '../production.ts';
import { killHard, TwoCells } from '../two-cells.ts';
import { typeCommand } from '../type-command.ts';
import { ApiProcess } from './api-process.ts';
import { Balancer } from './balancer.ts';
import { expectWhole } from './expect-whole.ts';
import { Haproxy } from './haproxy.ts';
import { ServerProcess, somePort } from './server-process.ts';
import { makeSides } from './side.ts';
import { Traffic } from './traffic.ts';

/**
 * How often the sites go to the other database and back, while members write, and what is acknowledged
 * in each time, by either of two gateways. In the suite every move is left to finish and both databases
 * are on one server; in a campaign each has a server of its own, HAProxy stands in front, and most moves
 * are first killed somewhere.
 */
const { numRuns: rounds, seed = Math.floor(Math.random() * 2 ** 31) } = campaign(1);
const isLong = process.env.HISTORIES !== undefined;
const acknowledgedEach = isLong ? 200 : 24;
const writers = isLong ? 12 : 4;

const { next, pick } = createRng(seed);
let databases: TestDatabase[];
let t: TestApp;
let apis: ApiProcess[];
let gateways: ServerProcess[];
let balancer: Balancer | Haproxy;
let cells: TwoCells;
let traffic: Traffic;

const gatewayMain = join(import.meta.dirname, '../../../../gateway/src/main.ts');

function gatewayAt(port: number): ServerProcess {
  return new ServerProcess({
    main: gatewayMain,
    origin: `http://localhost:${port}`,
    healthPath: '/health',
    env: {
      ...{ NODE_ENV: 'development', PORT: String(port), TRUSTED_PROXIES: '127.0.0.1,::1' },
      ...{ CELLS: process.env.CELLS ?? '', STORE_URL: '' },
      STORE_DIR: join(import.meta.dirname, 'none'),
    },
  });
}

async function ownServer(): Promise<TestDatabase> {
  const server = await OwnPostgres.start();
  return { connection: server.connection, drop: () => server.end() };
}

beforeAll(async () => {
  const database = isLong ? ownServer : () => cloneDatabase();
  databases = [await database(), await database()];
  const [one, two] = databases as [TestDatabase, TestDatabase];
  t = await testApp({ ...one, drop: async () => {} });
  const sides = await makeSides(t, isLong ? 8 : 3);
  apis = [one, two].map(
    ({ connection }) => new ApiProcess({ ...production, DATABASE_URL: addressOf(connection) }),
  );
  cells = await TwoCells.open(
    databases,
    apis.map(({ origin }) => origin),
  );
  const ports = [somePort(), somePort()];
  gateways = ports.map(gatewayAt);
  await Promise.all([...apis, ...gateways].map((server) => server.start()));
  balancer = isLong ? new Haproxy(ports) : new Balancer(ports);
  traffic = new Traffic(sides, await balancer.listen(), next);
}, 120_000);
afterAll(async () => {
  traffic?.stop();
  await balancer?.end();
  await Promise.all([...gateways, ...apis].map((server) => server.end()));
  await cells.end();
  await t.close();
  for (const { drop } of databases) await drop();
}, 60_000);

/** Begins, is killed somewhere, and is run again; returns how long no member could write. */
async function moveAcross(): Promise<string> {
  const sites = await cells.sites();
  const [place = ''] = await cells.withSite('afterglow');
  const [from, to] = place === 'one' ? cells.all : [...cells.all].reverse();
  if (!from || !to) throw new Error('two cells');
  if (isLong && next() < 0.7) {
    await killHard(await cells.moveUntil(pick([...steps]), from, to));
    // Its own end: by the database that it left for.
    while ((await cells.withSite('afterglow')).length === 0) await sleep(50);
  }
  return typeCommand(t, 'site', 'move', sites.join(','), '--to', to.name, '--why', 'room');
}

test('sites move there and back while members write: nothing is lost, doubled or paid twice [R01, R02]', async () => {
  await traffic.listen(30_000);
  for (let round = 1; round <= rounds; round += 1) {
    for (const way of ['there', 'back']) {
      const writing = traffic.write(acknowledgedEach, writers);
      await sleep(next() * 200);
      const said = await moveAcross();
      await writing;
      if (isLong) console.log(round, way, said.match(/Closed for .*|already/)?.[0]);
      // Written in the new place, by sessions of the old one.
      await traffic.write(acknowledgedEach, writers);
    }
  }
  expect(await cells.withSite('afterglow')).toEqual(['one']);
  await expectWhole(t, traffic, true);
  const { acknowledged, tries, failed, pages } = traffic;
  // All were told to read everything anew, and nobody was answered anything but "later".
  expect(pages.filter(({ resets }) => resets === 0)).toEqual([]);
  expect([...failed.keys()].filter((status) => !status.endsWith(' later'))).toEqual([]);
  if (isLong) console.log({ seed, rounds, acknowledged: acknowledged.size, tries, failed });
}, 3_600_000);

test('each gateway found the way by itself', async () => {
  for (const { origin } of gateways) {
    expect((await fetch(`${origin}/api/site.php`)).status).toBe(200);
    const ready = await (await fetch(`${origin}/api/ready.php`)).json();
    expect(ready).toMatchObject({ status: 'ok' });
  }
});
