import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localNames } from './local-names.ts';

/** Places by GeoNames (geonames.org), CC BY 4.0. `region` is a key such as NL-09. */
export interface City {
  name: string;
  country: string;
  region: string;
  latitude: number;
  longitude: number;
  /** What it is found by, as `fold` leaves it. */
  spellings: string[];
}

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

export const regionNames: Record<string, string> = JSON.parse(read('regions.json'));

/**
 * Names of regions in a language whose speakers write them otherwise than the people there. CLDR has
 * those of the United Kingdom only, so these are our own.
 */
export const exonyms: Record<string, Record<string, string>> = Object.fromEntries(
  readdirSync(join(import.meta.dirname, 'exonyms')).map((file) => [
    file.replace('.json', ''),
    JSON.parse(read(`exonyms/${file}`)),
  ]),
);

/** Letters that no mark was put on. */
const alone = { ł: 'l', ø: 'o', æ: 'ae', ß: 'ss', đ: 'd', œ: 'oe' };

/** What is typed instead where a keyboard does not have them. */
const inTwo = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** What others call a city, by what the people there do: members of before may still have it. */
const otherNames = new Map(
  Object.entries(localNames).map(([known, local]) => [
    `${known.slice(0, 2)} ${local}`,
    known.slice(3),
  ]),
);

/** Largest first. */
export const cities: City[] = read('cities.tsv').trimEnd().split('\n').map(toCity);

function toCity(line: string): City {
  const [country = '', code = '', name = '', latitude, longitude] = line.split('\t');
  const region = `${country}-${code}`;
  return {
    ...{ name, country, region },
    spellings: [name, otherNames.get(`${country} ${name}`) ?? []].flat().flatMap(spellings),
    ...{ latitude: Number(latitude), longitude: Number(longitude) },
  };
}

/** The name of a region in a language; the key itself when it is not known. */
export function regionName(key: string, language: string): string {
  return exonyms[language]?.[key] ?? regionNames[key] ?? key;
}

/** All regions of a country by name. */
export function regionsOf(country: string, language: string): { key: string; name: string }[] {
  return Object.keys(regionNames)
    .filter((key) => key.startsWith(`${country}-`))
    .map((key) => ({ key, name: regionName(key, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/** The city a member chose, however they type it. */
export function findCity(country: string, region: string, name: string): City | undefined {
  const wanted = fold(name);
  return cities.find(
    (city) => city.country === country && city.region === region && city.spellings.includes(wanted),
  );
}

/** The largest cities that begin with `start`, however it is typed. At most 20. */
export function citiesLike(country: string, start: string, region?: string): City[] {
  const wanted = fold(start);
  const found: City[] = [];
  for (const city of cities) {
    const fits = city.country === country && (!region || city.region === region);
    if (fits && city.spellings.some((one) => one.startsWith(wanted))) found.push(city);
    if (found.length === 20) break;
  }
  return found;
}

/** `München` is Munchen and Muenchen, too. */
function spellings(name: string): string[] {
  return [fold(name), fold(replaced(name.toLowerCase(), inTwo))];
}

/** Case, marks, and how words are held together or apart, do not count. */
function fold(name: string): string {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return replaced(bare, alone)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function replaced(text: string, letters: Record<string, string>): string {
  return text.replace(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter);
}
