import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSettings } from '../api/api-client.ts';

/** Seconds that a choice is kept, as long as that of a language. */
const lifetime = 365 * 24 * 60 * 60;

/** Keeps the country that `?country=` selects. What the site does not serve selects nothing. */
export function keepCountry(
  request: FastifyRequest,
  reply: FastifyReply,
  { geoip_selected_country: selected }: SiteSettings,
): void {
  const { country } = request.query as { country?: unknown };
  if (country === undefined || country !== selected) return;
  reply.setCookie('geoip_selected_country', selected, {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: lifetime,
  });
}
