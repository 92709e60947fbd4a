import { type Id, post } from '@afterglow/shared-state';

export const REASONS = [
  'fake',
  'underage',
  'harassment',
  'hate',
  'nudity',
  'money',
  'spam',
  'other',
] as const;

export type ReportReason = (typeof REASONS)[number];

interface Report {
  profile: Id;
  photo?: Id;
  reason: ReportReason;
  remarks?: string;
}

/** Rejects with `ApiError`. */
export const sendReport = (report: Report) => post<undefined>('/api/report.php', report);
