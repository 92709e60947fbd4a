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

/** Gives the id of the report as a receipt. Rejects with `ApiError`. */
export async function sendReport(report: Report): Promise<Id> {
  const answer = await post('/api/report.php', { ...report });
  return answer.report;
}
