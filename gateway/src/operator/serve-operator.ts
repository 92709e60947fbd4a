import { readFileSync } from 'node:fs';
import { Refusal } from '@afterglow/federation/registry/refusal';
import type { Files } from '@afterglow/federation/store/files';
import { acceptedKeys, canSign, type KeySource } from '@afterglow/federation/store/keys';
import { readRelease } from '@afterglow/federation/store/releases';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { withForms } from '../documents/forms.ts';
import { addSecurityHeaders } from '../headers/security-headers.ts';
import { serveAssets } from '../releases/assets.ts';
import { allowanceOf } from '../reports/allowance.ts';
import type { Voices } from '../reports/voices.ts';
import {
  type Access,
  formToken,
  isOffered,
  isOwnForm,
  isToken,
  mayLook,
  maySign,
  operatorCookie,
} from './access.ts';
import { act, readForm } from './acts.ts';
import { type Overview, overview } from './overview.ts';
import { type Frame, loginPage, releasesPage } from './page.ts';
import { releaseGauges } from './release-metrics.ts';

interface Parts {
  metrics: Registry;
  files: Files;
  keys: KeySource;
  voices: Pick<Voices, 'about'>;
  /** Signs what forms carry. */
  secret: Buffer;
  access: Access;
}

const styles = readFileSync(new URL('./operator.css', import.meta.url), 'utf8');

const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const nameCookie = 'operator-name';
const strict = { path: '/', httpOnly: true, sameSite: 'strict' } as const;

/** What a form sent; nothing when it was none. */
const fieldsOf = ({ body }: FastifyRequest) =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** Why nobody can act here; undefined when they can. */
function whyNot({ keys, access }: Parts): string | undefined {
  if (!maySign(access)) return 'To act from here, set OPERATOR_TOKEN.';
  if (!canSign(keys)) return 'This gateway has no private key, so nothing can be signed here.';
  return undefined;
}

async function liveShell({ files }: Parts, { packages }: Overview) {
  const channel = packages.find(({ name }) => name === 'shell')?.channel;
  if (!channel) return undefined;
  const { live, digests } = channel;
  const stored = await readRelease(files, 'shell', live, digests[live]).catch(() => undefined);
  return stored?.release;
}

/** Figures for Prometheus and, for those who may look, the page about releases. */
export async function operatorServer(parts: Parts): Promise<FastifyInstance> {
  const { metrics, files, keys, voices, secret, access } = parts;
  const app = fastify({ forceCloseConnections: true });
  const read = () => overview({ files, acceptedKeys: () => acceptedKeys(keys), voices });
  const tell = releaseGauges(metrics);
  app.get('/metrics', async (_request, reply) => {
    tell(await read().catch(() => undefined));
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
  if (!isOffered(access)) return app;
  addSecurityHeaders(app);
  await app.register(cookie);
  serveAssets(app, files);
  const tries = allowanceOf(10);
  const html = (reply: FastifyReply, body: string) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(body);

  async function send(request: FastifyRequest, reply: FastifyReply, note?: Frame['note']) {
    const missing = whyNot(parts);
    const who = request.cookies[nameCookie] ?? '';
    const form = missing ? { missing } : { token: formToken(secret), who };
    const empty: Overview = { sequence: 0, packages: [], history: [] };
    let problem = note;
    const found = await read().catch((error) => {
      if (!(error instanceof Refusal)) throw error;
      problem = { text: `The registry is refused: ${error.message}.`, isBad: true };
      return empty;
    });
    const shell = await liveShell(parts, found);
    return html(reply, releasesPage(found, { shell, form, note: problem, now: Date.now() }));
  }

  async function refuse(reply: FastifyReply, isWrong = false) {
    const found = await read().catch(() => undefined);
    const shell = found && (await liveShell(parts, found));
    if (access.token === undefined) return reply.code(403).type('text/plain').send('not from here');
    return html(reply.code(401), loginPage({ shell }, isWrong));
  }

  app.get('/operator.css', (_request, reply) => reply.type('text/css').send(styles));
  app.get('/', (request, reply) =>
    mayLook(request, access) ? send(request, reply) : refuse(reply),
  );
  app.get('/releases.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!mayLook(request, access)) return reply.code(401).send({ error: 'not allowed' });
    return reply.send(await read());
  });
  await withForms(app, (inner) => {
    inner.post('/login', (request, reply) => {
      if (!tries.take(request.ip)) return reply.code(429).type('text/plain').send('too often');
      const { token } = access;
      if (token === undefined || !isToken(fieldsOf(request).get('token') ?? '', access))
        return refuse(reply, true);
      const { name, value } = operatorCookie(token);
      reply.setCookie(name, value, { ...strict, secure: request.protocol === 'https' });
      return reply.redirect('/', 303);
    });
    inner.post('/acts', async (request, reply) => {
      if (!mayLook(request, access)) return refuse(reply);
      const fields = fieldsOf(request);
      if (whyNot(parts) || !isOwnForm(request, fields.get('form') ?? '', secret)) {
        return send(request, reply.code(403), {
          text: 'Not done: this form is not from this page, or nobody may act here.',
          isBad: true,
        });
      }
      const form = readForm(fields);
      if (!form) {
        const text = 'Not done: say why, and who you are, in one line each.';
        return send(request, reply.code(400), { text, isBad: true });
      }
      const note = await act({ files, keys }, form);
      reply.setCookie(nameCookie, form.who, { ...strict, maxAge: 30 * 24 * 60 * 60 });
      return send(request, reply.code(note.isBad ? 409 : 200), note);
    });
  });
  return app;
}
