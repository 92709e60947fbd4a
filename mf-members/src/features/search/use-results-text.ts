import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { Found } from './found.ts';

/** How many were found, in words: "1 member", "118 members", "120+ members". */
export function useResultsText() {
  const { t } = useTranslation();
  return {
    count: ({ total, moreThan }: Pick<Found, 'total' | 'moreThan'>) =>
      moreThan ? t('results.moreThan', { count: total }) : t('results.count', { count: total }),
    show: ({ total, moreThan }: Pick<Found, 'total' | 'moreThan'>) =>
      moreThan
        ? t('filters.showMoreThan', { count: total })
        : t('filters.showCount', { count: total }),
  };
}
