import { createRng } from '../random.ts';
import { brightness } from './appearance.ts';
import type { DemoCountry } from './country.ts';
import { namesOf } from './data.ts';
import { personOf } from './person.ts';

/** The names dealt so far, by number. */
const dealt = new Map<DemoCountry, string[]>();

/**
 * What the demo member with that number is called. Names are dealt in the order of the numbers, so
 * nobody is called like somebody else of their country and gender while the lists last.
 */
export function nameOf(country: DemoCountry, number: number): string {
  const names = dealt.get(country) ?? [];
  dealt.set(country, names);
  while (names.length <= number) names.push(nextName(country, names));
  return names[number] ?? '';
}

function nextName(country: DemoCountry, before: string[]): string {
  const { seed, gender, age, traits } = personOf(country, before.length);
  const rng = createRng(seed, 12);
  const lists = namesOf[country][gender];
  const international = brightness(traits.skin) < 0.68 && rng.chance(0.5);
  const own = age < 46 ? lists.young : lists.older;
  const wanted = international ? [lists.international, own] : [own];
  const taken = new Set(before);
  for (const list of wanted) {
    const free = list.split(' ').filter((name) => !taken.has(name));
    if (free.length > 0) return rng.pick(free);
  }
  return rng.pick(own.split(' '));
}
