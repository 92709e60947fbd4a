import { distance } from 'geokdbush';
import { distanceInSteps } from '../members/distance.ts';
import { cities } from './places.ts';
import { positionOf } from './position.ts';

const installation = { secret: 'a'.repeat(43) };
const city = (name: string) => {
  const found = cities.find((one) => one.name === name);
  if (!found) throw new Error(`No ${name}.`);
  return found;
};

/** Puts the point where the distances shown from all the places fit best, to 100 m. */
function trilaterate(shown: { latitude: number; longitude: number; km: number }[]) {
  const misfit = (longitude: number, latitude: number) =>
    shown.reduce((sum, from) => {
      const km = distance(from.longitude, from.latitude, longitude, latitude);
      const over = Math.max(0, km - from.km) + Math.max(0, from.km - step(from.km) - km);
      return sum + over * over;
    }, 0);
  let best = { longitude: 5.3, latitude: 52.1 };
  for (let size = 1.5; size > 0.001; size *= 0.6) {
    const { longitude, latitude } = best;
    let least = misfit(longitude, latitude);
    for (let x = -4; x <= 4; x += 1) {
      for (let y = -4; y <= 4; y += 1) {
        const point = {
          longitude: longitude + (x * size) / 4,
          latitude: latitude + (y * size) / 4,
        };
        const much = misfit(point.longitude, point.latitude);
        if (much < least) [best, least] = [point, much];
      }
    }
  }
  return best;
}

const step = (km: number) => (km <= 50 ? 5 : km <= 200 ? 10 : 50);

test('two hundred made-up positions find nobody better than 2 km [S72]', () => {
  const dutch = cities.filter(({ country }) => country === 'NL');
  const places = Array.from({ length: 200 }, (_, n) => dutch[n % dutch.length]).flatMap(
    (at) => at ?? [],
  );
  const errors = ['Utrecht', 'Amersfoort', 'Apeldoorn', 'Gouda', 'Breda', 'Zwolle'].map(
    (name, n) => {
      const home = city(name);
      const stands = positionOf(installation, `target ${n}`, home);
      const shown = places.map((place, number) => {
        const spoofed = positionOf(installation, `spoof ${number}`, place);
        // The attacker knows the places chosen, not where beside them the product puts the account.
        return { ...place, km: distanceInSteps(spoofed, stands) ?? 0 };
      });
      const found = trilaterate(shown);
      return distance(found.longitude, found.latitude, home.longitude, home.latitude);
    },
  );
  expect(Math.min(...errors)).toBeGreaterThan(2);
});

test('a position stays where it is, differs by person and city, and is 2.5 km beside', () => {
  const utrecht = city('Utrecht');
  const at = positionOf(installation, 'ann', utrecht);
  expect(positionOf(installation, 'ann', utrecht)).toEqual(at);
  expect(positionOf(installation, 'bob', utrecht)).not.toEqual(at);
  expect(positionOf({ secret: 'b'.repeat(43) }, 'ann', utrecht)).not.toEqual(at);
  for (const name of ['ann', 'bob', 'cas']) {
    const { longitude, latitude } = positionOf(installation, name, utrecht);
    const km = distance(longitude, latitude, utrecht.longitude, utrecht.latitude);
    expect(km).toBeCloseTo(2.5, 1);
  }
});

test('two of the same city are shown as near as can be', () => {
  const utrecht = city('Utrecht');
  for (let n = 0; n < 50; n += 1) {
    const one = positionOf(installation, `one ${n}`, utrecht);
    expect(distanceInSteps(one, positionOf(installation, `two ${n}`, utrecht))).toBe(5);
  }
});
