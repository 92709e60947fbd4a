import { availableParallelism } from 'node:os';
import type { GateReport } from '../gate/report.ts';
import type { Audience } from '../registry/audience.ts';
import type { Registry } from '../registry/registry.ts';
import { writerKeys } from '../store/keys.ts';
import { startingPoint } from '../store/registry-file.ts';
import { check } from './check.ts';
import type { Context } from './command.ts';
import { mayGo } from './options.ts';
import { type Failure, publishTogether } from './publish-together.ts';
import { refuseIfEdited } from './refuse-if-edited.ts';
import { type Prepared, prepare, type Stored, storePrepared } from './release-package.ts';

/** What became of one package. */
export interface Outcome {
  name: string;
  version: string;
  /** False when what is there already was made from the same inputs, or is newer. */
  built: boolean;
  /** Why what is there is newer. */
  newer?: string | undefined;
  /** Of the build. */
  milliseconds: number;
  /** What of others' code in it is another than before. */
  parts?: string[];
  /** What the gate found; absent when nothing had to be released. */
  report?: GateReport;
}

export interface Together {
  /** Of every package that did not fail. */
  outcomes: Outcome[];
  failures: Failure[];
  /** The registry as it was before. */
  seen: Registry;
}

/** Two builds at a time at most: each is busy with one core and some hundred MB. */
async function prepareAll(context: Context, names: string[], audience: Audience) {
  const queue = [...names];
  const prepared: Prepared[] = [];
  const failures: Failure[] = [];
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      try {
        prepared.push(await prepare(context, name, audience));
      } catch (error) {
        failures.push({ name, error });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  return { prepared, failures };
}

/**
 * Builds packages, judges them together and publishes those that pass in one step. What is there from
 * the same inputs stays.
 */
export async function releaseTogether(
  context: Context,
  names: string[],
  audience: Audience,
): Promise<Together> {
  const { prepared, failures } = await prepareAll(context, names, audience);
  const candidates = prepared.filter(({ built }) => built);
  const { registry: seen } = await startingPoint(context.files, writerKeys(context.keys).accepted);
  const without = mayGo(context);
  const how = { browser: !context.flag('no-browser'), without };
  const place = { files: context.files, registry: seen, audience };
  const reports = candidates.length > 0 ? await check(candidates, place, how) : [];
  const passes = ({ release }: Prepared) =>
    reports.some(({ name, problems }) => name === release.name && problems.length === 0);
  const passing = candidates.filter(passes);
  const stored: Stored[] = [];
  for (const one of context.dryRun ? [] : passing) {
    try {
      // The gate looked at texts, types and arrows as they are now.
      refuseIfEdited(one.release);
      stored.push(await storePrepared(context, one, audience));
    } catch (error) {
      failures.push({ name: one.release.name, error });
    }
  }
  if (!context.flag('preview'))
    failures.push(...(await publishTogether(context, stored, audience, without)));
  const parts = new Map(stored.map(({ release, parts }) => [release.name, parts]));
  const failed = new Set(failures.map(({ name }) => name));
  const done = prepared.filter(({ release }) => !failed.has(release.name));
  const outcomes = done.map(({ release: { name, version }, built, newer, milliseconds }) => {
    const report = reports.find((one) => one.name === name);
    const made = { name, version, built, newer, milliseconds, parts: parts.get(name) ?? [] };
    return { ...made, ...(report && { report }) };
  });
  return { outcomes, failures, seen };
}
