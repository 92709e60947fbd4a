import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultyProxy } from './faulty-proxy.ts';

const parts = 20;
const server = createServer(async (_request, response) => {
  for (let part = 0; part < parts; part += 1) {
    response.write(`${part} `);
    await sleep(1);
  }
  response.end();
});
let turn = 0;
/** For each connection: which fault, by turns; after how many bytes, in the middle; how late. */
function next(): number {
  const [connection, part] = [Math.floor(turn / 3), turn % 3];
  turn += 1;
  return [(connection % 5) / 8 + 0.01, 0.25, 0.5][part] as number;
}
const proxy = new FaultyProxy(() => (server.address() as AddressInfo).port, next);
let origin: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = await proxy.listen();
});
afterAll(() => {
  proxy.close();
  server.close();
});

test('a bad network loses and delays, and never says anything in another order', async () => {
  const whole = Array.from({ length: parts }, (_, part) => `${part} `).join('');
  const heard = await Promise.all(Array.from({ length: 40 }, listenTo));
  for (const text of heard) expect(whole.startsWith(text)).toBe(true);
  expect(heard).toContain(whole);
  expect(heard.some((text) => text !== whole)).toBe(true);
  for (const times of Object.values(proxy.had)) expect(times).toBeGreaterThan(0);
});

/** What of an answer arrives; nobody waits for more than a second of silence. */
async function listenTo(): Promise<string> {
  const decoder = new TextDecoder();
  const patience = new AbortController();
  const silence = setTimeout(() => patience.abort(), 1000);
  let text = '';
  try {
    const answer = await fetch(origin, { signal: patience.signal });
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk as Uint8Array);
      silence.refresh();
    }
  } catch {
    // Cut, or silent for too long.
  }
  clearTimeout(silence);
  return text;
}
