import { type TestApp, testApp } from '../testing/app.ts';

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
