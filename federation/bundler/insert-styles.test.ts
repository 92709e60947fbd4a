/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { insertStyles } from './insert-styles.ts';

const answers = (status: number) => ({ ok: status === 200, status, arrayBuffer: async () => {} });

/** A stylesheet that was asked for, as it is after whatever answered it. */
async function inserted(answered: Promise<unknown>, insert = insertStyles) {
  const fetched = jest.fn((_address: string, _options: RequestInit) => answered);
  Object.assign(globalThis, { fetch: fetched });
  const told: string[] = [];
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/assets/one.css';
  link.integrity = 'sha384-one';
  link.onload = link.onerror = (event) => told.push((event as Event).type);
  insert(link);
  const early = link.rel;
  await new Promise((settled) => setTimeout(settled));
  return { link, told, early, fetched };
}

test('a stylesheet on its way is none yet, so it holds back nothing', async () => {
  const { link, told, fetched } = await inserted(new Promise(() => {}));
  expect(fetched.mock.calls).toMatchObject([
    ['http://localhost/assets/one.css', { integrity: 'sha384-one' }],
  ]);
  expect([document.head.lastElementChild, link.rel, told]).toEqual([link, '', []]);
});

test('once it is there it counts, and says itself when it does', async () => {
  const { link, early, told } = await inserted(Promise.resolve(answers(200)));
  expect([early, link.rel, told]).toEqual(['', 'stylesheet', []]);
});

test.each([
  ['refused', Promise.reject(new TypeError('NetworkError'))],
  ['not there', Promise.resolve(answers(404))],
])('whoever waits for it is told that it is %s', async (_what, answered) => {
  const { link, told } = await inserted(answered);
  expect([link.rel, told]).toEqual(['', ['error']]);
});

test('whoever takes it anew ends what is on its way', async () => {
  const { link, fetched } = await inserted(new Promise(() => {}));
  const { signal } = fetched.mock.calls[0]?.[1] ?? {};
  expect(signal?.aborted).toBe(false);
  link.dispatchEvent(new Event('abort'));
  expect(signal?.aborted).toBe(true);
});

test('it runs in a page, where nothing of this file is', async () => {
  const asText = (link: HTMLLinkElement) =>
    new Function('link', `(${insertStyles.toString()})(link)`)(link);
  const { link } = await inserted(Promise.resolve(answers(200)), asText);
  expect(link.rel).toBe('stylesheet');
});
