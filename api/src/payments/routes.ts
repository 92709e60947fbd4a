import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import { debitRoutes } from './debit/routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { orderRoutes } from './order-routes.ts';
import { priceRoutes } from './price-routes.ts';
import { checkoutRoutes } from './sandbox/checkout-routes.ts';
import { spendingRoutes } from './spending/routes.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { withdrawalRoutes } from './withdrawal/routes.ts';

export function paymentsRoutes(app: App, ctx: Context): void {
  priceRoutes(app, ctx);
  orderRoutes(app, ctx);
  debitRoutes(app, ctx);
  spendingRoutes(app, ctx);
  invoiceRoutes(app, ctx);
  webhookRoutes(app, ctx);
  withdrawalRoutes(app, ctx);
  if (!ctx.env.production) checkoutRoutes(app, ctx);
}
