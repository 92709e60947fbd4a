import { toast, units, useUnits } from '@afterglow/shared-state';
import { Segmented } from '@afterglow/shared-ui/components/forms/segmented';
import { useTranslation } from '@afterglow/shared-ui/i18n';

type Units = ReturnType<typeof useUnits>;

/** Kilometres or miles, kept for the member: the same on every device. */
export function UnitsRow() {
  const { t } = useTranslation();

  async function choose(chosen: Units): Promise<void> {
    try {
      await units.choose(chosen);
    } catch (error) {
      const text = error instanceof Error ? error.message : '';
      toast({ kind: 'error', title: t('settings.unitsFailed'), text });
    }
  }

  return (
    <Segmented
      label={t('settings.units')}
      value={useUnits()}
      onChange={(chosen) => void choose(chosen)}
      options={[
        { value: 'km', label: t('settings.km') },
        { value: 'mi', label: t('settings.mi') },
      ]}
    />
  );
}
