import type { FastifyRequest } from 'fastify';
import { lastingAnswers } from './lasting-answers.ts';

let now: number;
let lasting: ReturnType<typeof lastingAnswers>;
beforeEach(() => {
  now = 0;
  lasting = lastingAnswers(() => now);
});

const reader = { hostname: 'a.test', country: 'NL', cookies: {} };
const at = (other: object = {}, language = 'nl', address = '/api/a') =>
  lasting({ ...reader, ...other } as unknown as FastifyRequest, language, address);

test.each([
  ['private, max-age=30', 30_000],
  ['private, max-age=3600', 60_000],
])('%s is believed for so long, a minute at most', (cacheControl, milliseconds) => {
  at().keep(null, cacheControl);
  now += milliseconds - 1;
  expect(at().before()?.data).toBeNull();
  now += 1;
  expect(at().before()).toBeUndefined();
});

test.each(['no-store', 'max-age=0', undefined])('%s is not kept', (cacheControl) => {
  at().keep('own', cacheControl);
  expect(at().before()).toBeUndefined();
});

test('each site, country, language and address has answers of its own', () => {
  at().keep('one', 'max-age=60');
  for (const other of [
    at({ hostname: 'b.test' }),
    at({ country: 'DE' }),
    at({ cookies: { geoip_selected_country: 'DE' } }),
    at({}, 'de'),
    at({}, 'nl', '/api/b'),
  ]) {
    expect(other.before()).toBeUndefined();
  }
  expect(at().before()?.data).toBe('one');
});

test('what a browser claims of its country beside a code makes no difference', () => {
  at().keep('one', 'max-age=60');
  for (const claimed of ['nowhere', 'de', ' ', '1'.repeat(100)]) {
    expect(at({ cookies: { geoip_selected_country: claimed } }).before()?.data).toBe('one');
  }
});
