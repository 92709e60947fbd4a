import type { Facts } from '../registry/contract.ts';
import { parseModule } from './parse-module.ts';
import { all, exportFacts, only, topicFacts } from './type-surface.ts';
import { usesOf } from './uses.ts';

const library = '@afterglow/shared-state';

const declared = {
  'index.d.ts': `export { chats } from './chats.ts';
    export { show } from './show.ts';
    export type { Id } from './types.ts';`,
  'types.d.ts': `export type Id = string; export interface Chat { id: Id; unread: number }`,
  'chats.d.ts': `import type { Chat, Id } from './types.ts';
    export declare const chats: { load: () => Promise<Chat[]>; open(id: Id): void };`,
  'show.d.ts': `export interface Input { text: string; kind: 'ok' | 'error' }
    export declare function show(input: Input): number;`,
  'topics.d.ts': `export interface Topics { 'chat:read': { id: string; mine?: boolean } }`,
};

/** The surface of the library after some edits: file, what, instead of it. */
function surface(edits: [keyof typeof declared, string, string][] = [], code?: string): Facts {
  const sources = { ...declared };
  for (const [file, from, to] of edits) {
    expect(sources[file]).toContain(from);
    sources[file] = sources[file].replace(from, to);
  }
  const declarations = {
    module: (file: string) => parseModule(sources[file as keyof typeof declared]),
    resolve: (_file: string, specifier: string) => specifier.slice(2).replace('.ts', '.d.ts'),
    label: (_file: string, name: string) => name,
  };
  const wanted = code === undefined ? all : only(usesOf([code], [library]), library);
  return {
    ...exportFacts(declarations, 'index.d.ts', wanted.use),
    ...topicFacts(declarations, 'topics.d.ts', wanted.topics),
  };
}

/** Facts that `code` needs and a library with these edits no longer has. */
function broken(code: string, ...edits: [keyof typeof declared, string, string][]): string[] {
  const after = surface(edits);
  const needs = surface(
    [],
    `import { bus, chats, pagedResource, resource, show } from '${library}';\n${code}`,
  );
  return Object.keys(needs).filter((fact) => needs[fact] !== after[fact]);
}

test('nothing changed, nothing broken', () => {
  expect(broken('chats.load(); show({}); bus.on("chat:read", f);')).toEqual([]);
});

test.each(['resource', 'pagedResource'])('topics that a %s is loaded by count', (kind) => {
  const code = `export const list = ${kind}('/api/x.php', { lasts: 0, topics: ['chat:read'] });`;
  const rename = ['topics.d.ts', "'chat:read'", "'chat:seen'"] as const;
  expect(broken(code, [...rename])).toContain('topic chat:read');
  expect(broken(code.replace('topics', 'others'), [...rename])).toEqual([]);
});

test('only the members that are used count', () => {
  const edit = ['chats.d.ts', 'open(id: Id)', 'open(id: Id, again: boolean)'] as const;
  expect(broken('chats.load()', [...edit])).toEqual([]);
  expect(broken('chats.open("1")', [...edit])).toEqual(['chats.open']);
});

test('handed on as a whole, every member counts', () => {
  expect(broken('use(chats)', ['chats.d.ts', '; open(id: Id): void', ''])).toEqual(['chats.open']);
});

test('what is given out may become more, not less or other', () => {
  expect(
    broken('chats.load()', ['types.d.ts', 'unread: number', 'unread: number; name: string']),
  ).toEqual([]);
  expect(broken('chats.load()', ['types.d.ts', '; unread: number', ''])).toEqual(['Chat.unread']);
  expect(broken('chats.load()', ['types.d.ts', 'unread: number', 'unread: string'])).toEqual([
    'Chat.unread',
  ]);
});

test('what is asked for may become more only when it is optional', () => {
  expect(broken('show(x)', ['show.d.ts', 'text: string', 'text: string; title?: string'])).toEqual(
    [],
  );
  expect(broken('show(x)', ['show.d.ts', 'text: string', 'text: string; title: string'])).toEqual([
    'Input required',
  ]);
});

test('one more choice is fine, one less is not', () => {
  expect(broken('show(x)', ['show.d.ts', "| 'error'", "| 'error' | 'note'"])).toEqual([]);
  expect(broken('show(x)', ['show.d.ts', " | 'error'", ''])).not.toEqual([]);
});

test('topics: a listener bears more fields, a sender bears no new duty', () => {
  const duty = ['topics.d.ts', 'id: string', 'id: string; at: string'] as const;
  expect(broken('bus.on("chat:read", f)', [...duty])).toEqual([]);
  expect(broken('bus.emit("chat:read", x)', [...duty])).toEqual(['topic chat:read required']);
  expect(broken('bus.on("chat:read", f)', ['topics.d.ts', "'chat:read'", "'chat:seen'"])).toContain(
    'topic chat:read',
  );
});

test('names of parameters and comments are nobody’s business', () => {
  expect(
    broken('chats.open("1")', ['chats.d.ts', 'open(id: Id)', '/** Shows it. */ open(chat: Id)']),
  ).toEqual([]);
});
