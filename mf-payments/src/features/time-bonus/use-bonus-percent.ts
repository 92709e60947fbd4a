import { useFormat, useTimeBonus } from '@afterglow/shared-state';

/** The bonus as the code has it, e.g. "25%"; null when there is none. */
export function useBonusPercent(): string | null {
  const format = useFormat();
  const percentage = useTimeBonus(({ visible, discountcode }) =>
    visible ? (discountcode?.percentage ?? null) : null,
  );
  return percentage === null ? null : format.percent(percentage);
}
