import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Release, release } from '@afterglow/federation/registry/release';
import { matchRoute } from '@afterglow/federation/registry/route-match';
import { builtStore } from '../../support/product/built-store.ts';
import { liveVersions } from '../../support/product/live-versions.ts';
import { type Addresses, addresses } from './addresses.ts';

/** A remote that will break: its release as it was built, and where that shows. */
export interface Subject extends Addresses {
  remote: string;
  version: string;
  /** The script of the page itself. */
  script: string;
  /** All scripts that it has. */
  scripts: string[];
  /** Stylesheets of the page. */
  styles: string[];
  texts: string[];
  /** Scripts that only the next page needs. */
  nextScripts: string[];
  /** The next page is for visitors: the member logs out to see it. */
  nextIsForVisitors: boolean;
}

const isScript = (file: string) => file.endsWith('.js');

function read(name: string, version: string): Release {
  const file = join(builtStore, 'releases', name, version, 'release.json');
  return release.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function subjectOf(name: string, version: string): Subject {
  const { manifest, preload, files: all, texts } = read(name, version);
  const place = addresses[name];
  if (!manifest || !place) throw new Error(`say in addresses.ts where ${name} is met`);
  const routeOf = (path: string) => matchRoute([manifest], path)?.route;
  const route = routeOf(place.path);
  const next = place.next && routeOf(place.next.path);
  if (!route || (place.next && !next)) throw new Error(`${name} has no such page`);
  const files = preload[route.name] ?? [];
  const nextFiles = next ? (preload[next.name] ?? []) : [];
  return {
    ...place,
    remote: name,
    version,
    script: `route-${route.page ?? route.name}.js`,
    scripts: Object.keys(all).filter(isScript),
    styles: files.filter((file) => file.endsWith('.css')),
    texts: Object.values(texts),
    nextScripts: nextFiles.filter((file) => isScript(file) && !files.includes(file)),
    nextIsForVisitors: next?.guard === 'visitor',
  };
}

/** Every remote that was released, by name: the registry has them in the order they were ready in. */
export const subjects: Subject[] = Object.entries(liveVersions({ storeFolder: builtStore }))
  .filter(([name]) => name !== 'shell')
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([name, version]) => subjectOf(name, version));
