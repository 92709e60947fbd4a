import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { newRemote } from '../../federation/template/new-remote.ts';
import { root } from '../setup/paths.mjs';

mkdirSync(join(root, '.cache'), { recursive: true });
const copy = mkdtempSync(join(root, '.cache/new-remote-'));
afterAll(() => rmSync(copy, { recursive: true }));

cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));
newRemote(copy, 'mf-match-games');
// Installed it would have what every remote has.
symlinkSync(join(root, 'mf-landers/node_modules'), join(copy, 'mf-match-games/node_modules'));

// The tests that it comes with, which run here.
await import(join(copy, 'mf-match-games/src/features/welcome/welcome.test.tsx'));
