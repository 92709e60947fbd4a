import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyRequest } from 'fastify';
import type { SettingsAnswer, SiteSettings } from './api-client.ts';
import { keptSettings } from './kept-settings.ts';

let now = 0;
let answers: (SettingsAnswer | Promise<SettingsAnswer>)[] = [];
const asked: string[] = [];
const settings = keptSettings(
  async ({ hostname }, query) => {
    asked.push(`${hostname}?${query}`);
    const known: SettingsAnswer = { kind: 'ok', settings: { name: hostname } as SiteSettings };
    return answers.shift() ?? known;
  },
  () => now,
);
beforeEach(() => {
  now += 10_000;
  answers = [];
  asked.length = 0;
});

interface Asking {
  hostname?: string;
  country?: string;
  cookies?: Record<string, string>;
  query?: string;
  language?: string;
}
const ask = ({ query = '', language, ...request }: Asking = {}) =>
  settings(
    { hostname: 'a.test', country: 'NL', cookies: {}, ...request } as unknown as FastifyRequest,
    new URLSearchParams(query),
    language,
  );

test('one answer serves everybody for two seconds, those who ask at once among them', async () => {
  const [one, other] = await Promise.all([ask(), ask({ query: 'gclid=1' })]);
  expect(other).toBe(one);
  now += 1999;
  expect(await ask({ cookies: { theme: 'dark' } })).toBe(one);
  expect(asked).toHaveLength(1);
  now += 1;
  expect(await ask()).not.toBe(one);
  expect(asked).toHaveLength(2);
});

test.each<Asking>([
  { hostname: 'b.test' },
  { country: 'DE' },
  { cookies: { geoip_selected_country: 'DE' } },
  { language: 'de' },
  { query: 'country=DE' },
])('whoever asks otherwise is answered for himself: %j', async (otherwise) => {
  const one = await ask();
  expect(await ask(otherwise)).not.toBe(one);
  expect(await ask()).toBe(one);
});

test.each<Asking>([
  { query: 'country=nowhere' },
  { cookies: { geoip_selected_country: '1', locale: 'pl-PL', sid: 'ann' } },
  { query: 'lang=xx' },
])('what is told to nobody makes no difference: %j', async (otherwise) => {
  const one = await ask();
  expect(await ask(otherwise)).toBe(one);
});

test('countries in which a site has nobody make no difference once they are known', async () => {
  const hostname = 'served.test';
  const served = () =>
    ({ kind: 'ok', settings: { countries: ['DE', 'NL'] } as object }) as SettingsAnswer;
  answers = [served(), served(), served()];
  await ask({ hostname });
  const one = await ask({ hostname });
  expect(await ask({ hostname, query: 'country=AA' })).toBe(one);
  const german = await ask({ hostname, query: 'country=DE' });
  expect(german).not.toBe(one);
  const cookies = { geoip_selected_country: 'DE' };
  expect(await ask({ hostname, query: 'country=ZZ', cookies })).toBe(german);
  expect(asked).toHaveLength(3);
});

test('whoever asks first for a country that a site has just come to serve selects it for nobody else', async () => {
  const hostname = 'growing.test';
  const serving = (...countries: string[]) =>
    ({ kind: 'ok', settings: { countries } as object }) as SettingsAnswer;
  answers = [serving('NL'), serving('NL', 'AT'), serving('NL', 'AT')];
  await ask({ hostname });
  const austrian = await ask({ hostname, query: 'country=AT' });
  expect(await ask({ hostname })).not.toBe(austrian);
  expect(asked).toHaveLength(3);
});

test.each<SettingsAnswer>([{ kind: 'unavailable' }, { kind: 'unknown-host' }])(
  '$kind is asked anew at once',
  async (refusal) => {
    answers = [refusal];
    expect(await ask()).toBe(refusal);
    expect(await ask()).toMatchObject({ kind: 'ok' });
  },
);

test('whose time is over is let go of as somebody else asks', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const old = await (async () => new WeakRef(await ask({ hostname: 'old.test' })))();
  now += 2000;
  await ask();
  // What was seen in a turn is held until its end.
  await new Promise(setImmediate);
  collect();
  expect(old.deref()).toBeUndefined();
});

test('a refusal that comes late takes nothing from the answer after it', async () => {
  let refuse = (_: SettingsAnswer) => {};
  answers = [new Promise<SettingsAnswer>((done) => (refuse = done))];
  const late = ask();
  now += 2100;
  const next = await ask();
  refuse({ kind: 'unavailable' });
  expect(await late).toEqual({ kind: 'unavailable' });
  expect(await ask()).toBe(next);
});
