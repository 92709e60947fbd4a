import type { MethodOffer } from '@afterglow/shared-state';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Package } from '../features/packages/package.ts';
import { Checkout } from '../features/payment/checkout.tsx';
import { middle } from './packages.ts';
import { renderAt } from './render-payments.tsx';

export const methods: MethodOffer[] = [
  { method: 'ideal', banks: true },
  { method: 'paypal', banks: false },
];

/** A checkout of the middle package, by PayPal. */
export function show(leave: (address: string) => void): void {
  const discount = { typed: null, enter: () => {}, remove: () => {} };
  const onChanged = () => {};
  const props = { value: middle as Package, methods, wanted: 'paypal', discount, onChanged, leave };
  renderAt('*', '/credits/m', <Checkout {...props} />);
}

export const payButton = () => screen.getByRole('button', { name: /Order and pay/ });
/** Ticks both boxes. */
export const agree = async () => {
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
};
