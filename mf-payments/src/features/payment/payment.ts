import type { Payment, PaymentMethod } from '@afterglow/shared-state';

/** Whether a payment can still change. */
export const isWaiting = ({ status }: Payment) => status === 'open' || status === 'pending';

const cards: readonly PaymentMethod[] = [
  'creditcard',
  'mastercard',
  'visa',
  'maestro',
  'cartebancaire',
];
export const isCard = (method: PaymentMethod) => cards.includes(method);

/** What the member and the support desk call a payment. */
export const paymentNumber = (id: string) => `#${id.slice(-8).toUpperCase()}`;
