import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { newMember } from '../support/member.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { cpuOf, processesOf } from './processes.ts';

/**
 * What documents cost the gateway, the API and the database in processor time, as browsers ask for
 * them: a visitor's home page, and a member's people. What the product does anyway is taken off.
 *
 * npm run bench -- documents [seconds]
 */
const seconds = Number(process.argv[2] ?? 8);
const atOnce = 4;
const members = 24;
/** So often may they search in a short time (`searchLimit` of the API): later documents have nobody on them. */
const mostSearches = 300 * members;

const product = await launchProduct();
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
let asked = 0;
let searched = 0;

function load(path: string, cookie: string): Promise<number> {
  asked += 1;
  searched += cookie ? 1 : 0;
  if (searched > mostSearches) throw new Error('measure for fewer seconds');
  const headers = {
    cookie,
    'accept-encoding': 'br',
    'accept-language': 'en',
    // Each at home somewhere else: the limits are those of many people.
    'x-forwarded-for': `10.${(asked >> 8) % 256}.${asked % 256}.1`,
  };
  return new Promise((done, failed) => {
    const request = get(product.url + path, { headers, agent }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => {
        if (answer.statusCode === 200) done(bytes);
        else failed(new Error(`${path}: ${answer.statusCode}`));
      });
    });
    request.on('error', failed);
  });
}

/** Milliseconds of processor of each kind of process since some moment. */
function watch(): () => Record<string, number> {
  const before = Object.entries(processesOf(product.dataFolder));
  const used = before.map(([, pids]) => cpuOf(pids));
  return () =>
    Object.fromEntries(
      before.map(([what, pids], index) => [what, cpuOf(pids) - (used[index] ?? 0)]),
    );
}

/** For a while the API draws portraits: what it does anyway would be more before than while it is asked. */
async function untilQuiet(): Promise<void> {
  for (let used = 1000; used > 50; ) {
    const since = watch();
    await sleep(1000);
    used = since().api ?? 0;
  }
}

async function askFor(path: string, cookies: string[], length: number) {
  const took: number[] = [];
  let bytes = 0;
  const until = performance.now() + length * 1000;
  const asking = async () => {
    while (performance.now() < until) {
      const from = performance.now();
      bytes = await load(path, cookies[asked % cookies.length] ?? '');
      took.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, asking));
  took.sort((one, other) => one - other);
  return { many: took.length, p50: took[took.length >> 1] ?? 0, bytes };
}

async function measure(what: string, path: string, cookies: string[]): Promise<void> {
  await askFor(path, cookies, 3);
  const idle = watch();
  await sleep(3000);
  const anyway = idle();
  const busy = watch();
  const began = performance.now();
  const { many, p50, bytes } = await askFor(path, cookies, seconds);
  const length = performance.now() - began;
  const costs = Object.entries(busy()).map(([of, cpu]) => {
    return { of, each: (cpu - ((anyway[of] ?? 0) * length) / 3000) / many };
  });
  const sum = costs.reduce((total, { each }) => total + each, 0);
  const parts = costs.map(({ of, each }) => `${of} ${each.toFixed(2)}`).join(' + ');
  console.log(
    `  ${what.padEnd(20)} CPU ${sum.toFixed(2)} ms (${parts})  p50 ${p50.toFixed(1)} ms  ${bytes} bytes  ${many} documents  load ${loadavg()[0]?.toFixed(1)}`,
  );
}

/** What browsers of so many new members send. */
async function cookiesOf(many: number): Promise<string[]> {
  const all: string[] = [];
  for (let one = 0; one < many; one += 1) {
    const { enter } = await newMember(product, { photos: [false] });
    await enter({
      async addCookies(cookies) {
        all.push(cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
      },
    });
  }
  return all;
}

try {
  const cookies = await cookiesOf(members);
  await untilQuiet();
  await measure("a visitor's /", '/', ['']);
  await measure("a member's /members", '/members', cookies);
} finally {
  agent.destroy();
  await product.stop();
}
