import type { Static } from 'typebox';
import type { Card } from '../members/cards.ts';
import type { MatchAnswer } from './schemas.ts';

type Fit = Static<typeof MatchAnswer>['matches'][number];

export interface Wishes {
  interests: string[];
  ages: { from: number; to: number } | null;
  reason: string | null;
  near: boolean;
}

export interface Candidate {
  card: Card;
  interests: string[];
  reason: string | null;
  likesMe: boolean;
}

const points = { interests: 40, near: 20, age: 15, reason: 15, likesMe: 6, online: 4 };
const nearKm = 25;
const farKm = 100;

/**
 * How well somebody fits what matters, 0 to 100, and why. What was not asked for neither adds nor
 * takes away; liking and being online count for everybody.
 */
export function fitScore(wishes: Wishes, candidate: Candidate): Fit {
  const { card } = candidate;
  const reasons: Fit['reasons'] = [];
  let reached = 0;
  let possible = points.likesMe + points.online;
  const count = (weight: number, share: number, reason: Fit['reasons'][number]) => {
    reached += weight * share;
    if (share > 0) reasons.push(reason);
  };
  if (wishes.interests.length > 0) {
    possible += points.interests;
    const shared = wishes.interests.filter((key) => candidate.interests.includes(key));
    const share = shared.length / wishes.interests.length;
    count(points.interests, share, { key: 'interests', interests: shared });
  }
  if (wishes.near && card.distance_km !== null) {
    possible += points.near;
    const share = nearness(card.distance_km);
    count(points.near, share, { key: 'near', distance_km: card.distance_km });
  }
  if (wishes.ages) {
    possible += points.age;
    const fits = card.age >= wishes.ages.from && card.age <= wishes.ages.to;
    count(points.age, Number(fits), { key: 'age' });
  }
  if (wishes.reason) {
    possible += points.reason;
    count(points.reason, Number(candidate.reason === wishes.reason), { key: 'reason' });
  }
  count(points.likesMe, Number(candidate.likesMe), { key: 'likes_you' });
  count(points.online, Number(card.online), { key: 'online' });
  return { profile: card.id, card, score: Math.round((100 * reached) / possible), reasons };
}

/**
 * Whether a reason answers what was asked: nobody fits for being online. Where nothing was asked,
 * every reason will do.
 */
export function isAsked(wishes: Wishes, reason: Fit['reasons'][number]['key']): boolean {
  const { interests, ages, near } = wishes;
  const asked = {
    interests: interests.length > 0,
    age: ages !== null,
    near,
    reason: wishes.reason !== null,
  };
  const isAnswer = Object.entries(asked).some(([key, isSet]) => isSet && key === reason);
  return isAnswer || !Object.values(asked).includes(true);
}

function nearness(km: number): number {
  if (km <= nearKm) return 1;
  return km <= farKm ? 0.5 : 0;
}
