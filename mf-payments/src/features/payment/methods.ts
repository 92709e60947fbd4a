import { type PaymentMethod, resource } from '@afterglow/shared-state';

/** Direct debit goes on in pages of its own, which are not part of this release. */
const elsewhere: readonly PaymentMethod[] = ['sdd'];

/** How members of this country can pay, the usual ones first. */
export const methods = resource('/api/paymentmethods.php', {
  of: ({ paymentmethods }) => paymentmethods.filter(({ method }) => !elsewhere.includes(method)),
});
