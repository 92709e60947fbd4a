import { releaseOf } from '../../../testing/releases.ts';
import { whereMade } from './where-made.ts';

/** Line 1 of the built file is a library's, from the fifth column on the remote's own. */
const map = JSON.stringify({
  version: 3,
  sources: ['node_modules/lib/lib.js', 'mf-chat/src/list.tsx'],
  names: [],
  mappings: 'AAAA,IC0BA',
});
const places = whereMade([
  { release: releaseOf('a'), sourceMap: (path) => (path === 'route.js' ? map : undefined) },
]);
const at = (path: string, column: number) =>
  `    at f (http://localhost:1/assets/${path}:1:${column})`;
const shell = at('shell/1a2b/main.js', 7);

test('of a stack it is the code of the remote, before its libraries and whoever called', () => {
  const stack = [shell, at('mf-chat/aa/route.js', 2), at('mf-chat/aa/route.js', 9)].join('\n');
  expect(places.inStack(stack, 'mf-chat')).toEqual({
    remote: 'mf-chat',
    where: 'mf-chat/src/list.tsx:27',
  });
});

test('without a map it is the built file, without the remote whoever did it', () => {
  expect(places.inStack(at('mf-chat/aa/x.js', 2), 'mf-chat')?.where).toBe('mf-chat/x.js');
  expect(places.inStack(shell, 'mf-chat')).toEqual({ remote: 'shell', where: 'shell/main.js' });
  expect(places.inStack('    at <anonymous>', 'mf-chat')).toBeUndefined();
});
