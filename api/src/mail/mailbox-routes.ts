import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { App } from '../platform/http/app.ts';
import { mailboxPage } from './mailbox-page.ts';
import { mailboxStyle, mailboxStyleHash } from './mailbox-style.ts';
import { readMailbox, type StoredMail } from './read-mailbox.ts';

const Params = Type.Object({ id: Type.String({ pattern: '^[0-9a-z]{26}$' }) });
const FileParams = Type.Object({
  ...Params.properties,
  file: Type.Integer({ minimum: 0, maximum: 20 }),
});
const hidden = { hide: true };
const config = { anyHost: true };

/** The mailbox page: every mail this installation "sent". Registered outside production only. */
export function mailboxRoutes(app: App, ctx: Context): void {
  const all = () => readMailbox(ctx.env.dataDir);
  const one = (id: string): StoredMail => {
    const mail = all().find((candidate) => candidate.id === id);
    if (!mail) throw notFound();
    return mail;
  };

  app.get('/mailbox', { schema: hidden, config }, (_request, reply) =>
    sendPage(reply, mailboxPage(all(), undefined)),
  );

  app.get('/mailbox/:id', { schema: { ...hidden, params: Params }, config }, (request, reply) =>
    sendPage(reply, mailboxPage(all(), one(request.params.id))),
  );

  app.get(
    '/mailbox/:id/files/:file',
    { schema: { ...hidden, params: FileParams }, config },
    (request, reply) => {
      const file = one(request.params.id).attachments?.[request.params.file];
      if (!file) throw notFound();
      return reply
        .type(file.contentType)
        .header('content-disposition', `attachment; filename="${file.filename}"`)
        .send(Buffer.from(file.content, 'base64'));
    },
  );

  // The mail itself, in a frame that runs nothing and loads nothing.
  app.get(
    '/mailbox/:id/body',
    { schema: { ...hidden, params: Params }, config },
    (request, reply) => {
      const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
      const sandbox = 'sandbox allow-top-navigation-by-user-activation';
      const html = one(request.params.id).html.replace('<head>', '<head><base target="_top">');
      return reply
        .header('content-security-policy', `${policy}; ${sandbox}`)
        .header('x-frame-options', 'SAMEORIGIN')
        .type('text/html; charset=utf-8')
        .send(html);
    },
  );
}

function sendPage(reply: FastifyReply, body: string) {
  const policy = `default-src 'none'; style-src '${mailboxStyleHash}'; frame-src 'self'`;
  return reply
    .header('content-security-policy', `${policy}; frame-ancestors 'none'; base-uri 'none'`)
    .type('text/html; charset=utf-8')
    .send(body.replace('/*style*/', () => mailboxStyle));
}
