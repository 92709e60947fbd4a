import { existsSync, readFileSync } from 'node:fs';
import { writeAtomically } from '@afterglow/federation/store/atomic';

/** The highest registry that was ever live here, over restarts and for all gateway processes. */
export interface SequenceMemory {
  /** Throws one line when an older registry was put back. */
  refuseOlder(sequence: number): void;
  remember(sequence: number): void;
}

/**
 * Keeps the memory in a small JSON file, by store: a gateway may be started with another one.
 *
 * @param warn told when the file cannot be written; then it remembers until it ends
 */
export function sequenceMemory(
  file: string,
  store: string,
  warn: (line: string) => void,
): SequenceMemory {
  let own = 0;

  function read(): Record<string, number> {
    try {
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    } catch {
      return {};
    }
  }

  const highest = () => Math.max(own, read()[store] ?? 0);

  return {
    refuseOlder(sequence) {
      if (sequence < highest()) {
        throw new Error(`the registry (#${sequence}) is older than #${highest()}, which was live`);
      }
    },
    remember(sequence) {
      own = Math.max(own, sequence);
      if ((read()[store] ?? 0) >= sequence) return;
      try {
        writeAtomically(file, JSON.stringify({ ...read(), [store]: sequence }, null, 2));
      } catch (error) {
        warn(`cannot remember registry #${sequence}: ${(error as Error).message}`);
      }
    },
  };
}
