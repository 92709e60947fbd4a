import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { currentUser, requireUser } from '../../identity/guards.ts';
import { messageImageKey } from '../../photos/message-images.ts';
import { MessageImageParams } from '../../photos/schemas.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { Refusals } from '../../platform/shapes.ts';
import { isThere } from '../../ties/hidden.ts';
import { isShown } from '../is-shown.ts';

/** The pictures of messages: every asker's rights are looked at, each time, and nothing is kept. */
export function imageRoute(app: App, ctx: Context): void {
  const answer = Type.Unsafe<Readable>({ type: 'string', format: 'binary' });
  app.get(
    '/api/message-image/:id/:variant',
    {
      schema: {
        tags: ['chat'],
        params: MessageImageParams,
        response: { 200: { content: { 'image/webp': { schema: answer } } }, ...Refusals },
      },
      preHandler: requireUser,
    },
    async (request, reply) => {
      const { id, variant } = request.params;
      await requireSeen(ctx, currentUser(request).id, id);
      return reply
        .type('image/webp')
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline')
        .send(await ctx.files.getStream(messageImageKey(id, variant)));
    },
  );
}

/**
 * Throws the same 404 for whatever this member may not see: others' images, and those of a message
 * that was removed, withdrawn or reported, or whose other side blocked, was blocked or left.
 */
async function requireSeen(ctx: Context, me: string, id: string): Promise<void> {
  const { rows } = await sql`
    select 1 from message_images where id = ${id} and owner_id = ${me} and message_id is null
    union all
    select 1 from message_images i
    join messages m on m.id = i.message_id
    join conversation_members mine on mine.conversation_id = m.conversation_id
      and mine.profile_id = ${me} and m.seq > mine.removed_seq
    join profiles p on p.id = mine.other_id
    where i.id = ${id} and ${isThere(me)} and ${isShown('m', me)}`.execute(ctx.db);
  if (rows.length === 0) throw notFound();
}
