import type en from '../../locales/en.json';

/** The ways to pay that have a name here. */
export type Method = keyof typeof en.methods;

export const endedStatuses = ['completed', 'failed', 'cancelled', 'expired'] as const;

/** Amounts in minor units of `currency`; times ISO 8601. */
export interface Payment {
  payment_id: string;
  package: string;
  credits: number;
  amount: number;
  discount_amount: number;
  currency: string;
  paymentmethod: Method;
  status: 'open' | 'pending' | (typeof endedStatuses)[number];
  created_at: string;
  completed_at: string | null;
}

/** Whether a payment can still change. */
export const isWaiting = ({ status }: Payment) => status === 'open' || status === 'pending';

const cards: readonly Method[] = ['creditcard', 'mastercard', 'visa', 'maestro', 'cartebancaire'];
export const isCard = (method: Method) => cards.includes(method);

/** What the member and the support desk call a payment. */
export const paymentNumber = (id: string) => `#${id.slice(-8).toUpperCase()}`;
