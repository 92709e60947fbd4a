import type { BootRemote, BootVersion } from '@afterglow/federation/registry/boot-manifest';

/** A remote that is being worked on: its name and where its development server is. */
export interface DevRemote {
  name: string;
  origin: string;
}

/** Records which renderers exist, so that a remote's own hot reload finds the shell's React. */
export const rendererHook =
  '(()=>{const r=new Map;let n=0;window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:r,supportsFiber:true,inject(x){r.set(++n,x);return n},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}})()';

/** The boot data of a remote, taken from its development server instead of a release. */
export function fromDevServer(remote: BootRemote, { name, origin }: DevRemote): BootRemote {
  if (remote.name !== name) return remote;
  const file = (path: string) => ({ url: `${origin}/${name}/${path}`, integrity: '' });
  const texts = Object.keys(remote.texts).map((language) => [
    language,
    file(`texts/${language}.json`),
  ]);
  const version: BootVersion = {
    version: 'development',
    container: `${name}_development`.replaceAll('-', '_'),
    entry: file('entry.js'),
    texts: Object.fromEntries(texts),
  };
  return { ...remote, ...version, previous: null };
}
