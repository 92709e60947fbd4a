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
