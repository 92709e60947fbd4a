import type { FastifyRequest } from 'fastify';

const countryIn = (value: unknown) => /^[A-Z]{2}$/.exec(String(value))?.[0] ?? '';

/** The country that a browser keeps; what is no code of one is none. */
export const keptCountry = ({ cookies }: Pick<FastifyRequest, 'cookies'>) =>
  countryIn(cookies?.geoip_selected_country);

/** The countries that a page is asked for, by its address and by the reader's cookie. */
export const askedCountries = (
  request: Pick<FastifyRequest, 'cookies'>,
  query: URLSearchParams,
) => ({ address: countryIn(query.get('country')), cookie: keptCountry(request) });
