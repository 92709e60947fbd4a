import { resource } from '@afterglow/shared-state';
import type { Package } from '../packages/package.ts';
import type { Method } from '../payment/payment.ts';

interface LastOrder {
  package: Package;
  paymentmethod: Method;
}

/** What a repeated order would be, at today's price; none when nothing was bought yet. */
export const lastOrder = resource('/api/repeat-order.php', {
  of: (answer): { order: LastOrder | null } => answer,
});
