import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http-types.ts';
import { loginRoutes } from './login-routes.ts';
import { pageHiddenRoute } from './page-hidden-route.ts';
import { passwordResetRoutes } from './password-reset-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signupRoutes } from './signup-routes.ts';
import { userRoutes } from './user-routes.ts';

/** Everything about one's own account. */
export async function accountRoutes(app: App, ctx: Context): Promise<void> {
  signupRoutes(app, ctx);
  loginRoutes(app, ctx);
  userRoutes(app, ctx);
  passwordResetRoutes(app, ctx);
  sessionRoutes(app, ctx);
  // A scope of its own, because it takes another type of body.
  await app.register((scope) => pageHiddenRoute(scope, ctx));
}
