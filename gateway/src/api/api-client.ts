import type { FastifyRequest } from 'fastify';
import { request as send } from 'undici';
import type { Cells } from '../cells/cells.ts';
import { askedCountries } from './asked-countries.ts';
import { forwarded } from './forwarded.ts';
import { lastSettings } from './last-settings.ts';
import { lastingAnswers } from './lasting-answers.ts';

/** What the gateway itself reads of the settings; the rest passes through to the shell. */
export interface SiteSettings {
  name: string;
  /** The host that it is known by. */
  domain: string;
  domain_language: string;
  /** Those the API can answer in. */
  languages: string[];
  geoip_country: string;
  geoip_selected_country: string;
  /** Where the site has members. */
  countries?: string[];
  niche_name: string;
  start_theme: string;
  index_title: string;
  description: string;
  [field: string]: unknown;
}

export interface SiteUser {
  language?: string;
  [field: string]: unknown;
}

export type SettingsAnswer =
  | { kind: 'ok'; settings: SiteSettings }
  | { kind: 'unknown-host' }
  | { kind: 'unavailable' };

/** Milliseconds a document waits for the API before it falls back to what it knows. */
const patience = 3000;

/** Milliseconds it waits for data that the page can also fetch by itself. */
const shortPatience = 1000;

interface Answer {
  status: number;
  ok: boolean;
  cacheControl: unknown;
  /** Of an answer that is `ok`. */
  data?: unknown;
}

/** Does what takes so long at most. A signal by `AbortSignal.timeout` would hold all of a request until its time is over. */
async function inTime<Done>(
  milliseconds: number,
  act: (signal: AbortSignal) => Promise<Done>,
): Promise<Done> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), milliseconds);
  try {
    return await act(late.signal);
  } finally {
    clearTimeout(timer);
  }
}

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{2}$/.test(value);

/** What the page is asked in, by its address and by the reader's cookie. */
export function askedLanguages({ query, cookies }: FastifyRequest): string[] {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return [lang, cookies?.locale].filter(isCode);
}

/**
 * Whether a browser brings a session, by its cookie of either name. Cookies are read as the API reads them:
 * however they are written, whoever is a member there is none of all visitors here.
 */
const mayBeMember = ({ cookies }: FastifyRequest): boolean =>
  '__Host-sid' in cookies || 'sid' in cookies;

/**
 * Asks the API what a document needs, for the client that asks for the document. The last good
 * settings of a host outlive an API outage.
 */
export function apiClient(cells: Cells) {
  const lastGood = lastSettings<SiteSettings>();
  const lasting = lastingAnswers();

  /** A third of what `fetch` costs, and there are several for each document. */
  async function get(
    request: FastifyRequest,
    path: string,
    headers: Record<string, string>,
    milliseconds = patience,
  ): Promise<Answer> {
    const cell = await cells.of(request.hostname);
    const answer = await inTime(milliseconds, async (signal): Promise<Answer> => {
      const {
        statusCode: status,
        headers: answered,
        body,
      } = await send(cell + path, {
        headers: {
          ...forwarded(request),
          'request-type': 'client',
          'x-language': askedLanguages(request)[0] ?? '',
          ...headers,
        },
        signal,
      });
      const ok = status >= 200 && status < 300;
      if (!ok) await body.dump();
      const cacheControl = answered['cache-control'];
      return { status, ok, cacheControl, ...(ok && { data: await body.json() }) };
    });
    if (answer.status === 421 && cells.forget(request.hostname)) {
      return get(request, path, headers, milliseconds);
    }
    return answer;
  }

  return {
    /**
     * A site's settings for the country that query or cookies ask for; in the language of a page, else
     * in the site's. The API is told nothing else of the reader: others are told the same.
     */
    async settings(
      request: FastifyRequest,
      query: URLSearchParams,
      language?: string,
    ): Promise<SettingsAnswer> {
      const host = request.hostname;
      const { address: country, cookie } = askedCountries(request, query);
      const asked = new URLSearchParams({ ...(country && { country }), domain: host });
      const of = { host, language, countries: [country, cookie, request.country ?? ''] };
      try {
        const answer = await get(request, `/api/settings.php?${asked}`, {
          cookie: cookie ? `geoip_selected_country=${cookie}` : '',
          'x-language': language ?? '',
        });
        if (answer.status === 421) return { kind: 'unknown-host' };
        if (!answer.ok) throw new Error(`settings: ${answer.status}`);
        const { settings } = answer.data as { settings: SiteSettings };
        lastGood.keep(of, settings);
        return { kind: 'ok', settings };
      } catch {
        const settings = lastGood.of(of);
        return settings ? { kind: 'ok', settings } : { kind: 'unavailable' };
      }
    },

    /** The member of the request's session, null for a visitor, undefined when nobody can tell now. */
    async user(request: FastifyRequest): Promise<SiteUser | null | undefined> {
      const { cookie = '' } = request.headers;
      if (!mayBeMember(request)) return null;
      try {
        const answer = await get(request, '/api/user.php', { cookie });
        // Only this says that nobody is logged in; too many requests, for one, do not.
        if (answer.status === 403) return null;
        if (!answer.ok) return undefined;
        return (answer.data as { user: SiteUser }).user;
      } catch {
        return undefined;
      }
    },

    /** Whether a member may be behind the request. */
    mayBeMember,

    /** Answers to reads, by address, as the browser would get them; without those that fail or take long. */
    async data(
      request: FastifyRequest,
      addresses: string[],
      language?: string,
    ): Promise<Record<string, unknown>> {
      const { cookie = '' } = request.headers;
      const headers = {
        cookie,
        'accept-language': request.headers['accept-language'] ?? '',
        ...(language && { 'x-language': language }),
      };
      const answers = addresses.map(async (address) => {
        const known = language ? lasting(request, language, address) : undefined;
        const before = known?.before();
        if (before) return [address, before.data] as const;
        const { ok, status, data, cacheControl } = await get(
          request,
          address,
          headers,
          shortPatience,
        );
        if (!ok) throw new Error(`${address}: ${status}`);
        known?.keep(data, cacheControl);
        return [address, data] as const;
      });
      const settled = await Promise.allSettled(answers);
      return Object.fromEntries(
        settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
      );
    },
  };
}
