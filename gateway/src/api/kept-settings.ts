import type { FastifyRequest } from 'fastify';
import { mostRecent } from '../most-recent.ts';
import type { SettingsAnswer } from './api-client.ts';
import { askedCountries } from './asked-countries.ts';

/** Milliseconds that settings are believed: so much later shows what an operator changes. */
const keptFor = 2000;

/** Sites in their countries and languages. */
const most = 1000;

type Ask = (
  request: FastifyRequest,
  query: URLSearchParams,
  language: string | undefined,
) => Promise<SettingsAnswer>;

interface Known {
  answer: Promise<SettingsAnswer>;
  until: number;
}

/**
 * Settings, asked for once in a while: the same object meanwhile for all who would be told the same.
 * Countries in which a site has nobody select nothing, and make no difference.
 */
export function keptSettings(ask: Ask, now = () => performance.now()): Ask {
  const known = mostRecent<Known>(most);
  /** Countries of each site: as many as the API knows. */
  const served = new Map<string, string[] | undefined>();
  return (request, query, language) => {
    const { hostname, country } = request;
    const asked = Object.values(askedCountries(request, query));
    const countries = served.get(hostname);
    const selecting = countries ? asked.find((one) => countries.includes(one)) : asked;
    const key = JSON.stringify([hostname, country, selecting, language]);
    const before = known.get(key);
    if (before && now() < before.until) return before.answer;
    // With them go the documents that were made of them.
    known.sweep(({ until }) => now() >= until);
    const answer = ask(request, query, language);
    known.set(key, { answer, until: now() + keptFor });
    // Not one that came after it.
    const forget = () => {
      if (known.get(key)?.answer === answer) known.set(key, { answer, until: 0 });
    };
    answer.then((told) => {
      if (told.kind !== 'ok') return forget();
      // A country that is new selects something, which others did not ask for.
      if (countries && String(countries) !== String(told.settings.countries)) forget();
      served.set(hostname, told.settings.countries);
    }, forget);
    return answer;
  };
}
