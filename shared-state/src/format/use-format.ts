import { useMemo } from 'react';
import { useLanguage } from '../stores/language.ts';
import { settings, useSettings } from '../stores/settings.ts';
import { useUnits } from '../stores/units.ts';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatShortDate,
  formatShortMoment,
  formatTime,
} from './dates.ts';
import { formatDistance } from './distance.ts';
import { formatMoney } from './money.ts';
import { formatCountry, formatList } from './names.ts';
import { formatNumber, formatPercent } from './numbers.ts';

type Moment = string | number | Date;

/**
 * The formatters in the language of the page, with the dates of the reader's country, and distances as they
 * are wanted; follows a change of each.
 */
export function useFormat() {
  const language = useLanguage((state) => state.current);
  const country = useSettings(settings.country);
  const units = useUnits();
  return useMemo(() => {
    const local = country ? `${language}-${country}` : language;
    return {
      money: (minorUnits: number, currency: string) => formatMoney(minorUnits, currency, language),
      number: (value: number) => formatNumber(value, language),
      percent: (percentage: number) => formatPercent(percentage, language),
      date: (moment: Moment) => formatDate(moment, local),
      shortDate: (moment: Moment) => formatShortDate(moment, local),
      time: (moment: Moment) => formatTime(moment, local),
      dateTime: (moment: Moment) => formatDateTime(moment, local),
      day: (moment: Moment) => formatDay(moment, local),
      shortMoment: (moment: Moment) => formatShortMoment(moment, local),
      country: (code: string) => formatCountry(code, language),
      list: (items: string[]) => formatList(items, local),
      distance: (kilometres: number) => formatDistance(kilometres, language, units),
    };
  }, [language, country, units]);
}
