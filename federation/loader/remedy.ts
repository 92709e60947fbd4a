import { classify, isLostFile } from '../failures/classify.ts';
import type { Phase } from '../failures/error-class.ts';
import type { BootRemote } from '../registry/boot-manifest.ts';
import type { Outcome } from '../telemetry/outcome.ts';
import type { Runtime } from './runtime.ts';
import type { Versions } from './versions.ts';

export interface Failure {
  remote: string;
  version: string;
  error: unknown;
  phase: Phase;
  /** Milliseconds since it was asked for. */
  duration: number;
}

/**
 * What is left to do about a failure: mount another version in its place; load the page anew,
 * because files of this one are gone; or show that the area failed.
 */
export type Remedy = 'another-version' | 'new-page' | 'none';

export interface RemedyParts {
  runtime: Runtime;
  versions: Versions;
  /** What the registry says now. */
  lookUp: () => Promise<BootRemote[]>;
  report: (outcome: Outcome, error: unknown) => void;
}

/** Reports a failure, moves on to the next version if there is one, and says what is left to do. */
export function remedyFor({ runtime, versions, lookUp, report }: RemedyParts) {
  /** Whether the registry could be asked; files that are gone may have a successor there. */
  async function askRegistry(): Promise<boolean> {
    try {
      versions.update(await lookUp());
      return true;
    } catch {
      return false;
    }
  }

  return async ({ remote, version, error, phase, duration }: Failure): Promise<Remedy> => {
    const failure = classify(error, phase);
    const isLost = isLostFile(error);
    const isReachable = isLost || failure === 'load' ? await askRegistry() : true;
    // A page that has lost the network says nothing about the release.
    if (phase === 'run' && !isReachable) return 'none';
    report({ remote, version, failure, duration }, error);
    if (!versions.stepDown(remote, version)) {
      return isLost && phase === 'run' ? 'new-page' : 'none';
    }
    runtime.use(remote, versions.current(remote));
    return 'another-version';
  };
}
