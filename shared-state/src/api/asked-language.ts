let language = '';

/** Every answer comes in the language of the page, from now on this one. */
export function askIn(wanted: string): void {
  language = wanted;
}

/** What tells the server so. */
export const languageHeader = (): Record<string, string> =>
  language ? { 'x-language': language } : {};
