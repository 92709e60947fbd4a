import fc from 'fast-check';
import { numbersFrom } from '../random-searches.ts';
import { breaksAt, dayOf, hourOf } from './day-of.ts';
import { headroomOf } from './headroom.ts';
import { type Load, loadOf } from './load-of.ts';
import { costs } from './measured.ts';
import { planFor, usualSizes } from './plan-for.ts';
import { simulate } from './simulate.ts';
import { busiest, day, usual } from './usage.ts';

const { coresOfPair } = usualSizes;
const million = 1_000_000;
const ofMessages = (message: number): Load => ({
  perSecond: { message, document: 0, visitor: 0, search: 0, call: 0 },
  ...{ streams: 1, notices: 0, gigabytesOfDay: 0 },
});

describe('arithmetic', () => {
  test('the hours of a day add up to what a day’s members write', () => {
    const hours = day.map((_, at) => loadOf(million, usual, at).perSecond.message * 3600);
    const written = hours.reduce((sum, one) => sum + one, 0) / usual.burst;
    expect(written).toBeCloseTo(million * usual.active * usual.messages, 3);
    expect(Math.max(...hours)).toBe(hours[busiest]);
  });

  test('milliseconds a call and calls a second are cores', () => {
    const { pairCores, databaseCores } = planFor(ofMessages(1000));
    expect(pairCores).toBeCloseTo(costs.message.pair);
    expect(databaseCores).toBeCloseTo(costs.message.database);
  });

  test('a gigabyte is what a thousand million bytes are', () => {
    const usage = { ...usual, active: 1, messages: 10, keeps: 1000 };
    expect(loadOf(100_000, usage).gigabytesOfDay).toBe(1);
  });

  test('more members never need less of anything', () => {
    const members = fc.integer({ min: 1, max: 200 * million });
    fc.assert(
      fc.property(members, members, (one, other) => {
        const [few, many] = [Math.min(one, other), Math.max(one, other)].map((count) =>
          planFor(loadOf(count, usual)),
        );
        for (const what of ['pairs', 'pairCores', 'databaseServer', 'connections'] as const) {
          expect(many?.[what]).toBeGreaterThanOrEqual(few?.[what] ?? 0);
        }
        expect(few?.onePrimary || !many?.onePrimary).toBe(true);
      }),
    );
  });

  test('a plan has room for what it was made for, and says what has least', () => {
    for (const members of [1000, 10_000, million, 10 * million]) {
      const load = loadOf(members, usual);
      const room = headroomOf(load, planFor(load));
      const times = room.map((one) => one.times);
      expect(Math.min(...times)).toBe(times[0]);
      expect(times[0]).toBeGreaterThanOrEqual(1);
    }
  });
});

describe('simulation', () => {
  test('one core waits as the formula of such a queue says (M/M/1)', () => {
    const load = ofMessages(300);
    const mean = costs.message.database;
    const { busy, p99, arrived } = simulate(
      load,
      { cores: 1, side: 'database', share: 1 },
      1000,
      numbersFrom(1),
    );
    const expected = 0.3 * mean;
    expect(arrived / 1000 / 300).toBeCloseTo(1, 1);
    expect(busy / expected).toBeCloseTo(1, 1);
    // P(wait > t) = busy · e^(-t (1 - busy) / mean)
    const formula = (mean / (1 - expected)) * Math.log(expected / 0.01);
    expect(p99 / formula).toBeGreaterThan(0.9);
    expect(p99 / formula).toBeLessThan(1.1);
  });

  test('it is as busy as the arithmetic says, within 5 %, and nobody waits long', () => {
    for (const members of [10_000, million]) {
      const plan = planFor(loadOf(members, usual));
      const { pair, database } = hourOf(members, usual, { plan, coresOfPair });
      const ofPair = plan.pairCores / plan.pairs / coresOfPair;
      const ofDatabase = plan.databaseCores / plan.databaseServer;
      expect(Math.abs(pair.busy / ofPair - 1)).toBeLessThan(0.05);
      expect(Math.abs(database.busy / ofDatabase - 1)).toBeLessThan(0.05);
      expect(Math.max(pair.p99, database.p99)).toBeLessThan(20);
    }
  });

  test('the evening is the worst of the day', () => {
    const plan = planFor(loadOf(million, usual));
    const hours = dayOf(million, usual, { plan, coresOfPair });
    const busy = hours.map(({ database }) => database.busy);
    expect(busy.indexOf(Math.max(...busy))).toBe(busiest);
  });

  test('what waits first is what the arithmetic says is full first, within 10 %', () => {
    const load = loadOf(million, usual);
    const plan = planFor(load);
    const full = headroomOf(load, plan).find(({ what }) => what.startsWith('processor'));
    const broken = breaksAt(million, usual, { plan, coresOfPair });
    expect(full?.what).toBe('processor of the database');
    expect(broken?.where).toBe('database');
    expect(Math.abs((broken?.times ?? 0) / (full?.times ?? 1) - 1)).toBeLessThan(0.1);
  });
});
