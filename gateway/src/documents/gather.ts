import { firstData } from '@afterglow/federation/registry/first-data';
import { matchRoute } from '@afterglow/federation/registry/route-match';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { apiClient, SiteSettings, SiteUser } from '../api/api-client.ts';
import { keptSettings } from '../api/kept-settings.ts';
import type { Environment } from '../environment.ts';
import { type DevRemote, withDevRemote } from '../releases/dev-remote.ts';
import { devOverride } from '../releases/override.ts';
import type { Live, LiveFor } from '../releases/releases.ts';
import { askedSpoken, documentLanguage, ownLanguage, readableSettings } from './language.ts';
import { isSpoken, spokenLanguages } from './own-words.ts';
import { isTheme } from './theme-colours.ts';

/** Who asks for what, on which site, and what is live for them. */
export interface Known {
  url: URL;
  /** The page was asked for by a form. */
  isForm: boolean;
  /** A member may be behind the request. */
  isMember: boolean;
  /** Null for a visitor, undefined when nobody can tell now. */
  user: SiteUser | null | undefined;
  settings: SiteSettings;
  language: string;
  /** The language that the address asks for, if it does. */
  query: string | undefined;
  /** When the first of this was asked, in milliseconds since 1970: what happens later may be in none of it. */
  at: number;
  /** Answers of the API that the page begins with, by address. */
  data: Record<string, unknown>;
  /** What this browser gets: what is live, with what is being worked on. */
  live: Live;
  dev: DevRemote | null;
  /** What another version of a remote this browser tries. */
  override: Live['override'];
  /** Settings and composition as all have them who ask now: the same objects as long as they count. */
  shared: { settings: SiteSettings; live: Live };
}

export type Gathered =
  | { kind: 'known'; known: Known }
  | { kind: 'unknown-host' }
  | { kind: 'unavailable'; language: string };

interface Parts {
  api: ReturnType<typeof apiClient>;
  liveFor: LiveFor;
  environment: Environment;
  warn: (line: string) => void;
}

/** What is being worked on can be seen in every theme. */
const inTheme = (settings: SiteSettings, query: URLSearchParams): SiteSettings => {
  const niche = query.get('niche') ?? '';
  return isTheme(niche) ? { ...settings, niche_name: niche } : settings;
};

/** Asks for all that a document needs, as much of it at once as can be. */
export function gatherer({ api, liveFor, environment, warn }: Parts) {
  const settingsOf = keptSettings(api.settings);

  /** Settings, member and first data. */
  async function ask(request: FastifyRequest, url: URL, live: Live | undefined) {
    const isMember = api.mayBeMember(request);
    const route = isMember && matchRoute(live?.remotes ?? [], url.pathname)?.route;
    const first = route ? api.data(request, firstData(route, url)) : {};
    const settingsIn = (language: string | undefined) =>
      settingsOf(request, url.searchParams, isSpoken(language) ? language : undefined);
    const asked = askedSpoken(request);
    // Only the language of a member who has chosen none here is not known yet.
    const early = isMember && !asked ? undefined : settingsIn(asked);
    const user = await api.user(request);
    const [site, data] = await Promise.all([early ?? settingsIn(user?.language), first]);
    return { isMember, user, site, data };
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<Gathered> => {
    // Put together as text: resolved, two slashes would begin a host.
    const url = new URL(`http://site${request.url}`);
    const query = url.searchParams.get('lang') ?? undefined;
    const released = await liveFor(request, reply);
    const tried = devOverride(request, environment.production);
    const dev = environment.devRemote ?? tried;
    const live =
      released && dev
        ? { ...released, remotes: withDevRemote(released.remotes, dev, warn) }
        : released;
    const at = Date.now();
    const { isMember, user, site, data } = await ask(request, url, live);
    if (site.kind === 'unknown-host') return site;
    const stored = site.kind === 'ok' ? site.settings : undefined;
    const told = stored && dev ? inTheme(stored, url.searchParams) : stored;
    const settings = told && live ? readableSettings(told, live) : told;
    const language = documentLanguage({
      query,
      cookie: request.cookies.locale ?? user?.language,
      domainLanguage: settings ? settings.domain_language : ownLanguage(request),
      languages: settings?.languages ?? spokenLanguages,
    });
    if (!stored || !settings || !released || !live) return { kind: 'unavailable', language };
    const override = tried ? { remote: tried.name, version: 'development' } : live.override;
    const isForm = request.method === 'POST';
    const shared = { settings: stored, live: released };
    return {
      kind: 'known',
      known: {
        ...{ url, query, isForm, isMember, user, at, data, settings, language },
        ...{ live, dev, override, shared },
      },
    };
  };
}
