import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Said } from '../release/answer.ts';
import { run } from '../release/run.ts';

const cli = join(import.meta.dirname, '../release/cli.ts');

/** What decides of a command beside its words; a variable that is undefined is not there. */
function environment(own: Record<string, string>): Record<string, string | undefined> {
  return { STORE_DIR: undefined, STORE_URL: undefined, NODE_ENV: 'development', ...own };
}

/** Runs a command as a process, as a person would: where processes meet, or to see that one starts. */
export function runCli(args: string[], env: Record<string, string> = {}): Promise<Said> {
  const { NODE_OPTIONS: _, ...clean } = process.env;
  return new Promise((resolve) => {
    const options = { env: { ...clean, ...environment(env) } };
    const child = execFile(process.execPath, [cli, ...args], options, (_error, output, errors) =>
      resolve({ code: child.exitCode ?? -1, output: output.trim(), errors: errors.trim() }),
    );
  });
}

function setVariables(wanted: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

/** Each has the environment to itself. */
let before: Promise<unknown> = Promise.resolve();

/** Runs a command in this process, one after the other: it says the same in a tenth of the time. */
export function runHere(args: string[], env: Record<string, string> = {}): Promise<Said> {
  const turn = before.then(async () => {
    const wanted = environment(env);
    const outside = Object.keys(wanted).map((name) => [name, process.env[name]]);
    setVariables(wanted);
    const { code, output, errors } = await run(args);
    setVariables(Object.fromEntries(outside));
    return { code, output: output.trim(), errors: errors.trim() };
  });
  before = turn;
  return turn;
}
