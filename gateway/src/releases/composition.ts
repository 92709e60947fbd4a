import type { KeyObject } from 'node:crypto';
import { lastBucket } from '@afterglow/federation/registry/bucket';
import { type Composition, verifyComposition } from '@afterglow/federation/registry/composition';
import type { Registry } from '@afterglow/federation/registry/registry';
import { type Choice, resolve } from '@afterglow/federation/registry/resolve';
import type { Files } from '@afterglow/federation/store/files';
import { registryOfStep } from '@afterglow/federation/store/registry-at';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Live, putTogether, readReleases, type Wanted } from './releases.ts';

const cookieName = 'composition';

interface Parts {
  files: Files;
  acceptedKeys: () => KeyObject[];
  production: boolean;
}

/** What this browser wants to see. In production only a signed token counts; else a step will do. */
function wantedBy(
  request: FastifyRequest,
  { acceptedKeys, production }: Parts,
): Composition | undefined {
  const cookie = request.cookies[cookieName];
  if (!cookie) return undefined;
  const isStep = /^\d{1,12}$/.test(cookie);
  if (!production && isStep) {
    return { step: Number(cookie), packages: {}, path: '/', until: Number.MAX_SAFE_INTEGER };
  }
  return isStep ? undefined : verifyComposition(cookie, acceptedKeys());
}

/** Steps that were looked up, by store; what a step led to never changes. */
const known = new WeakMap<Files, Map<number, Promise<Registry>>>();

function registryOf({ files, acceptedKeys }: Parts, step: number): Promise<Registry> {
  const steps = known.get(files) ?? new Map<number, Promise<Registry>>();
  known.set(files, steps);
  const found = steps.get(step) ?? registryOfStep(files, acceptedKeys(), step);
  // A handful is looked at on one day.
  if (steps.size > 100) steps.clear();
  steps.set(step, found);
  found.catch(() => steps.delete(step));
  return found;
}

/** Versions and their digests as a composition has them, over those of the registry it begins with. */
async function choicesOf(
  parts: Parts,
  { step, packages, bucket = lastBucket }: Composition,
  live: Live,
  site: string,
) {
  const digests: Wanted[] = [];
  const choices: Record<string, Choice> = {};
  let at: string | undefined;
  if (step === undefined) {
    const now = [{ name: 'shell', version: live.shell.version, previous: null }, ...live.remotes];
    for (const { name, version, previous } of now) {
      choices[name] = { version, previous: previous?.version ?? null };
    }
  } else {
    const registry = await registryOf(parts, step);
    at = registry.change?.at;
    Object.assign(choices, resolve(registry, { bucket, site }));
    for (const [name, { version, previous }] of Object.entries(choices)) {
      for (const one of [version, ...(previous ? [previous] : [])]) {
        const digest = registry.channels[name]?.digests[one] ?? 'none';
        digests.push({ name, version: one, digest });
      }
    }
  }
  for (const [name, { version, digest }] of Object.entries(packages)) {
    const replaced = choices[name];
    const isSame = replaced?.version === version;
    const previous = (isSame ? replaced.previous : replaced?.version) ?? null;
    choices[name] = { version, previous };
    digests.push({ name, version, digest });
  }
  return { choices, digests, at };
}

/** How a badge calls it: the packages that differ, or the step and when it was. */
function nameOf({ step, packages, until }: Composition, at: string | undefined) {
  const versions = Object.entries(packages).map(([name, { version }]) => [name, version] as const);
  const [first, ...others] = versions;
  const moment = at ? `${at.slice(0, 16).replace('T', ' ')} UTC` : '';
  const remote = first && step === undefined ? first[0] : `#${step}`;
  const version =
    first && step === undefined
      ? [first[1], ...others.map(([name, of]) => `${name} ${of}`)].join(', ')
      : moment;
  return { remote, version, ...(until < Number.MAX_SAFE_INTEGER && { until }) };
}

/** The page as this browser wants to see it; what is live where that cannot be had. */
export async function withComposition(
  live: Live,
  request: FastifyRequest,
  parts: Parts,
): Promise<Live> {
  const wanted = wantedBy(request, parts);
  if (!wanted) return live;
  const found = await choicesOf(parts, wanted, live, request.hostname).catch(() => undefined);
  if (!found) return live;
  const { releases } = await readReleases(parts.files, found.digests, () => undefined);
  // What is live was checked already.
  for (const name of ['shell', ...live.remotes.map((one) => one.name)]) {
    const release = name === 'shell' ? live.shell : live.releaseOf(name);
    if (release) releases.set(`${name}@${release.version}`, release);
  }
  const composed = putTogether({ releases }, found.choices);
  return composed ? { ...composed, override: nameOf(wanted, found.at) } : live;
}

function begin(request: FastifyRequest, reply: FastifyReply, value: string, until?: number) {
  return reply
    .setCookie(cookieName, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      ...(until && { expires: new Date(until) }),
    })
    .clearCookie('override', { path: '/' })
    .header('cache-control', 'no-store');
}

/**
 * `/composition?token=…` shows this browser a page of certain versions until it expires; outside
 * production `/composition/1764000000` shows the step of that number. `/override/end` ends both.
 */
export function serveComposition(app: FastifyInstance, parts: Parts): void {
  app.get('/composition', (request: FastifyRequest<{ Querystring: { token?: string } }>, reply) => {
    const { token = '' } = request.query;
    const composition = verifyComposition(token, parts.acceptedKeys());
    if (!composition) {
      reply.code(403).header('cache-control', 'no-store').type('text/plain');
      return reply.send('not signed, or too late');
    }
    return begin(request, reply, token, composition.until).redirect(composition.path);
  });
  if (parts.production) return;
  app.get(
    '/composition/:step',
    async (request: FastifyRequest<{ Params: { step: string } }>, reply) => {
      const { step } = request.params;
      const found =
        /^\d{1,12}$/.test(step) && (await registryOf(parts, Number(step)).catch(() => undefined));
      if (!found) return reply.code(404).type('text/plain').send('there is no such step');
      return begin(request, reply, step).redirect('/');
    },
  );
}

export const endComposition = (reply: FastifyReply): FastifyReply =>
  reply.clearCookie(cookieName, { path: '/' });
