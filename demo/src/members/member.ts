import type { Gender } from '../portraits/traits/traits.ts';
import { createRng, type Rng } from '../random.ts';
import { writeAbout } from './about.ts';
import { appearance } from './appearance.ts';
import type { DemoCountry } from './country.ts';
import { type City, citiesOf, textsOf } from './data.ts';
import { interestsAt, pickBody, pickReason } from './facts.ts';
import { nameOf } from './names.ts';
import { personOf } from './person.ts';
import { type Prompt, pickPrompts } from './prompts.ts';

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
  prompts: Prompt[];
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
  const { seed, rng, gender, age, traits } = personOf(country, number);
  const birthday = rng.int(1, 365);
  const { status, ...written } = writeAbout(
    rng,
    textsOf[country],
    { gender, age },
    interestsAt(age),
  );
  return {
    key: `${country}-${number}`,
    seed,
    age,
    birthday,
    name: nameOf(country, number),
    gender,
    ...pickOrientation(rng, country, gender),
    country,
    city: pickCity(rng, country),
    ...written,
    prompts: pickPrompts(createRng(seed, 13), textsOf[country]),
    reason: pickReason(rng),
    ...appearance(traits),
    ...pickBody(rng, gender, age),
    ...(status && { relationship_status: status }),
    premium: rng.chance(0.22),
    photos: pickPhotos(rng),
  };
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
