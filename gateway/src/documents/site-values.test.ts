import type { SiteSettings } from '../api/api-client.ts';
import { filled, siteValues } from './site-values.ts';

const site = { name: 'Glow', refund_days: 14, fictional_singular: null } as unknown as SiteSettings;

test('a text has the values of its site, each as often as it names it', () => {
  const text = '{{site}}, {{days}} days of {{site}}';
  expect(filled(text, siteValues(site))).toBe('Glow, 14 days of Glow');
});

test.each(['{{fictional}}', '{{email}}', '{{nothing}}'])(
  'a text that wants what the site does not have, %s, is none',
  (wanted) => {
    expect(filled(`{{site}} and ${wanted}`, siteValues(site))).toBeUndefined();
  },
);
