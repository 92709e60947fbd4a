import { Type } from 'typebox';
import { Closed, Id, Time } from '../platform/shapes.ts';

/** GET /api/blocks.php: one's own block list. */
export const BlocksAnswer = Type.Object({
  blocks: Type.Array(Type.Object({ profile: Id, name: Type.String(), blocked_at: Time })),
});

export const reportReasons = [
  'fake',
  'underage',
  'harassment',
  'hate',
  'nudity',
  'money',
  'spam',
  'other',
] as const;

/** POST /api/report.php: the reporter no longer sees what was reported. */
export const ReportBody = Closed({
  profile: Id,
  photo: Type.Optional(Id),
  message: Type.Optional(Id),
  reason: Type.Enum(reportReasons),
  remarks: Type.Optional(Type.String({ maxLength: 1000 })),
});

/** The receipt of a report. */
export const ReportAnswer = Type.Object({ report: Id });
