import { RemoteError } from '../failures/error-class.ts';
import type { BootFile } from '../registry/boot-manifest.ts';

/** Texts of one namespace: nested keys. */
export interface Texts {
  [key: string]: string | Texts;
}

/**
 * Fetches a text file; the browser refuses it when its hash is another. Rejects with a RemoteError,
 * also when the file takes longer than `patience` milliseconds.
 */
export async function fetchTexts({ url, integrity }: BootFile, patience: number): Promise<Texts> {
  const signal = AbortSignal.timeout(patience);
  try {
    const answer = await fetch(url, { integrity, signal });
    if (answer.ok) return await answer.json();
    throw new Error(String(answer.status));
  } catch (error) {
    const said = error instanceof Error ? error.message : error;
    // Safari says that it was aborted; the signal knows why.
    throw new RemoteError(signal.aborted ? 'hang' : 'texts', `${url}: ${said}`);
  }
}
