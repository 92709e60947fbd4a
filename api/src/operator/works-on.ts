import { join } from 'node:path';
import type { Env } from '../platform/env.ts';

/** What a command works on, and which variable says so, in a line without passwords. */
export function worksOn({ databaseUrl, dataDir, filesUrl }: Env): string {
  const database = databaseUrl
    ? `${withoutAccess(databaseUrl)} (DATABASE_URL)`
    : `${dataDir} (DATA_DIR)`;
  const photos = filesUrl
    ? `${withoutAccess(filesUrl)} (FILES_URL)`
    : `${join(dataDir, 'files')} (DATA_DIR)`;
  return `Database: ${database}; photos: ${photos}`;
}

function withoutAccess(address: string): string {
  const url = URL.parse(address);
  if (!url) return '…';
  const { protocol, host, pathname, searchParams } = url;
  return `${protocol}//${searchParams.get('host') ?? host}${pathname}`;
}
