import type { Channel, Registry } from '../../registry/registry.ts';
import { type HistoryEntry, readHistory } from '../../store/history.ts';
import { acceptedKeys } from '../../store/keys.ts';
import { readRegistry } from '../../store/registry-file.ts';
import type { Command } from '../command.ts';
import { table } from '../table.ts';

function channelRow([name, { live, before, canary, sites, withdrawn }]: [
  string,
  Channel,
]): string[] {
  return [
    name,
    live,
    canary ? `${canary.version} (${canary.share} %)` : '–',
    Object.entries(sites)
      .map(([site, version]) => `${site}: ${version}`)
      .join(', ') || '–',
    before.join(' ') || '–',
    withdrawn.join(' ') || '–',
  ];
}

function historyRow({ sequence, change }: HistoryEntry): string[] {
  const at = change?.at.slice(0, 19).replace('T', ' ') ?? '–';
  return [`#${sequence}`, at, change?.who ?? '–', change?.what ?? '–', change?.why || '–'];
}

function print(registry: Registry, history: HistoryEntry[]): void {
  const heads = ['package', 'live', 'canary', 'sites', 'before', 'withdrawn'];
  console.log(table(heads, Object.entries(registry.channels).map(channelRow)));
  if (history.length === 0) return;
  console.log(`\n${table(['step', 'when (UTC)', 'who', 'what', 'why'], history.map(historyRow))}`);
}

export const command: Command = {
  help: `Usage: npm run status
Shows what is live, what is on trial, what is pinned for a site, and the last steps.
  --steps N      how many of the last steps (default 10)
  --json         the same for programs`,
  options: { json: { type: 'boolean' }, steps: { type: 'string' } },
  async run({ files, keys, flag, text }) {
    const registry = await readRegistry(files, acceptedKeys(keys));
    const history = await readHistory(files, Number(text('steps') ?? 10) || 10);
    if (flag('json')) console.log(JSON.stringify({ registry: registry ?? null, history }, null, 2));
    else if (registry) print(registry, history);
    else console.log(`Nothing is released in ${files.location} yet.`);
  },
};
