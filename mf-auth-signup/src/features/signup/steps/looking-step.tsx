import { Segmented } from '@afterglow/shared-ui/components/forms/segmented';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useFieldError } from '../field-error.ts';
import type { StepProps } from './step-props.ts';

export function LookingStep({ signup }: StepProps) {
  const { t } = useTranslation();
  const error = useFieldError(signup);
  const { draft, change } = signup;
  return (
    <>
      <Segmented
        name="gender"
        label={t('signup.gender')}
        value={draft.gender || null}
        onChange={(gender) => change({ gender })}
        error={error('gender')}
        options={[
          { value: 'male', label: t('signup.man') },
          { value: 'female', label: t('signup.woman') },
        ]}
      />
      <Segmented
        name="seeks"
        label={t('signup.seeking')}
        value={draft.seeks || null}
        onChange={(seeks) => change({ seeks })}
        error={error('seeks')}
        options={[
          { value: 'male', label: t('signup.men') },
          { value: 'female', label: t('signup.women') },
          { value: 'both', label: t('signup.both') },
        ]}
      />
    </>
  );
}
