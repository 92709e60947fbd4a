import { paths } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { NoteAction } from '@afterglow/shared-ui/components/feedback/note-action';
import { Checkbox } from '@afterglow/shared-ui/components/forms/checkbox';
import { FieldNote } from '@afterglow/shared-ui/components/forms/field';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { Trans, useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useFieldError } from '../field-error.ts';
import type { StepProps } from './step-props.ts';

export function EmailStep({ signup }: StepProps) {
  const { t } = useTranslation();
  const error = useFieldError(signup);
  const { draft, change, check } = signup;
  const [changes, setChanges] = useState(false);
  // The refusal goes with the first key; the field must not.
  if (!changes && error('email') !== undefined) setChanges(true);
  const asks = changes || !signup.knowsEmail;
  return (
    <>
      {!asks && (
        <Note
          icon={Mail}
          action={
            <NoteAction onClick={() => setChanges(true)}>{t('signup.emailChange')}</NoteAction>
          }
        >
          {t('signup.emailKnown')} <b>{draft.email}</b>
        </Note>
      )}
      {asks && (
        <TextInput
          label={t('signup.email')}
          icon={Mail}
          type="email"
          name="email"
          // What one logs in with; beside the password below, managers keep both as one.
          autoComplete="username"
          inputMode="email"
          // What was pressed for it is gone.
          autoFocus={changes}
          placeholder={t('signup.emailPlaceholder')}
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
          onBlur={() => check('email')}
          error={error('email')}
          hint={t('signup.emailHint')}
        />
      )}
      <input hidden readOnly type="password" autoComplete="new-password" value={draft.password} />
      <div className="fld">
        <Checkbox
          label={t('signup.consent')}
          checked={draft.consent}
          onChange={(event) => change({ consent: event.target.checked })}
          invalid={Boolean(error('consent'))}
          aria-describedby="consent-problem"
        />
        <FieldNote id="consent-problem" error={error('consent')} />
      </div>
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
