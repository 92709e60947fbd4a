import { type Id, post, type ReportReason } from '@afterglow/shared-state';

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
