import { translator } from '../../platform/texts.ts';
import { type Checkout, checkoutPage } from './checkout-page.ts';

const checkout: Checkout = {
  ...{ ref: 'ref', payment_id: '01ABCDEFGH12345678', amount: 2499, currency: 'EUR' },
  ...{ method: 'ideal', bank_name: null, merchant: 'Afterglow', description: '150 credits' },
  ...{ language: 'en', status: 'open', refunded: 0, charged_back: 0 },
};
const page = (differs: Partial<Checkout> = {}) =>
  checkoutPage({ ...checkout, ...differs }, translator('en'));
const values = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`name="${name}"\\s*value="(\\w+)"`, 'g'))].map(([, value]) => value);

test('what is open can be paid, and end in each other way; the first notice is chosen', () => {
  for (const status of ['open', 'pending'] as const) {
    const html = page({ status });
    expect(values(html, 'outcome')).toEqual(['pay', 'fail', 'cancel', 'pending', 'expire']);
    expect(values(html, 'delivery')).toEqual(['now', 'late', 'twice', 'reordered', 'none']);
    expect(html.match(/value="\w+" checked/g)).toEqual(['value="now" checked']);
    expect(html).not.toContain('/transactions/');
  }
});

test.each([
  ['failed', ['after_all']],
  ['cancelled', ['after_all']],
  ['expired', ['after_all']],
  ['completed', ['refund', 'charge_back']],
] as const)('what has %s can only do %j, and leads back', (status, outcomes) => {
  const html = page({ status, refunded: 1000, charged_back: 1498 });
  expect(values(html, 'outcome')).toEqual([...outcomes]);
  expect(html).toContain('<a href="/transactions/01ABCDEFGH12345678">');
  expect(html).not.toContain('name="code"');
});

test('where all went back nothing is left to choose, and that is said', () => {
  const html = page({ status: 'completed', refunded: 1000, charged_back: 1499 });
  expect(html).not.toContain('<form');
  expect(html).toContain(translator('en')('sandbox.status.returned'));
  expect(page({ status: 'completed' })).not.toContain(translator('en')('sandbox.status.returned'));
});

test('says what is paid, to whom and how; the bank where one was chosen', () => {
  const html = page();
  for (const text of ['<h1>Afterglow</h1>', '€24.99', '<dd>150 credits</dd>', '<dd>12345678</dd>'])
    expect(html).toContain(text);
  expect(html).toContain('<dd>ideal</dd>');
  expect(page({ bank_name: 'Rabobank' })).toContain('<dd>Rabobank</dd>');
  expect(page({ bank_name: 'Rabobank' })).not.toContain('<dd>ideal</dd>');
});

test('nothing of an order is markup', () => {
  const nasty = '<script>"&';
  const html = page({ merchant: nasty, description: nasty, bank_name: nasty });
  expect(html).not.toContain('<script>');
  expect(html.split('&lt;script&gt;').length).toBeGreaterThan(3);
});
