import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRemoteManifest, remoteNames, root, slotExpose } from '../workspace/package-files.ts';

/**
 * Writes a module that imports every expose of every remote the ordinary way, and gives its path.
 * Chunks are named so that the routes' ones can be preloaded as they are in the federation.
 */
export function writeModules(): string {
  const lines = remoteNames().flatMap((name) => {
    const exposes = ['./entry', ...readRemoteManifest(name).slots.map(slotExpose)];
    return exposes.map((expose) => {
      const file = join(root, name, 'src', `${expose.slice(2)}.tsx`);
      const chunk = `${name}-${expose.slice(2).replace('/', '-')}`;
      const load = `() => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(file)})`;
      return `  ${JSON.stringify(`${name}/${expose.slice(2)}`)}: ${load},`;
    });
  });
  const folder = join(root, '.cache/single');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'modules.js');
  writeFileSync(path, `export const modules = {\n${lines.join('\n')}\n};\n`);
  return path;
}
