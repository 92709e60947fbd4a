import { findCommand } from '../operator/find-command.ts';
import { runCommand } from '../operator/run-command.ts';
import type { TestApp } from './app.ts';

/** Types `npm run operator -- <thing> <verb> …` as Ada; gives what it prints. */
export async function typeCommand(
  { ctx }: Pick<TestApp, 'ctx'>,
  thing: string,
  verb: string,
  ...typed: string[]
): Promise<string> {
  const lines: string[] = [];
  const command = await findCommand(thing, verb);
  await runCommand(ctx, `${thing} ${verb}`, command, typed, 'ada', (line) => lines.push(line));
  return lines.join('\n');
}
