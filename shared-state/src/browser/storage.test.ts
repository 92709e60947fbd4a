import { readCookie } from './cookies.ts';
import { dismiss, dismissedAt } from './dismissals.ts';
import { memberStorage } from './member-storage.ts';
import { networkCookie, rememberReferrer, rememberTracking, tracking } from './tracking.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a dismissal is kept with its time under the key of the specification', () => {
  expect(dismissedAt('hide-enrich-alert')).toBeNull();
  dismiss('hide-enrich-alert');
  expect(Number(localStorage.getItem('hide-enrich-alert'))).toBeGreaterThan(1.6e12);
  expect(dismissedAt('hide-enrich-alert')).toBeGreaterThan(1.6e12);
});

test('tracking values last for the visit and nothing else is kept [S10]', () => {
  rememberTracking('?network=n1&sub1=a&email=secret@example.com');
  rememberTracking('?page=2');
  rememberTracking('?sub1=b');
  expect(tracking()).toEqual({ network: 'n1', sub1: 'b' });
});

test('a link of another partner leaves nothing of the one before; the same one’s adds to it', () => {
  rememberTracking('?network=n1&ref=r1&sub1=a');
  rememberTracking('?network=n1&sub2=b');
  expect(tracking()).toEqual({ network: 'n1', ref: 'r1', sub1: 'a', sub2: 'b' });
  rememberTracking('?network=n2&sub3=c');
  expect(tracking()).toEqual({ network: 'n2', sub3: 'c' });
  // An advertising system that fills in nothing.
  rememberTracking('?ref=%00&sub1=a%00b&sub2=%2500&sub3=');
  expect(tracking()).toEqual({ network: 'n2', sub2: '%00', sub3: 'c' });
});

test('other tabs and the gateway are told of a partner with a long token, too', () => {
  const long = 'n'.repeat(9000);
  rememberTracking(`?network=${long}&sub1=a`);
  expect(tracking()).toEqual({ network: long, sub1: 'a' });
  expect(readCookie(networkCookie)).toBe('n'.repeat(200));
  sessionStorage.clear();
  rememberTracking('', readCookie(networkCookie));
  expect(tracking()).toEqual({ network: 'n'.repeat(200) });
});

test.each([
  ['a page of this site', `${location.origin}/landers/video?network=n1&sub1=a`, 'n1'],
  ['another site', 'https://search.example/?network=n1', undefined],
  ['one that only begins alike', `${location.origin}.example/?network=n1`, undefined],
  ['nowhere', '', undefined],
])(
  'who leaves before a script came is told by where one comes from: %s',
  (_where, referrer, network) => {
    rememberReferrer({ referrer });
    expect(tracking().network).toBe(network);
  },
);

test('what a page has kept counts more than where one comes from', () => {
  rememberTracking('?network=n2');
  rememberReferrer({ referrer: `${location.origin}/?network=n1&sub1=a` });
  expect(tracking()).toEqual({ network: 'n2' });
});

test('what belongs to the member goes, what belongs to the device stays [S09]', () => {
  memberStorage.write('outbox', '[]');
  dismiss('hide-time-bonus-modal');
  memberStorage.clear();
  expect(Object.keys(localStorage)).toEqual(['hide-time-bonus-modal']);
});

test('what one member left is not there for the next; whoever comes back finds it', () => {
  memberStorage.write('draft-x', 'from before owners were written down');
  memberStorage.claim('eva');
  memberStorage.claim('eva');
  expect(memberStorage.read('draft-x')).not.toBeNull();
  memberStorage.claim('daan');
  expect(memberStorage.read('draft-x')).toBeNull();
});
