import { assetUrl } from '@afterglow/federation/registry/release';
import { byHash } from '../headers/content-security-policy.ts';
import type { ReadText } from './release-text.ts';
import type { Code } from './route-files.ts';

/** A stylesheet that stands in the document itself. */
export interface PageStyle {
  /** Address of its file. */
  url: string;
  css: string;
  /** Lets it in, as a source of the document's policy. */
  source: string;
}

/** What a file refers to from where it lies, from anywhere. */
const fromAnywhere = (css: string, base: string) =>
  css.replace(/url\((["']?)(?![a-z]+:|[/#])/g, `url($1${base}`);

/**
 * Reads the stylesheets of drawn pages, each once. One that cannot be read, or that would end its own
 * element, is left out: it comes with the code of its page.
 */
export function pageStyles(read: ReadText) {
  const known = new Map<string, PageStyle>();

  async function styleOf({ release, path }: Code): Promise<PageStyle | undefined> {
    const url = assetUrl(release, path);
    const before = known.get(url);
    if (before) return before;
    const text = await read(release, path).catch(() => undefined);
    if (text === undefined || /<\/style/i.test(text)) return undefined;
    const css = fromAnywhere(text, assetUrl(release, ''));
    const style = { url, css, source: byHash(css) };
    known.set(url, style);
    return style;
  }

  return async (code: Code[]): Promise<PageStyle[]> => {
    const sheets = code.filter(({ path }) => path.endsWith('.css'));
    return (await Promise.all(sheets.map(styleOf))).filter((one) => one !== undefined);
  };
}
