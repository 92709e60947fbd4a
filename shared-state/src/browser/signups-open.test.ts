import type { Settings } from '../api/types.ts';
import { readCookie } from './cookies.ts';
import { areSignupsOpen } from './signups-open.ts';
import { networkCookie, rememberTracking } from './tracking.ts';

beforeEach(() => sessionStorage.clear());

const open = (signups: string, search = '') =>
  areSignupsOpen({ signups: signups as Settings['signups'] }, search);

test.each([
  ['all', '', true],
  ['none', '?network=n1', false],
  ['other', '?network=n1', false],
  ['with_trafficsource', '', false],
  ['with_trafficsource', '?network=', false],
  ['with_trafficsource', '?ref=n1', false],
  ['with_trafficsource', '?network=n1', true],
])('signups %s at "%s": %s', (signups, search, isOpen) => {
  expect(open(signups, search)).toBe(isOpen);
});

test('whom a partner sent is let in on later pages, too, but not where nobody is', () => {
  sessionStorage.setItem('tracking', JSON.stringify({ network: 'n1' }));
  expect(open('with_trafficsource')).toBe(true);
  expect(open('none')).toBe(false);
});

test('a new tab of the same visit knows it by the cookie; a link of its own counts more', () => {
  rememberTracking('?network=n1&sub1=a');
  sessionStorage.clear();
  expect(open('with_trafficsource')).toBe(false);
  rememberTracking('', readCookie(networkCookie));
  expect(open('with_trafficsource')).toBe(true);
  rememberTracking('?network=n2', readCookie(networkCookie));
  expect(readCookie(networkCookie)).toBe('n2');
});
