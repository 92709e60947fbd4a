import { currentUser, requireConfirmed } from '../../identity/guards.ts';
import { readUpload } from '../../photos/read-upload.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { takeFrom } from '../../platform/limits.ts';
import { Refusals } from '../../platform/shapes.ts';
import { askForMark, verificationOf } from './ask.ts';
import { VerificationAnswer, VerificationForm } from './schemas.ts';

const tries = { burst: 5, seconds: 4 * 3600 };

/** Asking for the mark of verified people. */
export function verifiedRoutes(app: App, ctx: Context): void {
  const tags = ['safety'];
  const response = { 200: VerificationAnswer, ...Refusals };
  const preHandler = requireConfirmed;

  app.get('/api/verification.php', { schema: { tags, response }, preHandler }, (request) =>
    verificationOf(ctx, currentUser(request).id),
  );

  app.post(
    '/api/verification.php',
    { schema: { tags, response }, config: { form: VerificationForm }, preHandler },
    async (request) => {
      const { id } = currentUser(request);
      await takeFrom(ctx, `verification ${id}`, tries);
      const { file } = await readUpload(request, 'photo');
      await askForMark(ctx, id, file);
      return verificationOf(ctx, id);
    },
  );
}
