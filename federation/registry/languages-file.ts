/**
 * Where a release has what must be in its texts: the sha384 of each language, as the browser's integrity
 * attribute wants it. A document names this file and its own language's, and whoever changes language
 * learns of the others here; all of them are a quarter of a document.
 */
export const languagesFile = 'texts/languages.json';
