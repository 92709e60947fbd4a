import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { type Subject, subjects } from './subject.ts';

export interface Case {
  what: string;
  subject: Subject;
  fault: Fault;
  /** Whether a version before that works is there to take the place of the broken one. */
  hasPrevious: boolean;
}

/** A remote cannot lose what it never had. */
const exists = (subject: Subject, fault: Fault) => !fault.trouble || fault.lost(subject).length > 0;

const pairs = subjects.flatMap((subject) => faults.map((fault) => ({ subject, fault })));

/** What cannot happen, by name. */
export const leftOut = pairs
  .filter(({ subject, fault }) => !exists(subject, fault))
  .map(({ subject, fault }) => `${subject.remote} ${fault.what}`);

/** Every remote with every fault, with and without a version before. */
export const cases: Case[] = pairs
  .filter(({ subject, fault }) => exists(subject, fault))
  .flatMap(({ subject, fault }) =>
    [true, false].map((hasPrevious) => ({
      what: `${subject.remote} ${fault.what}, with ${hasPrevious ? 'a' : 'no'} version before`,
      subject,
      fault,
      hasPrevious,
    })),
  );
