import { newGlobals } from './globals.ts';

test('a global is new that was not there and that no build needs', () => {
  const builds = [{ container: 'mf_chat_1a2b' }];
  const after = ['chat', 'probe', 'mf_chat_1a2b', 'webpackChunkmf_chat_1a2b'];
  expect(newGlobals(['chat'], after, builds)).toEqual(['probe']);
});
