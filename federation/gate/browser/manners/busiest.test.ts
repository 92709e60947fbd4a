import { busiest } from './busiest.ts';

const node = (id: number, url: string, lineNumber: number, children: number[] = []) => ({
  id,
  callFrame: { url, lineNumber, columnNumber: 3 },
  children,
});
const remote = 'http://localhost/assets/mf-chat/1a/route.js';
const nodes = [
  node(1, '', 0, [2]),
  node(2, 'http://localhost/assets/shell/1a/main.js', 0, [3, 5]),
  node(3, remote, 10, [4]),
  node(4, 'http://localhost/assets/shell/1a/main.js', 7),
  node(5, remote, 20),
];

test('the busiest function of a remote has the time of what it calls', () => {
  const profile = { nodes, samples: [4, 3, 5, 2], timeDeltas: [30, 5, 20, 90] };
  expect(busiest(profile, 'mf-chat')).toBe(`${remote}:11:4`);
});

test('where a remote had no part nobody is named', () => {
  expect(busiest({ nodes, samples: [2], timeDeltas: [90] }, 'mf-chat')).toBeUndefined();
});
