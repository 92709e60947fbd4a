import { expect, it } from '@jest/globals';
import { licenceProblems } from './licences.ts';

const one = (name: string, licence: string) => licenceProblems({ [licence]: [{ name }] });

it('allows what may be passed on without conditions', () => {
  expect(one('react', 'MIT')).toEqual([]);
  expect(one('type-fest', '(MIT OR CC0-1.0)')).toEqual([]);
  expect(one('ibantools', 'MIT or MPL-2.0')).toEqual([]);
  expect(one('@swc/core-linux-x64-gnu', 'Apache-2.0 AND MIT')).toEqual([]);
});

it('refuses what binds us, also beside a licence that does not [S112]', () => {
  expect(one('readline', 'GPL-3.0-only')).toEqual([expect.stringContaining('readline: GPL-3.0')]);
  expect(one('half', 'MIT AND GPL-3.0-only')).toHaveLength(1);
  expect(one('unsaid', 'Unknown')).toHaveLength(1);
});

it('allows an exception for its package alone, on every machine', () => {
  expect(one('axe-core', 'MPL-2.0')).toEqual([]);
  expect(one('another', 'MPL-2.0')).toHaveLength(1);
  expect(one('axe-core', 'GPL-3.0-only')).toHaveLength(1);
  expect(one('@img/sharp-libvips-darwin-arm64', 'LGPL-3.0-or-later')).toEqual([]);
});
