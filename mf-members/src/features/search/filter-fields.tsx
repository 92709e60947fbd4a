import { useFormat, useSession, useSettings } from '@afterglow/shared-state';
import { Segmented } from '@afterglow/shared-ui/components/forms/segmented';
import { Select } from '@afterglow/shared-ui/components/forms/select';
import { Switch } from '@afterglow/shared-ui/components/forms/switch';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { AgeFilter } from './age-filter.tsx';
import { distances, type Filters } from './filters.ts';
import { InterestFilter } from './interest-filter.tsx';
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

  const isMember = useSession((state) => state.user !== null);
  const fields = useSettings((site) => site.search_fields);
  const has = (field: string) => fields.includes(field);

  return (
    <div className="col-x gap-4">
      {has('gender') && (
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
      )}
      {has('min_age') && has('max_age') && <AgeFilter filters={filters} onChange={onChange} />}
      {isMember && has('distance') && (
        <Select
          label={t('filters.distance')}
          placeholder={t('filters.anywhere')}
          options={distances.map((km) => ({
            value: String(km),
            label: t('filters.within', { distance: format.distance(km) }),
          }))}
          value={filters.maxKm || ''}
          onChange={(event) => onChange({ maxKm: Number(event.target.value) })}
        />
      )}
      {has('country') && (
        <Select
          label={t('filters.country')}
          options={countries.map((code) => ({ value: code, label: format.country(code) }))}
          value={filters.country}
          onChange={(event) => onChange({ country: event.target.value, region: '' })}
        />
      )}
      {has('region') && (
        <Select
          label={t('filters.region')}
          placeholder={t('filters.allRegions')}
          options={regions.map(({ key, name }) => ({ value: key, label: name }))}
          value={filters.region}
          onChange={(event) => onChange({ region: event.target.value })}
        />
      )}
      {isMember && has('interests') && (
        <InterestFilter
          chosen={filters.interests}
          onChange={(interests) => onChange({ interests })}
        />
      )}
      {has('online') && (
        <Switch
          label={t('filters.online')}
          checked={filters.online}
          onChange={(event) => onChange({ online: event.target.checked })}
        />
      )}
      {has('verified') && (
        <Switch
          label={t('filters.verified')}
          hint={t('filters.verifiedHint')}
          checked={filters.verified}
          onChange={(event) => onChange({ verified: event.target.checked })}
        />
      )}
      <Switch
        label={t('filters.realOnly')}
        hint={t('filters.realOnlyHint')}
        checked={filters.realOnly}
        onChange={(event) => onChange({ realOnly: event.target.checked })}
      />
      {isMember && has('distance') && (
        <Segmented
          label={t('filters.sort')}
          options={[
            { value: 'near', label: t('filters.nearest') },
            { value: 'recent', label: t('filters.recent') },
          ]}
          value={filters.sort}
          onChange={(sort) => onChange({ sort })}
        />
      )}
    </div>
  );
}
