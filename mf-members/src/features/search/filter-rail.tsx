import { Button } from '@afterglow/shared-ui/components/actions/button';
import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { FilterFields } from './filter-fields.tsx';
import styles from './search.module.scss';
import type { useFilters } from './use-filters.ts';

/** The filters beside the results, from 992 px. */
export function FilterRail(chosen: ReturnType<typeof useFilters>) {
  const { filters, defaults, change, clear, isChanged } = chosen;
  const { t } = useTranslation();
  return (
    <section
      ref={neighbourInherits}
      className={`card-x ${styles.rail}`}
      aria-label={t('filters.title')}
    >
      <FilterFields filters={filters} forBoth={defaults.gender === 'all'} onChange={change} />
      {isChanged && (
        <Button variant="tonal" block className="mt-4" onClick={clear}>
          {t('filters.clear')}
        </Button>
      )}
    </section>
  );
}
