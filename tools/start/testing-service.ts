import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const wellBehaved = `
import { createServer } from 'node:http';
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
createServer((_, answer) => answer.end('yes')).listen(Number(process.env.PORT), '127.0.0.1');
`;

/** Writes a program to a temporary folder; without a source, one that serves on PORT. */
export function program(source = wellBehaved): string {
  const file = join(mkdtempSync(join(tmpdir(), 'afterglow-service-')), 'main.mjs');
  writeFileSync(file, source);
  return file;
}

/** A port nothing listens on at this moment. */
export function unusedPort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Whether a process with this id lives. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Waits until `condition` holds; rejects after five seconds. */
export async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 5000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('it never came true');
    await new Promise((next) => setTimeout(next, 20));
  }
}
