import { units, useUnits } from '@afterglow/shared-state';
import { Segmented } from '@afterglow/shared-ui/components/forms/segmented';
import { useTranslation } from '@afterglow/shared-ui/i18n';

export function UnitsRow() {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('settings.units')}
      value={useUnits()}
      onChange={units.choose}
      options={[
        { value: 'km', label: t('settings.km') },
        { value: 'mi', label: t('settings.mi') },
      ]}
    />
  );
}
