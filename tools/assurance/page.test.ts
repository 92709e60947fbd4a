import { expect, it } from '@jest/globals';
import { page, state } from './page.ts';
import { proofs } from './proofs.ts';
import { reliabilityRows } from './reliability-rows.ts';
import { securityRows } from './security-rows.ts';

const tag = (...ids: string[]) => ` [${ids.join(', ')}]`;
const sources = new Map([
  [
    'api/src/session.test.ts',
    `it('ends at once${tag('S01', 'R02')}', () => {});
test.each(rows)("another's is not found${tag('S01')}", () => {});
it('proves no row', () => {});`,
  ],
]);

it('finds the tests that name rows at the end of their title', () => {
  expect(proofs(sources)).toEqual([
    { file: 'api/src/session.test.ts', title: 'ends at once', ids: ['S01', 'R02'] },
    { file: 'api/src/session.test.ts', title: "another's is not found", ids: ['S01'] },
  ]);
});

it('says of each row how far it is proved', () => {
  const found = proofs(sources);
  const asks = 'something';
  expect(state({ id: 'S01', asks }, found)).toBe('proved');
  expect(state({ id: 'S01', asks, missing: 'the other half' }, found)).toBe('partly');
  expect(state({ id: 'S09', asks, missing: 'the other half' }, found)).toBe('open');
  expect(state({ id: 'S01', asks, notHere: 'there is none' }, found)).toBe('not here');
});

it('names the command that holds in full what the suite holds in short', () => {
  const row = { id: 'S01', asks: 'something', inFull: 'npm run campaign -- chat' };
  const other = { id: 'R02', asks: 'another' };
  const found = proofs(sources);
  expect(state(row, found)).toBe('proved');
  expect(page([row], [other], found)).toContain('; in full by `npm run campaign -- chat`\n');
});

it('refuses a title with a row that does not exist', () => {
  expect(() => page([{ id: 'S01', asks: 'something' }], [], proofs(sources))).toThrow(
    'api/src/session.test.ts: there is no row R02',
  );
});

it('has each row once', () => {
  const ids = [...securityRows, ...reliabilityRows].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(122 + 38);
});
