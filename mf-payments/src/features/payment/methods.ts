import { resource } from '@afterglow/shared-state';
import type { Method } from './payment.ts';

export interface MethodOffer {
  method: Method;
  /** A bank must be chosen. */
  banks: boolean;
}

/** Direct debit goes on in pages of its own, which are not part of this release. */
const elsewhere: readonly Method[] = ['sdd'];

/** How members of this country can pay, the usual ones first. */
export const methods = resource('/api/paymentmethods.php', {
  of: ({ paymentmethods }): MethodOffer[] =>
    paymentmethods.filter(({ method }) => !elsewhere.includes(method)),
});
