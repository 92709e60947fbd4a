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
  const early = link.isConnected;
  await new Promise((settled) => setTimeout(settled));
  return { link, told, early, fetched };
}

test('a stylesheet on its way is no part of the page, so it holds back nothing', async () => {
  const { link, told, fetched } = await inserted(new Promise(() => {}));
  expect(fetched.mock.calls).toEqual([
    ['http://localhost/assets/one.css', { integrity: 'sha384-one' }],
  ]);
  expect([link.isConnected, told]).toEqual([false, []]);
});

test('once it is there it counts, and says itself when it does', async () => {
  const { link, early, told } = await inserted(Promise.resolve(answers(200)));
  expect([early, document.head.lastElementChild, told]).toEqual([false, link, []]);
});

test.each([
  ['refused', Promise.reject(new TypeError('NetworkError'))],
  ['not there', Promise.resolve(answers(404))],
])('whoever waits for it is told that it is %s', async (_what, answered) => {
  const { link, told } = await inserted(answered);
  expect([link.isConnected, told]).toEqual([false, ['error']]);
});

test('it runs in a page, where nothing of this file is', async () => {
  const asText = (link: HTMLLinkElement) =>
    new Function('link', `(${insertStyles.toString()})(link)`)(link);
  const { link } = await inserted(Promise.resolve(answers(200)), asText);
  expect(link.isConnected).toBe(true);
});
