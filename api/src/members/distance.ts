import { distance } from 'geokdbush';

export interface Position {
  latitude: number | null;
  longitude: number | null;
}

/**
 * Kilometres between two city centres, rounded up in steps of at least 5 so that nobody can be
 * located. Null when either place is unknown.
 */
export function distanceInSteps(from: Position | undefined, to: Position): number | null {
  if (from?.latitude == null || from.longitude == null) return null;
  if (to.latitude == null || to.longitude == null) return null;
  const km = distance(from.longitude, from.latitude, to.longitude, to.latitude);
  const step = km <= 50 ? 5 : km <= 200 ? 10 : 50;
  return Math.max(5, Math.ceil(km / step) * step);
}
