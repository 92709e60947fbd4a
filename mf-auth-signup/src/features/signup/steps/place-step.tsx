import { regions, settings, useFormat, useLookup } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/note';
import { Select } from '@afterglow/shared-ui/components/select';
import { TextInput } from '@afterglow/shared-ui/components/text-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MapPin } from 'lucide-react';
import { useFieldError } from '../field-error.ts';
import type { StepProps } from './step-props.ts';

export function PlaceStep({ signup }: StepProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const error = useFieldError(signup);
  const known = useLookup(regions);
  const { draft, change } = signup;
  const countries = Object.keys(known.data ?? { [settings.country()]: [] });
  const ofCountry = known.data?.[draft.country] ?? [];
  return (
    <>
      <Select
        label={t('signup.country')}
        autoComplete="country"
        value={draft.country}
        onChange={(event) => change({ country: event.target.value, region: '', city: '' })}
        options={countries.map((code) => ({ value: code, label: format.country(code) }))}
      />
      <Select
        label={t('signup.region')}
        autoComplete="address-level1"
        placeholder={t('signup.regionPlaceholder')}
        value={draft.region}
        onChange={(event) => change({ region: event.target.value, city: '' })}
        error={error('region')}
        options={ofCountry.map((region) => ({ value: region.key, label: region.name }))}
      />
      <TextInput
        label={t('signup.city')}
        optional={t('signup.optional')}
        icon={MapPin}
        autoComplete="address-level2"
        maxLength={80}
        value={draft.city}
        onChange={(event) => change({ city: event.target.value })}
        error={error('city')}
        hint={t('signup.cityHint')}
      />
      {known.error && (
        <Note
          kind="err"
          action={
            <button type="button" className="note-action" onClick={known.retry}>
              {t('retry')}
            </button>
          }
        >
          {known.error.message}
        </Note>
      )}
    </>
  );
}
