import { currentUser, requireUser } from '../../identity/guards.ts';
import { outOfSight } from '../../live/presence.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { Refusals } from '../../platform/shapes.ts';
import { UserAnswer, UserChanges } from '../schemas.ts';
import { changeUser } from './change-user.ts';
import { userAnswer } from './user-answer.ts';

const tags = ['account'];
const response = { 200: UserAnswer, ...Refusals };

/** One's own account and profile. */
export function userRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/user.php',
    { schema: { tags, response }, preHandler: requireUser },
    async (request) => ({ user: await userAnswer(ctx, request.site, currentUser(request).id) }),
  );

  app.put(
    '/api/user.php',
    { schema: { tags, body: UserChanges, response }, preHandler: requireUser },
    async (request) => {
      const { id } = currentUser(request);
      const change = () => changeUser(ctx, request.site, id, request.body);
      await (request.body.profile?.privacy ? outOfSight(ctx, id, change) : change());
      return { user: await userAnswer(ctx, request.site, id) };
    },
  );
}
