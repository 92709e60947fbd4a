import type { Gender, PortraitTraits } from '../portraits/traits/traits.ts';
import { traitsFrom } from '../portraits/traits/traits-from.ts';
import { createRng, type Rng } from '../random.ts';
import { type DemoCountry, demoCountries } from './country.ts';

interface Person {
  /** What the portraits are drawn from, with gender and age. */
  seed: number;
  gender: Gender;
  age: number;
  traits: PortraitTraits;
  /** Decides everything else about them. */
  rng: Rng;
}

/** Who the demo member with that number is, before anything is written about them. */
export function personOf(country: DemoCountry, number: number): Person {
  const seed = (demoCountries.indexOf(country) + 1) * 100_000 + number;
  const rng = createRng(seed, 11);
  const gender: Gender = rng.chance(0.54) ? 'female' : 'male';
  const age = pickAge(rng);
  return { seed, gender, age, traits: traitsFrom(seed, { gender, age }), rng };
}

/** Most are between 23 and 45; some are up to 72. */
function pickAge(rng: Rng): number {
  return rng.weighted([
    [rng.int(19, 24), 2],
    [rng.int(25, 34), 5],
    [rng.int(35, 44), 4],
    [rng.int(45, 54), 3],
    [rng.int(55, 72), 2],
  ]);
}
