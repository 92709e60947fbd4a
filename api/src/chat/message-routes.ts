import { currentUser, requireConfirmed } from '../identity/guards.ts';
import type { Context } from '../platform/context.ts';
import { invalid } from '../platform/errors.ts';
import type { App } from '../platform/http/app.ts';
import { Refusals } from '../platform/shapes.ts';
import { viewMessage } from './message-view.ts';
import { readSent } from './read-messages.ts';
import { MessageAnswer, MessageBody } from './schemas.ts';
import { sendMessage } from './send-message.ts';

/** Sending messages. */
export function messageRoutes(app: App, ctx: Context): void {
  const schema = {
    tags: ['chat'],
    body: MessageBody,
    response: { 200: MessageAnswer, ...Refusals },
  };
  const config = { leavesMember: true };
  app.post(
    '/api/message.php',
    { schema, config, preHandler: requireConfirmed },
    async (request) => {
      const me = currentUser(request);
      const { conversation, profile } = request.body;
      if (Boolean(conversation) === Boolean(profile)) {
        throw invalid({ field: 'conversation', code: 'required' });
      }
      const sent = await sendMessage(ctx, request.site.settings, me, request.body);
      const { row, ...marks } = sent.written ?? (await readSent(ctx.db, sent.message));
      const message = viewMessage(row, { id: me.id, language: request.language, ...marks });
      return { message, credits: sent.credits };
    },
  );
}
