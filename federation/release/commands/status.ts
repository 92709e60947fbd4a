import { Refusal } from '../../registry/refusal.ts';
import { type HistoryEntry, readHistory } from '../../store/history.ts';
import { acceptedKeys } from '../../store/keys.ts';
import { readRegistry } from '../../store/registry-file.ts';
import { channelTable } from '../channel-table.ts';
import type { Command } from '../command.ts';
import { Usage } from '../exit-code.ts';
import { noNames } from '../options.ts';
import { table } from '../table.ts';

function historyRow({ sequence, change }: HistoryEntry): string[] {
  const at = change?.at.slice(0, 19).replace('T', ' ') ?? '–';
  return [`#${sequence}`, at, change?.who ?? '–', change?.what ?? '–', change?.why || '–'];
}

function printHistory(history: HistoryEntry[]): void {
  if (history.length === 0) return;
  console.log(`\n${table(['step', 'when (UTC)', 'who', 'what', 'why'], history.map(historyRow))}`);
}

export const command: Command = {
  help: `Usage: npm run status
Shows what is live, what is on trial, what is pinned for a site, and the last steps.
  --steps N      how many of the last steps (default 10)
  --json         the same for programs`,
  options: { json: { type: 'boolean' }, steps: { type: 'string' } },
  async run(context) {
    const { files, keys, flag, text } = context;
    noNames(context);
    const steps = Number(text('steps') ?? 10);
    if (!(Number.isInteger(steps) && steps > 0)) throw new Usage('--steps wants a whole number');
    const history = await readHistory(files, steps);
    const registry = await readRegistry(files, acceptedKeys(keys)).catch((error) => {
      // Whoever meets a registry that is refused wants to know what happened last.
      if (error instanceof Refusal && !flag('json')) printHistory(history);
      throw error;
    });
    if (flag('json')) {
      console.log(JSON.stringify({ registry: registry ?? null, history }, null, 2));
      return;
    }
    console.log(
      registry ? channelTable(registry) : `Nothing is released in ${files.location} yet.`,
    );
    printHistory(history);
  },
};
