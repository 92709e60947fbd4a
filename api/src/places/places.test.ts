import { type TestApp, testApp } from '../testing/app.ts';
import { citiesLike, findCity, regionName, regionsOf } from './places.ts';

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

test('places are written as the people there do, and Dutch readers have their own names', () => {
  const name = (key: string) => [regionName(key, 'en'), regionName(key, 'nl')];
  expect(name('DE-02')).toEqual(['Bayern', 'Beieren']);
  expect(name('PL-77')).toEqual(['Małopolskie', 'Małopolskie']);
  expect(name('BE-VLG')).toEqual(['Vlaanderen', 'Vlaanderen']);
  expect(name('US-CA')).toEqual(['California', 'Californië']);
  const local = [
    ['IT', 'Firenze'],
    ['DK', 'København'],
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
