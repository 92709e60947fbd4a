import { RemoteError } from '../failures/error-class.ts';
import type { BootFile } from '../registry/boot-manifest.ts';

/** Texts of one namespace: nested keys. */
export interface Texts {
  [key: string]: string | Texts;
}

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError';

/**
 * Fetches a text file; the browser refuses it when its hash is another. Rejects with a RemoteError,
 * also when the file takes longer than `patience` milliseconds.
 */
export async function fetchTexts({ url, integrity }: BootFile, patience: number): Promise<Texts> {
  try {
    const answer = await fetch(url, { integrity, signal: AbortSignal.timeout(patience) });
    if (answer.ok) return await answer.json();
    throw new Error(String(answer.status));
  } catch (error) {
    const said = error instanceof Error ? error.message : error;
    throw new RemoteError(isTimeout(error) ? 'hang' : 'texts', `${url}: ${said}`);
  }
}
