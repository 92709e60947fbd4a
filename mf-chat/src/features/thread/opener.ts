import { useTranslation } from '@afterglow/shared-ui/i18n';

const known = [
  'first_drink',
  'dance_floor',
  'second_date',
  'sunday_morning',
  'secret_talent',
  'last_laugh',
  'city_trip',
  'cook_or_order',
] as const;

/** Openers travel as keys, so that each side reads them in its own language. */
export function useOpener(): (key: string) => string {
  const { t } = useTranslation();
  return (key) => {
    const opener = known.find((name) => name === key);
    return opener ? t(`openers.${opener}`) : t('openers.other');
  };
}
