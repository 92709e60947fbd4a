import { derive } from '../platform/secrets.ts';
import type { City } from './places.ts';

const kmPerDegree = 111.2;
const kmBeside = 2.5;

/**
 * Where a member stands for distances: not in the middle of the city but beside it, in a direction
 * that only we can compute and that stays the same. Whoever measures distances from hundreds of
 * places finds this point at best, never a home.
 */
export function positionOf(
  { secret }: { secret: string },
  memberId: string,
  { country, name, latitude, longitude }: Pick<City, 'country' | 'name' | 'latitude' | 'longitude'>,
): { latitude: number; longitude: number } {
  const drawn = Buffer.from(
    derive(secret, 'position', `${memberId} ${country} ${name}`),
    'base64url',
  );
  const angle = (drawn.readUInt32BE() / 2 ** 32) * 2 * Math.PI;
  const east = Math.sin(angle) / Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: latitude + (kmBeside / kmPerDegree) * Math.cos(angle),
    longitude: longitude + (kmBeside / kmPerDegree) * east,
  };
}
