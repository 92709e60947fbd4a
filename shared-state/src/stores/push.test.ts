import type { Settings } from '../api/types.ts';
import { memberStorage } from '../browser/member-storage.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { push } from './push.ts';
import { settings } from './settings.ts';

/** The browser's side: whether it may, and what it has. */
const browser = { permission: 'granted', answer: 'granted', address: '' };

const pushManager = {
  getSubscription: async () =>
    browser.address
      ? {
          unsubscribe: async () => {
            browser.address = '';
          },
        }
      : null,
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
    browser.address ||= `https://push.example/${applicationServerKey}`;
    return { toJSON: () => ({ endpoint: browser.address, keys: { p256dh: 'p', auth: 'a' } }) };
  },
};

let calls: { method: string; body?: unknown }[];
const told = () => calls.splice(0).map(({ method, body }) => [method, body]);
const address = (key: string) => ({
  endpoint: `https://push.example/${key}`,
  keys: { p256dh: 'p', auth: 'a' },
});

beforeEach(() => {
  const registration = { pushManager };
  const serviceWorker = {
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const Notification = {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.permission = browser.answer;
      return browser.answer;
    },
  };
  Object.assign(globalThis, { PushManager: class {}, Notification });
  Object.assign(browser, { permission: 'granted', answer: 'granted', address: '' });
  settings.setState({ push_public_key: 'key' } as Settings);
  localStorage.clear();
  calls = fakeServer({ 'POST /api/user.php': () => null, 'DELETE /api/user.php': () => null });
});

const permission = () => push.getState().permission;

test('who says yes is told of, once a day from then on', async () => {
  browser.permission = 'default';
  await push.check();
  expect([permission(), told()]).toEqual(['not_subscribed', []]);
  await push.enable();
  expect([permission(), told()]).toEqual(['subscribed', [['POST', address('key')]]]);
  await push.check();
  expect([permission(), told()]).toEqual(['subscribed', []]);
  memberStorage.write('push', '2020-01-01 key');
  await push.check();
  expect([permission(), told()]).toEqual(['subscribed', [['POST', address('key')]]]);
});

test('who says no is not asked anything of', async () => {
  Object.assign(browser, { permission: 'default', answer: 'denied' });
  await push.enable();
  expect([permission(), told()]).toEqual(['denied', []]);
});

test('what another member left in this browser ends', async () => {
  browser.address = 'https://push.example/of-another';
  await push.check();
  expect([permission(), browser.address, told()]).toEqual(['not_subscribed', '', []]);
});

test('an address that the browser lost, or that was made with another key, is made anew', async () => {
  await push.enable();
  told();
  browser.address = '';
  await push.check();
  expect([permission(), told()]).toEqual(['subscribed', [['POST', address('key')]]]);
  settings.setState({ push_public_key: 'new' });
  await push.check();
  expect([permission(), told()]).toEqual(['subscribed', [['POST', address('new')]]]);
});

test('who takes the permission back is not subscribed', async () => {
  await push.enable();
  browser.permission = 'default';
  await push.check();
  expect(permission()).toBe('not_subscribed');
});

test('switching it off tells the server, and is not undone by the next page', async () => {
  await push.enable();
  told();
  await push.disable();
  expect([permission(), browser.address, told()]).toEqual([
    'not_subscribed',
    '',
    [['DELETE', undefined]],
  ]);
  await push.check();
  expect(permission()).toBe('not_subscribed');
});

test('a site without a key, and a browser without push, can do none', async () => {
  settings.setState({ push_public_key: '' });
  await push.check();
  expect(push.getState()).toEqual({ capable: false, permission: 'unknown' });
});
