import type { FastifyRequest } from 'fastify';

/** Who is behind a site, as GET /api/companyinfo.php says. */
export interface Company {
  name: string;
  address: string;
  city: string;
  country: string;
  kvk: string;
  vat_numbers: Record<string, string>;
  tradenames: string[];
  support_phone: string;
  terms_date: string;
}

const minute = 60_000;

/**
 * Keeps what `ask` says of each host for a minute, and longer while it cannot be asked. Undefined
 * when nobody has said it yet.
 */
export function companies(ask: (request: FastifyRequest) => Promise<Company>, now = Date.now) {
  const known = new Map<string, { at: number; company: Company }>();

  return async (request: FastifyRequest): Promise<Company | undefined> => {
    const before = known.get(request.hostname);
    if (before && now() - before.at < minute) return before.company;
    try {
      const company = await ask(request);
      known.set(request.hostname, { at: now(), company });
      return company;
    } catch {
      return before?.company;
    }
  };
}
