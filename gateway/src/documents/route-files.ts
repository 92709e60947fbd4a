import { type BootFile, bootFile } from '@afterglow/federation/registry/boot-manifest';
import type { Release } from '@afterglow/federation/registry/release';
import type { RemoteRoute } from '@afterglow/federation/registry/remote-manifest';
import type { RouteMatch } from '@afterglow/federation/registry/route-match';
import { valuesIn } from '@afterglow/federation/registry/route-pattern';
import type { Live } from '../releases/releases.ts';

/** A script or stylesheet of a page. */
export interface Code {
  release: Release;
  path: string;
}

/** Scripts and styles of a route. Only the single build, made to be measured, has them in the shell. */
export function codeFor(live: Live, { remote, route }: RouteMatch, pathname: string): Code[] {
  const { shell } = live;
  const inShell = shell.preload[route.name];
  if (inShell) return inShell.map((path) => ({ release: shell, path }));
  const release = live.releaseOf(remote.name);
  if (!release) return [];
  const ofRoute = release.preload[route.name] ?? [];
  const paths = [release.entry, ...ofRoute, ...folderFiles(release, route, pathname)];
  return paths.map((path) => ({ release, path }));
}

/** A page with folders (`/landers/:lander`) has files of its own for each: `lander-gallery-….css`. */
function folderFiles({ files }: Release, { path }: RemoteRoute, pathname: string): string[] {
  const beginnings = [...(valuesIn(path, pathname) ?? [])].map(
    ([name, value]) => `${name}-${value}-`,
  );
  if (beginnings.length === 0) return [];
  const isCode = (file: string) => /\.(js|css)$/.test(file);
  return Object.keys(files).filter(
    (file) => isCode(file) && beginnings.some((beginning) => file.startsWith(beginning)),
  );
}

/** What the browser should fetch at once for this path: texts, container, the route's chunks. */
export function preloadFor(
  live: Live,
  match: RouteMatch | undefined,
  language: string,
  pathname: string,
): BootFile[] {
  const shellTexts = live.shell.texts[language] ?? live.shell.texts.nl;
  const first = shellTexts ? [bootFile(live.shell, shellTexts)] : [];
  if (!match) return first;
  const texts = match.remote.texts[language] ?? match.remote.texts.nl;
  const code = codeFor(live, match, pathname).map(({ release, path }) => bootFile(release, path));
  return [...first, ...code, ...(texts ? [texts] : [])];
}
