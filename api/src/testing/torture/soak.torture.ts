import { setTimeout as sleep } from 'node:timers/promises';
import { createRng } from '@afterglow/demo/random';
import { minute, second } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../app.ts';
import { campaign } from '../campaign.ts';
import { addressOf, cloneDatabase } from '../database.ts';
import { production } from '../production.ts';
import { typeCommand } from '../type-command.ts';
import { DailyLife } from './daily-life.ts';
import { expectWhole } from './expect-whole.ts';
import { Haproxy } from './haproxy.ts';
import { Pair } from './pair.ts';
import { makeSides } from './side.ts';
import { Traffic } from './traffic.ts';
import { Watched } from './vitals.ts';

/** How long it lasts. */
const { numRuns: minutes, seed = Math.floor(Math.random() * 2 ** 31) } = campaign(480);
/** Half of what two cores are to hold: so many pages, and messages a second. */
const pairsOfPeople = 250;
const perSecond = 16;
/** Minutes from one restart of the second pair to the next, and from one look at the books to the next. */
const restartEvery = 20;
const checkEvery = 10;
/** What is kept on purpose is there by then; where it lasts less, after a third of it. */
const settledAt = Math.min(1, minutes / 180);

const { next } = createRng(seed);
let t: TestApp;
let pairs: Pair[];
let balancer: Haproxy;
let traffic: Traffic;
let life: DailyLife;

beforeAll(async () => {
  const database = await cloneDatabase();
  t = await testApp(database);
  const sides = await makeSides(t, pairsOfPeople);
  // As for developers, with the sandbox's checkout.
  const env = { SECRET: production.SECRET, DATABASE_URL: addressOf(database.connection) };
  pairs = [new Pair(env), new Pair(env)];
  for (const pair of pairs) await pair.start();
  balancer = new Haproxy(pairs.map(({ port }) => port));
  const origin = await balancer.listen();
  traffic = new Traffic(sides, origin, next);
  life = new DailyLife(sides, origin, next);
}, 300_000);
afterAll(async () => {
  await life?.stop();
  traffic?.stop();
  await balancer?.end();
  await Promise.all(pairs.map((pair) => pair.end()));
  await t.close();
}, 60_000);

const median = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const p99 = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(0.99 * (numbers.length - 1))] ?? 0;

/** The second pair ends as an operator ends it, or is killed, and comes back; the first one goes on. */
async function restart(isAsked: boolean): Promise<void> {
  await sleep(next() * 30 * second);
  const [, { api, gateway } = {}] = pairs;
  if (isAsked) await Promise.all([gateway?.stop(), api?.stop()]);
  else await Promise.all([gateway?.kill(), api?.kill()]);
  await Promise.all([api?.start(), gateway?.start()]);
}

test(
  'hours of everything at half load leave memory, handles and speed where they were, and nothing is lost [R23]',
  async () => {
    await traffic.listen(5 * minute);
    await life.begin(t);
    const [pair] = pairs as [Pair];
    const { api, gateway } = pair;
    const watched = { api: new Watched(api.pid), gateway: new Watched(gateway.pid) };
    const speed: number[] = [];
    const held: number[] = [];
    for (let now = 1; now <= minutes; now += 1) {
      const restarted = now % restartEvery === 0 ? restart(now % (2 * restartEvery) === 0) : null;
      await traffic.write(perSecond * 60, perSecond, second);
      speed.push(p99(traffic.took.splice(0)));
      await restarted;
      // Each restart of the other pair sends its pages here.
      const streams = await pair.countStreams();
      watched.api.look(streams);
      watched.gateway.look(2 * streams);
      held.push(streams);
      if (now % checkEvery === 0) {
        expect(await typeCommand(t, 'ledger', 'check')).toBe('✓ Nothing is wrong in the books.');
      }
    }
    await life.stop();
    await expectWhole(t, traffic);

    const early = Math.floor(minutes * 0.25);
    const half = Math.floor(minutes * 0.5);
    const late = Math.floor(minutes * 0.75);
    const drift = median(speed.slice(late)) / median(speed.slice(early, half));
    const figures = Object.entries(watched).map(([name, one]) => {
      const handles = one.seen.map((look) => look.handles);
      return {
        name,
        slope: one.slopeFrom(settledAt),
        memory: Array.from({ length: 11 }, (_, tenth) =>
          Math.round(one.seen.at(Math.floor((tenth / 10) * (minutes - 1)))?.memory ?? 0),
        ),
        handles: [median(handles.slice(early, half)), median(handles.slice(late))] as const,
      };
    });
    const { acknowledged, failed } = traffic;
    console.log(
      JSON.stringify({
        ...{ seed, minutes, acknowledged: acknowledged.size, drift, figures },
        streams: [median(held.slice(early, half)), median(held.slice(late))],
        ...{ failed: [...failed], done: [...life.done], refused: [...life.failed] },
      }),
    );
    // Nobody was told anything but to come again, by whoever was about to go.
    expect([...failed.keys()].filter((what) => !what.endsWith(' later'))).toEqual([]);
    expect([...life.failed.keys()].filter((what) => !/ (503 later|nothing)$/.test(what))).toEqual(
      [],
    );
    expect(life.done.size).toBe(4);
    for (const { slope, handles } of figures) {
      expect(slope).toBeLessThan(5);
      // Beside streams there are some dozens: a connection is kept for the next call, or just ends.
      expect(handles[1]).toBeLessThanOrEqual(handles[0] * 1.1 + 5);
    }
    expect(drift).toBeLessThan(1.2);
  },
  (minutes + 60) * minute,
);
