import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface Answer {
  code: number;
  output: string;
  errors: string;
}

const cli = join(import.meta.dirname, '../release/cli.ts');

/** Runs a command as a process, as a person would. */
export function runCli(args: string[], env: Record<string, string> = {}): Promise<Answer> {
  const { STORE_DIR: _, STORE_URL: __, NODE_OPTIONS: ___, ...clean } = process.env;
  return new Promise((resolve) => {
    const options = { env: { ...clean, NODE_ENV: 'development', ...env } };
    const child = execFile(process.execPath, [cli, ...args], options, (_error, output, errors) =>
      resolve({ code: child.exitCode ?? -1, output: output.trim(), errors: errors.trim() }),
    );
  });
}
