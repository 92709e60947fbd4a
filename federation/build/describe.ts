import type { StatsCompilation } from 'webpack';

export interface BuildDescription {
  entry: string;
  css: string[];
  preload: Record<string, string[]>;
  texts: Record<string, string>;
}

/** Scripts and styles of a chunk group, without source maps and the like. */
function filesOf(group: { assets?: { name: string }[] } | undefined): string[] {
  return (group?.assets ?? [])
    .map((asset) => asset.name)
    .filter((name) => /\.(js|css)$/.test(name));
}

/** `texts/nl.3f2a.json` → nl. */
function textsByLanguage(assets: { name: string }[]): Record<string, string> {
  const found = assets.flatMap(({ name }) => {
    const language = /^texts\/([a-z]{2})\./.exec(name)?.[1];
    return language ? [[language, name] as const] : [];
  });
  return Object.fromEntries(found);
}

/**
 * Reads from webpack's stats which files start a package and which ones a route needs. Routes are
 * found by their chunk name, `route-<name>`; the container's chunk is what every route needs.
 */
export function describeBuild(stats: StatsCompilation, name: string): BuildDescription {
  const assets = (stats.assets ?? []).map((asset) => ({ name: asset.name }));
  const groups = stats.namedChunkGroups ?? {};
  const texts = textsByLanguage(assets);
  if (name === 'shell') {
    const files = filesOf(stats.entrypoints?.main);
    const entry = files.find((file) => file.startsWith('main.') && file.endsWith('.js'));
    if (!entry) throw new Error('the shell has no main script');
    const css = files.filter((file) => file.endsWith('.css'));
    const fonts = assets
      .map((asset) => asset.name)
      .filter((file) => /open-sans-latin-standard/.test(file));
    return { entry, css, preload: { document: fonts }, texts };
  }
  const entry = assets.find((asset) => asset.name.startsWith('entry.'))?.name;
  if (!entry) throw new Error(`${name} has no container`);
  const expose = filesOf(groups.__federation_expose_entry);
  const routes = Object.entries(groups)
    .filter(([group]) => group.startsWith('route-'))
    .map(([group, value]) => [
      group.slice('route-'.length),
      [...new Set([...expose, ...filesOf(value)])],
    ]);
  return { entry, css: [], preload: { ...Object.fromEntries(routes), '*': expose }, texts };
}
