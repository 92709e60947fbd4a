import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtStore } from '../support/product/built-store.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { quantile } from './quantile.ts';

const help = `Usage: node tools/run.mjs node e2e/measure/open-streams.ts [streams]
Holds event streams of many members (5000) and times other calls meanwhile, and without them.
Needs a store with releases: STORE_DIR, or what "npm test" built.`;

const perMember = 10;
/** Longer than the time in which every stream is seen to once. */
const seconds = 75;
const budget = 50;
const calls = ['/api/user.php', '/api/chats.php', '/api/settings.php?domain=localhost', '/'];

const wanted = Number(process.argv[2] ?? 5000);
if (!Number.isInteger(wanted) || wanted < 1) {
  console.error(help);
  process.exit(2);
}

const product = await launchProduct(builtStore);
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
let held = 0;

interface Client {
  address: string;
  cookie: string;
}

/** Signs somebody new up, from an address that is nobody's neighbour. */
async function join(n: number): Promise<Client> {
  const address = `10.${n >> 8}.${n & 255}.1`;
  const name = `S${randomUUID().replace(/[^a-f]/g, '')}`;
  const answer = await fetch(`${product.url}/api/signup.php`, {
    method: 'POST',
    headers: {
      origin: product.url,
      accept: 'application/json',
      'content-type': 'application/json',
      'request-type': 'client',
      'x-forwarded-for': address,
    },
    body: JSON.stringify({
      ...{ name, email: `${randomUUID()}@example.org`, password: 'Warm-evening-77' },
      ...{ gender: 'female', seeks: 'male', date_of_birth: '1994-05-17', consent: true },
      ...{ country: 'NL', region: 'NL-09', city: 'utrecht', language: 'nl' },
    }),
  });
  if (!answer.ok) throw new Error(`sign-up: ${answer.status} ${await answer.text()}`);
  return { address, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Opens a stream and reads it; resolves when it runs. */
function hold({ address, cookie }: Client): Promise<void> {
  const headers = { cookie, 'x-forwarded-for': address };
  return new Promise((done, fail) => {
    const stream = request(`${product.url}/api/events.php`, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) return fail(new Error(`stream: ${answer.statusCode}`));
      held += 1;
      answer.resume().on('close', () => {
        held -= 1;
      });
      done();
    });
    stream.on('error', fail).end();
  });
}

/** Times a call every 20 ms, each whether or not those before were answered. */
async function time({ address, cookie }: Client): Promise<void> {
  const times: number[] = [];
  let failed = 0;
  const call = async (path: string) => {
    const begun = performance.now();
    const headers = { cookie, 'x-forwarded-for': address };
    const answer = await fetch(product.url + path, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) failed += 1;
    times.push(performance.now() - begun);
  };
  const running: Promise<void>[] = [];
  for (let n = 0; n < seconds * 50; n += 1) {
    running.push(call(calls[n % calls.length] ?? '/'));
    await sleep(20);
  }
  await Promise.all(running);
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0));
  console.log(`${held} streams: p50 ${p50} ms, p99 ${p99} ms (goal ${budget}), most ${most} ms`);
  console.log(`  ${times.length} calls in ${seconds} s, ${failed} failed`);
}

try {
  const members: Client[] = [];
  for (let n = 0; n < Math.ceil(wanted / perMember); n += 1) members.push(await join(n));
  const [caller = { address: '', cookie: '' }] = members;
  await time(caller);
  for (let n = 0; n < wanted; n += 50) {
    const next = Array.from({ length: Math.min(50, wanted - n) }, (_, k) => n + k);
    await Promise.all(next.map((k) => hold(members[k % members.length] ?? caller)));
  }
  await time(caller);
} finally {
  agent.destroy();
  await product.stop();
}
