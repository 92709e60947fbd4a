import { manifestOf, releaseOf } from '../testing/releases.ts';
import { visitsFor } from './browser/addresses.ts';
import { scopeOf } from './scope.ts';

const routes = [
  { name: 'index', path: '/', layout: 'default', guard: 'visitor' },
  { name: 'landers', path: '/landers/:lander/:slug?', layout: 'lander', guard: 'visitor' },
] as const;

const before = {
  'src/routes': '1',
  'src/locales': '1',
  'src/landers/map': '1',
  'shared-ui/src': '1',
};
const release = (sources: Record<string, string>) =>
  releaseOf('a', { manifest: manifestOf({ routes: [...routes] }), sources });
const live = release(before);

function opened(sources: Record<string, string>): string[] {
  const candidate = release(sources);
  return visitsFor(candidate, scopeOf(candidate, live), []).map(({ path }) => path);
}

test('the first release takes the full scope', () => {
  expect(scopeOf(live, undefined).name).toBe('full');
});

test('words alone open nothing', () => {
  expect(scopeOf(release({ ...before, 'src/locales': '2' }), live).name).toBe('texts');
  expect(opened({ ...before, 'src/locales': '2' })).toEqual([]);
});

test('so do words in a folder a language', () => {
  expect(scopeOf(release({ ...before, 'src/locales/nl': '1' }), live).name).toBe('texts');
});

test('a shell has no pages of its own: other code of it takes the full scope', () => {
  const shell = (sources: Record<string, string>) =>
    releaseOf('a', { name: 'shell', manifest: undefined, sources });
  expect(scopeOf(shell({ ...before, 'src/boot': '2' }), shell(before)).name).toBe('full');
});

test('a new lander opens that lander alone', () => {
  const candidate = release({ ...before, 'src/landers/video': '1', 'src/locales': '2' });
  expect(scopeOf(candidate, live)).toEqual({ name: 'pages', folders: ['src/landers/video'] });
  expect(opened({ ...before, 'src/landers/video': '1', 'src/locales': '2' })).toEqual([
    '/landers/video',
  ]);
});

test('other code, of its own or shared, opens every page', () => {
  for (const folder of ['src/routes', 'shared-ui/src']) {
    expect(opened({ ...before, [folder]: '2' })).toEqual(['/', '/landers/map']);
  }
});

test('a parameter without folders gets a made-up value, and may lead nowhere', () => {
  const chat = { name: 'chat', path: '/chats/:id', layout: 'chat', guard: 'member' } as const;
  const candidate = releaseOf('a', { manifest: manifestOf({ routes: [chat] }) });
  expect(visitsFor(candidate, scopeOf(candidate, undefined), [])).toEqual([
    {
      ...{ remote: 'mf-chat', path: '/chats/1', page: 'chat id' },
      ...{ as: 'member', guard: 'member', madeUp: true },
    },
  ]);
});

test('a page that each site puts somewhere else is opened where the recorded site has it', () => {
  const own = { name: 'compliance', path: '/:token', layout: 'default', guard: 'none' } as const;
  const route = { ...own, setting: 'compliance_token' };
  const candidate = releaseOf('a', { manifest: manifestOf({ routes: [route] }) });
  expect(visitsFor(candidate, scopeOf(candidate, undefined), [])).toEqual([
    {
      ...{ remote: 'mf-chat', path: '/compliance', page: 'compliance token' },
      ...{ as: 'visitor', guard: 'none', madeUp: false },
    },
  ]);
});

describe('slots', () => {
  const manifest = manifestOf({ slots: ['modal:match'] });
  const filling = releaseOf('a', { manifest, sources: { 'src/slots': '1' } });
  const slot = {
    remote: 'mf-chat',
    path: '/-/-',
    slot: 'modal:match',
    as: 'newcomer',
    madeUp: false,
  };

  test('what a remote fills is opened with its pages', () => {
    expect(visitsFor(filling, scopeOf(filling, undefined), [])).toContainEqual(slot);
    const words = releaseOf('b', { manifest, sources: { ...filling.sources, 'src/locales': '1' } });
    expect(visitsFor(words, scopeOf(words, filling), [])).toEqual([]);
  });

  test('a shell is opened with the slots of all remotes beside it', () => {
    const shell = releaseOf('a', { name: 'shell', manifest: undefined });
    const beside = [{ release: filling, read: () => Promise.reject(new Error('not read')) }];
    expect(visitsFor(shell, scopeOf(shell, undefined), beside)).toContainEqual(slot);
  });
});
