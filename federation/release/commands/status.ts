import { Refusal } from '../../registry/refusal.ts';
import { type HistoryEntry, readHistory } from '../../store/history.ts';
import { acceptedKeys } from '../../store/keys.ts';
import { readRegistry } from '../../store/registry-file.ts';
import { channelTable } from '../channel-table.ts';
import type { Command } from '../command.ts';
import { exitCode, explain, Usage } from '../exit-code.ts';
import { noNames } from '../options.ts';
import { storeNotes } from '../store-notes.ts';
import { table } from '../table.ts';

function historyRow({ sequence, change }: HistoryEntry): string[] {
  const at = change?.at.slice(0, 19).replace('T', ' ') ?? '–';
  return [`#${sequence}`, at, change?.who ?? '–', change?.what ?? '–', change?.why || '–'];
}

function historyLines(history: HistoryEntry[]): string[] {
  if (history.length === 0) return [];
  return ['', table(['step', 'when (UTC)', 'who', 'what', 'why'], history.map(historyRow))];
}

export const command: Command = {
  help: `Usage: npm run status
Shows which store it is, what is live, what is on trial, what is pinned for a site, and the last
steps.
  --steps N      how many of the last steps (default 10)`,
  options: { steps: { type: 'string' } },
  async run(context) {
    const { files, keys, text, store } = context;
    noNames(context);
    const steps = Number(text('steps') ?? 10);
    if (!(Number.isInteger(steps) && steps > 0)) throw new Usage('--steps wants a whole number');
    const history = await readHistory(files, steps);
    const where = { address: store.address, from: store.from, notes: storeNotes(store) };
    const head = [`Store: ${files.location} (${store.from})`, ...where.notes, ''];
    try {
      const registry = await readRegistry(files, acceptedKeys(keys));
      const table = registry
        ? channelTable(registry)
        : `Nothing is released in ${files.location} yet.`;
      return {
        lines: [...head, table, ...historyLines(history)],
        data: { store: where, registry: registry ?? null, history },
      };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Whoever meets a registry that is refused wants to know what happened last.
      return {
        lines: [...head, ...historyLines(history)],
        errors: [explain(error)],
        data: { store: where, error: explain(error), history },
        code: exitCode(error),
      };
    }
  },
};
