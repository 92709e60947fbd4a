import { Type } from 'typebox';
import { Closed, Id, Nullable, Time } from '../../platform/shapes.ts';
import { measures } from './decide.ts';

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

/** The receipt of a report, which is mailed as well; people say the number. */
export const ReportAnswer = Type.Object({ report: Id, number: Type.String() });

const token = Type.String({ minLength: 20, maxLength: 100 });

/** GET /api/appeal.php?token=: the decision that the mailed link is about. */
export const AppealQuery = Type.Object({ token });
export const AppealAnswer = Type.Object(
  {
    number: Type.String(),
    /** Reported by whom the link was mailed to; else about them. */
    mine: Type.Boolean(),
    what: Type.Enum(['profile', 'photo', 'message']),
    reason: ReportReason,
    measure: Type.Enum(measures, { $id: 'Measure' }),
    decided_at: Time,
    /** How it stands with what was said against it; null when nothing was yet. */
    appeal: Nullable(Type.Enum(['open', 'granted', 'rejected'], { $id: 'AppealStatus' })),
  },
  { $id: 'Appeal' },
);
/** POST /api/appeal.php: 404 token_invalid, 410 token_used once it was. */
export const AppealBody = Closed({
  token,
  text: Type.String({ $id: 'AppealText', minLength: 1, maxLength: 3000 }),
});
