import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { campaign } from '../testing/campaign.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { production } from '../testing/production.ts';
import { listen } from '../testing/stream.ts';
import { ApiProcess } from '../testing/torture/api-process.ts';
import { FaultyProxy } from '../testing/torture/faulty-proxy.ts';

/**
 * How often the API fails, and what is acknowledged between two times. In the suite every connection
 * breaks; in a campaign the API is a process of its own, and killed.
 */
const { numRuns: failures, seed = Math.floor(Math.random() * 2 ** 31) } = campaign(2);
const isLong = process.env.HISTORIES !== undefined;
const acknowledgedEach = isLong ? 500 : 24;
const pairs = isLong ? 24 : 3;
const writers = isLong ? 48 : 6;
/** Until an answer is given up, and a stream; a connection may have gone silent. */
const patience = 1000;
const streamPatience = isLong ? 10_000 : 3000;

let state = seed;
/** From 0 to 1, the same in every campaign of a seed. */
function next(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** As pages do, so that many of them leave an API that starts some air. */
const backOff = (failed: number) => sleep((20 + next() * 80) * Math.min(16, 2 ** failed));

interface Side {
  me: TestMember;
  other: TestMember;
}

let database: TestDatabase;
let t: TestApp;
let api: ApiProcess | undefined;
let proxy: FaultyProxy;
let origin: string;
const sides: Side[] = [];
const streams: Stream[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  t = await testApp(database);
  const now = { ...t, ctx: { ...t.ctx, clock: systemClock } };
  const member = () => testMember(now, { credits: 1_000_000 });
  for (let pair = 0; pair < pairs; pair += 1) {
    const [ann, bob] = [await member(), await member()];
    sides.push({ me: ann, other: bob }, { me: bob, other: ann });
  }
  if (isLong) {
    const { host, user, database: name } = database.connection;
    api = new ApiProcess({
      // Without demo members, whose making would take most of each start.
      ...production,
      DATABASE_URL: `postgres://${user}@base/${name}?host=${host}`,
    });
    await api.start();
  }
  const behind = api?.origin ?? (await listen(t));
  proxy = new FaultyProxy(() => Number(new URL(behind).port), next);
  origin = await proxy.listen();
}, 120_000);
afterAll(async () => {
  for (const stream of streams) stream.stop();
  proxy.close();
  await api?.end();
  await t.close();
}, 30_000);

/** Each at home somewhere else: the limits are those of many people. */
const homeOf = (member: TestMember) => ({
  'x-forwarded-for': `10.0.${sides.findIndex(({ me }) => me === member)}.1`,
});

function ask(from: TestMember, path: string, more: RequestInit = {}): Promise<Response> {
  const headers = {
    origin,
    'request-type': 'client',
    cookie: `sid=${from.client.cookies.sid}`,
    ...homeOf(from),
    ...more.headers,
  };
  return fetch(`${origin}${path}`, { signal: AbortSignal.timeout(patience), ...more, headers });
}

/** A page that listens, and goes on from its last id whenever the line breaks. */
class Stream {
  readonly heard = new Set<string>();
  resets = 0;
  #side: Side;
  #lastId = '';
  #over = new AbortController();

  constructor(side: Side) {
    this.#side = side;
    void this.#run();
  }

  get isOn(): boolean {
    return this.#lastId !== '';
  }

  stop(): void {
    this.#over.abort();
  }

  async #run(): Promise<void> {
    for (let failed = 0; !this.#over.signal.aborted; failed += 1) {
      const before = this.#lastId;
      await this.#once().catch(() => undefined);
      if (this.#lastId !== before) failed = 0;
      await backOff(failed);
    }
  }

  async #once(): Promise<void> {
    const signal = AbortSignal.any([this.#over.signal, AbortSignal.timeout(streamPatience)]);
    const headers = this.#lastId ? { 'last-event-id': this.#lastId } : {};
    const answer = await ask(this.#side.me, '/api/events.php', { signal, headers });
    if (!answer.ok) return;
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const frames = text.split('\n\n');
      text = frames.pop() ?? '';
      for (const frame of frames) this.#take(frame);
    }
  }

  #take(frame: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1];
    if (field('event') === 'message') {
      this.heard.add((JSON.parse(field('data') ?? '{}') as { message: string }).message);
    }
    if (field('event') === 'reset') this.resets += 1;
    this.#lastId = field('id') ?? this.#lastId;
  }
}

/** What was acknowledged: the id of each message by its client id. */
const acknowledged = new Map<string, string>();
let tries = 0;

/** Sends one message until somebody says that it is there, as a page does; sometimes twice at once. */
async function say({ me, other }: Side): Promise<void> {
  const client_id = randomUUID();
  const message = { profile: other.id, client_id, kind: 'text', body: `Said as ${client_id}` };
  const once = async () => {
    tries += 1;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(message);
    const answer = await ask(me, '/api/message.php', { method: 'POST', headers, body });
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
      throw new Error(`refused: ${answer.status} ${await answer.text()}`);
    }
    if (!answer.ok) return undefined;
    return ((await answer.json()) as { message: { id: string } }).message.id;
  };
  const quietly = () =>
    once().catch((error: unknown) => {
      if (error instanceof Error && error.message.startsWith('refused')) throw error;
      return undefined;
    });
  for (let attempt = 1; ; attempt += 1) {
    const answers = await Promise.all(next() < 0.2 ? [quietly(), quietly()] : [quietly()]);
    const id = answers.find((one) => one !== undefined);
    if (id) return void acknowledged.set(client_id, id);
    await backOff(attempt);
  }
}

async function write(until: () => boolean): Promise<void> {
  while (!until()) {
    const side = sides[Math.floor(next() * sides.length)];
    if (side) await say(side);
  }
}

interface Message {
  id: string;
  seq: number;
  client_id: string;
}
/** Read without a bad network: by the test's own app on the same data. */
async function conversationOf({ me, other }: Side): Promise<Message[]> {
  const all: Message[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const more: string = cursor && `&cursor=${cursor}`;
    const path = `/api/chat.php?profile=${other.id}${more}`;
    const { status, body } = await me.client.get(path, homeOf(me));
    expect(status).toBe(200);
    const page = body as { messages: Message[]; cursor: string | null };
    all.unshift(...page.messages);
    cursor = page.cursor;
  }
  return all;
}

test('failing, and on a bad network: nothing acknowledged is lost, doubled, paid twice or out of order [R01, R02, R03]', async () => {
  streams.push(...sides.map((side) => new Stream(side)));
  // Until its first id a page is told nothing, and asks for everything when it gets one.
  while (streams.some(({ isOn }) => !isOn)) await sleep(20);
  for (let failure = 1; failure <= failures; failure += 1) {
    const goal = acknowledged.size + acknowledgedEach;
    const writing = Array.from({ length: writers }, () => write(() => acknowledged.size >= goal));
    const failsAt = acknowledged.size + 1 + Math.floor(next() * (acknowledgedEach / 2));
    while (acknowledged.size < failsAt) await sleep(1);
    await sleep(next() * 10);
    await api?.kill();
    proxy.cutAll();
    await api?.start();
    await Promise.all(writing);
  }

  const missed = async () => {
    const there = await Promise.all(sides.map(conversationOf));
    return there.flatMap((all, index) => all.filter(({ id }) => !streams[index]?.heard.has(id)));
  };
  const deadline = Date.now() + 40_000;
  while ((await missed()).length > 0 && Date.now() < deadline) await sleep(200);
  expect(await missed()).toEqual([]);
  expect(streams.map(({ resets }) => resets)).toEqual(streams.map(() => 0));

  const found = new Map<string, string>();
  for (const side of sides) {
    const mine = await conversationOf(side);
    const theirs = await conversationOf({ me: side.other, other: side.me });
    expect(mine.map(({ id }) => id)).toEqual(theirs.map(({ id }) => id));
    expect(mine.map(({ seq }) => seq)).toEqual(mine.map((_, index) => index + 1));
    expect(new Set(mine.map(({ client_id }) => client_id)).size).toBe(mine.length);
    for (const { client_id, id } of mine) found.set(client_id, id);
  }
  // All that was written was acknowledged in the end, and is there under the id that was told.
  expect(found).toEqual(acknowledged);
  await expectBooksRight();
  const { none, ...faults } = proxy.had;
  // A network that was never bad proves nothing.
  expect(Object.values(faults).reduce((sum, one) => sum + one)).toBeGreaterThan(5);
  if (isLong)
    console.log({
      seed,
      kills: failures,
      acknowledged: found.size,
      tries,
      faults: { none, ...faults },
    });
}, 3_600_000);

async function expectBooksRight(): Promise<void> {
  const paid = await t.ctx.db
    .selectFrom('credit_entries')
    .select('reference')
    .where('cause', '=', 'message')
    .where('amount', '=', -10)
    .where(
      'user_id',
      'in',
      sides.map(({ me }) => me.id),
    )
    .execute();
  const references = paid.map(({ reference }) => reference).sort();
  expect(references).toEqual([...acknowledged.values()].sort());
}
