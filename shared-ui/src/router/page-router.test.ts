import { jest } from '@jest/globals';
import { routerAt } from '../testing/router.ts';
import type { Hold, PageRouter } from './page-router.ts';

const at = ({ state }: PageRouter) => state.location.pathname + state.location.search;

/** Holds every navigation until it is let go. */
function holding() {
  const held: { to: string; signal: AbortSignal; letGo: () => void }[] = [];
  const hold: Hold = (to, signal) =>
    new Promise<void>((letGo) => held.push({ to: to.pathname, signal, letGo }));
  return { hold, held };
}

test('an address is taken on at once where nothing holds it', () => {
  const router = routerAt('/members');
  const listener = jest.fn();
  const stop = router.subscribe(listener);
  void router.navigate('/chats?new', { state: { from: 'here' } });
  expect(at(router)).toBe('/chats?new');
  expect(router.state).toMatchObject({
    historyAction: 'PUSH',
    location: { state: { from: 'here' } },
  });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  void router.navigate('/likes', { replace: true });
  expect(router.state.historyAction).toBe('REPLACE');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('what is held leaves the page as it is, and the newest one wins', async () => {
  const { hold, held } = holding();
  const router = routerAt('/members', hold);
  const first = router.navigate('/chats');
  expect([at(router), router.state.navigation.state]).toEqual(['/members', 'loading']);
  const second = router.navigate('/likes');
  expect(held.map(({ to, signal }) => [to, signal.aborted])).toEqual([
    ['/chats', true],
    ['/likes', false],
  ]);
  held[0]?.letGo();
  await first;
  expect([at(router), router.state.navigation.state]).toEqual(['/members', 'loading']);
  held[1]?.letGo();
  await second;
  expect([at(router), router.state.navigation.state]).toEqual(['/likes', 'idle']);
});

describe('while its reader is leaving, what a page puts in its own place', () => {
  const leaving = async (leave: (router: PageRouter) => Promise<void>) => {
    const { hold, held } = holding();
    const router = routerAt('/members', hold);
    const there = router.navigate('/members/mia/chat');
    held[0]?.letGo();
    await there;
    const next = leave(router);
    return { router, held, next };
  };

  test.each<[string, (router: PageRouter) => Promise<void>, string]>([
    ['a link', (router) => router.navigate('/likes'), '/likes'],
    ['Back', (router) => router.navigate(-1), '/members'],
  ])('takes nobody back who has followed %s', async (_what, leave, to) => {
    const { router, held, next } = await leaving(leave);
    await router.navigate('/chats/c', { replace: true });
    await router.navigate('/members/mia/chat', { replace: true, state: { done: true } });
    expect(held.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    held[1]?.letGo();
    await next;
    expect([at(router), router.state.navigation.state]).toEqual([to, 'idle']);
    // From then on it is the page's own again.
    void router.navigate('/chats', { replace: true });
    held[2]?.letGo();
    await null;
    expect(at(router)).toBe('/chats');
  });

  test('but who presses a link to what they see stays', async () => {
    const { router, held } = await leaving((router) => router.navigate('/likes'));
    void router.navigate('/members/mia/chat', { replace: true });
    expect(held.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  });

  test('gives up what it had put there before', async () => {
    const { router, held } = await leaving((router) =>
      router.navigate('/chats/c', { replace: true }),
    );
    void router.navigate('/chats', { replace: true });
    expect(held.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  });
});

test('a step back is there when it is reached', async () => {
  const { hold, held } = holding();
  const router = routerAt('/members', hold);
  const there = router.navigate('/chats');
  held[0]?.letGo();
  await there;
  const back = router.navigate(-1);
  expect(at(router)).toBe('/chats');
  held[1]?.letGo();
  await back;
  expect([at(router), router.state.historyAction]).toEqual(['/members', 'POP']);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  'it does not lead to %s',
  async (to) => {
    const router = routerAt('/login');
    await expect(router.navigate(to)).rejects.toThrow('leads away');
    expect(at(router)).toBe('/login');
  },
);

describe('whoever has something to lose', () => {
  function blocked() {
    const router = routerAt('/members');
    void router.navigate('/form');
    router.getBlocker('form', () => true);
    return { router, blocker: () => router.state.blockers.get('form') };
  }

  test('holds back a link until they let go', () => {
    const { router, blocker } = blocked();
    void router.navigate('/chats');
    expect([at(router), blocker()?.state]).toEqual(['/form', 'blocked']);
    blocker()?.reset?.();
    expect([at(router), blocker()?.state]).toEqual(['/form', 'unblocked']);
    void router.navigate('/chats');
    blocker()?.proceed?.();
    expect([at(router), blocker()?.state]).toEqual(['/chats', 'unblocked']);
  });

  test('holds back the Back of the browser', async () => {
    const { router, blocker } = blocked();
    await router.navigate(-1);
    expect([at(router), blocker()?.state]).toEqual(['/form', 'blocked']);
    blocker()?.proceed?.();
    await null;
    expect(at(router)).toBe('/members');
  });

  test('holds nothing back once they are gone', () => {
    const { router } = blocked();
    router.deleteBlocker('form');
    void router.navigate('/chats');
    expect(at(router)).toBe('/chats');
  });
});
