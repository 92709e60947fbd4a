/** British dates in English: our English is, and "4 March 2026" is read right everywhere. */
const written = (language: string) => (language === 'en' ? 'en-GB' : language);

/** The first of a month is "1er" in French, which Intl does not know. */
const ordinal = (text: string, language: string) =>
  language === 'fr' ? text.replace(/^1 /, '1er ') : text;

/** A day as a mail or a document writes it: "4 March 2026". */
export function longDay(day: Date, language: string): string {
  const text = day.toLocaleDateString(written(language), { dateStyle: 'long', timeZone: 'UTC' });
  return ordinal(text, language);
}

/** The same with the time; who reads it is told that it is UTC. */
export function longMoment(moment: Date, language: string): string {
  const text = moment.toLocaleString(written(language), {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' },
  });
  return ordinal(text, language);
}
