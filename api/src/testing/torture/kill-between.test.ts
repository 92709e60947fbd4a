import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiProcess } from './api-process.ts';
import { buyCredits, packageSize } from './buy-credits.ts';

/** How often the process is killed; more with a higher number. */
const rounds = Number(process.env.TORTURE_ROUNDS ?? 3);
const atOnce = 6;

const api = new ApiProcess();
afterAll(() => api.end(), 20_000);

interface Message {
  id: string;
  client_id: string;
  sender: string;
  credits: number;
}
interface Chat {
  messages: Message[];
  cursor: string | null;
}
interface Ledger {
  credits: number;
  entries: { amount: number; balance_after: number; cause: string }[];
  cursor: string | null;
}

interface Transactions {
  transactions: { status: string }[];
}

/** Whether the provider may still say something of the last payment. */
async function isPending(): Promise<boolean> {
  const { transactions } = await api.json<Transactions>('GET', '/api/transactions.php');
  return transactions[0]?.status === 'pending';
}

async function allMessages(profile: string): Promise<Message[]> {
  const all: Message[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor && `&cursor=${cursor}`;
    const page: Chat = await api.json('GET', `/api/chat.php?profile=${profile}${query}`);
    all.unshift(...page.messages);
    cursor = page.cursor;
  }
  return all;
}

async function ledger(): Promise<Ledger> {
  const all: Ledger = await api.json('GET', '/api/ledger.php');
  let { cursor } = all;
  while (cursor) {
    const page: Ledger = await api.json('GET', `/api/ledger.php?cursor=${cursor}`);
    all.entries.push(...page.entries);
    cursor = page.cursor;
  }
  return all;
}

test('killed between sending and answering: each message is there once and paid once [R01, R02]', async () => {
  await api.start();
  await api.login('daan@afterglow.example', 'warm-evening');
  const { results } = await api.json<{ results: { id: string }[] }>('GET', '/api/search.php');
  const profile = results[0]?.id ?? '';
  const before = await ledger();
  await buyCredits(api);
  const sent: string[] = [];
  const told = { acknowledged: 0, lost: 0 };

  for (let round = 0; round < rounds; round += 1) {
    const batch = Array.from({ length: atOnce }, () => randomUUID());
    sent.push(...batch);
    const send = (client_id: string) =>
      api.send('POST', '/api/message.php', { profile, client_id, kind: 'text', body: 'Hello' });
    let answered = 0;
    const sending = batch.map(async (client_id) => {
      const status = await send(client_id).then(
        (answer) => answer.status,
        () => 0,
      );
      answered += 1;
      return status;
    });
    // Killed while some are answered, some are stored only, and some are on their way.
    while (answered < round % atOnce) await sleep(0);
    await sleep(Math.random() * 8);
    await api.kill();
    for (const status of await Promise.all(sending)) {
      told[status === 200 ? 'acknowledged' : 'lost'] += 1;
    }
    await api.start();
    // The page sends again whatever it has no answer for, here all of it, and twice.
    const again = [...batch, ...batch].map((client_id) => send(client_id));
    const statuses = (await Promise.all(again)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  }

  const mine = (await allMessages(profile)).filter(({ client_id }) => sent.includes(client_id));
  expect(mine.map(({ client_id }) => client_id).sort()).toEqual([...sent].sort());
  const after = await ledger();
  const charges = after.entries.filter(({ cause }) => cause === 'message');
  const chargesBefore = before.entries.filter(({ cause }) => cause === 'message');
  expect(charges.length - chargesBefore.length).toBe(sent.length);
  expect(after.credits).toBe(before.credits + packageSize - 10 * sent.length);
  expect(after.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.credits);
  // A kill that never cut anything off proves nothing.
  expect(told.lost).toBeGreaterThan(0);
  if (process.env.TORTURE_ROUNDS) console.log(told);
}, 600_000);

/** How many payments were completed, and the ledger at that moment. */
async function books(): Promise<{ completed: number; ledger: Ledger }> {
  const completed = async () => {
    const { transactions } = await api.json<Transactions>('GET', '/api/transactions.php');
    return transactions.filter(({ status }) => status === 'completed').length;
  };
  // A notice may be taken between two answers.
  for (;;) {
    const before = await completed();
    const entries = await ledger();
    if ((await completed()) === before) return { completed: before, ledger: entries };
  }
}

test('killed while a payment is made and paid: credited once [R07]', async () => {
  const before = await books();
  const paying = buyCredits(api).catch(() => '');
  await sleep(30 + Math.random() * 60);
  await api.kill();
  await paying;
  await api.start();
  // Whatever notice was not taken is sent again by the provider, for some time.
  const deadline = Date.now() + 25_000;
  while (await isPending()) {
    if (Date.now() > deadline) break;
    await sleep(500);
  }
  await buyCredits(api);
  const after = await books();
  const completed = after.completed - before.completed;
  expect([1, 2]).toContain(completed);
  expect(after.ledger.entries.length - before.ledger.entries.length).toBe(completed);
  expect(after.ledger.credits).toBe(before.ledger.credits + completed * packageSize);
}, 60_000);
