import { act, renderHook } from '@testing-library/react';
import type { Language } from '../api/types.ts';
import { setCookie } from '../browser/cookies.ts';
import { unitsOf } from '../rules/units.ts';
import { language as pageLanguage } from '../stores/language.ts';
import { settings } from '../stores/settings.ts';
import { units } from '../stores/units.ts';
import { daysAgo, formatDay, formatShortDate, formatShortMoment } from './dates.ts';
import { formatDistance } from './distance.ts';
import { formatHeight } from './height.ts';
import { formatMoney } from './money.ts';
import { useFormat } from './use-format.ts';

test.each([
  [1874, 'EUR', 'nl', '€ 18,74'],
  [1874, 'EUR', 'en', '€18.74'],
  [500, 'JPY', 'en', '¥500'],
  [0, 'DKK', 'da', '0,00 kr.'],
])('%s minor units of %s in %s', (amount, currency, language, expected) => {
  expect(formatMoney(amount, currency, language).replaceAll('\u00a0', ' ')).toBe(expected);
});

const now = new Date(2026, 2, 12, 9, 0).getTime();

test('days are calendar days', () => {
  expect(daysAgo(new Date(2026, 2, 11, 23, 59), now)).toBe(1);
  expect(formatDay(new Date(2026, 2, 12, 0, 5), 'en', now)).toBe('today');
  expect(formatDay(new Date(2026, 2, 11, 23, 59), 'nl', now)).toBe('gisteren');
  expect(formatDay(new Date(2026, 2, 9), 'en', now)).toBe('Monday');
  expect(formatDay(new Date(2025, 10, 12), 'en', now)).toBe('November 12, 2025');
});

test('lists show the time, the weekday or the date', () => {
  expect(formatShortMoment(new Date(2026, 2, 12, 8, 5), 'nl', now)).toBe('08:05');
  expect(formatShortMoment(new Date(2026, 2, 9), 'en', now)).toBe('Mon');
  expect(formatShortMoment(new Date(2026, 1, 9), 'en', now)).toBe('Feb 9');
});

test('the first of a month is an ordinal in French, and nothing else is', () => {
  expect(formatDay(new Date(2026, 1, 1), 'fr', now)).toBe('1er février');
  expect(formatShortMoment(new Date(2026, 1, 1), 'fr-BE', now)).toBe('1er févr.');
  expect(formatShortDate(new Date(2026, 1, 1), 'fr')).toBe('1er févr. 2026');
  expect(formatDay(new Date(2026, 1, 11), 'fr', now)).toBe('11 février');
  expect(formatDay(new Date(2026, 1, 1), 'es', now)).toBe('1 de febrero');
});

test.each([
  ['en', 'GB', '12 November 2025'],
  ['en', 'NL', '12 November 2025'],
  ['en', 'US', 'November 12, 2025'],
  ['nl', 'GB', '12 november 2025'],
])('a date in %s as %s writes it', (language, country, expected) => {
  pageLanguage.setState({ current: language as Language });
  settings.setState({ geoip_country: country });
  const { result } = renderHook(useFormat);
  expect(result.current.date(new Date(2025, 10, 12))).toBe(expected);
  const short = expected.replace(/(?<=nov)ember/i, '');
  expect(result.current.shortDate(new Date(2025, 10, 12))).toBe(short);
});

test.each([
  ['GB', 'a, b and c'],
  ['US', 'a, b, and c'],
])('a list in English as %s writes it', (country, expected) => {
  pageLanguage.setState({ current: 'en' });
  settings.setState({ geoip_country: country });
  const { result } = renderHook(useFormat);
  expect(result.current.list(['a', 'b', 'c'])).toBe(expected);
});

test.each([
  [5, 'en', 'NL', '5 km'],
  [5, 'en', 'GB', '3 mi'],
  [15, 'nl', 'US', '9 mi'],
  [1, 'en', 'GB', '1 mi'],
  [25, 'en', 'GB', '15 mi'],
  [150, 'en', 'GB', '95 mi'],
  [170, 'en', 'GB', '110 mi'],
  [250, 'en', 'GB', '160 mi'],
  [1000, 'nl', 'BE', '1.000 km'],
])('%s km in %s in %s', (kilometres, language, country, expected) => {
  expect(formatDistance(kilometres, language, unitsOf(country))).toBe(expected);
});

test.each([
  [171, 'nl', 'km', '1,71 m'],
  [180, 'en', 'km', '1.80 m'],
  [171, 'en', 'mi', '5 ft 7 in'],
  [183, 'en', 'mi', '6 ft 0 in'],
  // 5 ft 11.5 in, which is no 5 ft 12.
  [182, 'fr', 'mi', '6 pi 0 po'],
] as const)('%s cm in %s beside %s', (height, language, units, expected) => {
  expect(formatHeight(height, language, units).replaceAll(/\s/g, ' ')).toBe(expected);
});

describe('miles or kilometres, as chosen on this device', () => {
  const distance = () => renderHook(useFormat).result;
  beforeEach(() => pageLanguage.setState({ current: 'en' }));
  afterEach(() => {
    setCookie('units', '', 0);
    act(units.start);
  });

  test('weigh more than the country, at once and after a reload', () => {
    settings.setState({ geoip_country: 'GB' });
    const open = distance();
    act(() => void units.choose('km'));
    expect(open.current.distance(5)).toBe('5 km');
    act(units.start);
    expect(distance().current.distance(5)).toBe('5 km');
    act(() => settings.setState({ geoip_country: 'NL' }));
    act(() => void units.choose('mi'));
    expect(distance().current.distance(5)).toBe('3 mi');
  });

  test('a cookie that says neither is none', () => {
    settings.setState({ geoip_country: 'GB' });
    setCookie('units', 'leagues', 1);
    units.start();
    expect(distance().current.distance(5)).toBe('3 mi');
  });
});
