import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../workspace/package-files.ts';

/**
 * What a package is made of and built with: every dependency with version, licence and hash, as
 * CycloneDX 1.6 in JSON. pnpm makes it from the lock file.
 */
export async function billOfMaterials(name: string): Promise<Buffer> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'];
  const { stdout } = await promisify(execFile)(
    'pnpm',
    [...args, '--prod', '--filter', `@afterglow/${name}`],
    { cwd: root, encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout;
}
