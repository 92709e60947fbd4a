import { expect, it } from '@jest/globals';
import { removeFolders } from '../testing/folder.ts';
import { ownStore } from '../testing/own-store.ts';
import { billKey, changedParts, storedBill } from './changed-parts.ts';

afterAll(removeFolders);

const bill = (...parts: string[]) =>
  JSON.stringify({
    components: parts.map((part) => {
      const [, group, name, version] = /^(?:(@\w+)\/)?(\S+) (\S+)$/.exec(part) ?? [];
      return { ...(group && { group }), name, version };
    }),
  });

it('names what came, what went and what is another version, and nothing else [S112]', () => {
  const before = bill(
    'react 19.1.0',
    '@scope/core 1.0.0',
    'old 2.0.0',
    'twice 1.0.0',
    'twice 2.0.0',
  );
  const after = bill('react 19.2.0', '@scope/core 1.0.0', 'new 0.1.0', 'twice 2.0.0');
  expect(changedParts(before, after)).toEqual([
    'new + 0.1.0',
    'old − 2.0.0',
    'react 19.1.0 → 19.2.0',
    'twice − 1.0.0',
  ]);
  expect(changedParts(before, before)).toEqual([]);
});

it('reads the bill of a release in the store; an old one may have none', async () => {
  const { files } = ownStore();
  await files.write(billKey('mf-chat', 'one'), bill('react 19.1.0'));
  expect(await storedBill(files, 'mf-chat', 'one')).toContain('19.1.0');
  expect(await storedBill(files, 'mf-chat', 'two')).toBeUndefined();
  expect(await storedBill(files, 'mf-chat', undefined)).toBeUndefined();
});
