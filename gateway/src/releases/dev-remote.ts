import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import type { RemoteManifest } from '@afterglow/federation/registry/remote-manifest';
import { readRemoteManifest, remoteNames } from '@afterglow/federation/workspace/package-files';

/** A remote that is being worked on: its name and where its development server is. */
export interface DevRemote {
  name: string;
  origin: string;
}

/** Records which renderers exist, so that a remote's own hot reload finds the shell's React. */
export const rendererHook =
  '(()=>{const r=new Map;let n=0;window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:r,supportsFiber:true,inject(x){r.set(++n,x);return n},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}})()';

/** What `remote.json` of the working copy says; undefined while it is none, or for lack of one. */
function inWork(name: string, warn: (line: string) => void): RemoteManifest | undefined {
  if (!remoteNames().includes(name)) return undefined;
  try {
    return readRemoteManifest(name);
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/**
 * The remotes with one of them taken from its development server instead of a release, with the
 * routes and slots of the working copy. It need not have been released before.
 */
export function withDevRemote(
  remotes: BootRemote[],
  { name, origin }: DevRemote,
  warn: (line: string) => void,
): BootRemote[] {
  const live = remotes.find((remote) => remote.name === name);
  const manifest = inWork(name, warn);
  if (!live && !manifest) return remotes;
  const file = (path: string) => ({ url: `${origin}/${name}/${path}`, integrity: '' });
  const languages = manifest?.locales ?? Object.keys(live?.texts ?? {});
  const own: BootRemote = {
    name,
    version: 'development',
    container: `${name}_development`.replaceAll('-', '_'),
    entry: file('entry.js'),
    texts: Object.fromEntries(languages.map((code) => [code, file(`texts/${code}.json`)])),
    routes: manifest?.routes ?? live?.routes ?? [],
    slots: manifest?.slots ?? live?.slots ?? [],
    preload: {},
    previous: null,
  };
  return live ? remotes.map((remote) => (remote === live ? own : remote)) : [...remotes, own];
}
