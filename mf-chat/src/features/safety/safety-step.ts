import type { Id } from '@afterglow/shared-state';

/** What one is about to do; the time makes each a new one. */
export interface SafetyStep {
  /** A report is about the member, unless it names a message. */
  kind: 'report' | 'decline';
  message?: Id;
  time: number;
}
