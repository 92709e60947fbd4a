import type { ErrorClass } from '../failures/error-class.ts';

/** How it went with one version of a remote in one page. Nothing in it is about the visitor. */
export interface Outcome {
  remote: string;
  version: string;
  /** Null when it was shown. */
  failure: ErrorClass | null;
  /** Milliseconds until it was shown, or had failed. */
  duration: number;
}
