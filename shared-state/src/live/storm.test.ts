import { backoff, catchUpDelay } from '../api/backoff.ts';
import { rescheduled, type Schedule } from './polling.ts';
import { apartMs } from './refresh.ts';

const clients = 1000;
const lookMs = 5000;
const lost = 600_000;
const back = 660_000;
const end = 900_000;

/** What a browser resumes a stream after that broke, by itself, once. */
const browserMs = 3000;

/** What a client asks when it polls, in turn: chats, likes, user. */
const polled = [0, apartMs, 2 * apartMs];
/** And after a gap in its stream: what is on screen, and these. */
const resumed = [0, ...polled];

/** Without a stream every client polls once a minute: what the server has to bear at any time. */
const normal = (clients * polled.length) / 60;

/** When one client asks something of the server, in milliseconds, played with the real functions. */
function asks(random: () => number): number[] {
  const times: number[] = [];
  const isAway = (time: number) => time >= lost && time < back;
  // Polls are not repeated, and who catches up has the server.
  const read = (at: number, turns: number[]) => times.push(...turns.map((turn) => at + turn));

  let opened = lost + browserMs;
  times.push(opened);
  for (let attempt = 0; isAway(opened); attempt += 1) {
    opened += backoff(attempt, random);
    times.push(opened);
  }
  read(opened + catchUpDelay(opened - lost, random), resumed);

  // People came at different times.
  let schedule: Schedule = { interval: 300_000, due: lost - 300_000 + random() * 300_000 };
  for (let now = lost - 300_000 + random() * lookMs; now < end; now += lookMs) {
    const isDue = now >= schedule.due;
    const isLive = now < lost || now >= opened;
    schedule = rescheduled(schedule, now, isLive ? 300_000 : 60_000, random);
    if (isDue) read(now, polled);
  }
  return times;
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The most that came in any one second once the server was back. */
function busiestSecond(seed: number): number {
  const random = randomFrom(seed);
  const seconds = new Map<number, number>();
  for (let client = 0; client < clients; client += 1) {
    for (const time of asks(random)) {
      if (time < back) continue;
      const second = Math.floor(time / 1000);
      seconds.set(second, (seconds.get(second) ?? 0) + 1);
    }
  }
  return Math.max(...seconds.values());
}

test('a thousand clients come back after a minute without a storm, whatever the dice say [R12]', () => {
  const worst = Math.max(...Array.from({ length: 200 }, (_, seed) => busiestSecond(seed + 1)));
  expect(worst / normal).toBeLessThanOrEqual(3);
});
