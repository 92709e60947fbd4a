import { type Leftovers, leftBehind } from './leftovers.ts';
import { whereMade } from './where-made.ts';

const places = whereMade([]);
const stack = (file: string) =>
  `    at http://localhost/assets/shell/1a/main.js:1:5\n    at run (http://localhost/assets/${file}:1:80)`;
const own = stack('mf-chat/2b/route-chats.js');

const nothing: Leftovers = { open: [], outside: [], nodes: 400, heap: 7_000_000 };
const after = (times: number, part: (time: number) => Partial<Leftovers>) =>
  Array.from({ length: times }, (_, time) => ({ ...nothing, ...part(time + 1) }));
const lines = (left: Leftovers[]) => leftBehind(left, 'mf-chat', places).map(({ what }) => what);

const as = (what: string, count: number, where = own) =>
  Array.from({ length: count }, () => ({ what, stack: where }));

test.each(['an interval', 'a listener for resize on window', 'a ResizeObserver'])(
  '%s that there is more of each time is told once, with its place',
  (what) => {
    const left = after(2, (time) => ({ open: as(what, time) }));
    expect(lines(left)).toEqual([`leaves ${what}, made in mf-chat/route-chats.js`]);
  },
);

test('what is left once is kept for the next time', () => {
  expect(lines(after(2, () => ({ open: as('an interval', 1) })))).toEqual([]);
});

test('what is there by chance one time is not there more each time', () => {
  const counts = [0, 1, 0, 1];
  const left = after(4, (time) => ({ open: as('a timeout', counts[time - 1] ?? 0) }));
  expect(lines(left)).toEqual([]);
});

test('one thing in the place of another is more of it', () => {
  const left = after(2, (time) => ({
    open: [...as('a timeout', 2 - time), ...as('an interval', time)],
  }));
  expect(lines(left)).toEqual(['leaves an interval, made in mf-chat/route-chats.js']);
});

test('what nobody in the page made is of the browser', () => {
  const left = after(2, (time) => ({ open: as('an animation frame', time, 'at <anonymous>') }));
  expect(lines(left)).toEqual([]);
});

test('a timeout of the shell ends by itself, an interval does not', () => {
  const shell = stack('shell/1a/main.js');
  const left = (what: string) => after(2, (time) => ({ open: as(what, time, shell) }));
  expect(lines(left('a timeout'))).toEqual([]);
  expect(lines(left('an interval'))).toEqual(['leaves an interval, made in shell/main.js']);
});

test('elements outside are told by how they look, with who put them there where that is known', () => {
  const left = after(2, (time) => ({
    outside: [...as('<div.tip> in <body>', time), ...as('<p> in <body>', time, '')],
    nodes: 400 + time * 100,
  }));
  expect(lines(left)).toEqual([
    'leaves <div.tip> in <body>, made in mf-chat/route-chats.js',
    'leaves <p> in <body>',
  ]);
});

test('nodes that stand nowhere are told when there are many more each time', () => {
  expect(lines(after(2, (time) => ({ nodes: 400 + time * 60 })))).toEqual([]);
  expect(lines(after(2, (time) => ({ nodes: 400 + time * 61 })))).toEqual([
    'keeps 61 elements and texts that stand nowhere each time it is left',
  ]);
});

test('memory may grow a little, or a lot by chance, but not a lot each time', () => {
  const heap = (...grown: number[]) =>
    lines(after(grown.length, (time) => ({ heap: 7_000_000 + (grown[time - 1] ?? 0) })));
  expect(heap(0, 300_000)).toEqual([]);
  expect(heap(0, 900_000, 910_000)).toEqual([]);
  expect(heap(0, 900_000, 1_800_000)).toEqual(['keeps 900 kB each time it is left, 300 at most']);
});

test('one round alone says nothing', () => {
  expect(lines(after(1, () => ({ open: as('an interval', 3) })))).toEqual([]);
});
