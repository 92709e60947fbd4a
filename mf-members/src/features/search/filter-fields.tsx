import { useFormat, useSettings } from '@afterglow/shared-state';
import { Segmented } from '@afterglow/shared-ui/components/forms/segmented';
import { Select } from '@afterglow/shared-ui/components/forms/select';
import { Switch } from '@afterglow/shared-ui/components/forms/switch';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { AgeFilter } from './age-filter.tsx';
import type { Filters } from './filters.ts';
import { useRegions } from './use-regions.ts';

interface Props {
  filters: Filters;
  /** The reader looks for men and women, so there is a choice of both. */
  forBoth: boolean;
  onChange: (changed: Partial<Filters>) => void;
}

/** Everything the search can be narrowed by; each change counts at once. */
export function FilterFields({ filters, forBoth, onChange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const offered = useSettings((site) => site.countries);
  const regions = useRegions(filters.country);
  const countries = offered.includes(filters.country) ? offered : [filters.country, ...offered];

  return (
    <div className="col-x gap-4">
      <Segmented
        label={t('filters.showMe')}
        options={[
          { value: 'male', label: t('filters.men') },
          { value: 'female', label: t('filters.women') },
          ...(forBoth ? [{ value: 'all' as const, label: t('filters.everyone') }] : []),
        ]}
        value={filters.gender}
        onChange={(gender) => onChange({ gender })}
      />
      <AgeFilter filters={filters} onChange={onChange} />
      <Select
        label={t('filters.country')}
        options={countries.map((code) => ({ value: code, label: format.country(code) }))}
        value={filters.country}
        onChange={(event) => onChange({ country: event.target.value, region: '' })}
      />
      <Select
        label={t('filters.region')}
        placeholder={t('filters.allRegions')}
        options={regions.map(({ key, name }) => ({ value: key, label: name }))}
        value={filters.region}
        onChange={(event) => onChange({ region: event.target.value })}
      />
      <Switch
        label={t('filters.realOnly')}
        hint={t('filters.realOnlyHint')}
        checked={filters.realOnly}
        onChange={(event) => onChange({ realOnly: event.target.checked })}
      />
    </div>
  );
}
