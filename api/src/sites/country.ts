import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    readonly country: VisitorCountry;
  }
}

export interface VisitorCountry {
  /** Where the visitor's address is, as the gateway says; the site's own where nobody can tell. */
  here: string;
  /** One of the site's: the one asked for, the one kept, the one of the address, the site's own. */
  selected: string;
}

type Asking = Pick<FastifyRequest, 'headers' | 'query' | 'cookies' | 'site'>;

/** The country that decides languages, warning, prices and units for who has no other. */
export function requestCountry({ headers, query, cookies, site }: Asking): VisitorCountry {
  const { countries, country: own } = site.settings;
  // Like every forwarded header it comes from the gateway alone, which overwrites what clients claim.
  const here = String(headers['x-visitor-country'] || own);
  const { country: asked } = (query ?? {}) as { country?: unknown };
  const candidates = [asked, cookies?.geoip_selected_country, here];
  const selected = candidates.find((one) => countries.some((country) => country === one));
  return { here, selected: (selected as string | undefined) ?? own };
}
