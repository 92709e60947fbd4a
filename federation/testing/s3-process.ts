import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

let server: ChildProcess | undefined;

/** Addresses of stores in an empty bucket of a running server; `at` is a prefix of one's own. */
export interface S3Process {
  /** Ignores conditions on writes. */
  plain(at: string): string;
  /** Keeps them. */
  conditional(at: string): string;
  /** Reads as ever, and refuses every write for want of room. */
  full(at: string): string;
}

/** Starts an S3-compatible server as a process; `stopS3` ends it. */
export async function startS3(): Promise<S3Process> {
  // The SDK insists on credentials; the server takes any.
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' });
  server = fork(join(import.meta.dirname, 's3-server.ts'), { stdio: 'inherit' });
  const [ports] = (await once(server, 'message')) as [Record<keyof S3Process, number>];
  const address = (port: number) => (at: string) =>
    `s3://releases/${at}?endpoint=http://127.0.0.1:${port}`;
  return {
    plain: address(ports.plain),
    conditional: address(ports.conditional),
    full: address(ports.full),
  };
}

export function stopS3(): void {
  server?.kill();
}
