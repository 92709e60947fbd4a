import { TextArea } from '@afterglow/shared-ui/components/forms/text-area';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useFieldError } from '../field-error.ts';
import type { StepProps } from './step-props.ts';

/** Enough for a few sentences; the profile has room for more later. */
const maxLength = 500;

export function AboutStep({ signup }: StepProps) {
  const { t } = useTranslation();
  const error = useFieldError(signup);
  return (
    <TextArea
      label={t('signup.message')}
      optional={t('signup.optional')}
      rows={5}
      maxLength={maxLength}
      value={signup.draft.signup_message}
      onChange={(event) => signup.change({ signup_message: event.target.value })}
      placeholder={t('signup.messagePlaceholder')}
      formatCount={(count, max) => `${count} / ${max}`}
      error={error('signup_message')}
    />
  );
}
