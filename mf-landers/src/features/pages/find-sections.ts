import type { PageTexts } from './page-texts.ts';

type Section = PageTexts['sections'][number];

/** Without accents, capitals and the addresses of links, as people type when they search. */
const plain = (text: string) =>
  text
    .replace(/\]\([^()]*\)/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** Those sections in which each word of `wanted` occurs, or begins a longer one; all for no words. */
export function findSections<S extends Pick<Section, 'title' | 'body'>>(
  sections: S[],
  wanted: string,
): S[] {
  const words = plain(wanted)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return sections.filter(({ title, body }) => {
    const text = plain([title, ...body.flat()].join(' '));
    return words.every((word) => text.includes(word));
  });
}
