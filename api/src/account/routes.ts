import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import { complaintRoutes } from './complaints/routes.ts';
import { consentRoutes } from './consent/routes.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { emailRoutes } from './email/routes.ts';
import { loginRoutes } from './login/routes.ts';
import { notificationRoutes, unsubscribeRoutes } from './notifications/routes.ts';
import { ownDataRoutes } from './own-data/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { passwordRoutes } from './password/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { signupRoutes } from './signup/routes.ts';
import { pageHiddenRoute } from './user/page-hidden-route.ts';
import { userRoutes } from './user/routes.ts';

/** Everything about one's own account. */
export async function accountRoutes(app: App, ctx: Context): Promise<void> {
  signupRoutes(app, ctx);
  loginRoutes(app, ctx);
  userRoutes(app, ctx);
  passwordRoutes(app, ctx);
  passkeyRoutes(app, ctx);
  emailRoutes(app, ctx);
  sessionRoutes(app, ctx);
  ownDataRoutes(app, ctx);
  notificationRoutes(app, ctx);
  consentRoutes(app, ctx);
  deletionRoutes(app, ctx);
  complaintRoutes(app, ctx);
  // Scopes of their own, because they take other types of body.
  await app.register((scope) => unsubscribeRoutes(scope, ctx));
  await app.register((scope) => pageHiddenRoute(scope, ctx));
}
