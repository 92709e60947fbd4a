import type { BootFile } from '../registry/boot-manifest.ts';
import { RemoteError } from '../telemetry/error-class.ts';

/** Texts of one namespace: nested keys. */
export type Texts = { [key: string]: string | Texts };

/** Fetches a text file; the browser refuses it when its hash is another. */
export async function fetchTexts(file: BootFile): Promise<Texts> {
  try {
    const answer = await fetch(file.url, { integrity: file.integrity });
    if (answer.ok) return await answer.json();
    throw new Error(String(answer.status));
  } catch (error) {
    throw new RemoteError(
      'texts',
      `${file.url}: ${error instanceof Error ? error.message : error}`,
    );
  }
}
