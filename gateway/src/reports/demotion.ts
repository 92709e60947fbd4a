import type { KeyObject } from 'node:crypto';
import type { Files } from '@afterglow/federation/store/files';
import { acceptedKeys, type KeySource } from '@afterglow/federation/store/keys';
import { readRegistry } from '@afterglow/federation/store/registry-file';
import { takeStep } from '@afterglow/federation/store/take-step';
import { type Counts, countsOf } from '@afterglow/federation/telemetry/counts';
import { mustGo } from '@afterglow/federation/telemetry/decide';
import { demote } from '@afterglow/federation/telemetry/demote';
import { type Trial, trialsOf } from '@afterglow/federation/telemetry/trials';
import type { Observations } from './observations.ts';
import { regularly } from './regularly.ts';

interface Parts {
  files: Files;
  keys: KeySource;
  observations: Pick<Observations, 'recent'>;
  warn: (line: string) => void;
}

const inWords = ({ failed, shown }: Counts) => `failed for ${failed}, ${shown} report it shown`;

/** Compares every version on trial with its predecessor, once, and takes back those that must go. */
export async function judge({ files, keys, observations, warn }: Parts): Promise<void> {
  const seen = observations.recent();
  if (!seen.some(({ failed }) => failed)) return;
  const accepted: KeyObject[] = acceptedKeys(keys);
  const registry = await readRegistry(files, accepted);
  if (!registry) return;
  for (const trial of trialsOf(registry)) {
    const { remote, version, predecessor } = trial;
    const counts = countsOf(seen, trial);
    const before = countsOf(seen, { remote, version: predecessor });
    if (!mustGo(counts, before)) continue;
    const why = `clients in ten minutes: ${version} ${inWords(counts)}; ${predecessor} ${inWords(before)}`;
    await takeBack({ files, keys }, trial, why);
    warn(`${remote} ${version} was demoted; ${why}`);
  }
}

async function takeBack(
  { files, keys }: Pick<Parts, 'files' | 'keys'>,
  trial: Trial,
  why: string,
): Promise<void> {
  const what = `${trial.remote} ${trial.kind === 'canary' ? 'canary ended' : 'rolled back'}`;
  const context = { files, keys, who: 'gateway', why, dryRun: false };
  await takeStep(context, trial.remote, what, (current) => demote(current, trial));
}

/** Keeps judging until the returned function is called. */
export const startDemotion = (parts: Parts): (() => void) =>
  regularly(() => judge(parts), 'nothing can be demoted', parts.warn);
