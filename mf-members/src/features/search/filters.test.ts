import { defaultFilters, type Filters, filtersFromQuery, queryFromFilters } from './filters.ts';

const site = { niche_name: 'default' as const, geoip_country: 'NL', geoip_selected_country: 'BE' };
const defaults = defaultFilters({ country: 'NL', seeks: 'female' }, site);

test('a search starts with whom the member looks for, in the own country', () => {
  expect(defaults).toMatchObject({ gender: 'female', country: 'NL', minAge: 18, maxAge: 99 });
  expect(defaultFilters({ country: 'NL', seeks: 'both' }, site).gender).toBe('all');
});

test('a visitor sees everybody in the selected country; men on a gay site', () => {
  expect(defaultFilters(null, site)).toMatchObject({ gender: 'all', country: 'BE' });
  expect(defaultFilters(null, { ...site, niche_name: 'gay' }).gender).toBe('male');
});

test('the address holds only what differs, and reads back the same', () => {
  expect(queryFromFilters(defaults, defaults).toString()).toBe('');
  const filters: Filters = {
    ...defaults,
    gender: 'male',
    country: 'DE',
    region: 'DE-02',
    minAge: 25,
    maxAge: 42,
    realOnly: true,
    online: true,
    verified: true,
    interests: ['wine', 'walking'],
    maxKm: 25,
    sort: 'recent',
  };
  const query = queryFromFilters(filters, defaults);
  expect(query.toString()).toBe(
    'gender=male&country=DE&region=DE-02&min_age=25&max_age=42&real=1&online=1&verified=1&interests=wine%2Cwalking&km=25&sort=recent',
  );
  expect(filtersFromQuery(query, defaults)).toEqual(filters);
});

test('an address made up by hand cannot ask for nonsense', () => {
  const query = new URLSearchParams('gender=x&country=nl&min_age=70&max_age=3');
  expect(filtersFromQuery(query, defaults)).toMatchObject({
    gender: 'female',
    country: 'NL',
    minAge: 18,
    maxAge: 70,
  });
});
