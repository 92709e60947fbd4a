import type { Gender } from '../portraits/traits/traits.ts';
import type { DemoCountry } from './country.ts';
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

export const textsOf: Record<DemoCountry, Texts> = {
  NL: readJson('texts/nl.json'),
  DE: readJson('texts/de.json'),
  GB: readJson('texts/en.json'),
};
export const citiesOf: Record<DemoCountry, City[]> = readJson('cities.json');
export const namesOf: Record<DemoCountry, Record<Gender, NameList>> = readJson('names.json');
