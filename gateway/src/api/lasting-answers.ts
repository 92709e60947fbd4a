import type { FastifyRequest } from 'fastify';
import { mostRecent } from '../most-recent.ts';
import { keptCountry } from './asked-countries.ts';

/** Answers of all sites, and the seconds for which one is believed at most, whatever it says itself. */
const most = 2000;
const longest = 60;

interface Lasting {
  data: unknown;
  until: number;
}

/**
 * Answers of the API that say `max-age`: they are the same for everybody who reads one language in one
 * country on one site.
 */
export function lastingAnswers(now = () => performance.now()) {
  const known = mostRecent<Lasting>(most);
  return (request: FastifyRequest, language: string, address: string) => {
    const { hostname, country } = request;
    const key = JSON.stringify([hostname, country, keptCountry(request), language, address]);
    return {
      before(): Lasting | undefined {
        const found = known.get(key);
        return found && now() < found.until ? found : undefined;
      },
      keep(data: unknown, cacheControl: unknown): void {
        const [, seconds = '0'] = /max-age=(\d+)/.exec(String(cacheControl)) ?? [];
        const lasts = Math.min(Number(seconds), longest) * 1000;
        if (lasts > 0) known.set(key, { data, until: now() + lasts });
      },
    };
  };
}
