import { currentUser, requireUser } from '../identity/guards.ts';
import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import { takeReading } from '../platform/read-limits.ts';
import { Nothing, Refusals } from '../platform/shapes.ts';
import { translator } from '../platform/texts.ts';
import type { SiteSettings } from '../sites/site-settings.ts';
import type { Named } from '../ties/locks.ts';
import { giftsOnOffer, openersOnOffer } from './catalogue.ts';
import { contactOf } from './contact.ts';
import { declineChat } from './decline.ts';
import { imageRoute } from './images/image-route.ts';
import { listChats } from './list-chats.ts';
import { read } from './mark-read.ts';
import { messageRoutes } from './message-routes.ts';
import { openChat } from './open-chat.ts';
import { openerText } from './openers/opener-text.ts';
import { openersFor } from './openers/openers-for.ts';
import { removeChat } from './remove-chat.ts';
import * as shapes from './schemas.ts';
import { tellTyping } from './tell-typing.ts';

const tags = ['chat'];
const preHandler = requireUser;
const typingSigns = { burst: 60, seconds: 1 };

/** Conversations: list, open, read, typing, remove; sending is in message-routes. */
export function chatRoutes(app: App, ctx: Context): void {
  listRoutes(app, ctx);
  messageRoutes(app, ctx);
  catalogueRoutes(app, ctx);
  imageRoute(app, ctx);

  const nothing = { 204: Nothing, ...Refusals };
  const reading = { tags, body: shapes.SeenBody, response: nothing };
  const config = { leavesMember: true };
  app.post('/api/read.php', { schema: reading, config, preHandler }, async (request, reply) => {
    const { id } = currentUser(request);
    const { conversation, seq } = request.body;
    await read(ctx, id, conversation, seq);
    return reply.code(204).send(null);
  });

  const typing = { tags, body: shapes.SeenBody, response: nothing };
  app.post('/api/typing.php', { schema: typing, config, preHandler }, async (request, reply) => {
    const { id } = currentUser(request);
    takeReading(ctx, `typing ${id}`, typingSigns);
    const { conversation, seq } = request.body;
    await tellTyping(ctx, id, conversation, seq);
    return reply.code(204).send(null);
  });

  const declining = { tags, body: shapes.DeclineBody, response: nothing };
  app.post('/api/decline.php', { schema: declining, preHandler }, async (request, reply) => {
    await declineChat(ctx, currentUser(request).id, request.body.conversation);
    return reply.code(204).send(null);
  });

  const removing = { tags, querystring: shapes.RemoveChatQuery, response: nothing };
  app.delete('/api/chat.php', { schema: removing, preHandler }, async (request, reply) => {
    await removeChat(ctx, currentUser(request).id, request.query);
    return reply.code(204).send(null);
  });
}

function listRoutes(app: App, ctx: Context): void {
  const list = {
    tags,
    querystring: shapes.ChatsQuery,
    response: { 200: shapes.ChatsAnswer, ...Refusals },
  };
  app.get('/api/chats.php', { schema: list, preHandler }, (request) => {
    const { language } = request;
    return listChats(ctx, { ...currentUser(request), language }, request.query);
  });

  const open = {
    tags,
    querystring: shapes.ChatQuery,
    response: { 200: shapes.ChatAnswer, ...Refusals },
  };
  app.get('/api/chat.php', { schema: open, preHandler }, (request) => {
    const me = { ...currentUser(request), language: request.language };
    return openChat(ctx, request.site.settings, me, request.query);
  });
}

function catalogueRoutes(app: App, ctx: Context): void {
  const openers = {
    tags,
    querystring: shapes.OpenersQuery,
    response: { 200: shapes.OpenersAnswer, ...Refusals },
  };
  app.get('/api/icebreakers.php', { schema: openers, preHandler }, async (request) => {
    const { turn = 0, ...named } = request.query;
    const keys = await openersOfPair(
      ctx,
      request.site.settings,
      currentUser(request).id,
      named,
      turn,
    );
    return {
      icebreakers: keys.map((key) => ({ key, label: openerText(key, request.language) })),
    };
  });

  const gifts = { tags, response: { 200: shapes.GiftsAnswer, ...Refusals } };
  app.get('/api/gifts.php', { schema: gifts, preHandler }, async (request) => {
    const t = translator(request.language);
    const gifts = await giftsOnOffer(ctx.db, request.site.settings);
    return { gifts: gifts.map((gift) => ({ ...gift, label: t(`gifts.${gift.key}`) })) };
  });
}

/** For whom the request names; all there are when it names nobody. */
async function openersOfPair(
  ctx: Context,
  settings: SiteSettings,
  me: string,
  named: Named,
  turn: number,
): Promise<string[]> {
  if (!named.conversation && !named.profile) return openersOnOffer(ctx.db);
  const { id: other } = await contactOf(ctx.db, me, named);
  return openersFor(ctx.db, settings, { me, other }, turn);
}
