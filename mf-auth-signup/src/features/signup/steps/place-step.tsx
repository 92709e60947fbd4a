import {
  regions as ofCountry,
  useCities,
  useData,
  useFormat,
  useSettings,
} from '@afterglow/shared-state';
import { cityNameMaxLength } from '@afterglow/shared-state/limits';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { Select } from '@afterglow/shared-ui/components/forms/select';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MapPin } from 'lucide-react';
import { useFieldError } from '../field-error.ts';
import type { StepProps } from './step-props.ts';

export function PlaceStep({ signup }: StepProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const error = useFieldError(signup);
  const { draft, change } = signup;
  const countries = useSettings((settings) => settings.countries);
  const regions = useData(ofCountry, { country: draft.country });
  const cities = useCities(draft.country, draft.region, draft.city);
  return (
    <>
      <Select
        label={t('signup.country')}
        autoComplete="country"
        value={draft.country}
        onChange={(event) => change({ country: event.target.value, region: '', city: '' })}
        error={error('country')}
        options={countries.map((code) => ({ value: code, label: format.country(code) }))}
      />
      <Select
        label={t('signup.region')}
        autoComplete="address-level1"
        placeholder={t('signup.regionPlaceholder')}
        value={draft.region}
        onChange={(event) => change({ region: event.target.value, city: '' })}
        error={error('region')}
        options={(regions.data ?? []).map(({ key, name }) => ({ value: key, label: name }))}
      />
      <TextInput
        label={t('signup.city')}
        icon={MapPin}
        autoComplete="address-level2"
        list="signup-cities"
        maxLength={cityNameMaxLength}
        value={draft.city}
        onChange={(event) => change({ city: event.target.value })}
        error={error('city')}
        hint={t('signup.cityHint')}
      />
      <datalist id="signup-cities">
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      {regions.error && (
        <Note kind="err" action={<NoteAction onClick={regions.reload}>{t('retry')}</NoteAction>}>
          {regions.error.message}
        </Note>
      )}
    </>
  );
}
