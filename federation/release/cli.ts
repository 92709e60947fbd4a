import { say } from './answer.ts';
import { type Command, runCommand } from './command.ts';
import { exitCode, explain } from './exit-code.ts';

const release = () => import('./commands/release.ts');
/** Each command is loaded alone: looking at the status needs no compiler. */
const commands: Record<string, () => Promise<{ command: Command }>> = {
  release,
  canary: () => import('./commands/canary.ts'),
  promote: () => import('./commands/promote.ts'),
  rollback: () => import('./commands/rollback.ts'),
  status: () => import('./commands/status.ts'),
  explain: () => import('./commands/explain.ts'),
  override: () => import('./commands/override.ts'),
  keys: () => import('./commands/keys.ts'),
  prune: () => import('./commands/prune.ts'),
};

const [first = '', ...rest] = process.argv.slice(2);
const load = commands[first];

try {
  // Without the name of a command it is a release: `cli.ts mf-chat`.
  const { command } = await (load ?? release)();
  await runCommand(command, load ? rest : process.argv.slice(2));
} catch (error) {
  const errors = [explain(error)];
  const answer = { lines: [], errors, data: { error: errors[0] }, code: exitCode(error) };
  // An option that nobody knows is refused before there are options.
  say(answer, process.argv.includes('--json'));
}
