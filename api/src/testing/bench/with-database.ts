import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { createCluster, startCluster } from '../../platform/postgres/cluster.ts';
import { startEmbedded } from '../../platform/postgres/embedded.ts';
import { give } from '../../platform/postgres/owner.ts';
import { place } from '../../platform/postgres/placement.ts';

/**
 * Runs a bench on a database of its own, and leaves nothing behind unless a folder keeps it. Its server
 * has other `settings` if asked.
 */
export async function withDatabase(
  run: (connection: pg.PoolConfig, dataDir: string) => Promise<void>,
  kept?: string,
  settings: Record<string, string> = {},
): Promise<void> {
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'afterglow-bench-'));
  mkdirSync(dataDir, { recursive: true });
  give(dataDir);
  const where = place(dataDir);
  await createCluster(where);
  await startCluster(where, settings);
  // Takes over what runs already.
  const embedded = await startEmbedded(dataDir);
  try {
    await run(embedded.connection, dataDir);
  } finally {
    await embedded.stop();
    if (!kept) rmSync(dataDir, { recursive: true, force: true });
  }
}
