import { second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';

/** So many notices are on their way to one service at a time. */
const mostAtOnce = 4;

/** So long a service that failed gets nothing from this process. */
const rest = 30 * second;

interface Service {
  underWay: number;
  /** Milliseconds since 1970; -Infinity when it did not. */
  failedAt: number;
}

const servicesOf = new WeakMap<Context, Map<string, Service>>();

function servicesIn(ctx: Context): Map<string, Service> {
  const known = servicesOf.get(ctx) ?? new Map<string, Service>();
  servicesOf.set(ctx, known);
  return known;
}

/** Host and port, as SQL finds them: `split_part(endpoint, '/', 3)`. */
const hostOf = (endpoint: string) => endpoint.split('/')[2] ?? '';

/** The hosts that get nothing now: they failed a moment ago, or have enough to do. */
export function closedServices(ctx: Context): string[] {
  const services = servicesIn(ctx);
  const now = ctx.clock.now().getTime();
  const closed: string[] = [];
  for (const [host, { underWay, failedAt }] of services) {
    // Also by a clock that was put back meanwhile.
    const rests = Math.abs(now - failedAt) < rest;
    if (underWay >= mostAtOnce || rests) closed.push(host);
    else if (underWay === 0) services.delete(host);
  }
  return closed;
}

/** Sends to an endpoint's service; after an answer of false, or none, the service rests. */
export async function throughService(
  ctx: Context,
  endpoint: string,
  send: () => Promise<boolean>,
): Promise<boolean> {
  const services = servicesIn(ctx);
  const service = services.get(hostOf(endpoint)) ?? {
    underWay: 0,
    failedAt: Number.NEGATIVE_INFINITY,
  };
  services.set(hostOf(endpoint), service);
  service.underWay += 1;
  let isWell = false;
  try {
    isWell = await send();
    return isWell;
  } finally {
    service.underWay -= 1;
    if (!isWell) service.failedAt = ctx.clock.now().getTime();
  }
}
