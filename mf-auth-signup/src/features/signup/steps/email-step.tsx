import { paths } from '@afterglow/shared-state';
import { Checkbox } from '@afterglow/shared-ui/components/forms/checkbox';
import { FieldNote } from '@afterglow/shared-ui/components/forms/field';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { Trans, useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { Mail } from 'lucide-react';
import { useFieldError } from '../field-error.ts';
import type { StepProps } from './step-props.ts';

export function EmailStep({ signup }: StepProps) {
  const { t } = useTranslation();
  const error = useFieldError(signup);
  const { draft, change, check } = signup;
  return (
    <>
      <TextInput
        label={t('signup.email')}
        icon={Mail}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        placeholder={t('signup.emailPlaceholder')}
        value={draft.email}
        onChange={(event) => change({ email: event.target.value })}
        onBlur={() => check('email')}
        error={error('email')}
        hint={t('signup.emailHint')}
      />
      <Checkbox
        label={t('signup.consent')}
        checked={draft.consent}
        onChange={(event) => change({ consent: event.target.checked })}
        invalid={Boolean(error('consent'))}
        aria-describedby="consent-problem"
      />
      <FieldNote id="consent-problem" error={error('consent')} />
      <p className="xs mut">
        <Trans
          i18nKey="signup.terms"
          components={{
            terms: <Link to={paths.page('terms')} target="_blank" />,
            privacy: <Link to={paths.page('privacy')} target="_blank" />,
          }}
        />
      </p>
    </>
  );
}
