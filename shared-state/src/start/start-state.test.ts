import { jest } from '@jest/globals';
import type { Settings, User } from '../api/types.ts';
import { memberStorage } from '../browser/member-storage.ts';
import { tracking } from '../browser/tracking.ts';
import { chats } from '../stores/chats/chats.ts';
import { language } from '../stores/language.ts';
import { likes } from '../stores/likes.ts';
import { session } from '../stores/session.ts';
import { card } from '../testing/card.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { startState } from './start-state.ts';

const settings = {
  name: 'Afterglow',
  niche_name: 'bdsm',
  start_theme: 'dark',
  domain_language: 'nl',
} as Settings;
const user = { id: 'me', language: 'nl', paid_user: true } as User;
const chat = { conversation: 'a', profile: 'p', num_unread_messages: 2 };

const stops: (() => void)[] = [];
const settled = () => new Promise((done) => setTimeout(done, 10));

class FakeStream extends EventTarget {
  static last: FakeStream | undefined;
  constructor() {
    super();
    FakeStream.last = this;
  }
  close() {}
}

/** The server says something. */
const say = (name: string, data: object) =>
  FakeStream.last?.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));

function start(member: User | null) {
  Object.assign(globalThis, { EventSource: FakeStream });
  const stop = startState({
    boot: { settings, language: 'nl', user: member },
    loadLanguage: async () => {},
    navigate: () => {},
    errorWords: (code) => code,
  });
  stops.push(stop);
}

const server = () =>
  fakeServer({
    'GET /api/chats.php': () => ({ chats: [chat], total_unread: 2, cursor: null }),
    'GET /api/logout.php': () => ({}),
    'GET /api/settings.php': () => ({ settings }),
    'PUT /api/user.php': () => ({ user }),
  });

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  session.set(null);
});

test('a visitor causes no calls', async () => {
  const calls = server();
  start(null);
  await settled();
  expect(calls).toEqual([]);
  expect(document.documentElement.dataset).toMatchObject({ niche: 'bdsm', bsTheme: 'dark' });
});

test('a member who has not paid causes no call more than the conversations', async () => {
  const calls = server();
  start({ ...user, paid_user: false, signup_date: '2025-01-01T00:00:00.000Z' });
  await settled();
  expect(calls.map(({ path }) => path)).toEqual(['/api/chats.php']);
});

test('whom a partner sent stays so, though a form was sent before a script was there', () => {
  server();
  sessionStorage.clear();
  const sentFrom = jest.spyOn(document, 'referrer', 'get');
  sentFrom.mockReturnValue(`${location.origin}/?network=n1&ref=r1`);
  start(null);
  expect(tracking()).toEqual({ network: 'n1', ref: 'r1' });
  sentFrom.mockRestore();
});

test("a member's unread messages are in the title, and gone after logout with all else", async () => {
  server();
  start(user);
  await settled();
  expect(document.title).toBe('(2) Afterglow');
  memberStorage.write('outbox', 'x');
  await session.logout();
  expect(document.title).toBe('Afterglow');
  expect(chats.getState().list).toEqual([]);
  expect(memberStorage.read('outbox')).toBeNull();
});

test('the answers of a sign-up stay while a visitor is asked who they are, and go with a session', () => {
  server();
  sessionStorage.setItem('signup-draft', '{}');
  start(null);
  session.leave();
  expect(sessionStorage.getItem('signup-draft')).toBe('{}');
  session.set(user);
  session.leave();
  expect(sessionStorage.getItem('signup-draft')).toBeNull();
});

test('what the stream tells is in title and lists, and nothing more is asked', async () => {
  const calls = server();
  start(user);
  await settled();
  const asked = calls.length;
  const row = { ...chat, num_unread_messages: 3, last_message_at: '2026-01-06T12:00:00.000Z' };
  say('message', { conversation: 'a', message: 'm', profile: 'p', chat: row });
  expect(document.title).toBe('(3) Afterglow');
  say('like', { profile: 'q', card: card('q', { like_new: true }) });
  expect(document.title).toBe('(4) Afterglow');
  say('match', { profile: 'q', card: card('q', { like_new: false }) });
  say('read', { conversation: 'a', mine: true, until: 'm', seq: 1 });
  expect(document.title).toBe('Afterglow');
  const { decided, matched } = likes.getState();
  expect([decided.get('q'), matched.has('q')]).toEqual([true, true]);
  await settled();
  expect(calls.slice(asked)).toEqual([]);
});

test('a logout in another tab logs out here', async () => {
  server();
  start(user);
  // A tab that slept hears of the logout when somebody has logged in again.
  memberStorage.write('draft-x', 'new');
  const other = new BroadcastChannel('afterglow');
  other.postMessage({ kind: 'logout' });
  await settled();
  other.close();
  expect(session.getState().status).toBe('visitor');
  expect(memberStorage.read('draft-x')).toBe('new');
});

test('whoever logs out here leaves nothing behind', async () => {
  server();
  start(user);
  memberStorage.write('draft-x', 'old');
  session.leave();
  expect(memberStorage.read('draft-x')).toBeNull();
});

test('choosing a language switches the page, keeps the choice and tells the server', async () => {
  const calls = server();
  start(user);
  await language.choose('de');
  expect(language.getState().current).toBe('de');
  expect(document.documentElement.lang).toBe('de');
  expect(document.cookie).toContain('locale=de');
  expect(calls).toContainEqual(
    expect.objectContaining({ method: 'PUT', path: '/api/user.php', body: { language: 'de' } }),
  );
});

test('a language chosen in another tab is read here too, and answers come in it', async () => {
  const calls = server();
  start(user);
  const other = new BroadcastChannel('afterglow');
  other.postMessage({ kind: 'language', language: 'en' });
  await settled();
  other.close();
  expect(language.getState().current).toBe('en');
  expect(document.documentElement.lang).toBe('en');
  // The other tab has told the server already.
  expect(calls).not.toContainEqual(expect.objectContaining({ method: 'PUT' }));
  const asked = calls.find(({ path }) => path === '/api/settings.php');
  expect(asked?.headers.get('x-language')).toBe('en');
});
