import type { MethodOffer } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { middle } from '../../testing/packages.ts';
import { enterAsMember, renderAt, startTexts } from '../../testing/render-payments.tsx';
import type { Package } from '../packages/package.ts';
import { Checkout } from './checkout.tsx';

beforeAll(startTexts);
beforeAll(() => import('@afterglow/shared-ui/hooks/watch-focus'));
beforeEach(() => {
  enterAsMember();
  fakeServer({});
});

const limited: MethodOffer[] = [
  { method: 'paysafecard', banks: false, min_amount: 1, max_amount: 1873 },
  { method: 'eps', banks: false, min_amount: 1875, max_amount: null },
  { method: 'twint', banks: false, min_amount: 1874, max_amount: 1874 },
  { method: 'paypal', banks: false },
];

function showLimited(value: Package, wanted: string | undefined): void {
  const discount = { typed: null, enter: () => {}, remove: () => {} };
  const nothing = () => {};
  const props = { value, methods: limited, wanted, discount, onChanged: nothing, leave: nothing };
  renderAt('*', '/credits/m', <Checkout {...props} />);
}

test('what cannot take the amount says from or up to where it can, and is not chosen', () => {
  showLimited(middle as Package, 'paysafecard');
  const row = (name: RegExp) => screen.getByRole('radio', { name });
  expect(row(/Paysafecard\s?Up to €18.73/)).toBeDisabled();
  expect(row(/EPS\s?From €18.75/)).toBeDisabled();
  expect(row(/TWINT/)).toBeEnabled();
  expect(row(/TWINT/)).toBeChecked();
  expect(screen.queryByText('Prepaid, with a code')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Order and pay/ })).toBeInTheDocument();
});

test('what costs nothing is within every limit', () => {
  showLimited({ ...middle, amount: 0 } as Package, 'eps');
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeEnabled();
});

test('the further ways to pay begin with the first that can be chosen', async () => {
  const some = (['paypal', 'visa', 'ideal', 'eps', 'twint', 'maestro'] as const).map((method) => ({
    method,
    banks: false,
  }));
  const further: MethodOffer[] = [
    { method: 'paysafecard', banks: false, max_amount: 1 },
    { method: 'sofort', banks: false },
  ];
  const discount = { typed: null, enter: () => {}, remove: () => {} };
  const rest = { wanted: undefined, discount, onChanged: () => {} };
  const all = [...some, ...further];
  renderAt('*', '/credits/m', <Checkout value={middle as Package} methods={all} {...rest} />);
  await userEvent.click(screen.getByRole('button', { name: 'More ways to pay' }));
  expect(screen.getByRole('radio', { name: /Sofort/ })).toHaveFocus();
});

test('where nothing takes the amount, that is said and there is no button', () => {
  const discount = { typed: null, enter: () => {}, remove: () => {} };
  const onChanged = () => {};
  const some = { value: middle as Package, methods: limited.slice(0, 2), wanted: undefined };
  renderAt('*', '/credits/m', <Checkout {...some} discount={discount} onChanged={onChanged} />);
  expect(screen.getByText(/No way to pay takes this amount/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Order and pay/ })).not.toBeInTheDocument();
});
