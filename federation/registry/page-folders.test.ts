import { releaseOf } from '../testing/releases.ts';
import { hasPage } from './page-folders.ts';

const sources = { 'src/routes': '1', 'src/landers/swipe': '1', 'src/landers/map': '1' };
const release = releaseOf('a', { sources });
const landers = {
  name: 'landers',
  path: '/landers/:lander/:slug?',
  layout: 'lander',
  guard: 'visitor',
} as const;

test.each([
  ['/landers/swipe', true],
  ['/landers/map/summer', true],
  ['/landers/video', false],
  ['/landers/video/summer', false],
  ['/landers/Swipe', false],
])('%s', (pathname, expected) => expect(hasPage(release, landers, pathname)).toBe(expected));

test('a parameter without folders can be anything', () => {
  const chat = { name: 'chat', path: '/chats/:id', layout: 'chat', guard: 'member' } as const;
  expect(hasPage(release, chat, '/chats/42')).toBe(true);
});

test('a release that does not say what it was made of is trusted', () => {
  expect(hasPage(releaseOf('a'), landers, '/landers/video')).toBe(true);
});
