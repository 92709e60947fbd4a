import type { StatsCompilation, StatsModule } from 'webpack';
import { apiOffers } from '../contract/api-offers.ts';
import { apiUses } from '../contract/api-uses.ts';
import { describeNeeds, describeOffers } from '../contract/describe-contract.ts';
import type { Contract } from '../registry/contract.ts';
import type { RemoteManifest, RemoteRoute } from '../registry/remote-manifest.ts';
import { sourceHashes } from './input-hash.ts';

export interface BuildDescription {
  entry: string;
  css: string[];
  preload: Record<string, string[]>;
  texts: Record<string, string>;
  sources: Record<string, string>;
  contract: Contract;
}

/** Files of all modules that went into a build. */
function moduleFiles(modules: StatsModule[]): string[] {
  const own = modules.flatMap(({ nameForCondition, modules: inner = [] }) => [
    ...(nameForCondition ? [nameForCondition] : []),
    ...moduleFiles(inner),
  ]);
  return [...new Set(own)].filter((file) => /\.(tsx?|m?js)$/.test(file));
}

/** Scripts and styles of a chunk group, without source maps and the like. */
function filesOf(group: { assets?: { name: string }[] } | undefined): string[] {
  return (group?.assets ?? [])
    .map((asset) => asset.name)
    .filter((name) => /\.(js|css)$/.test(name));
}

/** `texts/nl.json` → nl. */
function textsByLanguage(assets: { name: string }[]): Record<string, string> {
  const found = assets.flatMap(({ name }) => {
    const language = /^texts\/([a-z]{2})\.json$/.exec(name)?.[1];
    return language ? [[language, name] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The shell: its main script, its stylesheet and the font that the first paint needs. */
export function describeShell(stats: StatsCompilation): BuildDescription {
  const assets = stats.assets ?? [];
  const files = filesOf(stats.entrypoints?.main);
  const fonts = assets
    .map(({ name }) => name)
    .filter((name) => /open-sans-latin-(?!ext)/.test(name));
  return {
    entry: 'main.js',
    css: files.filter((file) => file.endsWith('.css')),
    preload: { document: fonts },
    texts: textsByLanguage(assets),
    sources: sourceHashes('shell'),
    contract: {
      offers: describeOffers(),
      api: apiUses(moduleFiles(stats.modules ?? []), apiOffers()),
    },
  };
}

/**
 * Files of a route besides the container, or undefined when there is no chunk `route-<page>`. What only
 * one of several routes with the same page needs is in chunks of its own, `<page>-<route>-…`.
 */
export function routeFiles(
  groups: NonNullable<StatsCompilation['namedChunkGroups']>,
  { name, page = name }: Pick<RemoteRoute, 'name' | 'page'>,
): string[] | undefined {
  if (!groups[`route-${page}`]) return undefined;
  const own = `${page}-${name.replace(`${page}-`, '')}-`;
  const ofIt = Object.keys(groups).filter((group) => page !== name && group.startsWith(own));
  const all = ['entry-page', `route-${page}`, ...ofIt].flatMap((group) => filesOf(groups[group]));
  return [...new Set(all)];
}

/** A remote: its container, and for every route the files it needs besides. */
export function describeRemote(
  stats: StatsCompilation,
  manifest: RemoteManifest,
): BuildDescription {
  const assets = stats.assets ?? [];
  const preload = manifest.routes.map((route) => {
    const files = routeFiles(stats.namedChunkGroups ?? {}, route);
    if (files) return [route.name, files];
    const { name, page = name } = route;
    throw new Error(
      `${manifest.name}: route ${name} has no chunk "route-${page}"; name it in src/entry.tsx`,
    );
  });
  const files = moduleFiles(stats.modules ?? []);
  return {
    entry: 'entry.js',
    css: [],
    preload: Object.fromEntries(preload),
    texts: textsByLanguage(assets),
    sources: sourceHashes(manifest.name),
    contract: {
      needs: describeNeeds(files, manifest.shellApi),
      api: apiUses(files, apiOffers()),
    },
  };
}
