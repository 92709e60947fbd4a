import { isWhole } from '../is-whole.ts';
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

function playedWith(fault: Fault, index: number): Subject[] {
  const able = subjects.filter((subject) => exists(subject, fault));
  return isWhole ? able : [able[index % able.length] as Subject];
}

/** Faults that are told as the same failure alternate between the two, unless the whole is played. */
function beginnings(fault: Fault): boolean[] {
  const alike = faults.filter(({ failure }) => failure === fault.failure);
  return isWhole || alike.length === 1 ? [true, false] : [alike.indexOf(fault) % 2 === 0];
}

/** Remotes with faults, with and without a version before. */
export const cases: Case[] = faults.flatMap((fault, index) =>
  playedWith(fault, index).flatMap((subject) =>
    beginnings(fault).map((hasPrevious) => ({
      what: `${subject.remote} ${fault.what}, with ${hasPrevious ? 'a' : 'no'} version before`,
      subject,
      fault,
      hasPrevious,
    })),
  ),
);
