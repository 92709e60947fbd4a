import { firstData } from './first-data.ts';
import { remoteManifest } from './remote-manifest.ts';

const route = (path: string, data?: string[]) =>
  ({ name: 'page', path, layout: 'default', guard: 'member', ...(data && { data }) }) as const;
const at = (address: string) => new URL(address, 'http://site');

test('values of the path stand in the place of their names', () => {
  const thread = route('/chats/:id', ['/api/chats.php', '/api/chat.php?conversation=:id']);
  expect(firstData(thread, at('/chats/42'))).toEqual([
    '/api/chats.php',
    '/api/chat.php?conversation=42',
  ]);
});

test('what the path does not say is not asked for', () => {
  const list = route('/transactions/:id?', ['/api/transactions.php', '/api/payment.php?id=:id']);
  expect(firstData(list, at('/transactions'))).toEqual(['/api/transactions.php']);
});

test('an address with a query may want other data', () => {
  expect(firstData(route('/members', ['/api/search.php']), at('/members?gender=male'))).toEqual([]);
});

test('a value stays within its place', () => {
  const thread = route('/chats/:id', ['/api/chat.php?conversation=:id']);
  expect(firstData(thread, at('/chats/1&profile=2%263'))).toEqual([
    '/api/chat.php?conversation=1%26profile%3D2%263',
  ]);
});

test('only reads of the API can be declared', () => {
  const { element } = remoteManifest.shape.routes;
  const wanted = (data: string) =>
    element.safeParse({ name: 'a', path: '/a', data: [data] }).success;
  expect(wanted('/api/chat.php?conversation=:id&page=1')).toBe(true);
  expect(wanted('https://elsewhere.example/api/chat.php')).toBe(false);
  expect(wanted('/assets/x.js')).toBe(false);
});
