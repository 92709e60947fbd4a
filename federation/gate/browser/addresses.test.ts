import { manifestOf, releaseOf } from '../../testing/releases.ts';
import { stopsOf, visitsFor } from './addresses.ts';

const route = (name: string, path: string, guard: 'none' | 'member' | 'visitor', page = name) => ({
  name,
  path,
  layout: 'default',
  guard,
  page,
});

/** Where the manners of a remote are looked at: address or slot, as whom, and how. */
function stops(routes: ReturnType<typeof route>[], slots: string[] = []) {
  const release = releaseOf('a', { manifest: manifestOf({ routes, slots }) });
  const visits = visitsFor(release, { name: 'full', folders: [] }, []);
  return stopsOf(visits).map(({ path, slot, as, brief }) =>
    [slot ?? path, as, ...(brief ? ['briefly'] : [])].join(' '),
  );
}

test('members see what they may, and visitors what is theirs', () => {
  const routes = [
    route('a', '/a', 'member'),
    route('b', '/b', 'none'),
    route('login', '/login', 'visitor'),
  ];
  expect(stops(routes)).toEqual(['/a at-home', '/b at-home', '/login visitor']);
});

test('with an id a page is another one; at a further address it is seen briefly', () => {
  const routes = [
    route('chats', '/chats', 'member'),
    route('chats-id', '/chats/:id', 'member', 'chats'),
    route('members-id-chat', '/members/:id/chat', 'member', 'chats'),
  ];
  expect(stops(routes)).toEqual([
    '/chats at-home',
    '/chats/1 at-home',
    '/members/1/chat at-home briefly',
  ]);
});

test('what looks for its id in a list gets one that is there', () => {
  expect(stops([route('pay', '/credits/:id/:method?', 'member')])).toEqual([
    '/credits/nl-50 at-home',
  ]);
});

test('slots are seen by whom the shell shows them to', () => {
  expect(stops([], ['alert:photo', 'modal:signup', 'banner:time-bonus'])).toEqual([
    'alert:photo at-home',
    'modal:signup visitor',
    'banner:time-bonus newcomer',
  ]);
});

test('the dialog of the sign-up is opened by a visitor: before a member it closes itself', () => {
  const slots = ['modal:signup', 'alert:photo'];
  const release = releaseOf('a', { manifest: manifestOf({ routes: [], slots }) });
  const visits = visitsFor(release, { name: 'full', folders: [] }, []);
  expect(visits.map(({ slot, as }) => [slot, as])).toEqual([
    ['modal:signup', 'visitor'],
    ['alert:photo', 'newcomer'],
  ]);
});
