import { useFormat } from '@afterglow/shared-state';
import { Chip } from '@afterglow/shared-ui/components/labels/chip';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { Filters } from './filters.ts';
import type { Looser } from './found.ts';
import styles from './search.module.scss';
import type { useFilters } from './use-filters.ts';

interface Props {
  looser: readonly Looser[];
  chosen: ReturnType<typeof useFilters>;
}

/** Few or nobody found is no dead end: which filter to let go of, and how many that adds. */
export function Loosen({ looser, chosen }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { defaults, change } = chosen;
  const { minAge, maxAge } = defaults;
  const without: Record<Looser['filter'], Partial<Filters>> = {
    age: { minAge, maxAge },
    region: { region: '' },
    interests: { interests: [] },
    max_km: { maxKm: 0 },
    online: { online: false },
    verified: { verified: false },
    real_only: { realOnly: false },
  };
  if (looser.length === 0) return null;
  return (
    <section className={styles.loosen} aria-labelledby="looser-searches">
      <h2 id="looser-searches" className="h3 mb-2">
        {t('loosen.title')}
      </h2>
      <div className="chips">
        {looser.map(({ filter, more }) => (
          <Chip key={filter} onClick={() => change(without[filter])}>
            {t(`loosen.${filter}`)} <b>{t('loosen.more', { number: format.number(more) })}</b>
          </Chip>
        ))}
      </div>
    </section>
  );
}
