import { mailboxRoutes } from '../mail/mailbox-routes.ts';
import type { Context } from './context.ts';
import type { App } from './http-types.ts';

/** Every domain adds its own routes here, one line each. */
export async function registerDomains(app: App, ctx: Context): Promise<void> {
  if (!ctx.env.production) mailboxRoutes(app, ctx);
}
