/** The three parts as the selects hold them: "" while not chosen, else "1".."31", "1".."12", "1995". */
export interface BirthParts {
  day: string;
  month: string;
  year: string;
}

type Part = keyof BirthParts;

interface Option {
  value: string;
  label: string;
}

const allParts: readonly Part[] = ['day', 'month', 'year'];

export function partsOf(iso: string): BirthParts {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

/** `YYYY-MM-DD`, or "" when incomplete or no such day exists (31 February). */
export function isoOf({ day, month, year }: BirthParts): string {
  if (!day || !month || !year || Number(day) > daysIn(month, year)) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The order in which people of a locale write a date. */
export function birthOrder(locale: string): Part[] {
  const written = new Intl.DateTimeFormat(locale).formatToParts();
  return written.map(({ type }) => type as Part).filter((type) => allParts.includes(type));
}

const oldest = 99;

export function birthOptions(given: {
  parts: BirthParts;
  locale: string;
  minAge: number;
}): Record<Part, Option[]> {
  const { parts, locale, minAge } = given;
  const thisYear = new Date().getFullYear();
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const days = count(parts.month ? daysIn(parts.month, parts.year) : 31);
  return {
    day: days.map((day) => ({ value: String(day), label: String(day) })),
    month: count(12).map((month) => ({
      value: String(month),
      label: monthName.format(Date.UTC(2000, month - 1)),
    })),
    year: count(oldest - minAge + 1).map((step) => {
      const year = String(thisYear - minAge - step + 1);
      return { value: year, label: year };
    }),
  };
}

/** Without a year February counts 29 days, so that a birthday on the 29th can be chosen first. */
function daysIn(month: string, year: string): number {
  return new Date(Date.UTC(Number(year || 2000), Number(month), 0)).getUTCDate();
}

const count = (length: number) => Array.from({ length }, (_, index) => index + 1);
