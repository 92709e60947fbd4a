export interface Outcome {
  passed: number;
  failed: number;
  /** Tests that could not be run here. */
  skipped?: number;
  /** What a person needs to mend it; empty when nothing failed. */
  details: string;
  /** A line for each test that failed, with its file. */
  failures?: string[];
  /** What is worth knowing in any case; one line. */
  note?: string;
}

export interface Stage {
  name: string;
  run(): Promise<Outcome>;
}

/** The outcome of something that is one test by itself. */
export function single(passed: boolean, details: string): Outcome {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, details: passed ? '' : details };
}
