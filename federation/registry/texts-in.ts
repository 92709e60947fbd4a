/** The file of a language, or of one that stands in for it. */
export const textsIn = <File>(texts: Record<string, File>, language: string): File | undefined =>
  texts[language] ?? texts.nl ?? texts.en;
