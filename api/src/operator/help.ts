import type { Command } from './command.ts';
import { findCommand, things, verbsOf } from './find-command.ts';
import { ofChanges } from './read-words.ts';

/** Everything there is, a line each. */
export async function helpOfAll(): Promise<string> {
  const lines: [string, string][] = [];
  for (const thing of things()) {
    for (const verb of verbsOf(thing)) {
      lines.push([`${thing} ${verb}`, (await findCommand(thing, verb)).about]);
    }
  }
  return ['npm run operator -- <thing> <verb> …', '', ...table(lines)].join('\n');
}

export function helpOf(name: string, command: Command): string {
  const { words = {}, options = {}, changes } = command;
  const places = Object.keys(words).map((word) => `<${word}>`);
  const all = Object.entries({ ...options, ...(changes && ofChanges) }).map(
    ([option, { about, needed, oneOf }]): [string, string] => [
      `--${option}`,
      [about, oneOf && `(${oneOf.join(', ')})`, needed && 'needed'].filter(Boolean).join(', '),
    ],
  );
  const dry: [string, string][] = changes ? [['--dry-run', 'says what would happen']] : [];
  return [
    `${command.about}.`,
    `npm run operator -- ${[name, ...places].join(' ')}`,
    '',
    ...table([...Object.entries(words), ...all, ...dry]),
  ].join('\n');
}

function table(lines: [string, string][]): string[] {
  const width = Math.max(0, ...lines.map(([name]) => name.length));
  return lines.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`);
}
