import type { Gender, PortraitTraits } from '../portraits/traits/traits.ts';
import { traitsFrom } from '../portraits/traits/traits-from.ts';
import { createRng, type Rng } from '../random.ts';
import { writeAbout } from './about.ts';
import { appearance, brightness } from './appearance.ts';
import { type DemoCountry, demoCountries } from './country.ts';
import { type City, citiesOf, namesOf, textsOf } from './data.ts';
import { interests, pickBody, pickReason } from './facts.ts';

interface DemoPhoto {
  private: boolean;
}

/** A person who does not exist. */
export interface DemoMember {
  /** The same for the same person at every start, such as `NL-17`. */
  key: string;
  /** What the portraits are drawn from, with gender and age. */
  seed: number;
  age: number;
  /** 1 to 365: how many days ago the birthday was. */
  birthday: number;
  name: string;
  gender: Gender;
  seeks: Gender | 'both';
  sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi';
  country: DemoCountry;
  city: City;
  about_me: string;
  /** Keys, as all choices below. */
  reason: string;
  interests: string[];
  hair_colour: string;
  eye_colour: string;
  body_type: string;
  height: number;
  relationship_status: string;
  tattoos: string;
  premium: boolean;
  photos: DemoPhoto[];
}

/** The demo member with that number; the same number gives the same person. */
export function demoMember(country: DemoCountry, number: number): DemoMember {
  const seed = (demoCountries.indexOf(country) + 1) * 100_000 + number;
  const rng = createRng(seed, 11);
  const gender: Gender = rng.chance(0.54) ? 'female' : 'male';
  const age = pickAge(rng);
  const traits = traitsFrom(seed, { gender, age });
  return {
    key: `${country}-${number}`,
    seed,
    age,
    birthday: rng.int(1, 365),
    name: pickName(rng, country, traits),
    gender,
    ...pickOrientation(rng, country, gender),
    country,
    city: pickCity(rng, country),
    ...writeAbout(rng, textsOf[country], { gender, age }, interests),
    reason: pickReason(rng),
    ...appearance(traits),
    ...pickBody(rng, gender, age),
    premium: rng.chance(0.22),
    photos: pickPhotos(rng),
  };
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

function pickName(rng: Rng, country: DemoCountry, traits: PortraitTraits): string {
  const lists = namesOf[country][traits.gender];
  const international = brightness(traits.skin) < 0.68 && rng.chance(0.5);
  const list = international ? lists.international : traits.age < 46 ? lists.young : lists.older;
  return rng.pick(list.split(' '));
}

/** The British demo site is for gay people above all, the others are for everybody. */
function pickOrientation(
  rng: Rng,
  country: DemoCountry,
  gender: Gender,
): Pick<DemoMember, 'seeks' | 'sexuality'> {
  const other = gender === 'female' ? 'male' : 'female';
  return rng.weighted<Pick<DemoMember, 'seeks' | 'sexuality'>>([
    [{ seeks: other, sexuality: 'hetero' }, country === 'GB' ? 40 : 80],
    [
      { seeks: gender, sexuality: gender === 'female' ? 'lesbian' : 'gay' },
      country === 'GB' ? 45 : 11,
    ],
    [{ seeks: 'both', sexuality: 'bi' }, country === 'GB' ? 15 : 9],
  ]);
}

/** Bigger cities more often, but not so often that the small ones stay empty. */
function pickCity(rng: Rng, country: DemoCountry): City {
  return rng.weighted(citiesOf[country].map((city) => [city, Math.sqrt(city.population)] as const));
}

/** Two to seven; those after the second may be private. */
function pickPhotos(rng: Rng): DemoPhoto[] {
  const count = rng.weighted([
    [2, 3],
    [3, 4],
    [4, 4],
    [5, 3],
    [6, 2],
    [7, 1],
  ]);
  return Array.from({ length: count }, (_, index) => ({ private: index >= 2 && rng.chance(0.4) }));
}
