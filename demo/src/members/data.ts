import type { Gender } from '../portraits/traits/traits.ts';
import { byCountry } from './country.ts';
import { readJson } from './read-json.ts';

/** A sentence; some only fit one gender or an age. */
export interface Line {
  text: string;
  gender?: string;
  from?: number;
  to?: number;
  /** The relationship status that it tells. */
  status?: string;
}

export interface Texts {
  openers: Line[];
  middles: (Line & { interests: string[] })[];
  closers: Line[];
  /** One-line answers to questions, by their keys. */
  answers: Record<string, string[]>;
}

export interface City {
  /** GeoNames id. */
  id: string;
  name: string;
  region: string;
  latitude: number;
  longitude: number;
  population: number;
}

interface NameList {
  young: string;
  older: string;
  international: string;
}

export const textsOf = byCountry((_, language): Texts => readJson(`texts/${language}.json`));
export const citiesOf = byCountry((country): City[] => readJson(`cities/${country}.json`));
export const namesOf = byCountry(
  (country): Record<Gender, NameList> => readJson(`names/${country}.json`),
);
