import { jest } from '@jest/globals';
import { fakeServer } from '../testing/fake-server.ts';
import { geolocation } from './geolocation.ts';

const utrecht = { country: 'NL', region: 'NL-UT', region_name: 'Utrecht', city: 'Utrecht' };
const hour = 3_600_000;

type Locate = (found: (at: object) => void, failed: (error: object) => void) => void;

/** A device that answers like this when it is asked where it is. */
function device(getCurrentPosition: Locate): void {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
}

const inUtrecht: Locate = (found) => found({ coords: { latitude: 52.0907, longitude: 5.1214 } });

beforeEach(() => {
  jest.useFakeTimers();
  geolocation.clear();
});
afterEach(() => jest.useRealTimers());

test('a place is kept for an hour, and its whereabouts are told to a kilometre', async () => {
  const calls = fakeServer({ 'GET /api/geocode.php': () => utrecht });
  device(inUtrecht);
  expect(await geolocation.locate()).toEqual(utrecht);
  expect(geolocation.getState()).toEqual({ permission: 'granted', geocode: utrecht });
  expect(calls[0]?.query).toEqual({ lat: 52.09, lon: 5.12 });
  jest.advanceTimersByTime(hour - 1);
  await geolocation.locate();
  expect(calls).toHaveLength(1);
  jest.advanceTimersByTime(1);
  await geolocation.locate();
  expect(calls).toHaveLength(2);
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'unavailable'],
])('error %i of the device means %s', async (code, permission) => {
  const calls = fakeServer({});
  device((_found, failed) => failed({ code }));
  expect(await geolocation.locate()).toBe(false);
  expect(geolocation.getState()).toEqual({ permission, geocode: false });
  expect(calls).toEqual([]);
});

test('a place that nobody can name is asked for again', async () => {
  fakeServer({ 'GET /api/geocode.php': () => false });
  device(inUtrecht);
  expect(await geolocation.locate()).toBe(false);
  fakeServer({ 'GET /api/geocode.php': () => utrecht });
  expect(await geolocation.locate()).toEqual(utrecht);
});

test('nothing of it outlives the session', async () => {
  fakeServer({ 'GET /api/geocode.php': () => utrecht });
  device(inUtrecht);
  await geolocation.locate();
  geolocation.clear();
  expect(geolocation.getState()).toEqual({ permission: 'unknown', geocode: null });
});
