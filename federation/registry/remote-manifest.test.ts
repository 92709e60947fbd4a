import { manifestOf } from '../testing/releases.ts';
import { remoteManifest } from './remote-manifest.ts';

test('accepts an ordinary manifest', () => {
  expect(remoteManifest.safeParse(manifestOf()).success).toBe(true);
});

test.each([
  ['a path without a slash', { routes: [{ name: 'a', path: 'chats' }] }],
  ['a layout that is no name', { routes: [{ name: 'a', path: '/a', layout: 'Wide page' }] }],
  ['an unknown area', { routes: [{ name: 'a', path: '/a', area: 'attic' }] }],
  ['hiding what cannot be hidden', { routes: [{ name: 'a', path: '/a', hides: ['footer'] }] }],
  ['an unknown guard', { routes: [{ name: 'a', path: '/a', guard: 'admin' }] }],
  ['an unknown slot kind', { slots: ['sidebar:ads'] }],
  ['no locale', { locales: [] }],
  ['an unknown field', { script: 'https://elsewhere' }],
])('refuses %s', (_what, part) => {
  expect(remoteManifest.safeParse({ ...manifestOf(), ...part }).success).toBe(false);
});

const accepts = (part: object) => remoteManifest.safeParse({ ...manifestOf(), ...part }).success;
const withRoute = (part: object) => ({ routes: [{ name: 'a', path: '/a', ...part }] });

test.each([
  ['/', true],
  ['/chats', true],
  ['/chats/:id', true],
  ['/members/:id/photo-2/:photo?', true],
  ['/:token', true],
  ['/:token?/more', true],
  ['/chats//x', false],
  ['/chats/', false],
  ['/chats/:', false],
  ['/chats/a_b', false],
  ['/chats/:id/a?b', false],
  ['/chats/:user-id', false],
])('a path %s: %s', (path, isGood) => {
  expect(accepts(withRoute({ path }))).toBe(isGood);
});

test.each([
  ['/api/user.php', true],
  ['/api/chat.php?conversation=:id', true],
  ['/api/likes.php?page=1&only_new=:kind', true],
  ['/api/chat.php?', false],
  ['/api/chat.php?conversation', false],
  ['/api/chat', false],
  ['https://elsewhere/api/chat.php', false],
])('first data from %s: %s', (read, isGood) => {
  expect(accepts(withRoute({ data: [read] }))).toBe(isGood);
});

test.each([
  ['token', true],
  ['compliance_statement_token', true],
  ['compliance_', false],
  ['_token', false],
  ['complianceToken', false],
])('a setting or field %s: %s', (name, isGood) => {
  expect(accepts(withRoute({ setting: name }))).toBe(isGood);
  expect(accepts(withRoute({ takes: [name] }))).toBe(isGood);
});

test('a slot is a kind and a name, and what is none is said', () => {
  for (const kind of ['modal', 'banner', 'alert', 'nav']) {
    expect(accepts({ slots: [`${kind}:sign-up2`] })).toBe(true);
  }
  for (const slot of ['modal:', 'modal', 'alert:Sign up', 'alert:photo<b>']) {
    const { error } = remoteManifest.safeParse({ ...manifestOf(), slots: [slot] });
    expect(error?.issues).toMatchObject([
      { message: expect.stringContaining(`"${slot}" is no slot`) },
    ]);
  }
});
