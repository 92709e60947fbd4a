import { offering } from '../../testing/releases.ts';
import { rangeProblems } from './shared-ranges.ts';

const shell = (react: string) => ({
  name: 'shell',
  contract: offering({ versions: { react } }),
});
const remote = (react: string) => ({
  name: 'mf-chat',
  contract: { needs: { surface: {}, ranges: { react } } },
});

test('a remote that needs another React than the shell has is refused', () => {
  expect(rangeProblems(remote('^20.0.0'), [shell('19.3.1')])).toEqual([
    {
      rule: 'ranges',
      message: 'it needs react ^20.0.0, the shell has 19.3.1',
      advice: 'build against that version, or release the shell first',
    },
  ]);
  const without = { name: 'shell', contract: offering({ versions: {} }) };
  expect(rangeProblems(remote('^20.0.0'), [without])).toMatchObject([
    { message: 'it needs react ^20.0.0, the shell has none' },
  ]);
});

test.each([
  ['~19.3.0', true],
  ['>=18.2 <20', true],
  ['18.x || 19.x', true],
  ['19', true],
  ['>=19.3.2', false],
  ['18 - 19.2', false],
  ['latest', false],
])('a range is what npm takes for one: %s of 19.3.1 is %s', (range, fits) => {
  expect(rangeProblems(remote(range), [shell('19.3.1')])).toHaveLength(fits ? 0 : 1);
});

test('a shell with a React that a live remote does not take is refused', () => {
  expect(rangeProblems(shell('20.0.0'), [remote('^19.0.0')])).toEqual([
    {
      rule: 'ranges',
      message: 'the live mf-chat needs react ^19.0.0, the shell has 20.0.0',
      advice: 'release mf-chat together with the shell',
    },
  ]);
});

test('without a live shell, or what one says of itself, there is nothing to hold against', () => {
  expect(rangeProblems(remote('^20.0.0'), [])).toEqual([]);
  expect(rangeProblems(remote('^20.0.0'), [{ name: 'shell' }])).toEqual([]);
  expect(rangeProblems({ name: 'shell' }, [remote('^20.0.0')])).toEqual([]);
  expect(rangeProblems(shell('19.3.1'), [{ name: 'mf-chat' }])).toEqual([]);
});
