import type { BootFile } from '../registry/boot-manifest.ts';

/** Texts of one namespace: nested keys. */
export type Texts = { [key: string]: string | Texts };

/** Fetches a text file; the browser refuses it when its hash is another. */
export async function fetchTexts(file: BootFile): Promise<Texts> {
  const answer = await fetch(file.url, { integrity: file.integrity });
  if (!answer.ok) throw new Error(`${file.url}: ${answer.status}`);
  return answer.json();
}
