import { lastSettings } from './last-settings.ts';

const told = (here: string, selected: string, name = '') => ({
  ...{ name, countries: ['DE', 'NL'], region_data: [`${selected}-1`] },
  ...{ geoip_country: here, geoip_selected_country: selected },
});
const asked = (host: string, language?: string, ...countries: string[]) => ({
  ...{ host, language },
  countries: countries.length > 0 ? countries : [''],
});
let last: ReturnType<typeof lastSettings<ReturnType<typeof told>>>;
beforeEach(() => {
  last = lastSettings();
});

test('whatever is asked of one site takes nothing from what another one was told, or itself', () => {
  last.keep(asked('a.test', 'nl'), told('NL', 'NL', 'a'));
  last.keep(asked('b.test', 'nl'), told('NL', 'NL', 'b'));
  for (let n = 0; n < 20_000; n += 1) {
    const country = n.toString(36).toUpperCase();
    last.keep(asked('b.test', 'en', country, '', 'DE'), told('DE', 'DE', 'flood'));
  }
  expect(last.of(asked('a.test', 'nl'))).toEqual(told('NL', 'NL', 'a'));
  expect(last.of(asked('b.test', 'nl'))?.name).toBe('b');
  expect(last.of(asked('c.test', 'nl'))).toBeUndefined();
});

test('a reader has their language, else what was told last', () => {
  for (const language of ['nl', 'de', 'nl'])
    last.keep(asked('a.test', language), told('', '', language));
  expect(last.of(asked('a.test', 'de'))?.name).toBe('de');
  expect(last.of(asked('a.test', 'fr'))?.name).toBe('nl');
});

test('regions are those of the country of which they were told, or none', () => {
  last.keep(asked('a.test', undefined, 'DE'), told('DE', 'DE'));
  expect(last.of(asked('a.test', undefined, 'DE'))?.region_data).toEqual(['DE-1']);
  expect(last.of(asked('a.test', undefined, 'NL'))?.region_data).toEqual([]);
});

test.each([
  ['nowhere', [''], told('NL', 'NL')],
  ['in a country without members', ['SE'], told('SE', 'NL')],
])('the own country of a site is learnt of whoever is %s', (_who, countries, settings) => {
  last.keep(asked('a.test', undefined, 'DE'), told('DE', 'DE'));
  expect(last.of(asked('a.test'))).toMatchObject({ geoip_country: '' });
  last.keep(asked('a.test', undefined, ...countries), settings);
  last.keep(asked('a.test', undefined, 'DE'), told('DE', 'DE'));
  const own = { geoip_country: 'NL', geoip_selected_country: 'NL' };
  expect(last.of(asked('a.test'))).toMatchObject(own);
  expect(last.of(asked('a.test', undefined, 'PL'))).toMatchObject({ ...own, geoip_country: 'PL' });
});
