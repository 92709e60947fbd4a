import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startEmbedded } from '../../platform/postgres/embedded.ts';
import { give } from '../../platform/postgres/owner.ts';

/** Runs a bench on a database of its own, and leaves nothing behind unless a folder keeps it. */
export async function withDatabase(
  run: (connection: pg.PoolConfig, dataDir: string) => Promise<void>,
  kept?: string,
): Promise<void> {
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'afterglow-bench-'));
  mkdirSync(dataDir, { recursive: true });
  give(dataDir);
  const embedded = await startEmbedded(dataDir);
  try {
    await run(embedded.connection, dataDir);
  } finally {
    await embedded.stop();
    if (!kept) rmSync(dataDir, { recursive: true, force: true });
  }
}
