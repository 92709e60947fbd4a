import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRng } from '@afterglow/demo/random';
import { hour, second } from '../../platform/clock.ts';
import { campaign } from '../campaign.ts';
import { ApiProcess } from './api-process.ts';
import { buyCredits } from './buy-credits.ts';

/** How often the disk is full, and how often it turns read-only. */
const { numRuns: times, seed = Math.floor(Math.random() * 2 ** 31) } = campaign(3);
const { next } = createRng(seed);
/** Room for the product with its demo members, and what is written meanwhile. */
const size = '800m';
/** Milliseconds in which messages go through again after there is room. */
const goal = 30 * second;

const image = join(mkdtempSync(join(tmpdir(), 'afterglow-image-')), 'ext4');
const disk = mkdtempSync(join(tmpdir(), 'afterglow-disk-'));
const ballast = join(disk, 'ballast');
let api: ApiProcess;

/** Whether a command did its work; `fine` are the statuses that say so. */
function didRun(command: string, args: string[], fine = [0]): boolean {
  return fine.includes(spawnSync(command, args, { encoding: 'utf8' }).status ?? -1);
}

function run(command: string, args: string[], fine?: number[]): void {
  if (!didRun(command, args, fine)) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** A disk as most have one: what it finds wrong with itself makes it read-only. */
const mountDisk = () => run('mount', ['-o', 'loop,errors=remount-ro', image, disk]);

beforeAll(async () => {
  // Only root may do that.
  run('truncate', ['--size', size, image]);
  run('mkfs.ext4', ['-q', '-m', '0', image]);
  mountDisk();
  run('chmod', ['755', disk]);
  api = new ApiProcess({ DATA_DIR: join(disk, 'data') });
  await api.start();
  await api.login('daan@afterglow.example', 'warm-evening');
}, 300_000);
afterAll(async () => {
  await api?.end();
  run('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true });
  rmSync(dirname(image), { recursive: true });
}, 60_000);

/** Takes all room there is, until somebody frees it; others may free some and want it back meanwhile. */
function fill(): void {
  const file = openSync(ballast, 'a');
  try {
    for (const bytes of [1_000_000, 4096, 1]) {
      const block = Buffer.alloc(bytes);
      for (;;) {
        try {
          writeSync(file, block);
        } catch {
          break;
        }
      }
    }
  } finally {
    closeSync(file);
  }
}

interface Writer {
  acknowledged: Set<string>;
  statuses: Map<number, number>;
  /** Milliseconds of the longest answer. */
  longest: number;
  stop: () => Promise<void>;
}

/** Also those of a test that failed end. */
const writers: Writer[] = [];
afterEach(() => Promise.all(writers.splice(0).map(({ stop }) => stop())));

/** Somebody who writes, each message again until it is acknowledged, as a page does. */
function startWriter(profile: string): Writer {
  const writer: Writer = { acknowledged: new Set(), statuses: new Map(), longest: 0, stop };
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      const client_id = randomUUID();
      for (let sent = false; !sent && !isOver; ) {
        const begun = performance.now();
        const message = { profile, client_id, kind: 'text', body: `Said as ${client_id}` };
        const status = await api.send('POST', '/api/message.php', message).then(
          (answer) => answer.status,
          () => 0,
        );
        writer.longest = Math.max(writer.longest, performance.now() - begun);
        writer.statuses.set(status, (writer.statuses.get(status) ?? 0) + 1);
        sent = status === 200;
        if (sent) writer.acknowledged.add(client_id);
        else await sleep(250);
      }
      // Slower than anybody would be told to wait.
      await sleep(600);
    }
  })();
  function stop(): Promise<void> {
    isOver = true;
    return writing;
  }
  writers.push(writer);
  return writer;
}

async function allMessages(profile: string): Promise<string[]> {
  const all: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const more: string = cursor && `&cursor=${cursor}`;
    const page: { messages: { client_id: string }[]; cursor: string | null } = await api.json(
      'GET',
      `/api/chat.php?profile=${profile}${more}`,
    );
    all.unshift(...page.messages.map(({ client_id }) => client_id));
    cursor = page.cursor;
  }
  return all;
}

const isReady = () =>
  api.send('GET', '/api/ready.php').then(
    ({ status }) => status === 200,
    () => false,
  );

async function until(what: string, patience: number, holds: () => Promise<boolean> | boolean) {
  const begun = performance.now();
  while (!(await holds())) {
    if (performance.now() - begun > patience) throw new Error(`${what}: not in ${patience} ms`);
    await sleep(50);
  }
  return Math.round(performance.now() - begun);
}

/** Somebody to write to, and what was said before. */
async function thread(): Promise<{ profile: string; before: Set<string>; credits: number }> {
  const { results } = await api.json<{ results: { id: string }[] }>('GET', '/api/search.php');
  const profile = results[0]?.id ?? '';
  // A hundred messages each: more than are written in a minute.
  for (let time = 0; time < 3; time += 1) await buyCredits(api);
  const before = new Set(await allMessages(profile));
  const { credits } = await api.json<{ credits: number }>('GET', '/api/ledger.php');
  return { profile, before, credits };
}

/** All that was acknowledged is there, once, and paid once. */
async function expectWhole(
  { profile, before, credits }: Awaited<ReturnType<typeof thread>>,
  { acknowledged }: Writer,
): Promise<void> {
  const mine = (await allMessages(profile)).filter((id) => !before.has(id));
  expect([...mine].sort()).toEqual([...acknowledged].sort());
  const ledger = await api.json<{ credits: number }>('GET', '/api/ledger.php');
  expect(ledger.credits).toBe(credits - 10 * acknowledged.size);
}

/**
 * Something breaks so many times while somebody writes, and is mended: all that was acknowledged is there,
 * messages go through again soon, and whoever could not be served was told to come again, or later.
 */
async function undergo(breakAndMend: () => Promise<void>): Promise<void> {
  const said = await thread();
  const writer = startWriter(said.profile);
  const healed: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await sleep(500 + next() * second);
    await breakAndMend();
    const { size: known } = writer.acknowledged;
    healed.push(await until('messages again', goal, () => writer.acknowledged.size > known + 1));
    await until('ready again', goal, isReady);
  }
  await writer.stop();
  await expectWhole(said, writer);
  const { acknowledged, statuses, longest } = writer;
  const others = [...statuses.keys()].filter((status) => ![200, 503, 429, 0].includes(status));
  expect(others).toEqual([]);
  console.log({
    ...{ seed, times, acknowledged: acknowledged.size, statuses: Object.fromEntries(statuses) },
    ...{ healed, longestAnswer: Math.round(longest) },
  });
}

test(
  'a disk that is really full is said, loses nothing, and heals by itself [R30]',
  () =>
    undergo(async () => {
      fill();
      await until('not ready while it is full', 20 * second, async () => {
        fill();
        return !(await isReady());
      });
      const end = performance.now() + next() * 6 * second;
      while (performance.now() < end) {
        fill();
        await sleep(20);
      }
      rmSync(ballast);
    }),
  hour,
);

test(
  'handles that run out cost nothing but the time [R30]',
  async () => {
    const pid = String(api.pid);
    const limitTo = (handles: string) => run('prlimit', ['--pid', pid, `--nofile=${handles}:`]);
    const held = () => readdirSync(`/proc/${pid}/fd`).length;
    const { port } = new URL(api.origin);
    await undergo(async () => {
      limitTo(String(held() + 3));
      const crowd = Array.from({ length: 100 }, () =>
        connect(Number(port), 'localhost').on('error', () => {}),
      );
      await sleep(second + next() * 3 * second);
      limitTo('4096');
      for (const one of crowd) one.destroy();
    });
  },
  hour,
);

test(
  'a disk that turns read-only is said, loses nothing, and is used again once it is mended [R30]',
  () =>
    undergo(async () => {
      // As ext4 itself does where a block cannot be trusted.
      run('mount', ['-o', 'remount,abort', disk]);
      await until('not ready while it is read-only', 20 * second, async () => !(await isReady()));
      await sleep(next() * 6 * second);
      // What an operator does, with the product running: nothing of it holds on to the disk.
      await until('let go', goal, () => didRun('umount', [disk]));
      run('e2fsck', ['-p', image], [0, 1]);
      mountDisk();
    }),
  hour,
);
