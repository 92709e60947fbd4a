import { accountRoutes } from '../account/routes.ts';
import { chatRoutes } from '../chat/routes.ts';
import { creditsRoutes } from '../credits/routes.ts';
import { gifRoutes } from '../gifs/gif-routes.ts';
import { finderRoutes } from '../likes/finder-routes.ts';
import { likesRoutes } from '../likes/routes.ts';
import { liveRoutes } from '../live/routes.ts';
import { mailboxRoutes } from '../mail/mailbox-routes.ts';
import { membersRoutes } from '../members/routes.ts';
import { paymentsRoutes } from '../payments/routes.ts';
import { pictureRoute } from '../photos/picture-route.ts';
import { photosRoutes } from '../photos/routes.ts';
import { uploadRoutes } from '../photos/upload-routes.ts';
import { placesRoutes } from '../places/routes.ts';
import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import { safetyRoutes } from '../safety/routes.ts';
import { settingsRoutes } from '../settings/routes.ts';
import { eventViews, LiveEvents } from './live-events.ts';

/** Every domain adds its own routes here, one line each. */
export async function registerDomains(app: App, ctx: Context): Promise<void> {
  chatRoutes(app, ctx);
  gifRoutes(app, ctx);
  liveRoutes(app, ctx, eventViews(ctx), LiveEvents);
  creditsRoutes(app, ctx);
  paymentsRoutes(app, ctx);
  settingsRoutes(app, ctx);
  placesRoutes(app);
  await accountRoutes(app, ctx);
  membersRoutes(app, ctx);
  safetyRoutes(app, ctx);
  likesRoutes(app, ctx);
  finderRoutes(app, ctx);
  photosRoutes(app, ctx);
  uploadRoutes(app, ctx);
  pictureRoute(app, ctx);
  if (!ctx.env.production) mailboxRoutes(app, ctx);
}
