import { inPrint, type Said } from './answer.ts';
import { type Command, runCommand } from './command.ts';
import { exitCode, explain } from './exit-code.ts';

const release = () => import('./commands/release.ts');
/** Each command is loaded alone: looking at the status needs no compiler. */
const commands: Record<string, () => Promise<{ command: Command }>> = {
  release,
  canary: () => import('./commands/canary.ts'),
  promote: () => import('./commands/promote.ts'),
  rollback: () => import('./commands/rollback.ts'),
  'take-off': () => import('./commands/take-off.ts'),
  status: () => import('./commands/status.ts'),
  explain: () => import('./commands/explain.ts'),
  override: () => import('./commands/override.ts'),
  keys: () => import('./commands/keys.ts'),
  prune: () => import('./commands/prune.ts'),
};

/** Does what a command line asks for, and tells what is to be printed. */
export async function run(words: string[]): Promise<Said> {
  const [first = '', ...rest] = words;
  const load = commands[first];
  try {
    // Without the name of a command it is a release: `cli.ts mf-chat`.
    const { command } = await (load ?? release)();
    return await runCommand(command, load ? rest : words);
  } catch (error) {
    const errors = [explain(error)];
    const answer = { lines: [], errors, data: { error: errors[0] }, code: exitCode(error) };
    // An option that nobody knows is refused before there are options.
    return inPrint(answer, words.includes('--json'));
  }
}
