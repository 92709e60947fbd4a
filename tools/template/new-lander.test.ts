import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { landersFolder, newLander } from '../../federation/template/new-lander.ts';
import { root } from '../setup/paths.mjs';

const landers = 'mf-landers/src/landers';
mkdirSync(join(root, '.cache'), { recursive: true });
const copy = mkdtempSync(join(root, '.cache/new-lander-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** The package as it is, beside a lander that nobody has changed yet. */
for (const folder of ['mf-landers', 'mf-landers/src']) {
  mkdirSync(join(copy, folder));
  for (const name of readdirSync(join(root, folder))) {
    if (!landers.startsWith(`${folder}/${name}`)) {
      symlinkSync(join(root, folder, name), join(copy, folder, name));
    }
  }
}
newLander(copy, 'summer');

// The tests that it comes with, which run here.
await import(join(copy, landersFolder, 'summer/lander.test.tsx'));
