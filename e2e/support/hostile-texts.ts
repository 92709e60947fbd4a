/** What each of the texts would do if it were taken for more than a text. */
const deed = 'window.hurt=1';

/** Ways in which a text could become an element or code. */
const ways = [
  `<script>${deed}</script>`,
  `<img src=x onerror=${deed}>`,
  `<svg/onload=${deed}>`,
  `<iframe srcdoc="<script>parent.${deed}</script>"></iframe>`,
  `<a href="javascript:${deed}">tik</a>`,
  `<details open ontoggle=${deed}>`,
  `<input autofocus onfocus=${deed}>`,
  `<style>@import'//evil.example/a.css';*{display:none}</style>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${deed}>`,
  `<base href="//evil.example/">`,
  `<meta http-equiv=refresh content="0;url=//evil.example">`,
  `<template shadowrootmode=open><slot onslotchange=${deed}></template>`,
  `[klik](javascript:${deed})`,
  `![x](x"onerror="${deed})`,
  `javascript:${deed}`,
  `data:text/html,<script>${deed}</script>`,
  `{{constructor.constructor('${deed}')()}}`,
  `\${${deed}}`,
  `&lt;script&gt;${deed}&lt;/script&gt;`,
  '\\u003cscript\\u003e%3Cscript%3E&#60;script&#62;',
];

/** What it could stand in, and end. */
const places = ['', '">', "'>", '</script>', '</title></textarea>--></style>'];

/** A hundred texts, none of which is more than it says. */
export const hostileTexts = places.flatMap((place) => ways.map((way) => place + way));

/** Names of the same kind, as long as one may be. */
export const hostileNames = [
  '"><img src=x onerror=hurt=1>',
  '<svg/onload=self["hurt"]=1>',
  '</title><script>hurt=1</script',
  '{{hurt=1}}#{hurt=1}&lt;b&gt;',
];

/** Texts together, as many as `length` takes. */
export function together(texts: string[], length: number): string[] {
  const found = [''];
  for (const text of texts) {
    const last = found.at(-1) ?? '';
    if (last.length + text.length < length)
      found[found.length - 1] = last ? `${last}\n${text}` : text;
    else found.push(text);
  }
  return found;
}
