import type { OwnProfile } from '@afterglow/shared-state';
import { Segmented } from '@afterglow/shared-ui/components/forms/segmented';
import { useTranslation } from '@afterglow/shared-ui/i18n';

type Seeks = OwnProfile['seeks'];

interface Props {
  value: Seeks;
  onChange: (value: NonNullable<Seeks>) => void;
  error: string | undefined;
}

/** Whom one would like to meet. */
export function SeeksChoice(props: Props) {
  const { t } = useTranslation();
  return (
    <Segmented
      {...props}
      label={t('fields.seeks')}
      options={[
        { value: 'male', label: t('choices.seeks.male') },
        { value: 'female', label: t('choices.seeks.female') },
        { value: 'both', label: t('choices.seeks.both') },
      ]}
    />
  );
}
