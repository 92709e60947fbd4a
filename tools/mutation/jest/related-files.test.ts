import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import RelatedFiles from './related-files.ts';

let rootDir: string;
beforeEach(() => {
  rootDir = mkdtempSync(join(tmpdir(), 'afterglow-related-'));
});
afterEach(() => {
  delete process.env.__STRYKER_ACTIVE_MUTANT__;
  rmSync(rootDir, { recursive: true, force: true });
});

const sequencer = (testNamePattern?: string) =>
  new RelatedFiles({ globalConfig: { rootDir, ...(testNamePattern && { testNamePattern }) } });
const files = ['slow', 'quick', 'other'].map((path) => ({ path }));
const resultOf = (testFilePath: string, runtime: number, ...names: string[]) => ({
  ...{ testFilePath, perfStats: { runtime } },
  testResults: names.map((fullName) => ({ fullName })),
});
const known = {
  testResults: [
    resultOf('slow', 900, 'sends a message', 'reads one'),
    resultOf('quick', 20, 'reads another'),
    resultOf('other', 10, 'deletes one'),
  ],
};

it('a fault runs the files alone that have a test which comes to it, the quickest first', () => {
  sequencer().cacheResults(files, known);
  expect(sequencer('(reads one)|(reads another)').sort(files)).toEqual([
    { path: 'quick' },
    { path: 'slow' },
  ]);
});

it('without a word of which tests come to it all files run', () => {
  sequencer().cacheResults(files, known);
  expect(sequencer().sort(files)).toEqual(files);
});

it('what ran under a fault tells nothing of which tests there are', () => {
  sequencer().cacheResults(files, known);
  process.env.__STRYKER_ACTIVE_MUTANT__ = '7';
  sequencer().cacheResults(files, { testResults: [resultOf('slow', 1)] });
  expect(sequencer('(deletes one)').sort(files)).toEqual([{ path: 'other' }]);
});
