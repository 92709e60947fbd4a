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
/** Each fault by turns, cut after some hundred bytes. */
const proxy = new FaultyProxy(
  () => (server.address() as AddressInfo).port,
  () => (turn++ * 0.37) % 1,
);
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

/** What of an answer arrives. */
async function listenTo(): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    const answer = await fetch(origin, { signal: AbortSignal.timeout(400) });
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk as Uint8Array);
  } catch {
    // Cut, or silent for too long.
  }
  return text;
}
