import { spawnSync } from 'node:child_process';

/** Every page in another engine beside Chromium, then every fault with every remote; ends with 1 where one is not alike. */
export function playInEngine(engine: string): void {
  const env = { ...process.env, MATRIX: 'whole' };
  for (const program of ['compare', 'matrix']) {
    const args = [`e2e/engines/${program}.ts`, engine];
    const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}
