import type { Invoice } from './read-invoices.ts';
import { sheetOf } from './sheet.ts';
import type { Seller } from './write-invoice.ts';

const seller: Seller = {
  name: 'Amaryllis Media B.V.',
  address: 'Keizersgracht 1',
  city: 'Amsterdam',
  country: 'NL',
  register: '12345678',
  vat_number: 'NL000000000B01',
  site: 'Afterglow',
};

interface Facts {
  amount: number;
  discount: number;
  vat: number;
  credits: number;
  corrects: string | null;
  of: Partial<Seller>;
}

/** An invoice of 30 June, ordered the day before. */
function written(facts: Partial<Facts> = {}): Invoice {
  const { amount = 1999, discount = 0, vat = 210, credits = 150, corrects = null, of } = facts;
  const [issued_at, created_at] = [new Date('2026-06-30T12:00Z'), new Date('2026-06-29T12:00Z')];
  const payment = {
    id: 'order-1',
    currency: 'EUR',
    credits,
    discount_amount: discount,
    created_at,
  };
  const invoice = { amount, vat_permille: vat, issued_at, seller: { ...seller, ...of } };
  return { number: '2026-000007', corrects, invoice, payment } as unknown as Invoice;
}

test('an invoice says who sells, what, when, and what it comes to', () => {
  expect(sheetOf(written(), 'en')).toEqual({
    language: 'en',
    title: 'Invoice',
    date: new Date('2026-06-30T12:00Z'),
    from: [
      'Amaryllis Media B.V.',
      'Keizersgracht 1',
      'Amsterdam, Netherlands',
      'Trade register 12345678',
      'VAT number NL000000000B01',
    ],
    facts: [
      ['Number', '2026-000007'],
      ['Date', '30 June 2026'],
      ['Order', 'order-1'],
      ['Ordered on', '29 June 2026'],
    ],
    lines: [
      { text: '150 credits on Afterglow', amount: '' },
      { text: 'Without VAT', amount: '€16.52' },
      { text: 'VAT 21%', amount: '€3.47' },
      { text: 'Total', amount: '€19.99', bold: true },
    ],
    notes: ['Paid. Nothing more is due.', 'No subscription: this never renews by itself.'],
  });
});

test('a discount stands between the price and what was paid', () => {
  const { lines } = sheetOf(written({ amount: 1499, discount: 1000 }), 'en');
  expect(lines.slice(1, 3)).toEqual([
    { text: 'Price', amount: '€24.99' },
    { text: 'Discount', amount: '-€10.00' },
  ]);
  expect(lines.at(-1)).toEqual({ text: 'Total', amount: '€14.99', bold: true });
});

test('a credit note names its invoice, takes off all it says, and repeats no discount', () => {
  const back = { amount: -1499, discount: 1000, corrects: '2026-000003' };
  const { title, facts, lines, notes } = sheetOf(written(back), 'en');
  expect([title, ...notes]).toEqual([
    'Credit note',
    'This amount goes back the way it was paid.',
    'No subscription: this never renews by itself.',
  ]);
  expect(facts.slice(0, 2)).toEqual([
    ['Number', '2026-000007'],
    ['For invoice', '2026-000003'],
  ]);
  expect(lines.map(({ text, amount }) => `${text} ${amount}`.trim())).toEqual([
    '150 credits on Afterglow',
    'Without VAT -€12.39',
    'VAT 21% -€2.60',
    'Total -€14.99',
  ]);
});

test('half a percent of VAT is not lost, and one credit is one', () => {
  const { lines } = sheetOf(written({ amount: 199, vat: 255, credits: 1 }), 'fi');
  expect(lines[0]?.text).toMatch(/^1 /);
  expect(lines[2]?.text).toContain('25,5\u00a0%');
});

const unknown = { address: '', city: '', country: '', register: '', vat_number: '' };
test.each<[string, Partial<Seller>, string[]]>([
  ['nothing but a name', unknown, ['Amaryllis Media B.V.']],
  ['a country alone', { ...unknown, country: 'DE' }, ['Amaryllis Media B.V.', 'Germany']],
  ['a city alone', { ...unknown, city: 'Utrecht' }, ['Amaryllis Media B.V.', 'Utrecht']],
])('of a seller of whom %s is known it says no more', (_what, of, from) => {
  expect(sheetOf(written({ of }), 'en').from).toEqual(from);
});
