import { userInfo } from 'node:os';
import { Mistake } from './command.ts';
import { withContext } from './connect.ts';
import { findCommand } from './find-command.ts';
import { helpOf, helpOfAll } from './help.ts';
import { readWords } from './read-words.ts';
import { runCommand } from './run-command.ts';

const print = (line: string) => console.log(line);

async function main([thing, verb = '', ...typed]: string[]): Promise<void> {
  if (!thing || thing === 'help' || thing === '--help') return print(await helpOfAll());
  const command = await findCommand(thing, verb);
  const name = `${thing} ${verb}`;
  if (typed.includes('--help')) return print(helpOf(name, command));
  readWords(command, typed); // before anything is started
  const login = process.env.OPERATOR || userInfo().username;
  await withContext((ctx) => runCommand(ctx, name, command, typed, login, print));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Mistake ? `✗ ${error.message}` : error);
  process.exitCode = 1;
});
