import type { KeyObject } from 'node:crypto';
import { judgeOf } from '@afterglow/federation/gate/judge-step';
import { LostRace, Refusal } from '@afterglow/federation/registry/refusal';
import type { Registry } from '@afterglow/federation/registry/registry';
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

/**
 * Compares every version on trial with its predecessor, once, and takes back those that must go.
 *
 * @throws Refusal with what a predecessor would not fit, after all were looked at
 */
export async function judge({ files, keys, observations, warn }: Parts): Promise<void> {
  const seen = observations.recent();
  if (!seen.some(({ failed }) => failed)) return;
  const accepted: KeyObject[] = acceptedKeys(keys);
  const registry = await readRegistry(files, accepted);
  if (!registry) return;
  const staying: string[] = [];
  for (const trial of trialsOf(registry)) {
    const { remote, version, predecessor } = trial;
    const counts = countsOf(seen, trial);
    const before = countsOf(seen, { remote, version: predecessor });
    if (!mustGo(counts, before)) continue;
    const why = `clients in ten minutes: ${version} ${inWords(counts)}; ${predecessor} ${inWords(before)}`;
    const refused = await takeBack({ files, keys }, trial, why);
    if (refused) staying.push(`${remote} ${version} fails, but ${refused}`);
    else warn(`${remote} ${version} was demoted; ${why}`);
  }
  if (staying.length > 0) throw new Refusal(staying.join('; '));
}

/**
 * Whoever meets a release that fails has the one before already, alone; for everybody it must fit what it
 * meets, or pages break that are well. A canary that fails ends whatever it leaves behind.
 *
 * @returns why it stays, if it does
 */
async function takeBack(
  { files, keys }: Pick<Parts, 'files' | 'keys'>,
  trial: Trial,
  why: string,
): Promise<string | undefined> {
  const { remote, kind } = trial;
  const what = `${remote} ${kind === 'canary' ? 'canary ended' : 'rolled back'}`;
  const context = { files, keys, who: 'gateway', why, dryRun: false };
  const judge = kind === 'canary' ? undefined : judgeOf(files, [remote]);
  const step = (current: Registry) => demote(current, trial);
  try {
    await takeStep(context, [remote], what, step, judge);
  } catch (error) {
    if (error instanceof LostRace || !(error instanceof Refusal)) throw error;
    return error.message;
  }
}

/** Keeps judging until the returned function is called. */
export const startDemotion = (parts: Parts): (() => void) =>
  regularly(() => judge(parts), 'nothing can be demoted', parts.warn);
