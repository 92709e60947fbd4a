import { languages } from '../platform/languages.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import {
  cities,
  citiesLike,
  exonyms,
  findCity,
  regionName,
  regionNames,
  regionsOf,
} from './places.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a position becomes the nearest place, or false at sea', async () => {
  const client = t.client();
  expect((await client.get('/api/geocode.php?lat=52.3702&lon=4.8952')).body).toEqual({
    country: 'NL',
    region: 'NL-07',
    region_name: 'Noord-Holland',
    city: 'Amsterdam',
  });
  expect((await client.get('/api/geocode.php?lat=0&lon=-30')).text).toBe('false');
  expect((await client.get('/api/geocode.php?lat=91&lon=0')).status).toBe(400);
  expect((await client.get('/api/geocode.php?lat=x&lon=0')).status).toBe(400);
});

test('cities are found by their beginning, accents aside, the largest first', async () => {
  const names = async (query: string) => {
    const { body } = await t.client().get(`/api/cities.php?${query}`);
    return (body as { cities: { name: string }[] }).cities.map(({ name }) => name);
  };
  expect((await names('country=NL&q=am')).slice(0, 2)).toEqual(['Amsterdam', 'Amersfoort']);
  expect(await names('country=DE&q=koln')).toEqual(['Köln']);
  expect(await names('country=NL&q=den%20h')).toContain('Den Haag');
  expect(await names('country=XX&q=a')).toEqual([]);
});

test.each([
  ['PL', 'lodz', 'Łódź'],
  ['DK', 'kobenhavn', 'København'],
  ['DK', 'koebenhavn', 'København'],
  ['DK', 'naestved', 'Næstved'],
  ['NO', 'aalesund', 'Ålesund'],
  ['FR', 'marcq en baroeul', 'Marcq-en-Barœul'],
  ['FR', 'Aix en  Provence', 'Aix-en-Provence'],
  ['NL', '’s-hert', "'s-Hertogenbosch"],
  ['NL', '‘s Hert', "'s-Hertogenbosch"],
  ['GB', "bo'ness", 'Bo’ness'],
  ['CH', 'st gallen', 'St. Gallen'],
  ['DE', 'halle saale', 'Halle (Saale)'],
  ['DE', 'Muenchen', 'München'],
  ['DE', 'Mu\u0308nchen', 'München'],
  ['DE', 'Duesseld', 'Düsseldorf'],
])('%s: who types %s finds %s', (country, typed, name) => {
  expect(citiesLike(country, typed).map((city) => city.name)).toContain(name);
});

test('a city is known by any of its spellings, and kept by its own', () => {
  for (const typed of ['Giessen', 'gießen', 'GIESSEN']) {
    expect(findCity('DE', 'DE-05', typed)).toMatchObject({ name: 'Gießen' });
  }
  expect(findCity('DE', 'DE-05', 'Gi')).toBeUndefined();
  expect(findCity('DE', 'DE-05', '’ -')).toBeUndefined();
});

test('no city of a region is found by what another one there is called', () => {
  for (const { country, region, name } of cities) {
    expect([name, findCity(country, region, name)?.name]).toEqual([name, name]);
  }
});

const spec = 'US NL BE FR IT ES DE AT IE GB CA PL AU NZ CH DK FI NO SE'.split(' ');

test.each(spec)('%s: regions by name, each with a city that can be chosen there', (country) => {
  const regions = regionsOf(country, 'en');
  expect(regions.length).toBeGreaterThan(2);
  expect(new Set(regions.map(({ name }) => name)).size).toBe(regions.length);
  for (const { key, name } of regions) {
    expect(name).not.toMatch(/[/(]|Region$|District$|Voivodeship|State of/);
    const [first] = citiesLike(country, '', key);
    if (!first) throw new Error(`No city in ${key}.`);
    expect(findCity(country, key, first.name.toUpperCase())).toEqual(first);
  }
});

test('every name that a language has of its own is of a region there is, and differs', () => {
  for (const language of languages) {
    for (const [key, name] of Object.entries(exonyms[language] ?? {})) {
      expect([key, Object.hasOwn(regionNames, key)]).toEqual([key, true]);
      expect([language, key, name]).not.toEqual([language, key, regionNames[key]]);
    }
  }
  expect(Object.keys(exonyms).sort()).toEqual([...languages].sort());
});

test.each(spec)('%s: no two regions have one name in any language', (country) => {
  for (const language of languages) {
    const names = regionsOf(country, language).map(({ name }) => name);
    expect([language, names.filter((name, at) => names.indexOf(name) !== at)]).toEqual([
      language,
      [],
    ]);
  }
});

test('places are written as the people there do, and readers have names of their own', () => {
  const name = (key: string) => ['de', 'en', 'nl'].map((language) => regionName(key, language));
  expect(name('DE-02')).toEqual(['Bayern', 'Bavaria', 'Beieren']);
  expect(name('US-CA')).toEqual(['Kalifornien', 'California', 'Californië']);
  expect(name('NL-07')).toEqual(['Nordholland', 'North Holland', 'Noord-Holland']);
  expect(regionName('PL-77', 'sv')).toBe('Lillpolen');
  expect(regionName('PL-77', 'nl')).toBe('Małopolskie');
  expect(regionName('XX-1', 'en')).toBe('XX-1');
  const local = [
    ['IT', 'Firenze'],
    ['DK', 'København'],
    ['FI', 'Sipoo'],
    ['IE', 'Limerick'],
    ['NO', 'Tromsø'],
    ['NO', 'Drammen'],
    ['CA', 'Montréal'],
    ['US', 'New York City'],
    ['AU', 'Sydney'],
    ['NZ', 'Auckland'],
  ] as const;
  for (const [country, city] of local) {
    expect(citiesLike(country, city).map((found) => found.name)).toContain(city);
  }
});

test('a city is found by what others call it, too, and shown as the people there do', () => {
  expect(findCity('FI', 'FI-01', 'Sibbo')?.name).toBe('Sipoo');
  expect(findCity('DE', 'DE-02', 'munich')?.name).toBe('München');
  expect(citiesLike('DK', 'Copenh')[0]?.name).toBe('København');
});
