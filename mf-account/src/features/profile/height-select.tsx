import { useLanguage, useUnits } from '@afterglow/shared-state';
import { formatHeight } from '@afterglow/shared-state/height';
import { heightMaximum, heightMinimum } from '@afterglow/shared-state/limits';
import { Select } from '@afterglow/shared-ui/components/forms/select';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useProfileForm } from './profile-form.ts';

export function HeightSelect() {
  const { t } = useTranslation();
  const language = useLanguage((state) => state.current);
  const units = useUnits();
  const { values, change, errorOf } = useProfileForm();
  // Several centimetres read as the same inch: one line for them, and what was chosen stays chosen.
  const heights = new Map<string, number>();
  for (let height = heightMinimum; height <= heightMaximum; height += 1) {
    const label = formatHeight(height, language, units);
    if (!heights.has(label) || height === values.height) heights.set(label, height);
  }
  return (
    <Select
      label={t('fields.height')}
      placeholder={t('fields.notSaid')}
      options={[...heights].map(([label, height]) => ({ value: String(height), label }))}
      value={values.height ? String(values.height) : ''}
      onChange={(event) => change({ height: Number(event.target.value) || null })}
      error={errorOf('height')}
    />
  );
}
