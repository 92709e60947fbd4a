import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Places by GeoNames (geonames.org), CC BY 4.0. `region` is a key such as NL-09. */
export interface City {
  name: string;
  country: string;
  region: string;
  latitude: number;
  longitude: number;
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

/** Largest first. */
export const cities: City[] = read('cities.tsv').trimEnd().split('\n').map(toCity);

function toCity(line: string): City {
  const [country = '', code = '', name = '', latitude, longitude] = line.split('\t');
  const region = `${country}-${code}`;
  return { name, country, region, latitude: Number(latitude), longitude: Number(longitude) };
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

/** The city a member chose, whatever the case it was typed in. */
export function findCity(country: string, region: string, name: string): City | undefined {
  const wanted = fold(name);
  return cities.find(
    (city) => city.country === country && city.region === region && fold(city.name) === wanted,
  );
}

/** The largest cities that begin with `start`, accents and case aside. At most 20. */
export function citiesLike(country: string, start: string, region?: string): City[] {
  const wanted = fold(start);
  const found: City[] = [];
  for (const city of cities) {
    const fits = city.country === country && (!region || city.region === region);
    if (fits && fold(city.name).startsWith(wanted)) found.push(city);
    if (found.length === 20) break;
  }
  return found;
}

function fold(name: string): string {
  return name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
