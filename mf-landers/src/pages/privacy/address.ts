/** Of its texts in a language. */
export const address = (language: string) => new URL(`./${language}.json`, import.meta.url);
