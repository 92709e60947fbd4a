import type { RemoteRoute } from './remote-manifest.ts';

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Values of the `:name` segments of a path that matches the pattern. */
function valuesOf(pattern: string, pathname: string): Map<string, string> {
  const given = pathname.split('/').filter(Boolean);
  const found = new Map<string, string>();
  for (const [index, segment] of pattern.split('/').filter(Boolean).entries()) {
    const value = given[index];
    if (segment.startsWith(':') && value !== undefined) {
      found.set(segment.replace(/[:?]/g, ''), encodeURIComponent(decoded(value)));
    }
  }
  return found;
}

/**
 * What a member's first look at a route asks the API for: the addresses of its `data` with the
 * path's values in place. None for an address with a query of its own, which may ask for more.
 */
export function firstData({ path, data = [] }: RemoteRoute, address: URL): string[] {
  if (address.search !== '') return [];
  const values = valuesOf(path, address.pathname);
  return data.flatMap((template) => {
    const names = [...template.matchAll(/:([a-z]+)/gi)].map(([, name = '']) => name);
    if (!names.every((name) => values.has(name))) return [];
    return [template.replace(/:([a-z]+)/gi, (_, name) => values.get(name) ?? '')];
  });
}
