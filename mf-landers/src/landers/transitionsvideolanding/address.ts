/** Of its texts in a language. */
export const address = (language: string) => new URL(`./texts/${language}.json`, import.meta.url);
