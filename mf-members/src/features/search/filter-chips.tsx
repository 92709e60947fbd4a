import { useFormat } from '@afterglow/shared-state';
import { Chip } from '@afterglow/shared-ui/components/labels/chip';
import { neighbourInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { SlidersHorizontal } from 'lucide-react';
import type { Filters } from './filters.ts';
import styles from './search.module.scss';
import type { useFilters } from './use-filters.ts';
import { useRegions } from './use-regions.ts';

interface Props {
  chosen: ReturnType<typeof useFilters>;
  onOpen: () => void;
}

/** A row above the results under 992 px: opens the sheet, shows what is set, takes it away. */
export function FilterChips({ chosen, onOpen }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { filters, defaults, change } = chosen;
  const regions = useRegions(filters.country);
  const removeLabel = t('filters.remove');
  const hasAges = filters.minAge !== defaults.minAge || filters.maxAge !== defaults.maxAge;
  const regionName = regions.find(({ key }) => key === filters.region)?.name;
  const isElsewhere = filters.country !== defaults.country;
  const further: [boolean, string, Partial<Filters>][] = [
    [filters.realOnly, t('filters.realOnly'), { realOnly: false }],
    [
      filters.maxKm > 0,
      t('filters.within', { distance: format.distance(filters.maxKm) }),
      { maxKm: 0 },
    ],
    [filters.online, t('filters.online'), { online: false }],
    [filters.verified, t('filters.verified'), { verified: false }],
    [
      filters.interests.length > 0,
      t('filters.interestsWith', { count: filters.interests.length }),
      { interests: [] },
    ],
  ];
  const shown = further.filter(([isSet]) => isSet);
  const set = [hasAges, filters.region !== '', isElsewhere].filter(Boolean).length + shown.length;

  return (
    <div ref={neighbourInherits} className={`scroll-x ${styles.chips}`}>
      <Chip icon={SlidersHorizontal} selected={set > 0} onClick={onOpen}>
        {set > 0 ? t('filters.openWith', { count: set }) : t('filters.title')}
      </Chip>
      {hasAges && (
        <Chip
          removeLabel={removeLabel}
          onClick={() => change({ minAge: defaults.minAge, maxAge: defaults.maxAge })}
        >
          {t('filters.ages', { from: filters.minAge, to: filters.maxAge })}
        </Chip>
      )}
      {isElsewhere && (
        <Chip
          removeLabel={removeLabel}
          onClick={() => change({ country: defaults.country, region: '' })}
        >
          {format.country(filters.country)}
        </Chip>
      )}
      {filters.region && regionName && (
        <Chip removeLabel={removeLabel} onClick={() => change({ region: '' })}>
          {regionName}
        </Chip>
      )}
      {shown.map(([, label, without]) => (
        <Chip key={label} removeLabel={removeLabel} onClick={() => change(without)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}
