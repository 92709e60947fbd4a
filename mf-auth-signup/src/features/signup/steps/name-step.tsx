import { settings, useLanguage, useSettings } from '@afterglow/shared-state';
import { nameMaxLength, newPasswordMinLength } from '@afterglow/shared-state/limits';
import { DateOfBirth } from '@afterglow/shared-ui/components/forms/date-of-birth';
import { PasswordInput } from '@afterglow/shared-ui/components/forms/password-input';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { BirthPopup } from '../birth-popup.tsx';
import { useFieldError } from '../field-error.ts';
import { minAge } from '../validate.ts';
import type { StepProps } from './step-props.ts';

export function NameStep({ signup }: StepProps) {
  const { t } = useTranslation();
  const language = useLanguage((state) => state.current);
  const country = useSettings(settings.country);
  const error = useFieldError(signup);
  const { draft, change, check } = signup;
  return (
    <>
      <TextInput
        label={t('signup.name')}
        name="nickname"
        autoComplete="nickname"
        maxLength={nameMaxLength}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
        onBlur={() => check('name')}
        error={error('name')}
      />
      <DateOfBirth
        label={t('signup.birth')}
        // One language writes its dates in several orders.
        locale={country ? `${language}-${country}` : language}
        // Younger people can say so and are told why not, instead of looking for their year.
        minAge={minAge() - 3}
        value={draft.date_of_birth}
        onChange={(date_of_birth) => change({ date_of_birth })}
        partLabels={{ day: t('signup.day'), month: t('signup.month'), year: t('signup.year') }}
        onBlur={() => check('date_of_birth')}
        hint={t('signup.birthHint', { minAge: minAge() })}
        error={error('date_of_birth')}
      />
      <BirthPopup signup={signup} />
      {/* Or password managers would keep the profile name as what one logs in with. */}
      <input hidden readOnly type="email" autoComplete="username" value={draft.email} />
      <PasswordInput
        label={t('signup.password')}
        name="password"
        autoComplete="new-password"
        showLabel={t('password.show')}
        hideLabelText={t('password.hide')}
        value={draft.password}
        onChange={(event) => change({ password: event.target.value })}
        onBlur={() => check('password')}
        hint={t('signup.passwordHint', { minPasswordLength: newPasswordMinLength })}
        error={error('password')}
      />
    </>
  );
}
