import { Type } from 'typebox';
import { Card } from '../members/schemas.ts';
import { Closed, Id } from '../platform/shapes.ts';

/** GET /api/likes.php; without `type` the profiles of all three lists. */
export const LikesQuery = Type.Object({
  type: Type.Optional(Type.Enum(['given', 'received', 'matches'])),
});
export const LikesAnswer = Type.Object({
  profiles: Type.Array(Card),
  liked_by: Type.Array(Type.Object({ id: Id, like_new: Type.Boolean() })),
  liked: Type.Array(Id),
  matches: Type.Array(Id),
});

/** POST /api/like.php; `swipe` counts towards the day's likes of the swipe game. */
export const LikeBody = Closed({ profile: Id, swipe: Type.Optional(Type.Boolean()) });
/** `match` is there when the like is mutual. */
export const LikeAnswer = Type.Object({ match: Type.Union([Card, Type.Null()]) });

/**
 * GET /api/auto-like.php: somebody whose like the reader has not seen; else a `suggestion`, who has
 * not liked anybody; else null.
 */
export const AutoLikeAnswer = Type.Object({
  profile: Type.Union([Card, Type.Null()]),
  suggestion: Type.Boolean(),
});
