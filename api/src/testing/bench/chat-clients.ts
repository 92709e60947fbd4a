import { randomUUID } from 'node:crypto';
import { Agent, get, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A page: `to` is the number of the client it writes with. */
export interface Client {
  cookie: string;
  conversation: string;
  to: number;
}
export interface Load {
  origin: string;
  clients: Client[];
  perSecond: number;
  seconds: number;
  /** Seconds before that are for plans of statements, in each connection, and compiled code. */
  warmUp: number;
  /** Instead of so many a second: as many in all, so many under way at a time. */
  atOnce: number;
}
export interface Measured {
  p50: number;
  p99: number;
  sent: number;
  refused: number;
  lost: number;
  /** Streams that broke, which they should not. */
  broken: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** When each message was sent, until its receiver has it. */
const underWay = new Map<number, { at: number; to: number }>();
const took: number[] = [];
let broken = 0;
let refused = 0;

/** Many pages in one process of their own: each has a stream open, some write to each other. */
process.on('message', (load: Load) => {
  run(load).then(
    (measured) => process.send?.(measured),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function run(load: Load): Promise<Measured> {
  const { origin, clients, seconds } = load;
  for (let first = 0; first < clients.length; first += 50) {
    const some = clients.slice(first, first + 50);
    await Promise.all(some.map((client, index) => listen(origin, client, first + index)));
  }
  await sleep(1000);
  await write(load, load.warmUp);
  await sleep(500);
  process.send?.('begin');
  took.length = 0;
  refused = 0;
  underWay.clear();
  const sent = await write(load, seconds);
  // What is late is not lost.
  for (let waited = 0; waited < 10_000 && underWay.size > 0; waited += 100) await sleep(100);
  process.send?.('end');
  took.sort((one, other) => one - other);
  const at = (share: number) =>
    took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), sent, refused, lost: underWay.size, broken };
}

function headersOf(client: Client, index: number) {
  const [a, b] = [Math.floor(index / 200), index % 200];
  return {
    cookie: client.cookie,
    'x-client': String(index),
    // Each at home somewhere else: the limits are those of many people.
    'x-forwarded-for': `10.${a}.${b}.1`,
  };
}

function listen(origin: string, client: Client, index: number): Promise<void> {
  return new Promise((opened, failed) => {
    const headers = headersOf(client, index);
    const asked = get(
      `${origin}/api/events.php?rows=changed`,
      { headers, agent: false },
      (answer) => {
        if (answer.statusCode !== 200) return failed(new Error(`A stream: ${answer.statusCode}`));
        answer.setEncoding('utf8');
        answer.on('data', (text: string) => hear(text, index));
        answer.on('close', () => {
          broken += 1;
        });
        opened();
      },
    );
    asked.on('error', failed);
  });
}

/** The mark of a message is short and comes early in its frame: pieces of frames are not put together. */
function hear(text: string, index: number): void {
  for (const [, mark] of text.matchAll(/"body":"bench (\d+)"/g)) {
    const message = underWay.get(Number(mark));
    if (message?.to !== index) continue;
    underWay.delete(Number(mark));
    took.push(performance.now() - message.at);
  }
}

let marks = 0;

async function write({ origin, clients, perSecond, atOnce }: Load, seconds: number) {
  const many = perSecond * seconds;
  const next = () => {
    // Far from each other in turn, so that no pair writes twice in a moment.
    const index = (marks * 7) % clients.length;
    const client = clients[index];
    return client ? say(origin, client, index) : Promise.resolve();
  };
  if (atOnce > 0) {
    let left = many;
    const writing = async () => {
      while (left-- > 0) await next();
    };
    await Promise.all(Array.from({ length: atOnce }, writing));
    return many;
  }
  const began = performance.now();
  for (let sent = 0; sent < many; sent += 1) {
    const early = began + (sent * 1000) / perSecond - performance.now();
    if (early > 1) await sleep(early);
    void next();
  }
  return many;
}

/** Until it is answered, however that is. */
function say(origin: string, client: Client, index: number): Promise<void> {
  marks += 1;
  const mark = marks;
  const { conversation } = client;
  const body = JSON.stringify({
    conversation,
    client_id: randomUUID(),
    kind: 'text',
    body: `bench ${mark}`,
  });
  const headers = {
    ...headersOf(client, index),
    origin,
    'request-type': 'client',
    'x-to': String(client.to),
    'x-mark': String(mark),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  underWay.set(mark, { at: performance.now(), to: client.to });
  return new Promise((answered) => {
    const asked = request(
      `${origin}/api/message.php`,
      { method: 'POST', headers, agent },
      (answer) => {
        if (answer.statusCode !== 200) refused += 1;
        answer.resume().on('close', answered);
      },
    );
    asked.on('error', () => {
      refused += 1;
      answered();
    });
    asked.end(body);
  });
}
