import { Select } from '@afterglow/shared-ui/components/forms/select';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type ChoiceField, choices } from './choices.ts';
import { useProfileForm } from './profile-form.ts';

interface Props {
  field: ChoiceField;
  /** Without this the member may also choose not to say. */
  required?: boolean;
}

export function ChoiceSelect({ field, required }: Props) {
  const { t } = useTranslation();
  const { values, change, errorOf } = useProfileForm();
  const options = choices[field].map((key) => ({
    value: key,
    // Every key of every field has its name in the texts.
    label: t(`choices.${field}.${key}` as 'choices.tattoos.one'),
  }));
  return (
    <Select
      label={t(`fields.${field}`)}
      {...(!required && { placeholder: t('fields.notSaid') })}
      options={options}
      value={values[field] ?? ''}
      onChange={(event) => change({ [field]: event.target.value || null })}
      error={errorOf(field)}
    />
  );
}
