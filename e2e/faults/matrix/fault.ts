import type { ErrorClass } from '@afterglow/federation/failures/error-class';
import type { Trouble } from '../../support/product/interference.ts';
import type { Subject } from './subject.ts';

interface Symptom {
  what: string;
  /** What is said of it: the class that pages report, or that the description is refused. */
  failure: ErrorClass | 'description';
  /** It shows when the member goes on to the remote's next page. */
  later?: true;
  /** It shows when the member comes from a page of another remote: a document has no need of the file. */
  within?: true;
}

/** The release itself is broken: one of its files is another one. */
export interface BrokenRelease extends Symptom {
  file: (subject: Subject) => string;
  change: (text: string) => string;
  trouble?: never;
}

/** The release is good, but some of its files do not arrive as they are. */
export interface BrokenTransport extends Symptom {
  trouble: Trouble;
  lost: (subject: Subject) => string[];
}

/** How a remote can break. */
export type Fault = BrokenRelease | BrokenTransport;
