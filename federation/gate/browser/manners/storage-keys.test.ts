import type { Written } from './in-page/storage.ts';
import { strayKeys } from './storage-keys.ts';
import { whereMade } from './where-made.ts';

const at = (path: string) => `    at http://localhost/assets/${path}:1:5`;
const own = at('mf-chat/2b/route-chats.js');
const written = (key: string, stack = own): Written => ({ storage: 'localStorage', key, stack });
const stray = (one: Written) =>
  strayKeys([one], { name: 'mf-chat', keeps: ['old-draft'] }, whereMade([]));

test('a key of nobody is told with who wrote it', () => {
  expect(stray(written('draft'))).toEqual(['draft into localStorage, in mf-chat/route-chats.js']);
});

test('a key that nobody was seen writing is told', () => {
  expect(stray(written('draft', ''))).toEqual(['draft into localStorage']);
});

test.each(['mf-chat-draft', 'old-draft'])('%s is its own', (key) => {
  expect(stray(written(key))).toEqual([]);
});

test('what shared-state writes for it is not its own doing', () => {
  expect(stray(written('member-draft', `${at('shell/1a/main.js')}\n${own}`))).toEqual([]);
});
