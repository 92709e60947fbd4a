import { Button } from '@afterglow/shared-ui/components/button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { FilterFields } from './filter-fields.tsx';
import styles from './search.module.scss';
import type { useFilters } from './use-filters.ts';

/** The filters beside the results, from 992 px. */
export function FilterRail({ filters, change, clear, isChanged }: ReturnType<typeof useFilters>) {
  const { t } = useTranslation('mf-members');
  return (
    <section className={`card-x ${styles.rail}`} aria-label={t('filters.title')}>
      <FilterFields filters={filters} onChange={change} />
      {isChanged && (
        <Button variant="tonal" block className="mt-4" onClick={clear}>
          {t('filters.clear')}
        </Button>
      )}
    </section>
  );
}
