import { hasPage } from '@afterglow/federation/registry/page-folders';
import {
  pageWords,
  type Words,
  wordsFile,
  wordsKey,
} from '@afterglow/federation/registry/page-words';
import type { Release } from '@afterglow/federation/registry/release';
import type { RemoteRoute } from '@afterglow/federation/registry/remote-manifest';
import type { Files } from '@afterglow/federation/store/files';
import { digestOf, releaseKey } from '@afterglow/federation/store/releases';
import type { SiteSettings } from '../api/api-client.ts';

type OfPages = Record<string, Words>;

/** What a document needs to know of the page it is for. */
interface Asked {
  release: Release | undefined;
  route: RemoteRoute;
  pathname: string;
  language: string;
}

const placeholder = /\{\{(\w+)\}\}/g;

/** A text with the site's values in it; undefined when it wants one that the gateway does not know. */
function filled(text: string, { name, refund_days }: SiteSettings): string | undefined {
  const values = new Map<string, unknown>([
    ['site', name],
    ['days', refund_days],
  ]);
  const wanted = [...text.matchAll(placeholder)].map(([, value = '']) => values.get(value));
  if (wanted.includes(undefined)) return undefined;
  return text.replace(placeholder, (_, value: string) => String(values.get(value)));
}

/** The page's title as the shell writes it later, and a description that is never half a sentence. */
export function wordsFor(words: Words | undefined, site: SiteSettings): Words {
  const title = words && filled(words.title, site);
  const description = words && filled(words.description, site);
  return {
    title: !title ? site.name : title.includes(site.name) ? title : `${title} · ${site.name}`,
    description: description ?? site.description,
  };
}

/** Reads what releases say of their public pages. What is not as the release has it is left out. */
export function wordsOfReleases(files: Files, warn: (line: string) => void) {
  // A release never changes, so what was read of it once is good for ever.
  const known = new Map<string, OfPages>();

  async function read(release: Release, path: string): Promise<OfPages> {
    const key = releaseKey(release.name, release.version, path);
    const before = known.get(key);
    if (before) return before;
    const content = (await files.read(key))?.content;
    if (!content) return {};
    const isWhole = digestOf(content) === release.files[path]?.integrity;
    if (!isWhole)
      warn(`${path} of ${release.name} ${release.version} is not what its release says`);
    const words = isWhole ? pageWords.parse(JSON.parse(content.toString())) : {};
    known.set(key, words);
    return words;
  }

  return async ({ release, route, pathname, language }: Asked): Promise<Words | undefined> => {
    const path = wordsFile(language);
    if (!release?.files[path] || !hasPage(release, route, pathname)) return undefined;
    // A page without words of its own still stands.
    const words = await read(release, path).catch(() => ({}) as OfPages);
    const key = wordsKey(route, pathname);
    return Object.hasOwn(words, key) ? words[key] : undefined;
  };
}
