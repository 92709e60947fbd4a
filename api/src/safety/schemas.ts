import { Type } from 'typebox';
import { Id, Time } from '../platform/shapes.ts';

const BlockedMember = Type.Object(
  { profile: Id, name: Type.String(), blocked_at: Time },
  { $id: 'BlockedMember' },
);
/** GET /api/blocks.php: one's own block list. */
export const BlocksAnswer = Type.Object({ blocks: Type.Array(BlockedMember) });
