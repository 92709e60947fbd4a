/** British dates in English: our English is, and "4 March 2026" is read right everywhere. */
const written = (language: string) => (language === 'en' ? 'en-GB' : language);

/** A day as a mail or a document writes it: "4 March 2026". */
export function longDay(day: Date, language: string): string {
  return day.toLocaleDateString(written(language), { dateStyle: 'long', timeZone: 'UTC' });
}

/** The same with the time; who reads it is told that it is UTC. */
export function longMoment(moment: Date, language: string): string {
  return moment.toLocaleString(written(language), {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' },
  });
}
