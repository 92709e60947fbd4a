import { Type } from 'typebox';
import { largestPicture } from '../../photos/schemas.ts';
import { Nullable, Time } from '../../platform/shapes.ts';
import { refusals } from './decide.ts';
import { poses } from './poses.ts';

/** GET /api/verification.php: one's own mark, and what to do for it. */
export const VerificationAnswer = Type.Object(
  {
    status: Type.Enum(['none', 'waiting', 'verified', 'refused', 'expired']),
    /** How to sit for the photo. */
    pose: Type.Enum(poses, { $id: 'Pose' }),
    /** Why the last photo was refused. */
    reason: Nullable(Type.Enum(refusals, { $id: 'VerificationRefusal' })),
    /** There is no main photo yet to compare with. */
    photo_needed: Type.Boolean(),
    verified_at: Nullable(Time),
    expires_at: Nullable(Time),
  },
  { $id: 'Verification' },
);

/** POST /api/verification.php takes this as multipart/form-data. */
export const VerificationForm = Type.Object({
  photo: Type.String({ format: 'binary', maxLength: largestPicture }),
});
