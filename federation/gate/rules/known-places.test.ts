import { manifestOf, offering, releaseOf } from '../../testing/releases.ts';
import { placeProblems } from './known-places.ts';

interface Places {
  slots?: string[];
  layouts?: string[];
}

const shell = (places: Places) =>
  releaseOf('5', { name: 'shell', manifest: undefined, contract: offering(places) });
const remote = ({ slots = [], layouts = [] }: Places) => {
  const routes = layouts.map((layout) => ({
    name: layout,
    path: `/${layout}`,
    layout,
    guard: 'none' as const,
  }));
  return releaseOf('a', { manifest: manifestOf({ routes, slots }) });
};

test('a remote uses the slots and layouts that the shell has', () => {
  const places = { slots: ['modal:match'], layouts: ['chat'] };
  expect(placeProblems(remote(places), [shell(places)])).toEqual([]);
});

test.each([
  ['slot', { slots: ['modal:mtach'] }, 'the live shell has no slot modal:mtach', 'modal:match'],
  ['layout', { layouts: ['chta', 'chta'] }, 'the live shell has no layout chta', 'chat, empty'],
])('an unknown %s is refused once, with those there are', (_one, used, message, advice) => {
  const live = shell({ slots: ['modal:match'], layouts: ['chat', 'empty'] });
  expect(placeProblems(remote(used), [live])).toEqual([
    {
      rule: expect.stringMatching(/^(slots|layouts)$/),
      message,
      advice: expect.stringContaining(advice),
    },
  ]);
});

test('a shell keeps the slots and layouts that live remotes use', () => {
  const live = remote({ slots: ['modal:match'], layouts: ['chat'] });
  expect(placeProblems(shell({ layouts: [] }), [live])).toMatchObject([
    {
      message: 'it has no slot modal:match, which the live mf-chat uses',
      advice: 'keep the slot, or release the remote without it first',
    },
    { message: 'it has no layout chat, which the live mf-chat uses' },
  ]);
});

test('without a shell that says what it has there is nothing to hold against', () => {
  const filling = remote({ slots: ['modal:match'], layouts: ['chat'] });
  const silent = releaseOf('5', { name: 'shell', manifest: undefined });
  const other = { ...shell({}), name: 'mf-members' };
  for (const live of [[], [silent], [other]]) expect(placeProblems(filling, live)).toEqual([]);
  expect(placeProblems(silent, [filling])).toEqual([]);
  expect(placeProblems(silent, [shell({})])).toEqual([]);
});
