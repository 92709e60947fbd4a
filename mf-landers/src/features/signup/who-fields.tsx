import type { Gender, Seeks } from '@afterglow/shared-state';
import { Segmented } from '@afterglow/shared-ui/components/forms/segmented';
import { useTranslation } from '@afterglow/shared-ui/i18n';

interface Props<Value> {
  value: Value | null;
  onChange: (value: Value) => void;
}

export function GenderField({ value, onChange }: Props<Gender>) {
  const { t } = useTranslation();
  return (
    <Segmented
      name="gender"
      label={t('teaser.iAm')}
      options={[
        { value: 'male', label: t('teaser.man') },
        { value: 'female', label: t('teaser.woman') },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

export function SeeksField({ value, onChange }: Props<Seeks>) {
  const { t } = useTranslation();
  return (
    <Segmented
      name="seeks"
      label={t('teaser.toMeet')}
      options={[
        { value: 'male', label: t('teaser.men') },
        { value: 'female', label: t('teaser.women') },
        { value: 'both', label: t('teaser.both') },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
