import { resource } from '@afterglow/shared-state';
import { hasApplePay } from './has-apple-pay.ts';

/** How members of this country can pay, the usual ones first; Apple Pay where the browser has it. */
export const methods = resource('/api/paymentmethods.php', {
  of: ({ paymentmethods }) =>
    paymentmethods.filter(({ method }) => method !== 'applepay' || hasApplePay()),
});
