import { manifestOf } from '../testing/releases.ts';
import { collisions } from './collisions.ts';

const route = (name: string, path: string) =>
  ({ name, path, layout: 'default', guard: 'none' }) as const;
const live = [manifestOf({ routes: [route('chats-id', '/chats/:id')], slots: ['modal:match'] })];

test('a remote may be released again', () => {
  expect(collisions(manifestOf({ routes: [route('chats-id', '/chats/:id')] }), live)).toEqual([]);
});

test('a path with another parameter name is the same path', () => {
  const other = manifestOf({ name: 'mf-other', routes: [route('other', '/chats/:conversation')] });
  expect(collisions(other, live)).toEqual(['route /chats/:conversation belongs to mf-chat']);
});

test('names and slots are unique too', () => {
  const other = manifestOf({
    name: 'mf-other',
    routes: [route('chats-id', '/x')],
    slots: ['modal:match'],
  });
  expect(collisions(other, live)).toEqual([
    'route name chats-id belongs to mf-chat',
    'slot modal:match belongs to mf-chat',
  ]);
});

test('a slot that nobody else fills is free', () => {
  const other = manifestOf({ name: 'mf-other', routes: [], slots: ['modal:signup'] });
  expect(collisions(other, live)).toEqual([]);
});

test('a remote cannot use a route name twice itself', () => {
  const routes = [route('one', '/one'), route('two', '/two'), route('one', '/three')];
  const twice = manifestOf({ name: 'mf-other', routes });
  expect(collisions(twice, live)).toEqual(['route name one is used twice']);
});

test('nor a path, whatever its parameter is called; where settings say the path they may differ', () => {
  const routes = [route('one', '/one/:id'), route('two', '/one/:other'), route('three', '/one')];
  const other = manifestOf({ name: 'mf-other', routes });
  expect(collisions(other, live)).toEqual(['route /one/:other is used twice']);
  const set = ['first', 'second'].map((name) => ({ ...route(name, `/:${name}`), setting: name }));
  expect(collisions(manifestOf({ name: 'mf-other', routes: set }), live)).toEqual([]);
});

test('what the gateway answers itself is no page of a remote', () => {
  const routes = [route('health', '/health'), route('healthy', '/healthy'), route('a', '/api/:id')];
  expect(collisions(manifestOf({ name: 'mf-other', routes }), live)).toEqual([
    'route /health belongs to the gateway',
    'route /api/:id belongs to the gateway',
  ]);
});
