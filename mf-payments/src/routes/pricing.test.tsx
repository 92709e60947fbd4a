import { type DiscountCode, memberStorage, settings } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, within } from '@testing-library/react';
import { keptCode } from '../features/discount/kept-code.ts';
import { middle, small } from '../testing/packages.ts';
import { enterAsMember, renderAt, startTexts } from '../testing/render-payments.tsx';
import PricingPage from './pricing.tsx';

beforeAll(startTexts);
beforeEach(() => {
  memberStorage.clear();
  enterAsMember();
});

test.each([
  ['/pricing?country=gb', 'GB'],
  ['/pricing?country=nowhere', undefined],
  ['/pricing', undefined],
])('%s shows the prices of the country that answers', async (address, asked) => {
  const calls = fakeServer({
    'GET /api/packages.php': ({ query }) => ({
      packages: [middle],
      country: query.country ?? 'NL',
    }),
  });
  renderAt('/pricing', address, <PricingPage />);
  const name = asked ? 'United Kingdom' : 'Netherlands';
  expect(await screen.findByRole('heading', { name: new RegExp(name) })).toBeInTheDocument();
  // On a narrow phone the table scrolls.
  expect(screen.getByRole('region', { name: 'What it costs' })).toHaveAttribute('tabindex', '0');
  expect(calls.map(({ query }) => query.country)).toEqual([asked]);
});

test('no heading is empty before the prices are there', async () => {
  fakeServer({ 'GET /api/packages.php': () => fail(400, 'no', 'Away.') });
  renderAt('/pricing', '/pricing', <PricingPage />);
  expect(await screen.findByText('Away.')).toBeVisible();
  for (const heading of screen.getAllByRole('heading')) expect(heading).not.toBeEmptyDOMElement();
});

const row = async (credits: string) =>
  (await screen.findByRole('rowheader', { name: credits })).closest('tr') as HTMLElement;

test('what is to pay stands there, beside the regular price where that is more', async () => {
  const plain = { ...small, amount: small.regular_amount, discount_percentage: 0 };
  fakeServer({ 'GET /api/packages.php': () => ({ packages: [middle, plain], country: 'NL' }) });
  renderAt('/pricing', '/pricing', <PricingPage />);
  const [, ofMessage] = within(await row('150')).getAllByRole('cell');
  expect(within(await row('150')).getByText('€18.74')).toBeInTheDocument();
  expect(
    within(await row('150'))
      .getByText(/€24\.99/)
      .closest('s'),
  ).toHaveTextContent('Regular price €24.99');
  expect(ofMessage).toHaveTextContent('€1.25');
  expect(
    within(await row('50'))
      .getByText('€9.99')
      .closest('s'),
  ).toBeNull();
  expect(within(await row('50')).queryByText(/Regular price/)).toBeNull();
});

test('a typed code makes the prices here as it does beside the packages', async () => {
  keptCode.write({ code: 'HALF', percentage: 50 } as DiscountCode);
  const half = { ...middle, amount: 1250, message_amount: 83, discount_percentage: 50 };
  fakeServer({
    'GET /api/packages.php': ({ query }) => ({
      packages: query.discountcode === 'HALF' ? [half] : [middle],
      country: 'NL',
    }),
  });
  renderAt('/pricing', '/pricing', <PricingPage />);
  expect(await screen.findByText('€12.50')).toBeInTheDocument();
  expect(screen.queryByText('€18.74')).toBeNull();
});

test.each([
  [120, '€1.20'],
  [137, '€1.25'],
])(
  'a message costs from what the site says, %i, or less at the own prices',
  async (costs, from) => {
    settings.setState({ minimum_message_costs: { NL: { costs, currency: 'EUR' } } });
    fakeServer({ 'GET /api/packages.php': () => ({ packages: [middle], country: 'NL' }) });
    renderAt('/pricing', '/pricing', <PricingPage />);
    await row('150');
    expect(screen.getByText(/A message costs from/)).toHaveTextContent(from);
    settings.setState({ minimum_message_costs: {} });
  },
);
