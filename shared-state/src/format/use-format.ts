import { useMemo } from 'react';
import { useLanguage } from '../stores/language.ts';
import { formatDate, formatDateTime, formatDay, formatShortMoment, formatTime } from './dates.ts';
import { formatMoney } from './money.ts';
import { formatCountry, formatList } from './names.ts';
import { formatNumber, formatPercent } from './numbers.ts';

type Moment = string | number | Date;

/** The formatters in the language of the page; follows a change of language. */
export function useFormat() {
  const language = useLanguage((state) => state.current);
  return useMemo(
    () => ({
      money: (minorUnits: number, currency: string) => formatMoney(minorUnits, currency, language),
      number: (value: number) => formatNumber(value, language),
      percent: (percentage: number) => formatPercent(percentage, language),
      date: (moment: Moment) => formatDate(moment, language),
      time: (moment: Moment) => formatTime(moment, language),
      dateTime: (moment: Moment) => formatDateTime(moment, language),
      day: (moment: Moment) => formatDay(moment, language),
      shortMoment: (moment: Moment) => formatShortMoment(moment, language),
      country: (code: string) => formatCountry(code, language),
      list: (items: string[]) => formatList(items, language),
    }),
    [language],
  );
}
