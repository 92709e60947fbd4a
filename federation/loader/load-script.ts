import { RemoteError } from '../failures/error-class.ts';
import { withTimeout } from '../failures/timeout.ts';
import type { BootFile } from '../registry/boot-manifest.ts';

/**
 * Runs a script of a release; the browser refuses it when its hash is another. Rejects with a
 * RemoteError when it does not arrive, or not within `patience` milliseconds; whoever tries again
 * makes a request of its own.
 */
export async function loadScript({ url, integrity }: BootFile, patience: number): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = url;
  const run = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new RemoteError('load', `${url} was lost or refused`));
  });
  document.head.append(script);
  try {
    await withTimeout(run, `${url} takes too long to load`, patience);
  } finally {
    script.remove();
  }
}
