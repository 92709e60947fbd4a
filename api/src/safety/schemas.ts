import { Type } from 'typebox';
import { Closed, Id, Time } from '../platform/shapes.ts';

const BlockedMember = Type.Object(
  { profile: Id, name: Type.String(), blocked_at: Time },
  { $id: 'BlockedMember' },
);
/** GET /api/blocks.php: one's own block list. */
export const BlocksAnswer = Type.Object({ blocks: Type.Array(BlockedMember) });

const ReportReason = Type.Enum(
  ['fake', 'underage', 'harassment', 'hate', 'nudity', 'money', 'spam', 'other'],
  { $id: 'ReportReason' },
);

/** POST /api/report.php: the reporter no longer sees what was reported. */
export const ReportBody = Closed({
  profile: Id,
  photo: Type.Optional(Id),
  message: Type.Optional(Id),
  reason: ReportReason,
  remarks: Type.Optional(Type.String({ $id: 'ReportRemarks', maxLength: 1000 })),
});

/** The receipt of a report. */
export const ReportAnswer = Type.Object({ report: Id });
