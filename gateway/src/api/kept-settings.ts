import type { FastifyRequest } from 'fastify';
import { mostRecent } from '../most-recent.ts';
import { askedCountries, type SettingsAnswer } from './api-client.ts';

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

/** Settings, asked for once in a while: the same object meanwhile for all who would be told the same. */
export function keptSettings(ask: Ask, now = () => performance.now()): Ask {
  const known = mostRecent<Known>(most);
  return (request, query, language) => {
    const { hostname, country } = request;
    const key = JSON.stringify([hostname, country, askedCountries(request, query), language]);
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
    answer.then(({ kind }) => kind === 'ok' || forget(), forget);
    return answer;
  };
}
