import { judgeOf } from '@afterglow/federation/gate/judge-step';
import { LostRace, Refusal } from '@afterglow/federation/registry/refusal';
import type { Registry } from '@afterglow/federation/registry/registry';
import { goOn, stopCanary } from '@afterglow/federation/registry/steps';
import type { Files } from '@afterglow/federation/store/files';
import { acceptedKeys, type KeySource } from '@afterglow/federation/store/keys';
import { readRegistry } from '@afterglow/federation/store/registry-file';
import { takeStep } from '@afterglow/federation/store/take-step';
import { mayGoOn, type Stage } from '@afterglow/federation/telemetry/go-on';
import { stagesOf } from '@afterglow/federation/telemetry/stages';
import { regularly } from './regularly.ts';
import type { Voices } from './voices.ts';

interface Parts {
  files: Files;
  keys: KeySource;
  voices: Pick<Voices, 'about'>;
  warn: (line: string) => void;
}

/** The registry without a version that lost; unchanged when it is on trial no longer. */
function takenBack(current: Registry, { remote, version }: Stage): Registry {
  const isStill = current.channels[remote]?.canary?.version === version;
  return isStill ? stopCanary(current, remote) : current;
}

const goneOn = (current: Registry, { remote, version, share }: Stage, now: number) =>
  goOn(current, { name: remote, version, from: share }, new Date(now).toISOString());

function inWords({ remote, version, share, steps }: Stage, kind: 'on' | 'halt'): string {
  if (kind === 'halt') return `${remote} canary ${version} halted at ${share} % and taken back`;
  const next = steps.find((step) => step > share);
  return `${remote} ${version} ${next === 100 ? 'live for everybody' : `canary for ${next} %`}`;
}

/** A version that would meet what it does not fit stays at its share. The next look sees what is so then. */
function whyItStays(error: unknown): string[] {
  if (error instanceof LostRace) return [];
  if (error instanceof Refusal) return [error.message];
  throw error;
}

/**
 * Looks once at every version that goes on by evidence: lets it go on, takes it back, or waits. All
 * there is to know stands in the registry and in the voices, so a restart changes nothing, and of two
 * gateways the second finds the step taken. What lost is taken back whatever it leaves behind.
 *
 * @throws Refusal with why a step could not be taken, such as what would not fit, after all were looked at
 */
export async function lookAtRollouts(
  { files, keys, voices, warn }: Parts,
  now = Date.now(),
): Promise<void> {
  const registry = await readRegistry(files, acceptedKeys(keys));
  const staying: string[] = [];
  for (const stage of registry ? stagesOf(registry) : []) {
    const { remote } = stage;
    const { kind, why } = mayGoOn(voices.about(remote, Date.parse(stage.begun)), stage, now);
    if (kind === 'wait') continue;
    const occasion = { files, keys, who: 'gateway', why, dryRun: false };
    const what = inWords(stage, kind);
    const step = (current: Registry) =>
      kind === 'halt' ? takenBack(current, stage) : goneOn(current, stage, now);
    const judge = kind === 'halt' ? undefined : judgeOf(files, [remote]);
    try {
      await takeStep(occasion, [remote], what, step, judge);
      if (kind === 'halt') warn(`${what}; ${why}`);
    } catch (error) {
      staying.push(...whyItStays(error));
    }
  }
  if (staying.length > 0) throw new Refusal(staying.join('; '));
}

/** Keeps looking until the returned function is called. */
export const startRollouts = (parts: Parts): (() => void) =>
  regularly(() => lookAtRollouts(parts), 'no rollout can go on', parts.warn);
