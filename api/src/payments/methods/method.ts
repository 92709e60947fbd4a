import type { Static } from 'typebox';
import { type PaymentMethod, paymentMethods } from '../schemas.ts';

export type Method = Static<typeof PaymentMethod>;

export const isMethod = (method: string): method is Method =>
  (paymentMethods as readonly string[]).includes(method);
