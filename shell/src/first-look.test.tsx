import { drawnFrame } from './testing/drawn-frame.ts';

const html = async (...given: Parameters<typeof drawnFrame>) =>
  (await drawnFrame(...given))?.html ?? '';

test.each(['/', '/landers/video', '/signup', '/members', '/chats', '/profile', '/pages/terms'])(
  '%s: the page stands in its frame, once, and what a site or a member is called is text [S48]',
  async (path) => {
    const drawn = await html(path, { page: '<h1>the page</h1>', user: {} });
    expect(drawn).toMatch(/<main[^>]*>.*<h1>the page<\/h1>.*<\/main>/s);
    expect(drawn.match(/<main/g)).toHaveLength(1);
    expect(drawn).not.toMatch(/<b>Glow|Daan<i>/);
    expect(drawn).not.toMatch(/>[a-z]+\.[a-z]+[A-Za-z.]*</);
  },
);

test('until the browser draws the page its layout has a skeleton', async () => {
  expect(await html('/chats', { user: {} })).toContain('sk-panes');
  expect(await html('/profile', { user: {} })).toContain('sk-title');
});

test('a member has their own counts and the place one is at, a visitor neither', async () => {
  const mine = await html('/chats', { user: {} });
  expect(mine).toContain('120 unread messages');
  expect(mine).toContain('99+');
  expect(mine).toContain('1 new like');
  expect(mine).toContain('4 credits');
  expect(mine).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/chats"/);
  const nobody = await html('/members');
  expect(nobody).toContain('href="/login"');
  for (const theirs of ['Daan', 'unread', 'new like', 'tabbar', 'daan@example.com']) {
    expect(nobody).not.toContain(theirs);
  }
  expect(await html('/chats', { user: { num_unread_messages: 0 } })).not.toContain('unread');
});

test('who still has the welcome bonus keeps its place free', async () => {
  const signup_date = new Date(Date.now() - 60_000).toISOString();
  const strip = async (user: object) =>
    (await html('/members', { user })).includes('class="strip"');
  expect(await strip({ paid_user: false, signup_date })).toBe(true);
  expect(await strip({ paid_user: true, signup_date })).toBe(false);
});

test('an address of nobody has no frame', async () => {
  expect(await drawnFrame('/nowhere')).toBeUndefined();
});
