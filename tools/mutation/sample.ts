import { createHash } from 'node:crypto';

/** What is read here of a fault as Stryker's checkers get it. */
interface Planted {
  id: string;
  fileName: string;
  location: object;
  replacement: string;
}

/** A number from 0 to 1 that a planted fault always has under one seed. */
function lotOf({ fileName, location, replacement }: Planted, seed: string): number {
  const place = JSON.stringify([seed, fileName, location, replacement]);
  return createHash('sha256').update(place).digest().readUInt32BE() / 2 ** 32;
}

/** Leaves all but a share of the planted faults alone: a folder whose tests take long has thousands. */
class Sample {
  async init(): Promise<void> {}

  async check(mutants: Planted[]): Promise<Record<string, object>> {
    const { MUTATED_SHARE: share, MUTATED_SEED: seed = '' } = process.env;
    const result = (mutant: Planted) =>
      lotOf(mutant, seed) < Number(share)
        ? { status: 'passed' }
        : { status: 'compileError', reason: 'not in the sample' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, result(mutant)]));
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: Sample }];
