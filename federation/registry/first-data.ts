import type { RemoteRoute } from './remote-manifest.ts';
import { valuesIn } from './route-pattern.ts';

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * What a member's first look at a route asks the API for: the addresses of its `data` with the
 * path's values in place. None for an address with a query of its own, which may ask for more.
 */
export function firstData({ path, data = [] }: RemoteRoute, address: URL): string[] {
  if (address.search !== '') return [];
  const values = valuesIn(path, address.pathname);
  if (!values) return [];
  return data.flatMap((template) => {
    const names = [...template.matchAll(/:([a-z]+)/gi)].map(([, name = '']) => name);
    if (!names.every((name) => values.has(name))) return [];
    return [
      template.replace(/:([a-z]+)/gi, (_, name) =>
        encodeURIComponent(decoded(values.get(name) ?? '')),
      ),
    ];
  });
}
