import type { KeyObject } from 'node:crypto';
import { bootRemotes } from '@afterglow/federation/registry/boot-manifest';
import { verifyOverride } from '@afterglow/federation/registry/override';
import { versionName } from '@afterglow/federation/registry/registry';
import type { Files } from '@afterglow/federation/store/files';
import { readRelease } from '@afterglow/federation/store/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endComposition } from './composition.ts';
import type { DevRemote } from './dev-remote.ts';
import type { Live } from './releases.ts';

const cookieName = 'override';

interface Parts {
  files: Files;
  acceptedKeys: () => KeyObject[];
  production: boolean;
}

interface Wanted {
  remote: string;
  version: string;
  digest?: string;
  until?: number;
}

/** What this browser wants instead. In production only a signed token counts. */
function wantedBy(
  request: FastifyRequest,
  { acceptedKeys, production }: Parts,
): Wanted | undefined {
  const cookie = request.cookies[cookieName];
  if (!cookie) return undefined;
  const [remote = '', version] = cookie.split('@');
  if (!production && versionName.safeParse(version).success)
    return { remote, version: version ?? '' };
  return verifyOverride(cookie, acceptedKeys());
}

/** The development server this browser wants a remote from, `mf-chat=http://localhost:4500`. */
export function devOverride(request: FastifyRequest, production: boolean): DevRemote | null {
  const [name, origin] = request.cookies[cookieName]?.split('=', 2) ?? [];
  const isLocal = /^http:\/\/localhost:\d+$/.test(origin ?? '');
  return !production && name && origin && isLocal ? { name, origin } : null;
}

/** The remotes as this browser wants them; what is live stands in when its version fails. */
export async function withOverride(
  live: Live,
  request: FastifyRequest,
  parts: Parts,
): Promise<Live> {
  const wanted = wantedBy(request, parts);
  const replaced = live.remotes.find(({ name }) => name === wanted?.remote);
  if (!wanted || !replaced || replaced.version === wanted.version) return live;
  const { remote, version, digest, until } = wanted;
  const stored = await readRelease(parts.files, remote, version, digest).catch(() => undefined);
  const find = (name: string, which: string) =>
    which === version ? stored?.release : live.releaseOf(name);
  const [own] = bootRemotes({ [remote]: { version, previous: replaced.version } }, find);
  if (!own) return live;
  return {
    ...live,
    override: { remote, version: own.version, ...(until && { until }) },
    remotes: live.remotes.map((known) => (known.name === remote ? own : known)),
    releaseOf: (name) => (name === remote ? find(name, own.version) : live.releaseOf(name)),
  };
}

/** `/override?token=…` begins an override for this browser, `/override/end` ends it. */
export function serveOverride(app: FastifyInstance, { acceptedKeys }: Parts): void {
  app.get('/override', (request: FastifyRequest<{ Querystring: { token?: string } }>, reply) => {
    const { token = '' } = request.query;
    const override = verifyOverride(token, acceptedKeys());
    reply.header('cache-control', 'no-store');
    if (!override) return reply.code(403).type('text/plain').send('not signed, or too late');
    reply.setCookie(cookieName, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      expires: new Date(override.until),
    });
    return reply.redirect('/');
  });
  app.get('/override/end', (_request, reply) =>
    endComposition(reply)
      .clearCookie(cookieName, { path: '/' })
      .header('cache-control', 'no-store')
      .redirect('/'),
  );
}
