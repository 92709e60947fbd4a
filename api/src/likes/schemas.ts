import { Type } from 'typebox';
import { Age, Card, Reason } from '../members/schemas.ts';
import { Closed, Id, Nullable, Time } from '../platform/shapes.ts';

export const ReceivedLike = Type.Object(
  { id: Id, like_new: Type.Boolean() },
  { $id: 'ReceivedLike' },
);

/** So many cards of a list come at once. */
export const likesPage = 24;

/**
 * GET /api/likes.php, for older pages: all three lists as ids. `profiles` has the cards that a list
 * begins with, new likes before all others; of the three lists, or of one `type`. More of them come
 * by their ids: `of`, with commas.
 */
export const LikesQuery = Type.Object({
  type: Type.Optional(Type.Enum(['given', 'received', 'matches'])),
  of: Type.Optional(Type.String({ minLength: 1, maxLength: likesPage * 27 })),
});
export const LikesAnswer = Type.Object({
  profiles: Type.Array(Card),
  liked_by: Type.Array(ReceivedLike),
  liked: Type.Array(Id),
  matches: Type.Array(Id),
});

/**
 * GET /api/like-list.php: one of the three lists, the latest first; of those received new ones come
 * before all others. The cursor comes from the page before.
 */
export const LikeListQuery = Type.Object({
  type: Type.Enum(['given', 'received', 'matches']),
  cursor: Type.Optional(Type.String({ pattern: '^[01]_[0-9TZ:.-]{20,40}_[0-9a-z]{26}$' })),
});
export const LikeListAnswer = Type.Object({
  profiles: Type.Array(Card),
  /** Likes received that were not seen yet, on all pages. */
  total_new: Type.Integer(),
  cursor: Nullable(Type.String()),
});

/**
 * POST /api/like.php; `swipe` counts towards the day's likes of the swipe game, as does a like for
 * whom the game showed today.
 */
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

const SwipeCard = Type.Object(
  {
    ...Card.properties,
    /** A few, those that the reader shares first; none where the site shows none. */
    interests: Type.Optional(Type.Array(Type.String())),
    /** The texts of their profile, as far as the site shows them. */
    about_me: Type.Optional(Type.String()),
    reason: Type.Optional(Nullable(Reason)),
  },
  { $id: 'SwipeCard' },
);

/** GET /api/swipe.php; the counters are null for premium members. */
export const SwipeAnswer = Type.Object({
  profiles: Type.Array(SwipeCard),
  likes_left: Nullable(Type.Integer()),
  /** Of how many; free members have as many every day. */
  likes_a_day: Type.Optional(Nullable(Type.Integer())),
  next_like_at: Nullable(Time),
});

/** GET /api/match.php: who fits what matters, best first, with the reasons as keys. */
export const MatchQuery = Type.Object({
  interests: Type.Optional(Type.String({ maxLength: 400 })),
  min_age: Type.Optional(Age),
  max_age: Type.Optional(Age),
  reason: Type.Optional(Reason),
  near: Type.Optional(Type.Boolean()),
});
const FitReason = Type.Object(
  {
    key: Type.Enum(['interests', 'age', 'near', 'reason', 'online', 'likes_you']),
    interests: Type.Optional(Type.Array(Type.String())),
    distance_km: Type.Optional(Type.Integer()),
  },
  { $id: 'FitReason' },
);
const Fit = Type.Object(
  {
    profile: Id,
    card: Card,
    /** 0 to 100. */
    score: Type.Integer(),
    reasons: Type.Array(FitReason),
  },
  { $id: 'Fit' },
);
export const MatchAnswer = Type.Object({ matches: Type.Array(Fit) });
