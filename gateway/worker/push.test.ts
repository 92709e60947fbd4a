import { jest } from '@jest/globals';

const notice = (path: unknown, tag = 'chat-7') =>
  ({ close: jest.fn(), data: { path }, tag }) as unknown as Notification;
const page = (path: string, focused = false) => ({
  url: `https://site.example${path}`,
  focused,
  focus: jest.fn(),
});

const openWindow = jest.fn();
const showNotification = jest.fn();
const setAppBadge = jest.fn();
const clearAppBadge = jest.fn();
const unsubscribe = jest.fn();
let pages: ReturnType<typeof page>[] = [];
let shown: Notification[] = [];

/** Resolves when whoever has the lock of notices gives it back. */
let held: Promise<void> = Promise.resolve();
const locks = {
  async request(name: string, { signal }: { signal: AbortSignal }, act: () => Promise<void>) {
    expect(name).toBe('notices');
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    await Promise.race([held, aborted]);
    await act();
  },
};

// What a worker finds around it.
Object.assign(globalThis, {
  location: { origin: 'https://site.example' },
  clients: { matchAll: async () => pages, openWindow },
  registration: {
    showNotification,
    getNotifications: async (of?: { tag: string }) =>
      shown.filter(({ tag }) => !of || tag === of.tag),
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
  },
});
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
Object.defineProperty(globalThis, 'navigator', {
  value: { setAppBadge, clearAppBadge, locks, userAgent },
});
const { leavePush, openNotice, ownPath, showNotice } = await import('./push.js');

const pushed = {
  title: 'Afterglow',
  body: 'You have a new message.',
  tag: 'chat-7',
  path: '/chats/7',
  icon: '/app-icon/default-any-192.png',
  unread: 3,
};
const data = (of: object) => ({ json: () => of }) as PushMessageData;

beforeEach(() => {
  jest.clearAllMocks();
  pages = [];
  shown = [];
  held = Promise.resolve();
});

test.each([
  '//evil.example/x',
  '/.//evil.example/x',
  'https://site.example//evil.example/x',
  '/\\evil.example/x',
  'https:evil.example',
  'https://evil.example/chats/7',
  'javascript:alert(1)',
  'data:text/html,x',
  undefined,
  7,
])('%p is no address of ours [S97]', (path) => {
  expect(ownPath(path, 'https://site.example')).toMatch(/^\/(?![/\\])/);
  expect(ownPath(path, 'https://site.example')).not.toContain('chats');
});

test('what is pushed is shown, and the icon says how much there is', async () => {
  pages = [page('/members')];
  await showNotice(data(pushed));
  expect(showNotification).toHaveBeenCalledWith('Afterglow', {
    body: 'You have a new message.',
    tag: 'chat-7',
    icon: '/app-icon/default-any-192.png',
    data: { path: '/chats/7' },
  });
  expect(setAppBadge).toHaveBeenCalledWith(3);
});

test('nothing is shown or taken back while a page sees to what is shown', async () => {
  let giveBack = () => {};
  held = new Promise((done) => {
    giveBack = done;
  });
  shown = [notice('/chats/7')];
  const both = Promise.all([showNotice(data(pushed)), leavePush()]);
  await new Promise(setImmediate);
  expect(showNotification).not.toHaveBeenCalled();
  expect(shown[0]?.close).not.toHaveBeenCalled();
  giveBack();
  await both;
  expect(showNotification).toHaveBeenCalledTimes(1);
  expect(shown[0]?.close).toHaveBeenCalledTimes(1);
});

test('what is pushed is shown also when a page that sleeps has the lock, or there is none', async () => {
  const now = AbortSignal.timeout(0);
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(now);
  held = new Promise(() => {});
  await showNotice(data(pushed));
  expect(timeout).toHaveBeenCalledWith(1000);
  timeout.mockRestore();
  Object.assign(navigator, { locks: undefined });
  await showNotice(data(pushed));
  Object.assign(navigator, { locks });
  expect(showNotification).toHaveBeenCalledTimes(2);
});

test('a device that refuses to show it is not asked again', async () => {
  showNotification.mockImplementationOnce(() => Promise.reject(new TypeError('denied')));
  await expect(showNotice(data(pushed))).rejects.toThrow('denied');
  expect(showNotification).toHaveBeenCalledTimes(1);
});

test('whoever looks at a page of ours sees it there', async () => {
  pages = [page('/members', true)];
  await showNotice(data(pushed));
  expect(showNotification).not.toHaveBeenCalled();
});

test('an iPhone, which wants all of it shown, shows it in passing to whoever looks at a page', async () => {
  const iPhone =
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1';
  Object.assign(navigator, { userAgent: iPhone });
  pages = [page('/members', true)];
  const unread = notice('/chats/7');
  shown = [unread];
  showNotification.mockImplementationOnce(async () => {
    shown = [unread, notice('/chats/7', 'passing')];
  });
  await showNotice(data(pushed));
  Object.assign(navigator, { userAgent });
  const options = expect.objectContaining({ tag: 'passing', silent: true });
  expect(showNotification).toHaveBeenCalledWith('Afterglow', options);
  expect(shown[1]?.close).toHaveBeenCalled();
  expect(unread.close).not.toHaveBeenCalled();
  expect(setAppBadge).not.toHaveBeenCalled();
});

test('a click leads to the page that shows it, else to a new one, never elsewhere [S97]', async () => {
  pages = [page('/members'), page('/chats/7')];
  await openNotice(notice('/chats/7'));
  expect(pages[1]?.focus).toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
  await openNotice(notice('/chats/8'));
  expect(openWindow).toHaveBeenLastCalledWith('/chats/8');
  await openNotice(notice('https://evil.example/'));
  expect(openWindow).toHaveBeenLastCalledWith('/');
});

test('of whoever leaves nothing is left to see, and nothing more comes', async () => {
  const before = notice('/chats/7');
  shown = [before];
  await leavePush();
  expect(before.close).toHaveBeenCalled();
  expect(unsubscribe).toHaveBeenCalled();
  expect(clearAppBadge).toHaveBeenCalled();
});
