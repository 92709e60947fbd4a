import { setSite } from '../../testing/people.ts';
import { pageVariant } from './page-variant.ts';
import { variantTexts } from './variant-texts.ts';

test('a page is what the document was given', () => {
  setSite({ variants: { home: { join: 1 } } });
  expect(pageVariant('home')).toBe('join');
});

test('where nothing was chosen for this browser, the page is as it is without a test', () => {
  setSite({ variants: { 'landers/summer': { base: 1, bold: 1 } } });
  expect(pageVariant('landers/summer')).toBe('base');
  expect(pageVariant('toString')).toBe('base');
  setSite({});
  expect(pageVariant('home')).toBe('base');
});

const texts = {
  title: 'Summer',
  headline: { everyone: 'Long evenings', men: 'Long evenings for him' },
  variants: { bold: { headline: { everyone: 'Stay out' } } },
};

test('a variant says its own words, and the rest as they are', () => {
  const headline = { everyone: 'Stay out', men: 'Long evenings for him' };
  expect(variantTexts(texts, 'bold')).toEqual({ title: 'Summer', headline });
});

test.each(['base', 'nobody', 'toString', '__proto__'])('%s changes nothing', (variant) => {
  const { variants: _, ...rest } = texts;
  expect(variantTexts(texts, variant)).toEqual(rest);
});
