import { hasPage } from '@afterglow/federation/registry/page-folders';
import {
  pageWords,
  type Words,
  wordsFile,
  wordsKey,
} from '@afterglow/federation/registry/page-words';
import type { Release } from '@afterglow/federation/registry/release';
import type { RemoteRoute } from '@afterglow/federation/registry/remote-manifest';
import type { SiteSettings } from '../api/api-client.ts';
import type { ReadText } from './release-text.ts';
import { filled, siteValues } from './site-values.ts';

/** What a document needs to know of the page it is for. */
interface Asked {
  release: Release | undefined;
  route: RemoteRoute;
  pathname: string;
  language: string;
}

/** The page's title as the shell writes it later, and a description that is never half a sentence. */
export function wordsFor(words: Words | undefined, site: SiteSettings): Words {
  const values = siteValues(site);
  const title = words && filled(words.title, values);
  const description = words && filled(words.description, values);
  return {
    title: !title ? site.name : title.includes(site.name) ? title : `${title} · ${site.name}`,
    description: description ?? site.description,
  };
}

/** Reads what releases say of their public pages. */
export function wordsOfReleases(read: ReadText) {
  return async ({ release, route, pathname, language }: Asked): Promise<Words | undefined> => {
    const path = wordsFile(language);
    if (!release?.files[path] || !hasPage(release, route, pathname)) return undefined;
    const key = wordsKey(route, pathname);
    try {
      const words = pageWords.parse(JSON.parse((await read(release, path)) ?? '{}'));
      return Object.hasOwn(words, key) ? words[key] : undefined;
    } catch {
      // A page without words of its own still stands.
      return undefined;
    }
  };
}
