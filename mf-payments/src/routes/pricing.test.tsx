import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen } from '@testing-library/react';
import { middle } from '../testing/packages.ts';
import { enterAsMember, renderAt, startTexts } from '../testing/render-payments.tsx';
import PricingPage from './pricing.tsx';

beforeAll(startTexts);
beforeEach(() => enterAsMember());

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
