import {
  regions as ofCountry,
  useCities,
  useData,
  useFormat,
  useGeolocation,
  useSettings,
} from '@afterglow/shared-state';
import { cityNameMaxLength } from '@afterglow/shared-state/limits';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { Select } from '@afterglow/shared-ui/components/forms/select';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { LocateFixed, MapPin } from 'lucide-react';
import { useId } from 'react';
import styles from './profile.module.scss';
import { ProfileCard } from './profile-card.tsx';
import { useProfileForm } from './profile-form.ts';
import { usePlace } from './use-place.ts';

const fields = ['country', 'region', 'city'] as const;

export function PlaceCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const listId = useId();
  const { flush, errorOf } = useProfileForm();
  const { place, chooseCountry, chooseRegion, typeCity, locate, locating, notFound } = usePlace();
  const countries = useSettings((settings) => settings.countries) ?? [place.country];
  const regions = useData(ofCountry, { country: place.country });
  const cities = useCities(place.country, place.region, place.city);
  const isDenied = useGeolocation((state) => state.permission === 'denied');
  const isIncomplete = !place.region || !place.city.trim();

  return (
    <ProfileCard title={t('place.title')} fields={fields} lead={t('place.lead')}>
      <div className={styles.two}>
        <Select
          label={t('fields.country')}
          autoComplete="country"
          value={place.country}
          onChange={(event) => chooseCountry(event.target.value)}
          options={countries.map((code) => ({ value: code, label: format.country(code) }))}
          error={errorOf('country')}
        />
        <Select
          label={t('fields.region')}
          autoComplete="address-level1"
          placeholder={t('place.chooseRegion')}
          value={place.region}
          onChange={(event) => chooseRegion(event.target.value)}
          options={(regions.data ?? []).map(({ key, name }) => ({ value: key, label: name }))}
          error={errorOf('region') ?? regions.error?.message}
        />
        <TextInput
          label={t('fields.city')}
          icon={MapPin}
          autoComplete="address-level2"
          list={listId}
          maxLength={cityNameMaxLength}
          value={place.city}
          onChange={(event) => typeCity(event.target.value)}
          onBlur={flush}
          hint={isIncomplete ? t('place.incomplete') : undefined}
          // What was refused was another place than the one being chosen.
          error={isIncomplete ? undefined : errorOf('city')}
        />
      </div>
      <datalist id={listId}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      <div>
        <Button variant="tonal" size="sm" icon={LocateFixed} loading={locating} onClick={locate}>
          {t('place.locate')}
        </Button>
      </div>
      {notFound && <Note kind="warn">{isDenied ? t('place.denied') : t('place.notFound')}</Note>}
    </ProfileCard>
  );
}
