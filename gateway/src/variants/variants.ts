import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSettings } from '../api/api-client.ts';
import type { Counted } from './counts.ts';
import { drawVariant, type Weights } from './draw-variant.ts';
import { keepSeen, type Seen, type Stage, seenBy, stages } from './seen-variants.ts';
import { variantPage } from './variant-page.ts';

/** The variant that shows what the page shows without a test. */
export const base = 'base';

export interface Shown {
  /** Of all variants the browser is told the one it has. */
  settings: SiteSettings;
  variant: string;
}

type Count = (counted: Counted) => void;

/** Whether a person's browser opens this in a tab; others neither say so nor are counted. */
const isOpened = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === 'document' && !headers['sec-purpose']?.includes('prefetch');

/** Chooses the variant of the page a visitor opens, the same every time, and counts who saw it. */
export function variantsOf(count: Count, chance: () => number = Math.random) {
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    settings: SiteSettings,
    pathname: string,
  ): Shown => {
    const page = variantPage(pathname);
    const all = (settings.variants ?? {}) as Record<string, Weights>;
    const weights = page !== undefined && Object.hasOwn(all, page) ? all[page] : undefined;
    if (page === undefined || !weights) return { settings, variant: base };
    const seen = seenBy(request);
    const before = seen.find((one) => one.page === page);
    const variant = drawVariant(weights, before?.variant, chance());
    if (variant === undefined) return { settings, variant: base };
    if (before?.variant !== variant && isOpened(request)) {
      const others = seen.filter((one) => one.page !== page);
      keepSeen(request, reply, [...others, { page, variant, stage: 'view' }]);
      count({ site: request.hostname, page, variant, stage: 'view' });
    }
    const told = { ...all, [page]: { [variant]: 1 } };
    return { settings: { ...settings, variants: told }, variant };
  };
}

/** Calls that say how far a visitor came. */
const stageOf: Record<string, Stage> = {
  '/api/signup-check.php': 'begun',
  '/api/signup.php': 'done',
};

const isBefore = (stage: Stage, wanted: Stage): boolean =>
  stages.indexOf(stage) < stages.indexOf(wanted);

/** Counts sign-ups of those who saw a variant, as their calls pass by and are answered with success. */
export function countSignups(app: FastifyInstance, count: Count): void {
  const reached = (request: FastifyRequest): Stage | undefined =>
    request.method === 'POST' ? stageOf[request.url.split('?')[0] ?? ''] : undefined;

  app.addHook('onSend', async (request, reply, payload) => {
    const stage = reached(request);
    if (!stage || reply.statusCode >= 300) return payload;
    const seen = seenBy(request);
    const further = seen.filter((one) => isBefore(one.stage, stage));
    if (further.length === 0) return payload;
    for (const { page, variant, stage: from } of further) {
      const steps = stages.filter((one) => isBefore(from, one) && !isBefore(stage, one));
      for (const step of steps) count({ site: request.hostname, page, variant, stage: step });
    }
    const kept: Seen[] = seen.map((one) => (further.includes(one) ? { ...one, stage } : one));
    keepSeen(request, reply, kept);
    return payload;
  });
}
