import type { Gender, Seeks, Sexuality } from './tables.ts';

/** What a choice of people says, until the member says it otherwise. */
export function sexualityOf(gender: Gender, seeks: Seeks): Sexuality {
  if (seeks === 'both') return 'bi';
  if (gender !== seeks) return 'hetero';
  return gender === 'male' ? 'gay' : 'lesbian';
}
