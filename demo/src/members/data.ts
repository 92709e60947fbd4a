import type { Gender } from '../portraits/traits.ts';
import cities from './cities.json' with { type: 'json' };
import type { DemoCountry } from './country.ts';
import names from './names.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

/** A sentence; some only fit one gender or an age. */
export type Line = { text: string; gender?: string; from?: number; to?: number };

export type Texts = {
  openers: Line[];
  middles: (Line & { interests: string[] })[];
  closers: Line[];
};

export type City = {
  /** GeoNames id. */
  id: string;
  name: string;
  region: string;
  latitude: number;
  longitude: number;
  population: number;
};

type NameList = { young: string; older: string; international: string };

export const textsOf: Record<DemoCountry, Texts> = { NL: nl, DE: de, GB: en };
export const citiesOf: Record<DemoCountry, City[]> = cities;
export const namesOf: Record<DemoCountry, Record<Gender, NameList>> = names;
